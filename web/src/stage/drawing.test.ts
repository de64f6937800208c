/** Outlines of land, and what can be tapped on a board. */

import { describe, expect, test } from "vitest";
import { coastPath, outline, tilePath } from "./coast";
import { sourcesOf, spot, thing, thingsAt } from "./things";

/** The area within loops of corners with the inside on the right: holes count against it. */
const area = (loops: { x: number; y: number }[][]) =>
  loops.reduce((sum, loop) => sum + loop.reduce((part, a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a;
    return part + (a.x * b.y - b.x * a.y) / 2;
  }, 0), 0);

describe("the outline of squares", () => {
  test("encloses them, and leaves out a lake", () => {
    expect(area(outline([0], 5))).toBe(1);
    expect(area(outline([0, 1, 5, 6, 7], 5))).toBe(5);
    const ring = [0, 1, 2, 5, 7, 10, 11, 12];
    expect(outline(ring, 5)).toHaveLength(2);
    expect(area(outline(ring, 5))).toBe(8);
  });

  test("does not join the right edge of a row with the left of the next", () => {
    expect(outline([4, 5], 5)).toHaveLength(2);
  });

  test("goes round two squares that touch at a corner", () => {
    expect(area(outline([0, 6], 5))).toBe(2);
  });

  test("is the same coast whenever it is drawn, one loop for each shore", () => {
    const path = coastPath([6, 7, 12], 5);
    expect(coastPath([6, 7, 12], 5)).toBe(path);
    expect(path).not.toBe(coastPath([6, 7, 11], 5));
    expect(path.match(/Z/g)).toHaveLength(1);
    expect(coastPath([], 5)).toBe("");
  });

  test("of a tile lies inside the grid by its inset", () => {
    const numbers = (tilePath([0], 5, 0.1, 0).match(/-?\d+\.\d+/g) ?? []).map(Number);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0.1, 0.9]);
  });
});

test("what was tapped is named from the innermost thing outwards", () => {
  document.body.innerHTML = `<div data-thing="island:3"><p><b data-thing="tile:7:I2"><i></i></b></p></div>`;
  const inner = document.querySelector("i");
  expect(inner && thingsAt(inner)).toEqual([{ kind: "tile", id: "7:I2" }, { kind: "island", id: "3" }]);
  expect(thing("gold")).toEqual({ kind: "gold", id: "" });
  expect(spot({ clientX: 5, clientY: 0, target: null })).toEqual({ x: 5, y: 0 });
});

test("values of a table come from its own sources, the most frequent first", () => {
  const provenance = { "tiles.I2.cost": "box", "tiles.I2.big": "box", "tiles.L3.cost": "guess", "tokens.x": "other" };
  expect(sourcesOf("tiles", provenance)).toEqual(["box", "guess"]);
  expect(sourcesOf("tiles.L3", provenance)).toEqual(["guess"]);
});
