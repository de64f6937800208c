/** What the board of Amerigo makes of positions and legal moves. */

import { describe, expect, test } from "vitest";
import { event, move } from "../../testing/game";
import { changes } from "./changes";
import { flags } from "./flags";
import type { Flag } from "./flags";
import { berth, place, RING, strips } from "./frame";
import { preview, rotate } from "./placing";
import type { Hand } from "./placing";
import { arrivals, goalsOf, linePath, playedBy, shipsOf, wayPoints } from "./sailing";
import type { Sail } from "./sailing";
import { fieldsOf } from "./trackFields";
import { LANGUAGES } from "../../ui/i18n.svelte";
import { loadWords } from "../../testing/files";
import { chapter, opening, turnText } from "./sentences";
import { frameSpace, nodeSquare, squareName, trackPoints } from "./view";
import type { BoardView, FrameSpaceView, Static } from "./view";

const board = (more: Partial<BoardView>): BoardView => ({
  width: 12, height: 12, islands: [], commodities: [], post_spaces: [], posts: [], tiles: [], ships: [], ...more,
});

test("squares are named by column letter and row number, spaces of the frame by an @", () => {
  expect(squareName(0, 12)).toBe("a1");
  expect(squareName(25, 12)).toBe("b3");
  for (const square of [0, 11, 12, 143]) expect(nodeSquare(squareName(square, 12), 12)).toBe(square);
  expect([nodeSquare("@3", 12), frameSpace("@3"), frameSpace("b3")]).toEqual([-1, 3, -1]);
});

test("points of a track are the last that was reached; the next are named", () => {
  const points: [number, number][] = [[3, 2], [6, 5], [9, 9]];
  expect(trackPoints(points, 0)).toEqual({ won: 0, next: 3 });
  expect(trackPoints(points, 6)).toEqual({ won: 5, next: 9 });
  expect(trackPoints(points, 12)).toEqual({ won: 9, next: -1 });
});

test("a field of a track is reached by the move that ends there", () => {
  const legal = [1, 2].map((steps) => move(`progress ${steps}`, { key: "move-progress", args: { steps } }));
  const fields = fieldsOf([...legal, move("cannon", { key: "move-cannon", args: { steps: 1 } })], "move-progress", 4);
  expect([...fields].map(([field, { move }]) => [field, move])).toEqual([[5, "progress 1"], [6, "progress 2"]]);
});

describe("placing a tile", () => {
  const put = (name: string, turn: number, squares: number[]) => move(name, { args: { turn }, squares });
  const upright = put("upright", 0, [13, 25]);
  const lower = put("lower", 0, [25, 37]);
  const flat = put("flat", 1, [25, 26]);
  const moves = [upright, lower, flat];
  const at = (x: number, y: number, turn = 0): Hand => ({ pointer: { x, y }, turn });

  test("shows the placement under the pointer whose middle is nearest", () => {
    expect(preview(moves, at(1.5, 2.1), 12)).toBe(upright);
    expect(preview(moves, at(1.5, 2.9), 12)).toBe(lower);
    expect(preview(moves, at(7, 7), 12)).toBeNull();
    expect(preview(moves, { pointer: null, turn: 0 }, 12)).toBeNull();
  });

  test("goes by both directions when placements overlap", () => {
    const [left, right] = [put("left", 1, [24, 25]), put("right", 1, [25, 26])];
    expect(preview([right, left], at(1.2, 2.5, 1), 12)).toBe(left);
    expect(preview([left, right], at(1.8, 2.5, 1), 12)).toBe(right);
    const far = [put("left", 1, [34, 35]), put("up", 1, [23, 35])];
    expect(preview(far, at(11.4, 2.1, 1), 12)?.move).toBe("up");
    expect(preview(far, at(11.1, 2.6, 1), 12)?.move).toBe("left");
  });

  test("keeps the turn asked for where it fits, else takes one that does", () => {
    expect(preview(moves, at(1.5, 2.5, 1), 12)).toBe(flat);
    expect(preview(moves, at(2.5, 2.5, 0), 12)).toBe(flat);
  });

  test("turns through what fits here, in both directions", () => {
    const hand = at(1.5, 2.1);
    rotate(moves, hand, 12);
    expect(hand.turn).toBe(1);
    rotate(moves, hand, 12);
    expect(hand.turn).toBe(0);
    rotate(moves, hand, 12, -1);
    expect(hand.turn).toBe(1);
    const elsewhere = at(7, 7);
    rotate(moves, elsewhere, 12);
    expect(elsewhere.turn).toBe(0);
  });
});

