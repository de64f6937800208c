/** Standing orders on the page: what is asked and sent, what is said, and who sees nothing of them. */

import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Instruction, Instructions } from "../../protocol/types";
import type { TableStore } from "../../table/store.svelte";
import { seat, step } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";
import OrdersNote from "./OrdersNote.svelte";
import StandingOrders from "./StandingOrders.svelte";
import "./words";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const NONE: Instruction = { seat: 0, ends: false, forced: false, played: [], dropped: null };

let served: Instructions;
let sent: [string, unknown][] = [];
let close = () => undefined as unknown;

function shown(part: Component<{ table: TableStore }>, more: Partial<TableStore> = {}): TableStore {
  const steps = [step(0, { turn: 6 }), step(1, { kind: "note" })];
  const table = { table: "t1", tokens: ["a"], game: "tiny", steps, position: { seq: 1 }, seats: [seat(0, { name: "Ada" }), seat(1, { name: "Ben" })], ...more } as unknown as TableStore;
  const made = mount(part, { target: document.body, props: { table } });
  close = () => unmount(made);
  return table;
}

beforeEach(() => {
  texts.language = "en";
  sent = [];
  served = { possible: true, seats: [NONE] };
  vi.stubGlobal("fetch", (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    sent.push([`${method ?? "GET"} ${address.replace(/^.*api\/v1/, "")}`, body ? (JSON.parse(body) as unknown) : null]);
    if (body) served = { ...served, seats: [{ ...NONE, ...(JSON.parse(body) as Instruction) }] };
    return Promise.resolve(Response.json(served));
  });
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();
const find = <T extends HTMLElement>(name: string) => document.querySelector<T>(`[data-testid=${name}]`);
const text = (name: string) => plain(find(name)?.textContent ?? "");
const appears = (name: string) => vi.waitFor(() => expect(find(name)).not.toBeNull(), PATIENCE);

test("each order is given by itself, and what the server says is on", async () => {
  shown(StandingOrders);
  await appears("standing-orders");
  expect(text("standing-orders")).toContain("60 seconds");
  find("order-ends")?.click();
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENCE);
  expect(sent[1]).toEqual(["PUT /tables/t1/instructions", { seat: 0, ends: true, forced: false }]);
  await vi.waitFor(() => expect(find<HTMLInputElement>("order-ends")?.checked).toBe(true), PATIENCE);
  expect(find<HTMLInputElement>("order-forced")?.checked).toBe(false);
});

test.each<Instructions>([
  { possible: false, seats: [] },
  { possible: true, seats: [] },
])("where there can be none nothing is shown: %o", async (none) => {
  served = none;
  shown(StandingOrders);
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  flushSync();
  expect(find("standing-orders")).toBeNull();
});

test("it is said what was played so and why they were dropped", async () => {
  served = { possible: true, seats: [{ ...NONE, played: [0], dropped: "undone" }] };
  shown(StandingOrders);
  await appears("standing-orders");
  expect(text("orders-played")).toBe("One move has been played so, in turn 7.");
  expect(text("orders-dropped")).toContain("you have taken back");
});

test("whoever comes back learns that the last own move was played so, until it is put away", async () => {
  served = { possible: true, seats: [{ ...NONE, ends: true, played: [0] }] };
  shown(OrdersNote);
  await appears("orders-note");
  expect(text("orders-note")).toContain("The server has played for you");
  find("orders-note-close")?.click();
  flushSync();
  expect(find("orders-note")).toBeNull();
});

test("of an earlier move nothing is said", async () => {
  served = { possible: true, seats: [{ ...NONE, ends: true, played: [0] }] };
  shown(OrdersNote, { steps: [step(0), step(1)] } as never);
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  flushSync();
  expect(find("orders-note")).toBeNull();
});
