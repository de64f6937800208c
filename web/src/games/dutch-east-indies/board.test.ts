/** What the board of The Dutch East Indies makes of positions, ways and steps. */

import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../ui/i18n.svelte";
import { loadWords } from "../../testing/files";
import { event, move, step } from "../../testing/game";
import { before, brought, handledLast, HOME, loadedLast, none, rowTo, stowed } from "./cargo";
import type { Stowage } from "./cargo";
import { trails } from "./changes";
import { placesOf } from "./eventPlaces";
import { find } from "./findMove";
import { neighbour, squareAt, squareName, squareOf } from "./geometry";
import { arriving, goalsOf, percent, shipsOf, track } from "./sailing";
import type { Leg } from "./sailing";
import { chapter, turnText } from "./sentences";
import { afloat, goods, ITEMS, shipMark } from "./view";
import type { DeiView, Item, LoadingWay, Static } from "./view";

const CHART = { width: 9, height: 7 };
const FIXED = { ...CHART, islands: [{ island: 0, letter: "1", name: "Westerhaven", kind: "home", seat: 0, cards: 0, squares: [0, 1], ports: [9] }, { island: 1, letter: "a", name: "Roosdam", kind: "wild", seat: -1, cards: 3, squares: [40], ports: [41] }], solo_cards: {} } as unknown as Static;
const viewOf = (more: Partial<DeiView>) => ({ seat: 0, viewer: 0, turn: 0, static: FIXED, ships: [], pirates: [], ...more }) as unknown as DeiView;

test("squares are named by column letter and row, and beside the chart is none", () => {
  for (const square of [0, 8, 9, 62]) expect(squareOf(squareName(square, CHART), CHART)).toBe(square);
  expect(squareName(10, CHART)).toBe("b2");
  expect([squareOf("z1", CHART), squareOf("a8", CHART), squareAt({ x: -0.1, y: 3 }, CHART)]).toEqual([-1, -1, -1]);
  expect([neighbour(10, 0, CHART), neighbour(10, 3, CHART), neighbour(0, 7, CHART), neighbour(8, 2, CHART)]).toEqual([1, 20, -1, -1]);
});

describe("ways", () => {
  const leg = (parent: number, name: string, square: number, more: Partial<Leg> = {}): Leg => ({
    parent, move: name, ship: 0, square, facing: 2, cost: 1, pirates: [], ...more,
  });
  const pirate = { size: "big" as const, odds: 18 };
  const legs = [
    leg(-1, "sail A E", 10, { pirates: [pirate] }),
    leg(0, "sail A E", 11, { cost: 2 }),
    leg(-1, "turn A NE", 9, { facing: 1 }),
    leg(2, "sail A NE", 1, { facing: 1, cost: 2 }),
    leg(3, "sail A E", 11, { cost: 5 }),
    leg(-1, "sail B S", 20, { ship: 1 }),
  ];

  test("lead to every square of a ship, the safest first, then the shortest", () => {
    const ways = goalsOf(legs, 0).get(11) ?? [];
    expect(ways.map(({ legs }) => legs.map(({ move }) => move))).toEqual([["turn A NE", "sail A NE", "sail A E"], ["sail A E", "sail A E"]]);
    expect(ways.map(({ pirates }) => pirates.length)).toEqual([0, 1]);
    expect(goalsOf(legs, 0).has(20)).toBe(false);
    expect(shipsOf(legs)).toEqual([0, 1]);
    expect(arriving(goalsOf(legs, 0).get(11) ?? [], 1)).toEqual([]);
  });

  test("are drawn square by square: a turn has no point of its own", () => {
    const [way] = goalsOf(legs, 0).get(11) ?? [];
    expect(way && track(way, { x: 9, y: 9 }, (square) => ({ x: square, y: 0 }))).toEqual([{ x: 9, y: 9 }, { x: 1, y: 0 }, { x: 11, y: 0 }]);
    expect([percent(18), percent(36), percent(1)]).toEqual([50, 100, 3]);
  });
});

