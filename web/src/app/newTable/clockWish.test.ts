import { expect, test } from "vitest";
import { noClock, paceOf } from "./clockWish";

const alone = [{ who: "here", name: "Ada" }, { who: "link", name: "" }];

test("a clock is asked for in seconds, however it was chosen", () => {
  const wish = noClock("helmsman");
  expect(paceOf(wish, alone)).toBeNull();
  expect(paceOf({ ...wish, name: "quick" }, alone)).toEqual({ kind: "live", bank: 600, credit: 20, cap: null, out: "bot", bot: "helmsman", nights: false });
  expect(paceOf({ ...wish, name: "own" }, alone)).toMatchObject({ kind: "live", bank: 900, credit: 15, cap: null });
  const days = { kind: "days" as const, bank: 1.5, credit: 12, cap: 4 };
  expect(paceOf({ ...wish, name: "own", own: days }, alone)).toMatchObject({ bank: 129_600, credit: 43_200, cap: 345_600, nights: true });
  expect(paceOf({ ...wish, name: "days", nights: false }, alone)).toMatchObject({ kind: "days", nights: false });
});

test("people who share a device ask for none, whatever was chosen before they sat down", () => {
  const shared = alone.map((each) => ({ ...each, who: "here" }));
  expect(paceOf({ ...noClock(""), name: "quick" }, shared)).toBeNull();
});
