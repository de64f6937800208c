/** What the drawing parts need to know, whether it comes from a live table or from a replay. */

import type { Command, Course, Described, Seat, Step, View } from "./api";
import { t } from "./i18n.svelte";
import type { Mark } from "./marks";

export interface Shown {
  readonly game: string;
  readonly view: View;
  /** The position when the person watching last finished a turn: what differs has just happened. */
  readonly base: View | null;
  /** What may be played here and now; empty while others move or in a replay. */
  readonly legal: Described[];
  /** Ways of several of these moves, as a tree. */
  readonly courses: Course[];
  /** What the seats of this device may do out of turn. */
  readonly commands: Command[];
  readonly seats: Seat[];
  /** Seats played on this device. */
  readonly you: number[];
  readonly steps: Step[];
  /** What a bot would play here, where somebody has asked; the best first. */
  readonly marks: Mark[];
  /** The move that pointer or focus is on, so that the board can show what it would do. */
  hover: Described | null;
  play(move: Described): void;
  /** Plays moves one after the other, and stops at the first thing that is revealed. */
  voyage(moves: string[]): void;
  command(move: Command): void;
}

/** The seat through whose eyes the page looks: who decides here, else the first one of this device. */
export function focusSeat(shown: Pick<Shown, "view" | "you">): number {
  const { seat, viewer } = shown.view;
  if (shown.you.includes(seat)) return seat;
  return shown.you[0] ?? viewer ?? -1;
}

/** Nobody gave an automaton its name: it is called so in the language of the page. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => (seat.kind === "automaton" ? { ...seat, name: t("automaton") } : seat));
}

/** Whether somebody plays without others, bots among them: against an automaton. */
export const isAlone = (seats: Seat[]): boolean =>
  seats.filter((seat) => seat.kind !== "automaton").length === 1;

export function seatName(seats: Seat[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}
