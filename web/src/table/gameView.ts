/** What the drawing parts need to know, whether it comes from a live table or from a replay. */

import type { Command, Course, Described, Message, Seat, Standing, Step, View } from "../protocol/types";
import { gameText, t, texts } from "../ui/i18n.svelte";
import { isolated } from "../ui/isolated";
import type { Mark } from "./marks";

export interface GameView {
  readonly game: string;
  readonly view: View;
  /** The position when the person watching last finished a turn: what differs has just happened. */
  readonly base: View | null;
  /** What may be played here and now; empty while others move or in a replay. */
  readonly legal: Described[];
  /** What ending the turn now would give up. */
  readonly left: Message[];
  /** Ways of several of these moves, as a tree. */
  readonly courses: Course[];
  /** What the seats of this device may do out of turn. */
  readonly commands: Command[];
  readonly seats: Seat[];
  /** Seats played on this device. */
  readonly you: number[];
  readonly steps: Step[];
  /** In a replay: all its steps, also those after the one that is shown. */
  readonly whole?: Step[];
  /** What everything public would score now, by source; nothing in a replay. */
  readonly standing?: Standing[];
  /** What a bot would play here, where somebody has asked; the best first. */
  readonly marks: Mark[];
  /** The move that pointer or focus is on, so that the board can show what it would do. */
  hover: Described | null;
  play(move: Described): void;
  /** Plays moves one after the other, and stops at the first thing that is revealed. */
  playSequence(moves: string[]): void;
  /** Plays moves of one turn at one go, all or none: only the last may draw, reveal or end the turn. */
  row(moves: string[]): void;
  /** Takes back down to a decision, if one is named, then plays sequences of moves as long as the turn goes on. */
  rows(rows: string[][], back: number | null): void;
  /** What a seat does out of turn, one after the other. */
  orders(seat: number, moves: string[]): void;
  command(move: Command): void;
}

/** The seat through whose eyes the page looks: who decides here, else the first one of this device. */
export function focusSeat(shown: Pick<GameView, "view" | "you">): number {
  const { seat, viewer } = shown.view;
  if (shown.you.includes(seat)) return seat;
  return shown.you[0] ?? viewer ?? -1;
}

/** The seat that a question without a name is about: one's own; for who only watches, that of whoever decides. */
export const watchedSeat = (shown: Pick<GameView, "view" | "you">): number => {
  const own = focusSeat(shown);
  return own < 0 ? shown.view.seat : own;
};

/** The name of whoever has been deleted, on the server and in records. */
const DELETED = "somebody";

/** What an automaton is called: nobody gave it a name, so as its game says, else as the page does. */
export const automatonName = (game: string): string => gameText(game, "automaton") ?? t("automaton");

/** Seats with the names that nobody gave: of an automaton, and of somebody who is deleted. */
export function named(game: string, seats: Seat[]): Seat[] {
  return seats.map((seat) => {
    if (seat.kind === "automaton") return { ...seat, name: automatonName(game) };
    return seat.name === DELETED ? { ...seat, name: t("somebody") } : seat;
  });
}

/** Whether somebody plays without others, bots among them: against an automaton. */
export const isAlone = (seats: Seat[]): boolean =>
  seats.filter((seat) => seat.kind !== "automaton").length === 1;

/** Whether at most one person plays. */
export const isAmongBots = (seats: Seat[]): boolean => seats.filter((seat) => seat.kind === "human").length < 2;

/** The names of some seats, as a list in the language of the page. */
export function namesOf(seats: Seat[], some: number[]): string {
  const names = some.map((seat) => isolated(seatName(seats, seat)));
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

export function seatName(seats: Seat[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? "";
}

/** The day of a time that the server names, in the language of the page. */
export const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString(texts.language, { dateStyle: "long" });
