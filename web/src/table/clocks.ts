/** Clocks as a page counts them: from what the server said last, without asking it again. */

import type { Clocks, Pace, Step } from "../protocol/types";

/** The clock of a seat, as it is shown. Times are in ms. */
export interface SeatTime {
  kind: Pace["kind"];
  /** null: nobody says; in a replay only what was used is known. */
  left: number | null;
  used: number;
  running: boolean;
  /** The time has run out in this turn. */
  out: boolean;
  /** It stands still although it runs, as its person does not play at this hour. */
  still: boolean;
  /** When it goes on, at this device's time in ms; null: nobody says. */
  until: number | null;
}

/** What the server said, and how far its time was ahead of this device's then (ms). */
export interface ReceivedClocks extends Clocks {
  kind: Pace["kind"];
  ahead: number;
}

/** How much time one is warned at, in ms. */
const SOON = { live: 60_000, days: 6 * 3_600_000 };

/**
 * Clocks that have just come, at this device's time. A message that was long on the way says less about the
 * server's time than one that was quick; `before` is what earlier ones said, null on a new line.
 */
export function receivedClocks(clocks: Clocks, kind: Pace["kind"], now: number, before: ReceivedClocks | null): ReceivedClocks {
  const ahead = clocks.at - now;
  return { ...clocks, kind, ahead: before ? Math.max(before.ahead, ahead) : ahead };
}

/** The clock of a seat at this device's time; undefined: it has none. */
export function timeOf(heard: ReceivedClocks | null, seat: number, now: number): SeatTime | undefined {
  const clock = heard?.seats.find((each) => each.seat === seat);
  if (!heard || !clock) return undefined;
  const { used, running, out } = clock;
  const there = now + heard.ahead;
  const change = clock.until ?? Infinity;
  const still = running && clock.still !== there >= change;
  const passed = clock.still ? there - change : Math.min(there, change) - heard.at;
  const left = Math.max(0, clock.left - (running ? Math.max(0, passed) : 0));
  return { kind: heard.kind, left, used, running, out, still, until: still && there < change ? clock.until && clock.until - heard.ahead : null };
}

/** When a running clock next stands still or goes on, at this device's time in ms: then the server knows more. */
export function nextChange(heard: ReceivedClocks | null): number | null {
  const changes = heard?.seats.flatMap(({ running, until }) => (running && until !== null ? [until] : [])) ?? [];
  return heard && changes.length ? Math.min(...changes) - heard.ahead : null;
}

/** The time that a seat had used up to a step, by the notes of a record; undefined: nobody noted any. */
export function usedUntil(steps: Step[], seat: number, until: number): number | undefined {
  const noted = steps.filter((step) => step.note?.["action"] === "clock" && step.seat === seat);
  if (!noted.length) return undefined;
  const used = noted.findLast((step) => step.seq <= until)?.note?.["used"];
  return typeof used === "number" ? used : 0;
}

/** Whether it is time to be warned. */
export const isSoon = ({ kind, left, running }: SeatTime): boolean => running && left !== null && left < SOON[kind];

/** Whether the bot on a seat plays there because its person had no more time. */
export function wasReplaced(steps: Step[], seat: number): boolean {
  const handed = steps.findLast((step) => step.seat === seat && ["bot", "human", "resign"].includes(String(step.note?.["action"])));
  return handed?.note?.["clock"] === true;
}
