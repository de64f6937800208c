import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "./edition";
import type { Column, Section, Sheet, Source } from "./edition";
import { Editing } from "./editing.svelte";

const SLOT = "carrack.edition.amerigo";
const column = (key: string, kind: Column["kind"] = "whole", label = false): Column => ({ key, kind, choices: [], names: [], label, side: 0, name: "" });
const LAYOUT: Section[] = [
  { key: "map", form: "values", rule: "", columns: [column("big"), column("chests")], name: "" },
  { key: "tokens", form: "list", rule: "", columns: [column("id", "text", true), column("rule", "word"), column("shuffle", "yes")], name: "" },
];

const sheet = (map: [string, Source][], tokens: string[][]): Sheet => ({
  name: "my-box",
  title: "My box",
  sections: { map: map.map(([cell, source]) => ({ cells: [cell], source })), tokens: tokens.map((cells) => ({ cells, source: "reconstructed" })) },
});

const OURS = sheet([["5", "rulebook"], ["3", "deduced"]], [["t1", "move", ""]]);
let sent: { sheet?: Sheet }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { sheet?: Sheet };
    sent.push(asked);
    return Promise.resolve(Response.json({ playable: true, problems: [], text: "…", sheet: asked.sheet ?? OURS, layout: LAYOUT }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<Editing> {
  const editing = new Editing("amerigo");
  await editing.begin();
  return editing;
}

const cells = ({ sheet }: Editing, part: string) => (sheet?.sections[part] ?? []).map((line) => line.cells.join("|"));
const sources = ({ sheet }: Editing, part: string) => (sheet?.sections[part] ?? []).map(({ source }) => source);

test("what was typed is kept, and a line is again what it was when its source is pressed", async () => {
  const first = await opened();
  first.type("map", 0, 0, "4");
  first.type("map", 0, 0, "42");
  first.confirm("map");
  const editing = await opened();
  expect(cells(editing, "map")).toEqual(["42", "3"]);
  expect(sources(editing, "map")).toEqual(["printed", "printed"]);
  for (const line of [0, 1]) editing.toggle("map", line);
  expect(sources(editing, "map")).toEqual(["rulebook", "deduced"]);
  editing.toggle("map", 1);
  expect(sources(editing, "map")).toEqual(["rulebook", "printed"]);
});

test("what was pasted is again what it was, too, and what came as one's own becomes ours", async () => {
  localStorage.setItem(SLOT, JSON.stringify(sheet([["5", "rulebook"], ["3", "printed"]], [])));
  const editing = await opened();
  editing.paste("map", 0, 0, "7\n8\n9");
  expect(cells(editing, "map")).toEqual(["7", "8"]);
  expect(editing.left).toEqual(["9"]);
  for (const line of [0, 1]) editing.toggle("map", line);
  expect(sources(editing, "map")).toEqual(["rulebook", "reconstructed"]);
  expect(editing.left).toEqual([]);
});

test("what a line was is nothing that the server is told", async () => {
  const editing = await opened();
  editing.confirm("map");
  await editing.settled();
  expect(sent.at(-1)?.sheet?.sections["map"]).toEqual([{ cells: ["5"], source: "printed" }, { cells: ["3"], source: "printed" }]);
});

test("one cell from a spreadsheet ticks and chooses; into a text the browser pastes it", async () => {
  const editing = await opened();
  expect(editing.paste("tokens", 0, 2, "TRUE")).toBe(true);
  expect(editing.paste("tokens", 0, 1, "build")).toBe(true);
  expect(editing.paste("map", 0, 0, "9")).toBe(false);
  expect(cells(editing, "tokens")).toEqual(["t1|build|true"]);
});

test("undo takes a paste back at once, and what it said", async () => {
  const editing = await opened();
  editing.paste("tokens", 0, 0, "a\tmove\tx\ttoo much\nb\tbuild\t");
  expect(cells(editing, "tokens")).toEqual(["a|move|true", "b|build|"]);
  expect(editing.left).toEqual(["too much"]);
  editing.undo();
  expect(cells(editing, "tokens")).toEqual(["t1|move|"]);
  expect(editing.left).toEqual([]);
});

test("of what an earlier version kept the parts that fit are taken over, and nothing is lost", async () => {
  const kept = sheet([["8", "printed"], ["9", "printed"]], [["t1", "move"], ["t2", 'say "ho"']]);
  localStorage.setItem(SLOT, JSON.stringify(kept));
  const editing = await opened();
  expect(cells(editing, "map")).toEqual(["8", "9"]);
  expect(cells(editing, "tokens")).toEqual(["t1|move|"]);
  editing.type("map", 0, 0, "1");
  const again = await opened();
  expect(cells(again, "map")).toEqual(["1", "9"]);
  expect(again.earlier).toEqual(kept);
  expect(rowsOf(kept)).toBe('map\n8\n9\n\ntokens\nt1\tmove\nt2\t"say ""ho"""\n');
  again.forgetEarlier();
  expect((await opened()).earlier).toBeNull();
});

test.each([
  ["too few values", { map: [{ cells: ["8"], source: "printed" }], tokens: OURS.sections["tokens"] }],
  ["no lines at all", { map: null, tokens: OURS.sections["tokens"] }],
  ["a part that is no more", { ...OURS.sections, gone: [{ cells: ["1"], source: "printed" }] }],
])("kept with %s, it is set aside", async (_, sections) => {
  localStorage.setItem(SLOT, JSON.stringify({ name: "x", title: "", sections }));
  const editing = await opened();
  expect(cells(editing, "map")).toEqual(["5", "3"]);
  expect(editing.earlier).toMatchObject({ sections });
});
