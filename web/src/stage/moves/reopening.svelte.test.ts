/** The end of a turn taken back with the others' consent: who asks by which button and key, who is asked, what is told. */

import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reopening, Step } from "../../protocol/types";
import TurnControls from "./TurnControls.svelte";
import Listening from "../../testing/Listened.svelte";
import { position, seat } from "../../testing/game";
import { t, texts } from "../../ui/i18n.svelte";
import type { Spoken } from "../../ui/spoken.svelte";
import type { TableStore } from "../../table/store.svelte";
import ReopenNote from "../../table/people/ReopenNote.svelte";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const turn = (more: Partial<Reopening> = {}): Reopening => ({ seat: 0, asked: false, awaited: [1, 2], ...more });
const step = (seq: number, kind: Step["kind"], by: number, action?: string) => ({ seq, kind, seat: by, note: action ? { action } : undefined }) as unknown as Step;
const ASKED = step(5, "note", 0, "ask-reopen");

const reopen = vi.fn<(answer: string) => void>();
const table = $state({
  position: position({ deciding: 1 }),
  seats: ["Ada", "Ben", "Cleo"].map((name, i) => ({ ...seat(i), name })),
  you: [0],
  steps: [] as Step[],
  reopening: null as Reopening | null,
  ended: null as object | null,
  myTurn: false,
  legal: [] as object[],
  over: false,
  playing: false,
  pending: false,
  canUndo: false,
  game: "isles",
  undo: vi.fn(),
  undoEnd: vi.fn(),
  reopen,
});

let spoken: Spoken;
let close = () => undefined as unknown;
function show(part: unknown, more: object = {}) {
  const given = { table: table as unknown as TableStore, ...more };
  const made = mount(Listening<typeof given>, { target: document.body, props: { part: part as Component<typeof given>, given, listen: (all) => (spoken = all) } });
  close = () => unmount(made);
  flushSync();
}
const controls = () => {
  show(TurnControls, { end: undefined, onscore: () => undefined });
};

beforeEach(() => {
  texts.language = "en";
  vi.clearAllMocks();
  Object.assign(table, { you: [0], steps: [], reopening: turn(), ended: null, myTurn: false, legal: [] });
});
afterEach(() => close());

const seen = (name: string) => document.querySelector<HTMLButtonElement>(`[data-testid=${name}]`);
const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("whoever ended the turn asks by the button of before, or its key, once the seconds are over", () => {
  table.ended = { seat: 0, to: 3, seconds: 4 };
  controls();
  expect(seen("reopen")).toBeNull();
  table.ended = null;
  flushSync();
  seen("reopen")?.click();
  press("u");
  expect(reopen.mock.calls).toEqual([["ask"], ["ask"]]);
  table.reopening = turn({ asked: true });
  flushSync();
  expect(seen("reopen")).toBeNull();
});

test("others are offered nothing, and the key asks nobody who is to play at the same device", () => {
  table.you = [1];
  controls();
  expect(seen("reopen")).toBeNull();
  press("u");
  Object.assign(table, { you: [0, 1], myTurn: true, legal: [{}] });
  flushSync();
  expect(seen("reopen")).toBeNull();
  press("u");
  expect(reopen).not.toHaveBeenCalled();
  table.you = [0, 1, 2]; // they all are here: nobody is asked
  flushSync();
  press("u");
  expect(reopen).toHaveBeenCalledTimes(1);
});

test("each of the others hears who asks, and answers by button or key", async () => {
  Object.assign(table, { you: [1], reopening: turn({ asked: true }), steps: [ASKED] });
  show(ReopenNote);
  await vi.waitFor(() => expect(spoken.happened).toBe("Ada asks to take back the end of the turn."), PATIENCE);
  seen("reopen-yes")?.click();
  seen("reopen-no")?.click();
  press("y");
  press("k");
  expect(reopen.mock.calls.flat()).toEqual(["yes", "no", "yes", "no"]);
  table.reopening = turn({ asked: true, awaited: [2] });
  flushSync();
  expect(seen("reopen-yes")).toBeNull();
  expect(seen("reopen-note")?.textContent).toContain(t("reopen-waits", { players: "Cleo" }));
  press("y");
  expect(reopen).toHaveBeenCalledTimes(4);
});

test.each([
  ["Ben does not agree: the end of the turn stands.", step(6, "note", 1, "refuse-reopen")],
  ["Ben has played on: the end of the turn stands.", step(6, "move", 1)],
  ["All agree: Ada takes back the end of the turn.", step(6, "undo", 0)],
])("what comes of it is told: %s", async (words, last) => {
  Object.assign(table, { reopening: turn({ asked: true }), steps: [ASKED] });
  show(ReopenNote);
  expect(seen("reopen-note")?.textContent).toContain("Ben");
  Object.assign(table, { reopening: null, steps: [ASKED, last, step(7, "note", 1, "clock")] });
  await vi.waitFor(() => expect(spoken.happened).toBe(words), PATIENCE);
  expect(seen("reopen-note")?.textContent.trim()).toBe(words);
  table.steps = [ASKED, last, step(8, "move", 1)];
  flushSync();
  expect(seen("reopen-note")).toBeNull();
});
