import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Push, Seat } from "../protocol/types";
import { event, push, step } from "../testing/game";
import { PAUSE, settings } from "../ui/settings.svelte";
import { PushQueue } from "./pushQueue.svelte";
import { Standstill } from "./standstill.svelte";

let shown: number[][];
let queue: PushQueue;
let standstill: Standstill;
const done = vi.fn();

const theirs = (seq: number): Push => push([step(seq, { seat: 1, events: [event(`deed-${seq}`, 1)] })]);
const mine = (seq: number): Push => push([step(seq, { seat: 0, events: [event("deed", 0)] })]);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  shown = [];
  done.mockReset();
  standstill = new Standstill();
  const show = ({ steps }: Push) => {
    shown.push(steps.map(({ seq }) => seq));
  };
  queue = new PushQueue({ you: [0], show, shown: done }, standstill);
});
afterEach(() => {
  vi.useRealTimers();
});

test("moves of others are shown one after the other, each for its time", async () => {
  for (const seq of [1, 2, 3]) queue.add(theirs(seq));
  expect(shown).toEqual([[1]]);
  expect(queue.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(PAUSE.normal + 1);
  expect(shown).toEqual([[1], [2]]);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([[1], [2], [3]]);
  expect(queue.playing).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

test("one's own moves wait for nothing, not even a tick", () => {
  queue.add(mine(1));
  expect(shown).toEqual([[1]]);
  expect(queue.playing).toBe(false);
});

test("whoever skips sees the newest position at once, and misses no step", async () => {
  for (const seq of [1, 2, 3, 4]) queue.add(theirs(seq));
  queue.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([[1], [2, 3, 4]]);
});

test("a table that stands still shows nothing more until it goes on", async () => {
  queue.add(theirs(1));
  queue.add(theirs(2));
  standstill.ask(true, 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([[1]]);
  standstill.ask(false, 0);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([[1], [2]]);
});

test("by hand each thing waits for its press, however long that takes", async () => {
  settings.speed = "hand";
  for (const seq of [1, 2]) queue.add(theirs(seq));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(shown).toEqual([[1]]);
  expect(queue.walk?.seq).toBe(1);
  queue.walkOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([[1], [2]]);
  expect(queue.playing).toBe(true);
  queue.walkOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.playing).toBe(false);
  expect(queue.walk).toBeNull();
});

test("by hand one's own moves wait only for what an automaton did about them", () => {
  settings.speed = "hand";
  const automaton: Seat = { seat: 1, name: "", kind: "automaton", bot: "", online: true, resigned: false, arrival: "here", invited: false };
  queue.add(mine(1));
  expect(queue.playing).toBe(false);
  const answered = push([step(2, { seat: 0, events: [event("deed", 0), event("answer", 1)] })]);
  queue.add({ ...answered, seats: [...answered.seats, automaton] });
  expect(queue.walk?.seq).toBe(2);
});

test("whoever skips by hand goes through nothing more", async () => {
  settings.speed = "hand";
  for (const seq of [1, 2, 3]) queue.add(theirs(seq));
  queue.skip();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([[1], [2, 3]]);
  expect(queue.playing).toBe(false);
});

test("a whole snapshot forgets what waits", async () => {
  for (const seq of [1, 2]) queue.add(theirs(seq));
  queue.clear();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([[1]]);
  expect(done).toHaveBeenCalledTimes(1);
});

test("the server's word that the table stands still counts where somebody asked, not where nobody is left", () => {
  standstill.hear({ why: "nobody", seat: null });
  expect(standstill.why).toBeNull();
  standstill.hear({ why: "asked", seat: 1 });
  expect(standstill.why).toEqual({ why: "asked", seat: 1 });
  standstill.hear(null);
  expect(standstill.why).toBeNull();
});
