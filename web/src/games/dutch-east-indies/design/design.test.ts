/** Drawing maps: the drawing itself, its symmetry, its tools, its file. */

import { beforeEach, describe, expect, test } from "vitest";
import { draftOf } from "./checkedMap";
import type { Judged } from "./checkedMap";
import { MapDesigner } from "./designer.svelte";
import { blank, cardsTotal, fitted, isEmpty, islandOf, markAt, marked, pairOf, PIRATES, placedShips, squaresOf, withBerth, withIsland, withNewIsland, withoutIsland, withPlayers } from "./draft";
import type { Draft } from "./draft";
import { drawn, shipPut, withCards, withShip } from "./brush";
import { key } from "./keyboard";
import { HOME_NAMES } from "./names";
import { lineOf, wayTo } from "./pen";
import { looseOf, plansOf } from "./preview";
import { keep, kept } from "./savedDraft";
import { imageIsland, imageSeat, imageSquare, imagesOf, imageWay, symmetriesFor } from "./symmetry";
import type { Image } from "./symmetry";
import { fileName, rowsOf, written } from "./toml";

const SIZE = { width: 6, height: 5 };
const empty = blank(2, SIZE, "The Test");

/** A draft whose drawing looks like this. */
function drawing(rows: string[], players = 2): Draft {
  const width = rows[0]?.length ?? 0;
  const draft = blank(players, { width, height: rows.length }, "The Test");
  const wild = [...new Set(rows.join("").match(/[a-z]/g))].sort();
  return { ...wild.reduce((made) => withNewIsland(made), draft), marks: rows.join("") };
}

describe("a drawing", () => {
  test("is changed by making a new one, and only where something changes", () => {
    const draft = marked(empty, 7, "1");
    expect(markAt(draft, 7)).toBe("1");
    expect(markAt(empty, 7)).toBe(".");
    expect(marked(draft, 7, "1")).toBe(draft);
    expect(marked(draft, 30, "1")).toBe(draft);
    expect(marked(draft, -1, "1")).toBe(draft);
    expect([isEmpty(empty), isEmpty(draft)]).toEqual([true, false]);
  });

  test("gives every new island the next free letter and another name, up to z", () => {
    let draft = withNewIsland(withNewIsland(empty, 5));
    expect(draft.islands.map(({ letter }) => letter)).toEqual(["1", "2", "M", "a", "b"]);
    expect(cardsTotal(draft)).toBe(8);
    draft = withoutIsland(marked(draft, 3, "a"), "a");
    expect(squaresOf(draft, "a")).toEqual([]);
    for (let i = 0; i < 30; i++) draft = withNewIsland(draft);
    const wild = draft.islands.slice(3);
    expect(wild).toHaveLength(26);
    expect(new Set(wild.map(({ name }) => name)).size).toBe(26);
  });

  test("for fewer players loses the homes and ships of seats that are gone, and keeps the others", () => {
    const draft = withBerth(withBerth(drawing(["13..M."], 3), 2, 0, { square: 2, facing: 0 }), 0, 1, { square: 3, facing: 4 });
    const two = withPlayers(withIsland(draft, "1", { name: "Mine" }), 2);
    expect(two.marks).toBe("1...M.");
    expect(two.islands.map(({ letter }) => letter)).toEqual(["1", "2", "M"]);
    expect(islandOf(two, "1")?.name).toBe("Mine");
    expect(placedShips(two)).toEqual([{ seat: 0, size: 1, square: 3, facing: 4 }]);
    expect(islandOf(withPlayers(two, 4), "4")?.name).toBe(HOME_NAMES[3]);
  });

  test("on another board keeps its place; what falls off is gone", () => {
    const draft = withBerth(drawing(["1..", "..2"]), 0, 0, { square: 5, facing: 2 });
    expect(rowsOf(fitted(draft, { width: 4, height: 3 }, 1, 1))).toEqual(["....", ".1..", "...2"]);
    expect(pairOf(fitted(draft, { width: 4, height: 3 }, 1, 1), 0)[0]).toEqual({ square: 11, facing: 2 });
    expect(rowsOf(fitted(drawing(["1.M", "2.a"]), { width: 5, height: 3 }))).toEqual(["1.M..", "2.a..", "....."]);
    expect(rowsOf(fitted(drawing(["1.M", "2.a"]), { width: 3, height: 2 }, -1, -1))).toEqual([".a.", "..."]);
    const small = fitted(draft, { width: 2, height: 2 });
    expect(rowsOf(small)).toEqual(["1.", ".."]);
    expect(placedShips(small)).toEqual([]);
  });
});

