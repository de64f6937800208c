/** The clocks that a new table is offered. */

import type { Pace } from "../../protocol/types";
import { tab } from "../../tab/state.svelte";
import type { Wish } from "./wish";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

type Offered = Pick<Pace, "kind" | "bank" | "credit" | "cap">;

/** By the names under which they are chosen; their labels are `clock-NAME`. */
export const CLOCKS: Record<string, Offered> = {
  quick: { kind: "live", bank: 10 * MINUTE, credit: 20, cap: null },
  live: { kind: "live", bank: 25 * MINUTE, credit: 30, cap: null },
  days: { kind: "days", bank: 3 * DAY, credit: DAY, cap: 7 * DAY },
};

/** What is typed: minutes and seconds, where games take days days, hours and days. */
export interface OwnClock {
  kind: Pace["kind"];
  bank: number;
  credit: number;
  cap: number;
}

/** What is in the fields before somebody types. */
export const USUAL: Record<Pace["kind"], OwnClock> = {
  live: { kind: "live", bank: 15, credit: 15, cap: 0 },
  days: { kind: "days", bank: 3, credit: 24, cap: 7 },
};

export interface ClockWish {
  /** One of `CLOCKS`, "own", or "none": no clock. */
  name: string;
  own: OwnClock;
  out: Pace["out"];
  /** Whether nights and holidays are left out, where games take days. */
  nights: boolean;
  /** Which bot plays for whoever has no time left. */
  bot: string;
}

/** No clock, and what is offered first to whoever wants one. */
export const noClock = (bot: string): ClockWish => ({
  name: "none",
  own: { ...USUAL.live },
  out: "bot",
  nights: true,
  bot,
});

/** People who share a device have no clock, and in a browser of one's own all do. */
export const mayHaveClock = (sitting: Wish[]): boolean =>
  !tab.here && sitting.filter(({ who }) => who === "here").length < 2;

/** Whether the clock is one for games that take days. */
export const takesDays = ({ name, own }: ClockWish): boolean => (name === "own" ? own : CLOCKS[name])?.kind === "days";

/** The clock as it is asked for; null: none. */
export function paceOf(wish: ClockWish, sitting: Wish[]): Pace | null {
  if (!mayHaveClock(sitting)) return null;
  const wanted = wish.name === "own" ? typed(wish.own) : CLOCKS[wish.name];
  return wanted ? { ...wanted, out: wish.out, bot: wish.bot || null, nights: takesDays(wish) && wish.nights } : null;
}

function typed({ kind, bank, credit, cap }: OwnClock): Offered {
  if (kind === "live") return { kind, bank: Math.round(bank * MINUTE), credit, cap: null };
  return { kind, bank: Math.round(bank * DAY), credit: Math.round(credit * HOUR), cap: Math.round(cap * DAY) };
}
