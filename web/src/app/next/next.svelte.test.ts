/** The next table that waits: which it is, who sees anything of it, and what is asked of the server for that. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable } from "../../protocol/types";
import { knownElsewhere, remember } from "../../table/knownTables";
import type { TableStore } from "../../table/store.svelte";
import Listening from "../../testing/Listened.svelte";
import { t, texts } from "../../ui/i18n.svelte";
import { router } from "../../ui/route.svelte";
import type { Spoken } from "../../ui/spoken.svelte";
import { windowTitle } from "../../ui/windowTitle";
import Next from "../Next.svelte";
import { waitingFor } from "../start/rows";
import { goOn, waiting } from "./waiting.svelte";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const waits = (table: string, more: Partial<MyTable> = {}) =>
  ({ table, game: "isles", title: "Isles", seats: [], status: "running", your_turn: true, due_in: null, updated: "2027-01-15T12:00:00Z", result: null, ...more }) as unknown as MyTable;

const MINUTE = 60_000;
let now = Date.now();
const pass = () => vi.spyOn(Date, "now").mockReturnValue((now += MINUTE));

let served: MyTable[] = [];
let asked: string[][] = [];
let spoken: Spoken;
let close = () => undefined as unknown;
let count = 0;
const given = $state({ table: null as unknown as TableStore, asked: true, oncount: (waiting: number) => void (count = waiting) });

/** A device that knows these tables, at the first of them. */
function at(here: string, ...others: string[]) {
  for (const table of [...others, here]) remember(table, { tokens: [`${table}-token`] });
  const table = { table: here, over: false, snapshot: {}, position: { seq: 1, deciding: 0 }, seats: [{ seat: 0, kind: "human" }] } as unknown as TableStore;
  Object.assign(given, { table, asked: true });
  const made = mount(Listening<typeof given>, { target: document.body, props: { part: Next, given, listen: (all) => (spoken = all) } });
  close = () => unmount(made);
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
  pass(); // what the last test was told is old
  [served, asked] = [[], []];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { tables } = JSON.parse(body) as { tables: { table: string }[] };
    asked.push(tables.map(({ table }) => table).sort());
    return Promise.resolve(Response.json(tables.map(({ table }) => served.find((row) => row.table === table) ?? { table, missing: true })));
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const seen = (name: string) => document.querySelector<HTMLElement>(`[data-testid=${name}]`);
const press = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true, cancelable: true }));
const endTurn = () => {
  given.asked = false;
  flushSync();
};

test("the clock that runs out first comes first, then whoever has waited longest; nothing else waits", () => {
  const rows = [
    waits("late", { updated: "2027-01-15T13:00:00Z" }),
    waits("early"),
    waits("slow", { due_in: 9000 }),
    waits("quick", { due_in: 100 }),
    waits("theirs", { your_turn: false }),
    waits("over", { status: "over" }),
    waits("given-up", { status: "ended" }),
    waits("gathers", { status: "waiting" }),
  ].map((row) => ({ ...row, known: knownElsewhere(row.table) }));
  expect(waitingFor(rows).map(({ table }) => table)).toEqual(["quick", "slow", "early", "late"]);
});

test("the title says how many wait", () => {
  expect(windowTitle("Isles", 2)).toBe("(2) Isles");
  expect(windowTitle("Isles", 0)).toBe("Isles");
});

test("after the end of a turn a button leads there; one's own table and those that are over do not count", async () => {
  served = [waits("here"), waits("there"), waits("soon", { due_in: 5 }), waits("past", { status: "over" })];
  at("here", "there", "soon", "past");
  await vi.waitFor(() => expect(count).toBe(2), PATIENCE);
  expect(seen("next-table")).toBeNull(); // one is asked here
  endTurn();
  await vi.waitFor(() => expect(asked.length).toBe(2), PATIENCE);
  expect(asked[1]).toEqual(["here", "soon", "there"]); // not again about what is over
  flushSync();
  expect(seen("next-table")?.textContent).toContain("2");
  await vi.waitFor(() => expect(spoken.happened).toBe(t("next-table-waits", { count: 2 })), PATIENCE);
  seen("next-table")?.click();
  await vi.waitFor(() => expect(router.route.parts).toEqual(["soon"]), PATIENCE);
});

test("the key goes there too, and stays where one is asked", async () => {
  served = [waits("here"), waits("there")];
  at("here", "there");
  press();
  await vi.waitFor(() => expect(spoken.shown).toBe(t("your-turn")), PATIENCE);
  endTurn();
  press();
  await vi.waitFor(() => expect(router.route.parts).toEqual(["there"]), PATIENCE);
});

test("that nothing waits is said, once", async () => {
  served = [waits("here", { your_turn: false }), waits("there", { your_turn: false })];
  at("here", "there");
  endTurn();
  await vi.waitFor(() => expect(seen("next-none")?.textContent).toBe(t("next-table-none")), PATIENCE);
  expect(seen("next-table")).toBeNull();
  await vi.waitFor(() => expect(spoken.happened).toBe(t("next-table-none")), PATIENCE);
  press();
  await vi.waitFor(() => expect(spoken.shown).toBe(t("next-table-none")), PATIENCE);
});

test("where the server does not answer nobody says that nothing waits", async () => {
  served = [waits("here", { your_turn: false }), waits("there", { your_turn: false })];
  at("here", "there");
  await vi.waitFor(() => expect(asked.length).toBe(1), PATIENCE);
  await waiting.ask(MINUTE);
  const failing = vi.fn(() => Promise.reject(new TypeError("away")));
  vi.stubGlobal("fetch", failing);
  endTurn();
  await vi.waitFor(() => expect(failing).toHaveBeenCalled(), PATIENCE);
  await waiting.ask().catch(() => undefined);
  await tick();
  expect(spoken.happened).not.toBe(t("next-table-none"));
  expect(seen("next-none")).toBeNull();
});

test("whoever goes elsewhere before the answer comes is not called back", async () => {
  served = [waits("here"), waits("there")];
  at("here", "there");
  await vi.waitFor(() => expect(count).toBe(1), PATIENCE);
  const going = goOn("here", false, undefined);
  router.go("rules");
  await going;
  expect(location.hash).toBe("#/rules");
});

test("whoever has one table sees nothing of all this, and the server is not asked", async () => {
  served = [waits("here", { your_turn: false })];
  at("here");
  endTurn();
  await vi.dynamicImportSettled();
  flushSync();
  expect(document.querySelector(".next")).toBeNull();
  expect(asked).toEqual([]);
  press();
  await vi.waitFor(() => expect(spoken.shown).toBe(t("next-table-none")), PATIENCE);
});

test("an answer is asked for again on coming back, when it is old", async () => {
  served = [waits("here"), waits("there")];
  at("here", "there");
  endTurn();
  await vi.waitFor(() => expect(count).toBe(1), PATIENCE);
  const before = asked.length;
  window.dispatchEvent(new Event("focus"));
  expect(asked.length).toBe(before);
  pass();
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(asked.length).toBe(before + 1), PATIENCE);
});

test("a notice that has come to the browser asks at once", async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  served = [waits("here"), waits("there", { your_turn: false })];
  at("here", "there");
  await vi.waitFor(() => expect(asked.length).toBe(1), PATIENCE);
  served = [waits("here"), waits("there")];
  worker.dispatchEvent(new MessageEvent("message", { data: "pushed" }));
  await vi.waitFor(() => expect(count).toBe(1), PATIENCE);
  expect(asked.length).toBe(2);
  Reflect.deleteProperty(navigator, "serviceWorker");
});