describe("sailing", () => {
  const sail = (ship: number, node: string, more: Partial<Sail> = {}): Sail => ({
    ...move(`sail ${ship} ${node}`, { key: "move-sail" }), ship, node, ...more,
  });
  const landing = (points: number) => ({ then: "found", landing: { island: 0, points, discovery: false } });

  test("without a ship picked a place means the cheaper voyage, gold counting second", () => {
    const goals = goalsOf([sail(0, "c3", { cost: 3 }), sail(1, "c3", { cost: 2 }), sail(1, "d4", { cost: 1, gold: 2 }), sail(0, "d4", { cost: 1 })], -1);
    expect(goals.get("c3")).toMatchObject({ move: { ship: 1 }, other: { ship: 0 }, faint: false });
    expect(goals.get("d4")).toMatchObject({ move: { ship: 0 }, other: { ship: 1 } });
  });

  test("with a ship picked its voyages come first, and the other's alone are faint", () => {
    const goals = goalsOf([sail(1, "c3", { cost: 1 }), sail(0, "c3", { cost: 5 }), sail(1, "d4")], 0);
    expect(goals.get("c3")).toMatchObject({ move: { ship: 0 }, other: { ship: 1 }, faint: false });
    expect(goals.get("d4")).toMatchObject({ faint: true });
  });

  test("landings are listed by what they bring, then by what they cost", () => {
    const sails = [sail(0, "a1", { ...landing(2), cost: 1 }), sail(1, "b2"), sail(0, "c3", { ...landing(5), cost: 4 }), sail(1, "c3", { ...landing(5), cost: 3 })];
    expect(arrivals(sails).map(({ move }) => move)).toEqual(["sail 1 c3", "sail 0 c3", "sail 0 a1"]);
    expect(shipsOf(sails)).toEqual([0, 1]);
  });

  test("a click sails and founds, or only sails", () => {
    const there = sail(0, "c3", landing(2));
    expect(playedBy(there, true)).toEqual(["sail 0 c3", "found"]);
    expect(playedBy(there, false)).toEqual(["sail 0 c3"]);
    expect(playedBy(sail(0, "d4"), true)).toEqual(["sail 0 d4"]);
  });
});

describe("the frame", () => {
  const space = (number: number, corner: boolean, touches: number[]): FrameSpaceView => ({ space: number, corner, touches, neighbours: [] });
  // the corner at the top left of a map of 12 by 12, and the middle of its upper side
  const ring = strips({ frame: [space(0, true, [0, 1, 2, 3, 0, 12, 24]), space(1, false, [4, 5, 6, 7])] } as unknown as Static, 12, 12);

  test("lies around the map", () => {
    expect(ring[1]?.centre).toEqual({ x: 6, y: -RING / 2 });
    expect(ring[1]?.along).toEqual({ x: 1, y: 0 });
    expect(ring[0]?.centre).toEqual({ x: -RING / 2, y: -RING / 2 });
  });

  test("ships in one space lie side by side in it, each of them in its place", () => {
    const ships = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, ship: 0, node: "@1", away: [] }));
    const places = ships.map((ship) => berth(ship, ships, 12, ring).x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(6 - 2.5);
    expect(Math.max(...places)).toBeLessThanOrEqual(6 + 2.5);
    expect(place("b3", 12, ring)).toEqual({ x: 1.5, y: 2.5 });
  });

  test("a way is drawn from where the ship lies, through its turns", () => {
    const waters = { width: 12, height: 12, ring };
    const points = wayPoints(["@1", "f1", "c3"], waters);
    expect(points[0]).toEqual({ x: 6, y: -RING / 2 });
    expect(points.at(-1)).toEqual({ x: 2.5, y: 2.5 });
    expect(points).toContainEqual({ x: 5.5, y: 0.5 });
    expect(linePath([{ x: 1, y: 2 }, { x: 3, y: 4 }])).toBe("M1 2L3 4");
  });
});

