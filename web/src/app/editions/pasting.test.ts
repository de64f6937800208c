import { expect, test } from "vitest";
import type { Column, Line, Section } from "./edition";
import { filled, pasted, pastedInto } from "./pasting";

const column = (key: string, kind: Column["kind"]): Column => ({ key, kind, choices: [], names: [], label: false, side: 0, name: "" });
const section = (form: Section["form"], ...columns: Column[]): Section => ({ key: "part", form, rule: "", columns, name: "" });
const lines = (...all: string[][]): Line[] => all.map((cells) => ({ cells, source: "reconstructed" }));

/** A track of The Dutch East Indies, and the rounds and the tower of Amerigo: each column is a line. */
const TRACK = section("values", column("values", "wholes"), column("prices", "wholes"), column("big", "whole"), column("small", "whole"));
const OURS = lines(["1 2 3"], ["2 2 3"], ["5"], ["6"]);
const TOWER = section("values", column("cubes", "whole"), column("stick", "share"), column("dislodge", "share"));
const PROGRESS = section("values", column("steps", "whole"), column("points", "pairs"));
const CARDS = section("list", { ...column("action", "word"), choices: ["market", "hunt"] }, column("levels", "wholes"), column("shuffle", "yes"));

/** What stands in the lines afterwards, those that are yours with a mark. */
function after(at: { part: Section; lines: Line[]; line?: number; cell?: number }, text: string) {
  const { part, line = 0, cell = 0 } = at;
  const found = filled(part, at.lines, { line, cell }, pastedInto(part, { line, cell }, text));
  return { lines: found.lines.map(({ cells, source }) => `${source === "printed" ? "✓ " : ""}${cells.join("|")}`), left: found.left };
}

test.each([
  ["tabs", "1\t2\n3\t4\n", [["1", "2"], ["3", "4"]]],
  ["semicolons, as where commas are decimal", "0,4;2\r\n0,5;3\r\n", [["0,4", "2"], ["0,5", "3"]]],
  ["commas between rows", "a,2\nb,3", [["a", "2"], ["b", "3"]]],
  ["a single line with commas is one cell", "2,3,4", [["2,3,4"]]],
  ["quotes around what separates", '"Mole, the long",2\n"say ""ho""",3', [["Mole, the long", "2"], ['say "ho"', "3"]]],
  ["a tab within quotes", '"a\tb";2', [["a\tb", "2"]]],
  ["a drawing of several lines in one cell", 'I2\t"#.\n##"\nI3\t#', [["I2", "#.\n##"], ["I3", "#"]]],
  ["empty cells and rows in between", "\t2\n\n3\t", [["", "2"], [""], ["3", ""]]],
  ["a quotation mark within a cell", 'a "b" c\t2', [['a "b" c', "2"]]],
])("%s", (_, text, rows) => {
  expect(pasted(text)).toEqual(rows);
});

test("a column of prices fills the list where it is pasted, and nothing below", () => {
  const found = after({ part: TRACK, lines: OURS, line: 1 }, "2\n3\n3\n4\n5\n");
  expect(found).toEqual({ lines: ["1 2 3", "✓ 2 3 3 4 5", "5", "6"], left: [] });
});

test.each(["2\t3\t4", "2;3;4", "2\n\n3\n4"])("a list comes from a row as from a column: %j", (text) => {
  expect(after({ part: TRACK, lines: OURS, line: 1 }, text).lines[1]).toBe("✓ 2 3 4");
});

test("rows of lists are value by value, and what there is no value for is left", () => {
  const found = after({ part: TRACK, lines: OURS }, "4 5 6\n3,3,3\n7\n8\n9\n");
  expect(found).toEqual({ lines: ["✓ 4 5 6", "✓ 3,3,3", "✓ 7", "✓ 8"], left: ["9"] });
});

test("where one number is asked for, a row or a column fills value by value", () => {
  expect(after({ part: TRACK, lines: OURS, line: 2 }, "7\t8\t9")).toEqual({ lines: ["1 2 3", "2 2 3", "✓ 7", "✓ 8"], left: ["9"] });
  expect(after({ part: TRACK, lines: OURS, line: 2 }, "7\n8")).toEqual({ lines: ["1 2 3", "2 2 3", "✓ 7", "✓ 8"], left: [] });
  expect(after({ part: TRACK, lines: OURS, line: 2 }, "7\tbig\n8\tsmall").left).toEqual(["big", "small"]);
});

