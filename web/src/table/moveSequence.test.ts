import { expect, test } from "vitest";
import { move, position } from "../testing/game";
import { goesOn, lastWay, withWay } from "./moveSequence";

test("a way goes on while its next move is legal and nothing was revealed", () => {
  const now = position({ deciding: 1, decision: 5, undo_floor: 3, legal: [move("sail N")] });
  expect(goesOn(now, 1, "sail N")).toBe(true);
  expect(goesOn(now, 1, "sail S")).toBe(false);
  expect(goesOn(now, 1, undefined)).toBe(false);
  expect(goesOn(now, 0, "sail N")).toBe(false);
  expect(goesOn({ ...now, undo_floor: 5 }, 1, "sail N")).toBe(false);
});

test("a way is taken back as a whole, unless something was revealed on it", () => {
  const ways = withWay([], { from: 2, to: 5 });
  expect(lastWay(ways, { decision: 5, undo_floor: 0 })).toEqual({ from: 2, to: 5 });
  expect(lastWay(ways, { decision: 6, undo_floor: 0 })).toBeUndefined();
  expect(lastWay(ways, { decision: 5, undo_floor: 3 })).toBeUndefined();
});

test("a way of one move is none, and a new way forgets those that were taken back", () => {
  expect(withWay([], { from: 2, to: 3 })).toEqual([]);
  const ways = [{ from: 0, to: 3 }, { from: 3, to: 6 }];
  expect(withWay(ways, { from: 3, to: 5 })).toEqual([{ from: 0, to: 3 }, { from: 3, to: 5 }]);
});
