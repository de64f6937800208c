import { expect, test } from "vitest";
import { placed } from "./names";

const game = { seats: [4, 2, 7], table: "t", late: [] };

test("a game that is over lists the best first, and who was missing last", () => {
  expect(placed({ ...game, places: [2, 0, 1] }).map(({ number }) => number)).toEqual([7, 4, 2]);
});

test("a game that is played lists its people by seat", () => {
  expect(placed({ ...game, places: null })).toEqual([
    { number: 4, place: null },
    { number: 2, place: null },
    { number: 7, place: null },
  ]);
});