test("the odds of a tower may have a decimal comma, and pairs their slash", () => {
  expect(after({ part: TOWER, lines: lines(["7"], ["0.3"], ["0.1"]) }, "9\n0,45\n0,2").lines).toEqual(["✓ 9", "✓ 0,45", "✓ 0,2"]);
  expect(after({ part: PROGRESS, lines: lines(["8"], ["4/1"]), line: 1 }, "4/1\n8/3").lines[1]).toBe("✓ 4/1 8/3");
});

test("in a table each row is a line, new ones come below, and what is right of it is left", () => {
  const found = after({ part: CARDS, lines: lines(["market", "1 2", "true"]), cell: 1 }, "3\tWAHR\n4 5\tFALSCH\tnote\n");
  expect(found).toEqual({ lines: ["✓ market|3|true", "✓ |4 5|"], left: ["note"] });
});

test("a column of levels is a level a line: a table is pasted as it looks", () => {
  const found = after({ part: CARDS, lines: lines(["market", "1", ""], ["hunt", "2", ""]), cell: 1 }, "3\n4");
  expect(found.lines).toEqual(["✓ market|3|", "✓ hunt|4|"]);
});

test.each([["x", "true"], ["TRUE", "true"], ["", ""], ["FALSE", ""], ["0", ""]])("a tick is said by %j", (said, cell) => {
  expect(after({ part: CARDS, lines: lines(["market", "1", "true"]), cell: 2 }, `${said}\n${said}`).lines[0]).toBe(`✓ market|1|${cell}`);
});

/** The trading cards: what each asks and gives. */
const TRADING = section("list", column("id", "text"), column("crates", "whole"), column("gives.coins", "whole"), column("gives.clove", "whole"));
const TILES = section("list", column("id", "text"), column("name", "text"), column("map", "drawing"));

test.each([
  ["of a table", TRADING, 0, "Karte\tKisten\tMünzen\tNelken\na\t2\t1\t0\nb\t3\t0\t1", ["✓ a|2|1|0", "✓ b|3|0|1"], ["Karte", "Kisten", "Münzen", "Nelken"]],
  ["between commas", TRADING, 0, "card,crates\na,2", ["✓ a|2||"], ["card", "crates"]],
  ["of the columns that are pasted", TRADING, 1, "Kisten\n2\n3", ["✓ |2||", "✓ |3||"], ["Kisten"]],
  ["where words are asked for", CARDS, 0, "Aktion\tStufen\nhunt\t1 2", ["✓ hunt|1 2|"], ["Aktion", "Stufen"]],
])("a header %s is none of its rows", (_, part, cell, text, found, left) => {
  expect(after({ part, lines: [], cell }, text)).toEqual({ lines: found, left });
});

test("a header above a column of values is none of them, and neither is one above a list", () => {
  expect(after({ part: TRACK, lines: OURS, line: 2 }, "Feld\n7\n8")).toEqual({ lines: ["1 2 3", "2 2 3", "✓ 7", "✓ 8"], left: ["Feld"] });
  expect(after({ part: TRACK, lines: OURS, line: 1 }, "Preis\n2\n3\n4").lines[1]).toBe("✓ 2 3 4");
});

test.each([
  ["with one slip in it", TRADING, "a\tzwei\t1\nb\t3\t0", ["✓ a|zwei|1|", "✓ b|3|0|"]],
  ["of a single row", TRADING, "a\tzwei\t", ["✓ a|zwei||"]],
  ["of nothing but names", TILES, "I1\tMole\nI2\tLong Mole", ["✓ I1|Mole|", "✓ I2|Long Mole|"]],
])("a first row %s is no header", (_, part, text, found) => {
  expect(after({ part, lines: [] }, text)).toEqual({ lines: found, left: [] });
});

test.each([
  ["goes into its cells", TRADING, 0, "a,2,1,1", ["a", "2", "1", "1"]],
  ["in quotes stays one where it is", TRADING, 0, '"a, b",2', ["a, b", "2"]],
  ["is one name where nothing asks for its parts", TILES, 0, "Mole, the long", ["Mole, the long"]],
  ["is one name where a part is none of its column", TRADING, 0, "Mole, the long", ["Mole, the long"]],
  ["is one list where a list is asked for", CARDS, 1, "1,2,3", ["1,2,3"]],
])("a single row with commas %s", (_, part, cell, text, row) => {
  expect(pastedInto(part, { line: 0, cell }, text)).toEqual([row]);
});
