import { describe, expect, test } from "vitest";
import type { GameEvent } from "../protocol/types";
import { event, push, step } from "../testing/game";
import { goesOn, taken } from "./combinePushes";

const one = (seq: number, happened: GameEvent, seat = 1) => push([step(seq, { seat, events: [happened] })]);
const load = (seq: number, item: string, ship = 2, seat = 1) => one(seq, event("loaded", seat, { item, ship }), seat);

describe("what waits to be shown", () => {
  test("a hold filled crate by crate is one thing to show", () => {
    const queue = [load(1, "crate"), load(2, "coin"), load(3, "crate"), one(4, event("sailed", 1, { square: 4 }))];
    const shown = taken(queue, [0]);
    expect(shown?.steps.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(shown?.seq).toBe(3);
    expect(queue).toHaveLength(1);
  });

  test("another ship, another seat, another turn are other things", () => {
    const turn = push([step(3, { seat: 1, turn: 1, events: [event("loaded", 1, { item: "crate", ship: 2 })] })]);
    for (const next of [load(2, "crate", 3), load(2, "crate", 2, 3), turn]) {
      expect(taken([load(1, "crate"), next], [0])?.steps).toHaveLength(1);
    }
  });

  test("moves of this device are not gathered", () => {
    const queue = [load(1, "crate", 2, 0), load(2, "crate", 2, 0)];
    expect(taken(queue, [0])?.steps).toHaveLength(1);
    expect(queue).toHaveLength(1);
  });

  test("what brings about nothing stays by itself", () => {
    const nothing = (seq: number) => push([step(seq, { seat: 1 })]);
    expect(taken([nothing(1), nothing(2)], [0])?.steps).toHaveLength(1);
    expect(taken([], [0])).toBeUndefined();
  });
});

test("a ship that only sails on goes on, one that wakes a pirate does not", () => {
  const sail = (seq: number, square: number, more = {}) => one(seq, event("sailed", 1, { ship: 2, square, ...more }));
  expect(goesOn(sail(1, 4), sail(2, 5))).toBe(true);
  expect(goesOn(sail(1, 4), sail(2, 5, { pirate: "big" }))).toBe(false);
  expect(goesOn(sail(1, 4), load(2, "crate"))).toBe(false);
});