describe("a cargo", () => {
  const counts = (more: Partial<Record<Item, number>>) => ITEMS.map((item) => more[item] ?? 0);
  const ways: LoadingWay[] = [
    { move: "give A", start: 0, end: 1, items: ["crate", "coin"] },
    { move: "unload A", start: 0, end: HOME, items: ["crate", "coin"] },
    { move: "load A", start: HOME, end: 0, items: ["crate", "coin"] },
  ];
  const three = (home: number[], big: number[], small: number[]): Stowage => new Map([[HOME, home], [0, big], [1, small]]);
  const room = () => 3;

  test("is brought about by moves in the order in which they find room", () => {
    const from = three(counts({ crate: 3 }), counts({ coin: 3 }), none());
    const to = three(counts({ crate: 1, coin: 2 }), counts({ crate: 2, coin: 1 }), none());
    expect(rowTo(from, to, ways, room)).toEqual(["unload A coin", "unload A coin", "load A crate", "load A crate"]);
  });

  test("hands over before it unloads, and loads what there is room for then", () => {
    const from = three(counts({ coin: 1 }), counts({ crate: 3 }), none());
    const to = three(counts({ crate: 1 }), counts({ crate: 1, coin: 1 }), counts({ crate: 1 }));
    expect(rowTo(from, to, ways, room)).toEqual(["give A crate", "unload A crate", "load A coin"]);
  });

  test("goes round again where that makes room", () => {
    const swap: LoadingWay[] = [{ move: "give A", start: 0, end: 1, items: ["crate"] }, { move: "give B", start: 1, end: 0, items: ["coin"] }];
    const from = three(none(), counts({ crate: 2 }), counts({ coin: 3 }));
    const to = three(none(), counts({ coin: 1, crate: 1 }), counts({ coin: 2, crate: 1 }));
    expect(rowTo(from, to, swap, room)).toEqual(["give B coin", "give A crate"]);
  });

  test("that does not fit is none", () => {
    expect(rowTo(three(counts({ crate: 4 }), none(), none()), three(none(), counts({ crate: 4 }), none()), ways, room)).toBeNull();
    expect(rowTo(three(none(), none(), none()), three(none(), none(), none()), ways, room)).toEqual([]);
  });

  test("is put together without touching what lies there now", () => {
    const view = viewOf({
      homes: [{ stock: counts({ crate: 2 }), missing: {}, pepper: 0, points: 0 }],
      ships: [{ ship: 0, seat: 0, hold: none() }, { ship: 2, seat: 1, hold: counts({ coin: 9 }) }],
    } as Partial<DeiView>);
    const now = stowed(view, 0);
    expect([...now.keys()]).toEqual([HOME, 0]);
    expect(brought(now, "crate", HOME, 0, 2).get(0)).toEqual(counts({ crate: 2 }));
    expect(now.get(0)).toEqual(none());
  });

  const moved = (seq: number, name: string, seat = 0) => step(seq, { seat, move: name });

  test("can be changed as long as the newest moves were of goods", () => {
    const steps = [moved(1, "load A coin"), moved(2, "sail A E"), moved(3, "load A crate"), moved(4, "give A crate"), moved(5, "unload B coin")];
    const handled = handledLast(steps, 0);
    expect(handled.map(({ seq }) => seq)).toEqual([3, 4, 5]);
    const then = before(three(counts({ coin: 1 }), none(), counts({ crate: 1 })), handled);
    expect([then.get(HOME), then.get(0), then.get(1)]).toEqual([counts({ crate: 1 }), none(), counts({ coin: 1 })]);
    expect(handledLast([...steps, moved(6, "end", 1)], 0)).toEqual([]);
  });

  test("as last time is what was aboard when the ship last set sail", () => {
    const steps = ["load A crate", "load A coin", "unload A crate", "sail A E", "sail A E", "load B crate", "load A crate"].map((name, i) => moved(i, name));
    expect(loadedLast(steps, 0)).toEqual(counts({ coin: 1 }));
    expect(loadedLast(steps, 1)).toBeNull();
    expect(loadedLast([], 0)).toBeNull();
  });
});

describe("trails", () => {
  const ships = (square: number, other = 30) => [{ ship: 0, square }, { ship: 1, square: other }];
  const at = (square: number, other?: number) => viewOf({ ships: ships(square, other), pirates: [{ size: "big", square: 50 }] } as Partial<DeiView>);
  const sailed = (...squares: number[]) => [step(3, { events: squares.map((square) => event("sailed", 0, { ship: 0, square })) })];

  test("follow the way that was sailed, square by square", () => {
    expect(trails(at(10), at(21), sailed(11, 12, 21))).toEqual([{ squares: [10, 11, 12, 21], pirate: false }]);
  });

  test("lead straight there where the way is not known as a whole", () => {
    expect(trails(at(10), at(21), sailed(21))).toEqual([{ squares: [10, 21], pirate: false }]);
  });

  test("are there for what moved alone, and in a past position end where that stood", () => {
    expect(trails(at(10), at(11), sailed(11, 12, 13))).toEqual([{ squares: [10, 11], pirate: false }]);
    expect(trails(at(10), at(10), [])).toEqual([]);
    expect(trails(null, at(10), [])).toEqual([]);
  });
});

