import { expect, test } from "vitest";
import type { Described } from "../protocol/types";
import { move } from "../testing/game";
import { Menu } from "./movesMenu.svelte";
import { level, MOST } from "./moveTree";
import type { Entry } from "./moveTree";

const click = (key: string, value: unknown = 0) => ({ key, args: { value } });
const moves = (count: number, group = (_: number): Described["group"] => []) =>
  Array.from({ length: count }, (_, i) => move(`m${i}`, { group: group(i) }));

const leaves = (entries: Entry[]): string[] =>
  entries.flatMap((entry) => (entry.kind === "leaf" ? [entry.move.move] : leaves(entry.entries)));

const widest = (entries: Entry[]): number =>
  Math.max(entries.length, ...entries.map((entry) => (entry.kind === "group" ? widest(entry.entries) : 0)));

test("every move is reached, and no level has more than thirty buttons", () => {
  for (const count of [1, MOST, MOST + 1, 61, 2000]) {
    const tree = level(moves(count), 0);
    expect(leaves(tree)).toHaveLength(count);
    expect(widest(tree)).toBeLessThanOrEqual(MOST);
  }
  const grouped = level(moves(500, (i) => [click("ship", i % 2), click("square", i % 40)]), 0);
  expect(new Set(leaves(grouped)).size).toBe(500);
  expect(widest(grouped)).toBeLessThanOrEqual(MOST);
});

test("parts of a level that is too long are of equal size", () => {
  const parts = level(moves(31), 0).map((entry) => (entry.kind === "group" ? entry.moves.length : 0));
  expect(parts).toEqual([16, 15]);
});

test("a click that leads to one move only is that move", () => {
  const tree = level([move("a", { group: [click("ship", 1)] }), move("b", { group: [click("ship", 2)] })], 0);
  expect(tree.map(({ kind }) => kind)).toEqual(["leaf", "leaf"]);
});

test("a menu stays where somebody is when the moves change, as far as that place still exists", () => {
  let now = moves(4, (i) => [click("ship", i % 2)]);
  const menu = new Menu(() => now);
  const first = menu.place.entries[0];
  if (first?.kind !== "group") throw new Error("no group");
  menu.open(first);
  expect(leaves(menu.place.entries)).toEqual(["m0", "m2"]);
  expect(menu.chosen("ship", "value")).toBe(0);
  now = [...now];
  menu.back(0);
  expect(menu.place.trail).toEqual([]);
  menu.openPart("ship", "value", 1);
  expect(leaves(menu.place.entries)).toEqual(["m1", "m3"]);
  menu.openPart("ship", "value", 7);
  expect(menu.place.trail).toEqual([]);
});

test("a level with one group only is walked through", () => {
  const menu = new Menu(() => moves(3, () => [click("tile")]));
  expect(menu.place.trail).toHaveLength(1);
  expect(leaves(menu.place.entries)).toEqual(["m0", "m1", "m2"]);
});
