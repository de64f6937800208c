import { beforeEach, expect, test } from "vitest";
import type { MyTable } from "../../protocol/types";
import { choose, climbed, expects, rungOf, settle } from "./ladder";

const STRENGTHS = ["deckhand", "helmsman", "navigator"];

beforeEach(() => {
  localStorage.clear();
});

/** Where a row of games leads: w is won, l lost. */
const after = (games: string, strength: string) =>
  [...games].reduce((rung, game) => climbed(rung, game === "w", STRENGTHS), { strength, row: 0, open: [] as string[] }).strength;

test.each([
  ["w", "deckhand", "deckhand"],
  ["ww", "deckhand", "helmsman"],
  ["wlw", "deckhand", "deckhand"],
  ["wwww", "deckhand", "navigator"],
  ["wwww", "navigator", "navigator"],
  ["lwll", "helmsman", "deckhand"],
  ["wwlw", "deckhand", "helmsman"],
  ["ll", "deckhand", "deckhand"],
])("after %s from %s come bots of strength %s", (games, from, to) => {
  expect(after(games, from)).toBe(to);
});

const table = (name: string, place: number, updated: string) =>
  ({ table: name, you: [0], updated, result: place ? { places: [place, 3 - place], points: [], rule: "" } : null }) as unknown as MyTable;

test("a game that a limit ended is not won", () => {
  expects("amerigo", STRENGTHS, "c");
  const cut = table("c", 1, "1");
  settle("amerigo", STRENGTHS, [{ ...cut, result: { places: [1, 1], points: [], rule: "", cut: true } }]);
  expect(rungOf("amerigo", STRENGTHS).row).toBe(-1);
});

test("a game begins with the weakest, and counts once, when it is over", () => {
  expect(rungOf("amerigo", STRENGTHS).strength).toBe("deckhand");
  expects("amerigo", STRENGTHS, "a");
  expects("amerigo", STRENGTHS, "b");
  settle("amerigo", STRENGTHS, [table("a", 1, "1"), table("b", 0, "2"), table("another", 1, "3")]);
  expect(rungOf("amerigo", STRENGTHS)).toEqual({ strength: "deckhand", row: 1, open: ["b"] });
  settle("amerigo", STRENGTHS, [table("a", 1, "1"), table("b", 1, "2")]);
  expect(rungOf("amerigo", STRENGTHS)).toEqual({ strength: "helmsman", row: 0, open: [] });
  expect(rungOf("another game", STRENGTHS).strength).toBe("deckhand");
});

test("games count in the order in which they ended", () => {
  for (const name of ["a", "b", "c"]) expects("amerigo", STRENGTHS, name);
  settle("amerigo", STRENGTHS, [table("c", 2, "3"), table("b", 1, "2"), table("a", 1, "1")]);
  expect(rungOf("amerigo", STRENGTHS)).toMatchObject({ strength: "helmsman", row: -1 });
});

test("what somebody chooses holds, and a strength that is gone gives way to the weakest", () => {
  choose("amerigo", STRENGTHS, "navigator");
  expect(rungOf("amerigo", STRENGTHS).strength).toBe("navigator");
  expect(rungOf("amerigo", ["deckhand"]).strength).toBe("deckhand");
});
