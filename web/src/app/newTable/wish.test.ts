import { expect, test } from "vitest";
import { texts } from "../../ui/i18n.svelte";
import { seatOf, swapped } from "./wish";

test("captains change places with their neighbours", () => {
  const named = (text: string) => [...text].map((name) => ({ who: "here", name }));
  const order = (text: string, seat: number) => swapped(named(text), seat).map(({ name }) => name).join("");
  expect([order("abcd", 0), order("abcd", 2), order("ab", 0)]).toEqual(["bacd", "abdc", "ba"]);
});

test("a captain without a name gets one, and one elsewhere is waited for", () => {
  texts.language = "en";
  expect(seatOf({ who: "here", name: " Ada " }, 0)).toEqual({ kind: "human", name: "Ada", elsewhere: false });
  expect(seatOf({ who: "link", name: "" }, 1)).toEqual({ kind: "human", name: "Player 2", elsewhere: true });
  expect(seatOf({ who: "admiral", name: "" }, 2)).toEqual({ kind: "bot", name: "Leonor", bot: "admiral" });
});
