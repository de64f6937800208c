/** How well one plays, over one's games: which count, and what is shown of them. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable, Played } from "../../protocol/types";
import { remember } from "../../table/knownTables";
import { texts } from "../../ui/i18n.svelte";
import { me } from "../people/me.svelte";
import PlayPage from "../pages/PlayPage.svelte";
import TableList from "../start/TableList.svelte";
import type { Row } from "../start/rows";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const GAIN = { win: 0.5, points: 100 };
const PLAYED: Played = {
  game: "isles", title: "Isles", games: 2, missing: [], free: 60, points: 0.3, pr: { value: 41, low: 33, high: 50 },
  like: { how: "at", strength: "navigator", next: null }, strengths: [{ name: "navigator", pr: 36 }],
  result: GAIN, chance: { win: -0.004, points: 3 }, skill: { ...GAIN, error: { win: 0.02, points: 1 } },
  phases: [{ free: 30, win: 0, points: 0 }, { free: 30, win: 0.1, points: 2 }], kinds: [], sources: [],
} as unknown as Played;

let close = () => undefined as unknown;
let sent: [string, unknown][] = [];
/** What the server answers, by the end of the address; `/mine` with the tables that it was asked for. */
let answers: Record<string, unknown> = {};
/** How many tables the server lists at a time. */
let atATime = 200;

beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
  sent = [];
  answers = {};
  atATime = 200;
  vi.stubGlobal("fetch", (address: string, { body }: { body?: string } = {}) => {
    const path = address.replace(/^.*api\/v1/, "");
    const said = body ? (JSON.parse(body) as unknown) : null;
    sent.push([path, said]);
    const rows = path === "/mine" ? (said as { tables: { table: string }[] }).tables.slice(0, atATime).map(({ table }) => row(table)) : [];
    return Promise.resolve(Response.json(answers[path] ?? rows));
  });
});
afterEach(async () => {
  await close();
  close = () => undefined;
  me.take({ person: null } as never);
  vi.unstubAllGlobals();
});

/** A table: of those that are called by a number, the higher ones were played later. */
const row = (table: string, more: Partial<MyTable> = {}): MyTable =>
  ({ table, game: "isles", title: "Isles", status: "over", updated: new Date(1e12 + 1000 * (Number(table) || 0)).toISOString(), seats: [], you: [0], your_turn: false, awaited: [], due_in: null, ends: null, league: null, result: null, host: false, ...more }) as unknown as MyTable;

async function opened(): Promise<void> {
  answers["/mine/play"] ??= [PLAYED];
  const made = mount(PlayPage, { target: document.body });
  close = () => unmount(made);
  await vi.waitFor(() => expect(document.querySelector("[data-testid=played]")).not.toBeNull(), PATIENCE);
}

const rated = () => (sent.find(([path]) => path === "/mine/play")?.[1] as { tables: { table: string; tokens: string[] }[] }).tables;
const shown = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent.replace(/\s+/g, " ").trim() ?? null;

test("the tables of this device count, and those of whoever is signed in, once they are claimed", async () => {
  remember("1", { tokens: ["own"] });
  me.name = "Ada";
  answers = { "/me": { person: { name: "Ada" } }, "/me/tables": [row("1"), row("2")], "/me/claims": {} };
  await opened();
  expect(rated()).toEqual([{ table: "2", tokens: [] }, { table: "1", tokens: ["own"] }]);
  const asked = sent.map(([path]) => path);
  expect(asked.indexOf("/me/claims")).toBeLessThan(asked.indexOf("/me/tables"));
  expect(shown("play-newest")).toBeNull();
});

test("of more games than are rated together the newest count, and the page says so", async () => {
  for (let each = 1; each <= 230; each += 1) remember(String((each * 37) % 231), { tokens: ["own"] });
  await opened();
  expect(rated().map(({ table }) => Number(table))).toEqual(Array.from({ length: 200 }, (_, i) => 230 - i));
  expect(shown("play-newest")).toBe("Of your finished games, the newest 200 count.");
});

test("none is left out where the server lists fewer at a time", async () => {
  atATime = 20;
  for (let each = 1; each <= 50; each += 1) remember(String(each), { tokens: ["own"] });
  await opened();
  expect(rated()).toHaveLength(50);
});

test("tables that are not over are no games to rate", async () => {
  me.name = "Ada";
  answers = { "/me": { person: { name: "Ada" } }, "/me/tables": [row("1", { status: "running" }), row("2"), row("3", { status: "ended" })] };
  await opened();
  expect(rated().map(({ table }) => table)).toEqual(["2"]);
});

test("what it says: results with and without luck, and where it was lost", async () => {
  await opened();
  expect(shown("played-where")).toContain("Beginning0 %0Middle−10 %−2");
  expect(shown("played-luck")).toContain("Chances50%−0.4 %50% ± 2");
  expect(shown("played-luck")).toContain("Points100+3100 ± 1");
});

test("what was missed at once stands by source of points", async () => {
  answers["/mine/play"] = [{ ...PLAYED, sources: [{ key: "posts", points: 1.5 }] }];
  await opened();
  expect(shown("play-sources")).toContain("Posts−1.5Later in the game−0.5");
});

test.each([
  [false, "Only you see this, on this device."],
  [true, "On your profile others see the PR of all your analysed games together, as you wish; the rest only you see."],
])("it says who else sees it, if one wants that: %s", async (play_shown, said) => {
  const person = { name: "Ada", play_shown };
  answers = { "/me": { person }, "/me/tables": [row("1")], "/me/claims": {} };
  me.take({ person } as never);
  await opened();
  expect(document.querySelector("main > p")?.textContent.trim()).toBe(said);
});

test("the way to it is below the finished games", () => {
  const list = (rows: MyTable[]) => {
    const made = mount(TableList, { target: document.body, props: { title: "", rows: rows as Row[], attempt: vi.fn(), onchange: vi.fn() } });
    close = () => unmount(made);
    flushSync();
  };
  list([row("1", { status: "running" })]);
  expect(shown("my-play")).toBeNull();
  void close();
  list([row("1")]);
  expect(document.querySelector("[data-testid=my-play]")?.getAttribute("href")).toBe("#/play");
  expect(shown("my-play")).toBe("How well I play");
});
