import { describe, expect, test, vi } from "vitest";
import type { MoveValue } from "../protocol/types";
import { move } from "../testing/game";
import { follow, LABEL, labels, marked, markOf, planOf, wayOf } from "./marks";
import type { Point } from "./marks";

const value = (name: string, line: string[] = [name]): MoveValue => {
  return { ...move(name), win: 0.5, points: 40, visits: 9, line, line_moves: line.map((each) => move(each)) };
};

describe("labels of marked places", () => {
  const box = { x0: -1, y0: -1, x1: 13, y1: 13 };
  const fits = ({ x, y }: Point) => x - LABEL.x >= box.x0 && x + LABEL.x <= box.x1 && y - LABEL.y >= box.y0 && y + LABEL.y <= box.y1;

  test("stand above their places where there is room", () => {
    expect(labels([{ x: 6, y: 6 }], box)).toEqual([{ x: 6, y: 4.95 }]);
  });

  test("stay on the board at every edge and corner", () => {
    for (const place of [{ x: 0, y: 0 }, { x: 12, y: 0 }, { x: 0, y: 12 }, { x: 12, y: 12 }, { x: 0, y: 6 }]) {
      expect(labels([place], box).every(fits), JSON.stringify(place)).toBe(true);
    }
  });

  test("hide no other label and no marked place, however close those are", () => {
    const places = [{ x: 6, y: 6 }, { x: 7, y: 6 }, { x: 6, y: 7 }];
    const found = labels(places, box);
    for (const [i, a] of found.entries()) {
      expect(fits(a)).toBe(true);
      for (const b of found.slice(i + 1)) expect(Math.abs(a.x - b.x) >= 2 * LABEL.x || Math.abs(a.y - b.y) >= 2 * LABEL.y).toBe(true);
      for (const place of places) expect(Math.abs(a.x - place.x) >= LABEL.x || Math.abs(a.y - place.y) >= LABEL.y).toBe(true);
    }
  });
});

describe("a click on a mark", () => {
  const courses = [
    { parent: -1, move: "a" },
    { parent: 0, move: "b" },
    { parent: -1, move: "b" },
  ];

  test("goes as far as the bot's line is one way of the tree", () => {
    expect(wayOf(["a", "b", "c"], courses)).toEqual(["a", "b"]);
    expect(wayOf(["b", "a"], courses)).toEqual(["b"]);
    expect(wayOf(["end", "a"], courses)).toEqual(["end"]);
  });

  test("plays the way, the move, or in a replay nothing", () => {
    const shown = { play: vi.fn(), playSequence: vi.fn() };
    follow(shown, marked(1, value("a"), ["a", "b"]));
    expect(shown.playSequence).toHaveBeenCalledWith(["a", "b"]);
    follow(shown, marked(1, value("a"), ["a"]));
    expect(shown.play.mock.calls[0]?.[0]).toMatchObject({ move: "a" });
    follow(shown, marked(1, value("a"), []));
    expect(shown.play).toHaveBeenCalledTimes(1);
    expect(shown.playSequence).toHaveBeenCalledTimes(1);
  });
});

test("a plan leaves out what the click plays, and counts what comes several times in a row", () => {
  const mark = marked(1, value("a", ["a", "b", "b", "c", "b"]), ["a"]);
  expect(planOf(mark, ({ move }) => move)).toEqual(["b × 2", "c", "b"]);
  expect(markOf([mark], "a")).toBe(mark);
  expect(markOf([mark], "b")).toBeUndefined();
});
