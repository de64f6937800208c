import { expect, test } from "vitest";
import type { Clocks, Step } from "../protocol/types";
import { texts } from "../ui/i18n.svelte";
import { momentText, timeText } from "../ui/timeText";
import { receivedClocks, isSoon, nextChange, timeOf, usedUntil, wasReplaced } from "./clocks";

const clocks = (at: number, left: number, running = true): Clocks => ({
  at,
  seats: [{ seat: 0, left, used: 5, running, out: false, still: false, until: null }],
  agreed: [],
});

test("a running clock is counted on from what the server said, and stops at nothing", () => {
  const heard = receivedClocks(clocks(1_000_000, 90_000), "live", 400_000, null);
  expect(timeOf(heard, 0, 400_000)?.left).toBe(90_000);
  expect(timeOf(heard, 0, 430_000)?.left).toBe(60_000);
  expect(timeOf(heard, 0, 900_000)?.left).toBe(0);
  expect(timeOf(heard, 0, 399_000)?.left).toBe(90_000); // this device's clock was set back
  expect(timeOf(heard, 1, 430_000)).toBeUndefined();
  const still = receivedClocks(clocks(1_000_000, 90_000, false), "live", 400_000, null);
  expect(timeOf(still, 0, 900_000)?.left).toBe(90_000);
});

test("a clock that stands still at night is counted by this device alone, until the server knows more", () => {
  const at = (still: boolean, now: number) => {
    const said = clocks(1_000_000, 90_000);
    const heard = receivedClocks({ ...said, seats: said.seats.map((each) => ({ ...each, still, until: 1_040_000 })) }, "days", 400_000, null);
    const time = timeOf(heard, 0, now);
    return [time?.left, time?.still, time?.until, nextChange(heard)];
  };
  expect(at(true, 430_000)).toEqual([90_000, true, 440_000, 440_000]);
  expect(at(true, 450_000)).toEqual([80_000, false, null, 440_000]); // the night is over
  expect(at(false, 430_000)).toEqual([60_000, false, null, 440_000]);
  expect(at(false, 470_000)).toEqual([50_000, true, null, 440_000]); // it has begun
  expect(nextChange(receivedClocks(clocks(0, 1), "days", 0, null))).toBeNull();
});

test("a message that was long on the way does not give time back", () => {
  const quick = receivedClocks(clocks(1_000_000, 90_000), "live", 400_000, null);
  const slow = receivedClocks(clocks(1_010_000, 80_000), "live", 415_000, quick); // five seconds late
  expect(timeOf(slow, 0, 415_000)?.left).toBe(75_000);
});

test("one is warned under a minute, and under six hours where games take days", () => {
  const left = (kind: "live" | "days", ms: number) => timeOf(receivedClocks(clocks(0, ms), kind, 0, null), 0, 0);
  const soon = (kind: "live" | "days", ms: number) => isSoon(left(kind, ms) ?? { kind, left: null, used: 0, running: true, out: false, still: false, until: null });
  expect([soon("live", 60_000), soon("live", 59_999)]).toEqual([false, true]);
  expect([soon("days", 6 * 3_600_000), soon("days", 3_600_000)]).toEqual([false, true]);
});

const note = (seq: number, seat: number, said: Record<string, unknown>): Step => ({
  seq,
  kind: "note",
  seat,
  move: "",
  decision: 0,
  turn: 0,
  events: [],
  undone: false,
  note: said,
});

test("a replay shows the time that was used by then", () => {
  const steps = [note(3, 0, { action: "clock", used: 30 }), note(7, 0, { action: "clock", used: 80 })];
  expect([2, 3, 6, 9].map((seq) => usedUntil(steps, 0, seq))).toEqual([0, 30, 30, 80]);
  expect(usedUntil(steps, 1, 9)).toBeUndefined();
});

test("a bot that plays for want of time is told from one that somebody put there", () => {
  const out = note(1, 0, { action: "bot", clock: true });
  expect(wasReplaced([out], 0)).toBe(true);
  expect(wasReplaced([out, note(2, 0, { action: "human" })], 0)).toBe(false);
  expect(wasReplaced([note(1, 0, { action: "bot" })], 0)).toBe(false);
  expect(wasReplaced([out], 1)).toBe(false);
});

test("a moment is written by what tells it from now", () => {
  texts.language = "en";
  const now = new Date(2027, 0, 15, 22).getTime();
  const after = (hours: number) => momentText(now + hours * 3_600_000, now).replace("\u202f", " ");
  expect([after(10), after(34), after(400)]).toEqual(["8:00 AM", "Sun 8:00 AM", "Feb 1"]);
});

test("times are written as short as they can be read", () => {
  texts.language = "en";
  expect([0, 9_400, 65_000, 600_000, 3_600_000 + 62_000].map(timeText)).toEqual(["0:00", "0:10", "1:05", "10:00", "1:01:02"]);
  expect([26 * 3_600_000, 73.5 * 3_600_000].map(timeText)).toEqual(["1 d 2 h", "3 d 1 h"]);
});