describe("a symmetry", () => {
  const images: Image[] = ["turn", "across", "down"];

  test("applied twice leads back, for squares and for ways", () => {
    for (const image of images) {
      for (let square = 0; square < 30; square++) expect(imageSquare(imageSquare(square, image, SIZE), image, SIZE)).toBe(square);
      for (let way = 0; way < 8; way++) expect(imageWay(imageWay(way, image), image)).toBe(way);
    }
    expect(imageSquare(0, "across", SIZE)).toBe(5);
    expect(imageSquare(0, "down", SIZE)).toBe(24);
    expect(imageSquare(0, "turn", SIZE)).toBe(29);
    expect([imageWay(1, "turn"), imageWay(1, "across"), imageWay(1, "down")]).toEqual([5, 7, 3]);
  });

  test("that three homes cannot have is not offered", () => {
    expect(symmetriesFor(3)).toEqual(["none", "mirror"]);
    expect(symmetriesFor(4)).toContain("mirrors");
  });

  test("draws the matching home, and a new island for a wild one that has none", () => {
    let draft = drawn(empty, { kind: "land", letter: "1" }, 0, "turn");
    expect(markAt(draft, 29)).toBe("2");
    draft = drawn(withNewIsland(draft, 7), { kind: "land", letter: "a" }, 3, "turn");
    expect(markAt(draft, 26)).toBe("b");
    expect(islandOf(draft, "b")?.cards).toBe(7);
    draft = drawn(draft, { kind: "land", letter: "a" }, 9, "turn");
    expect(markAt(draft, 20)).toBe("b");
    expect(draft.islands).toHaveLength(5);
  });

  test("draws the same island where it meets its own image", () => {
    const draft = drawn(withNewIsland(empty), { kind: "land", letter: "a" }, 14, "turn");
    expect(rowsOf(draft)[2]).toBe("..aa..");
    expect(imageIsland(draft, "a", "turn")).toBe("a");
  });

  test("in both mirrors draws four", () => {
    const draft = drawn(blank(4, SIZE, ""), { kind: "land", letter: "1" }, 0, "mirrors");
    expect([0, 5, 24, 29].map((square) => markAt(draft, square)).sort()).toEqual(["1", "2", "3", "4"]);
    expect(squaresOf(drawn(draft, { kind: "sea" }, 5, "mirrors"), ".")).toHaveLength(30);
  });

  test("goes by what is drawn before it goes by the order of the seats", () => {
    const draft = drawing(["1.3", "...", "2.4"], 4);
    expect(imageSeat(draft, 0, "across")).toBe(2);
    expect(imageSeat(blank(4, SIZE, ""), 0, "across")).toBe(1);
  });

  test("puts the ship of the other seat, and the other pirate, opposite", () => {
    const ship = withShip(empty, 0, 1, { square: 0, facing: 1 }, "turn");
    expect(placedShips(ship)).toEqual([
      { seat: 0, size: 1, square: 0, facing: 1 },
      { seat: 1, size: 1, square: 29, facing: 5 },
    ]);
    const pirates = withShip(empty, PIRATES, 0, { square: 2, facing: 0 }, "turn");
    expect(pirates.pirates).toEqual([{ square: 2, facing: 0 }, { square: 27, facing: 4 }]);
    const across = withShip(empty, PIRATES, 0, { square: 2, facing: 1 }, "mirrors");
    expect(across.pirates[1]).toEqual({ square: 27, facing: 5 });
    expect(placedShips(withShip(ship, 0, 1, null, "turn"))).toEqual([]);
  });

  test("deals the matching islands the same number of cards, and homes none", () => {
    const draft = withCards(drawing(["ab", "1M"]), "a", 9, "mirror");
    expect(["a", "b", "1"].map((letter) => islandOf(draft, letter)?.cards)).toEqual([9, 9, 0]);
    expect(imagesOf("none")).toEqual([]);
  });
});

