import { expect, test } from "vitest";
import { changeIn, errorIn, lossIn, numberIn, valueIn } from "./inUnit";

const plain = (said: string) => said.replace(/\u00a0/g, " ");

test.each([
  ["wins", ["25%", "+25 %", "−25 %", "± 25", "25%"]],
  ["points", ["3", "+3", "−3", "± 3", "0.3"]],
] as const)("a value, a change, what was given away and a standard error, in %s", (unit, said) => {
  const gain = { win: 0.25, points: 3 };
  expect([valueIn(unit, gain), changeIn(unit, gain), lossIn(unit, gain), errorIn(unit, gain), numberIn(unit, unit === "wins" ? 0.25 : 0.3)].map(plain)).toEqual(said);
});

test.each([["wins", "0 %"], ["points", "0"]] as const)("no change has no sign, nor has what is rounded to none, in %s", (unit, said) => {
  for (const gain of [{ win: 0, points: 0 }, { win: 0.0004, points: 0.04 }, { win: -0.0004, points: -0.04 }]) {
    expect([changeIn(unit, gain), lossIn(unit, gain)].map(plain)).toEqual([said, said]);
  }
});

test("what was given away has tenths only where there are few points", () => {
  expect([1.409, 0.1, 0.0994, -0.005].map((win) => plain(lossIn("wins", { win, points: 0 })))).toEqual(["−141 %", "−10 %", "−9.9 %", "+0.5 %"]);
});