test("flags beside anchors hide no other flag and leave no map", () => {
  const anchors = [{ x: 0.5, y: 0.5 }, { x: 1.5, y: 0.5 }, { x: 0.5, y: 1.5 }, { x: 11.5, y: 11.5 }];
  const set = flags(anchors, anchors.map(() => ({ x: 0.4, y: 0.3 })), { kept: [], goals: [], map: { x: 12, y: 12 } });
  const overlap = (a: Flag, b: Flag) => Math.abs(a.at.x - b.at.x) < a.half.x + b.half.x && Math.abs(a.at.y - b.at.y) < a.half.y + b.half.y;
  for (const [i, flag] of set.entries()) {
    expect(set.slice(i + 1).some((other) => overlap(flag, other))).toBe(false);
    expect(flag.at.x).toBeGreaterThanOrEqual(flag.half.x);
    expect(flag.at.x).toBeLessThanOrEqual(12 - flag.half.x);
  }
});

test("the board marks what was built, founded and sailed since one looked last", () => {
  const before = board({ tiles: [{ tile: "I2", seat: 0, squares: [1, 2] }], posts: [[5, 0]], ships: [{ seat: 0, ship: 0, node: null, away: [] }, { seat: 1, ship: 0, node: "a1", away: [] }] });
  const now = board({
    tiles: [...before.tiles, { tile: "L3", seat: 1, squares: [14, 15, 26] }],
    posts: [[5, 0], [40, 1]],
    ships: [{ seat: 0, ship: 0, node: "@2", away: [] }, { seat: 1, ship: 0, node: "a1", away: [] }],
  });
  expect(changes(before, now)).toEqual({ squares: new Set([14, 15, 26, 40]), sails: [{ seat: 0, from: null, to: "@2" }] });
  expect(changes(undefined, now).squares.size).toBe(0);
});

describe.each(LANGUAGES)("a turn in a sentence (%s)", (language) => {
  const said = (...events: ReturnType<typeof event>[]) => {
    loadWords("amerigo", language);
    return turnText(events, 0);
  };

  test("joins what belongs together, and leaves out what others got", () => {
    const text = said(
      event("chosen", 0, { colour: "blue", count: 4 }),
      event("sailed", 0, { ship: 0, to: "c3" }),
      event("sailed", 0, { ship: 0, to: "d4" }),
      event("commodity", 0, { good: "cotton" }),
      event("commodity", 0, { good: "coffee" }),
      event("commodity", 0, { good: "coffee" }),
      event("gold", 1, { count: 77 }),
    );
    expect(text).toContain("d4");
    expect(text).not.toContain("c3");
    expect(text).toContain("2 × ");
    expect(text).not.toContain("77");
    expect(text).not.toMatch(/said-|\{|undefined/);
  });

  test("gold of a token is told with the token, gold instead of an action as the action", () => {
    expect(said(event("token-used", 0, { token: "windfall" }), event("gold", 0, { why: "token", count: 9 }))).not.toContain("9");
    expect(said(event("gold", 0, { why: "taken", count: 3 }))).toMatch(/^3 /);
  });

  test("rounds and phases are headings", () => {
    loadWords("amerigo", language);
    const headings = [opening(), ...["round", "skipped", "pirates", "final"].map((name) => chapter(event(name, -1, { round: 2, colour: "red" })))];
    for (const heading of headings) expect(`${heading?.round ?? ""}${heading?.phase ?? ""}`).toMatch(/^[A-ZÄÖÜ0-9][^{}]+$/);
    expect(chapter(event("sailed", 0))).toBeNull();
  });
});