test("a click with a ship puts it down, a second one turns it", () => {
  const tool = { kind: "ship", seat: 1, size: 0 } as const;
  const once = shipPut(empty, tool, 8, 6, "none");
  expect(pairOf(once, 1)[0]).toEqual({ square: 8, facing: 6 });
  expect(pairOf(shipPut(shipPut(once, tool, 8, 6, "none"), tool, 8, 6, "none"), 1)[0]?.facing).toBe(0);
});

test("a stroke passes over every square between, and a pointer turns a ship to where it points", () => {
  expect(lineOf(0, 27, SIZE)).toEqual([7, 14, 20, 27]);
  expect(lineOf(5, 5, SIZE)).toEqual([]);
  const ways = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];
  expect(ways.map(([x = 0, y = 0]) => wayTo(14, { x: 2.5 + 2 * x, y: 2.5 + 2 * y }, SIZE))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("a port belongs to the island that it touches along a side", () => {
  const draft = drawing(["a+1", "..+", "+.."]);
  const plans = plansOf(draft);
  expect(plans.find(({ letter }) => letter === "1")?.ports).toEqual([1, 5]);
  expect(plans.find(({ letter }) => letter === "a")?.ports).toEqual([]);
  expect(looseOf(draft, plans)).toEqual([6]);
});

describe("the file of a map", () => {
  const draft = withBerth(withIsland(drawing(["1.M.2", "..a.."]), "1", { name: 'Kaap "Goed"\n' }), 0, 1, { square: 6, facing: 3 });

  test("holds drawing, names, ships and cards", () => {
    const text = written(draft);
    expect(text).toContain('chart = """\n1.M.2\n..a..\n"""');
    expect(text).toContain('name = "Kaap \\"Goed\\""\nsmall = "b2 SE"');
    expect(text).toContain('[[wild]]\nletter = "a"');
    expect(text).toContain("players = 2");
    expect(text).not.toContain("big =");
  });

  test("leaves out wild islands that are not drawn", () => {
    expect(written(withNewIsland(draft))).not.toContain('letter = "b"');
  });

  test("is called by its title, in plain letters", () => {
    expect(fileName("  Die Große Bucht, 2. Fassung! ")).toBe("die-gro-e-bucht-2-fassung");
    expect(fileName("Île d’Été")).toBe("ile-d-ete");
    expect([fileName("???"), fileName("x".repeat(60))]).toEqual(["my-map", "x".repeat(40)]);
  });
});

test("a map that the server has read can be drawn on, whatever it lacks", () => {
  const judged: Judged = {
    playable: false, problems: [], name: null, title: null, provenance: null, players: 2, rows: ["1.a", "2"], pirates: [null, { square: "z9", facing: "N" }], distances: [],
    islands: [
      { letter: "1", name: "Home", kind: "home", seat: 0, cards: null },
      { letter: "a", name: null, kind: "wild", seat: null, cards: 4 },
      { letter: null, name: "Lost", kind: "wild", seat: null, cards: 4 },
    ],
    ships: [[{ square: "b1", facing: "SW" }, null]],
  };
  const draft = draftOf(judged);
  expect(draft && rowsOf(draft)).toEqual(["1.a", "2.."]);
  expect(draft?.islands.map(({ letter, name }) => `${letter} ${name}`)).toEqual(["1 Home", `2 ${HOME_NAMES[1] ?? ""}`, expect.stringMatching(/^M /), "a a"]);
  expect(draft && placedShips(draft)).toEqual([{ seat: 0, size: 0, square: 1, facing: 5 }]);
  expect(draft && written(draft)).toContain('provenance = "own"');
  const copied = draftOf({ ...judged, provenance: "printed" });
  expect(copied && written(copied)).toContain('provenance = "printed"');
  expect(draftOf({ ...judged, rows: null })).toBeNull();
  expect(draftOf({ ...judged, rows: [""] })).toBeNull();
});

describe("the drawing of this device", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test("is there after a reload, and the one before it too", () => {
    const draft = drawing(["1.M"]);
    keep("dei", draft);
    expect(kept("dei")).toEqual(draft);
    expect(kept("other")).toBeNull();
    keep("dei", draft, "before");
    keep("dei", empty, "before"); // nothing worth keeping
    expect(kept("dei", "before")).toEqual(draft);
  });

  test("of an earlier version that cannot be drawn is none", () => {
    for (const text of ["null", "7", "{", '{"title": "x"}', JSON.stringify({ ...empty, marks: "." }), JSON.stringify({ ...empty, players: 3 })]) {
      localStorage.setItem("carrack.map.dei.now", text);
      expect(kept("dei")).toBeNull();
    }
  });
});

describe("the designer", () => {
  let designer: MapDesigner;
  beforeEach(() => {
    designer = new MapDesigner(empty);
  });

  const press = (...names: string[]) => {
    for (const name of names) {
      const [, control, shift, pressed = ""] = /^(Control\+)?(Shift\+)?(.+)$/.exec(name) ?? [];
      key(designer, new KeyboardEvent("keydown", { key: pressed, ctrlKey: !!control, shiftKey: !!shift }));
    }
  };

  test("takes back a stroke as a whole, and does it again", () => {
    designer.press();
    for (const square of [0, 1, 2]) designer.draw(square);
    designer.lift();
    expect(rowsOf(designer.draft)[0]).toBe("111...");
    designer.undo();
    expect(designer.draft).toBe(empty);
    designer.redo();
    expect(rowsOf(designer.draft)[0]).toBe("111...");
    designer.undo();
    designer.use(5);
    expect(designer.canRedo).toBe(false);
  });

  test("takes back letters typed into one name at once", () => {
    for (const name of ["A", "An", "Ann"]) designer.edit(withIsland(designer.draft, "1", { name }), "name-1");
    designer.edit(withIsland(designer.draft, "2", { name: "B" }), "name-2");
    designer.undo();
    expect(islandOf(designer.draft, "1")?.name).toBe("Ann");
    designer.undo();
    expect(designer.draft).toBe(empty);
    expect(designer.canUndo).toBe(false);
  });

  test("puts away tools and symmetries that do not fit the map any more", () => {
    designer.players(4);
    designer.symmetry = "mirrors";
    designer.take({ kind: "ship", seat: 3, size: 0 });
    designer.players(3);
    expect([designer.tool.kind, designer.symmetry]).toEqual(["sea", "none"]);
    designer.found();
    expect(designer.tool).toEqual({ kind: "land", letter: "a" });
    designer.sink("a");
    expect(designer.tool.kind).toBe("sea");
  });

  test("draws by keys alone", () => {
    press(" ", "ArrowRight", "Shift+ArrowDown", "M", "ArrowRight", "Enter");
    expect(rowsOf(designer.draft).slice(0, 2)).toEqual(["1.....", ".1M..."]);
    press("N", "ArrowRight", " ", "+", "ArrowUp", " ", ".", "ArrowLeft", "ArrowDown", " ");
    expect(rowsOf(designer.draft).slice(0, 2)).toEqual(["1..+..", ".1.a.."]);
    press("Control+z", "Control+z");
    expect(rowsOf(designer.draft).slice(0, 2)).toEqual(["1.....", ".1Ma.."]);
    press("Control+Shift+z");
    expect(rowsOf(designer.draft)[0]).toBe("1..+..");
    press("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft");
    expect(designer.cursor).toBe(0);
  });

  test("puts ships by keys, turns them, and takes them off before the land under them", () => {
    press("1", " ", "B", " ", "R", "R");
    expect(pairOf(designer.draft, 0)[0]).toEqual({ square: 0, facing: 2 });
    press("B", "B", "B");
    expect(designer.tool).toEqual({ kind: "ship", seat: 0, size: 0 });
    press("S");
    expect(designer.tool).toEqual({ kind: "ship", seat: 0, size: 1 });
    press("Delete");
    expect(placedShips(designer.draft)).toEqual([]);
    expect(markAt(designer.draft, 0)).toBe("1");
    press("Delete");
    expect(markAt(designer.draft, 0)).toBe(".");
  });

  test("leaves keys alone that mean nothing here", () => {
    expect(key(designer, new KeyboardEvent("keydown", { key: "q" }))).toBe(false);
    expect(key(designer, new KeyboardEvent("keydown", { key: "s", ctrlKey: true }))).toBe(false);
    expect(key(designer, new KeyboardEvent("keydown", { key: "1", altKey: true }))).toBe(false);
  });
});