test("a line of the log shows where it happened", () => {
  const steps = [step(1, { events: [event("sailed", 0, { ship: 0, square: 12 })] }), step(2, { events: [event("loaded", 0, { ship: 0 })] })];
  const last = steps[1]?.events ?? [];
  expect(placesOf({ seq: 2, events: last }, steps, viewOf({}))).toEqual({ squares: [12], ways: [], islands: [[0, 1]] });
  const sail = steps[0]?.events ?? [];
  expect(placesOf({ seq: 1, events: sail }, steps, viewOf({}))).toEqual({ squares: [12], ways: [[12]], islands: [] });
  const looked = [event("looked", 0, { island: 1 })];
  expect(placesOf({ seq: 2, events: looked }, steps, viewOf({})).islands).toEqual([[40]]);
});

test("a control finds its move by ship and arguments", () => {
  const legal = [move("load A crate", { key: "move-load", ship: 0, args: { item: "crate" } }), move("load B crate", { key: "move-load", ship: 1, args: { item: "crate" } })];
  expect(find(legal, "move-load", 1, { item: "crate" })?.move).toBe("load B crate");
  expect(find(legal, "move-load", 1, { item: "coin" })).toBeUndefined();
});

test("ships are marked by seat and letter, goods are listed in the box's order", () => {
  expect([0, 1, 6].map(shipMark).map((mark) => mark.slice(-1))).toEqual(["A", "B", "A"]);
  expect(new Set([0, 2, 4, 6].map(shipMark)).size).toBe(4);
  expect(goods([0, 2, 0, 1, 0, 0, 0])).toEqual([{ item: "coin", count: 2 }, { item: "cardamom", count: 1 }]);
  expect(afloat(viewOf({ afloat: [[3, 0, 1], [5, 1, 2], [3, 6, 1]] }))).toEqual([
    { square: 3, goods: [{ item: "crate", count: 1 }, { item: "pepper", count: 1 }] },
    { square: 5, goods: [{ item: "coin", count: 2 }] },
  ]);
});

describe.each(LANGUAGES)("a turn in a sentence (%s)", (language) => {
  const said = (...events: ReturnType<typeof event>[]) => {
    loadWords("dutch-east-indies", language);
    return turnText(events, 0, FIXED);
  };

  test("has a part for each ship, says where a way ended, and counts goods", () => {
    const text = said(
      event("loaded", 0, { ship: 0, item: "crate" }),
      event("loaded", 0, { ship: 0, item: "crate" }),
      event("sailed", 0, { ship: 0, square: 10 }),
      event("sailed", 0, { ship: 0, square: 11 }),
      event("turned", 0, { ship: 0, way: "N" }),
      event("loaded", 0, { ship: 1, item: "coin" }),
      event("loaded", 1, { ship: 2, item: "pepper" }),
    );
    const [big = "", small = "", ...more] = text.split("; ");
    expect(more).toEqual([]);
    expect(big).toMatch(/A: .*2 .*, .*c2$/);
    expect(big).not.toContain("b2");
    expect(small).toMatch(/B: .*1|B: /);
    expect(text).not.toMatch(/said-|counted-|\{|undefined/);
  });

  test("a look is left out where it says what came of it, and crates that change hands are added up", () => {
    const text = said(event("looked", 0, { ship: 0, island: 1 }), event("refused", 0, { ship: 0, island: 1 }), event("bought", 0, { ship: 0 }), event("bought", 0, { ship: 0 }));
    expect(text.match(/Roosdam/g)).toHaveLength(1);
    expect(text).toContain("4");
  });

  test("a turn begins with a heading for its round", () => {
    loadWords("dutch-east-indies", language);
    expect(chapter(event("turn", 1, { round: 3 }))).toMatchObject({ seat: 1, round: expect.stringContaining("3") as string });
    expect(chapter(event("sailed", 0))).toBeNull();
  });
});
