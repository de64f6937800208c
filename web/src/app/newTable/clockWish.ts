/** The clocks that a new table is offered. */

import type { Pace } from "../../protocol/types";
import { tab } from "../../tab/state.svelte";
import type { Wish } from "./wish";

const DAY = 86_400;

type Offered = Pick<Pace, "kind" | "bank" | "credit" | "cap">;

/** By the names under which they are chosen; their labels are `clock-NAME`. */
export const CLOCKS: Record<string, Offered> = {
  quick: { kind: "live", bank: 600, credit: 20, cap: null },
  live: { kind: "live", bank: 1500, credit: 30, cap: null },
  days: { kind: "days", bank: 3 * DAY, credit: DAY, cap: 7 * DAY },
};

/** People who share a device have no clock, and in a browser of one's own all do. */
export const mayHaveClock = (sitting: Wish[]): boolean =>
  !tab.here && sitting.filter(({ who }) => who === "here").length < 2;

export interface ClockWish {
  /** One of `CLOCKS`; "none": no clock. */
  name: string;
  out: Pace["out"];
  /** Which bot plays for whoever has no time left. */
  bot: string;
}

/** The clock as it is asked for; null: none. */
export function paceOf(wish: ClockWish, sitting: Wish[]): Pace | null {
  const offered = mayHaveClock(sitting) ? CLOCKS[wish.name] : undefined;
  return offered ? { ...offered, out: wish.out, bot: wish.bot || null } : null;
}
