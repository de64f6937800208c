/** How far what happens beside the board has been told: a move that waits is told again and again as it grows. */

import type { Seat, Step } from "../../protocol/types";
import type { LogLine } from "../../table/steps";

/** A step and how many of its events have been told. */
export interface Announced {
  seq: number;
  events: number;
}

/** What need not be told to whoever opens the table: all but a set-up that was entered here, without a board. */
export const announcedAtFirst = (steps: Step[], laid: boolean): Announced => (laid && steps.length === 1 ? { seq: steps[0]?.seq ?? -1, events: 0 } : allAnnounced(steps));

/** All of the newest step: nothing of it need be told. */
export const allAnnounced = (steps: Step[]): Announced => {
  const last = steps.at(-1);
  return { seq: last?.seq ?? -1, events: last?.events.length ?? 0 };
};

/** How much of the newest step has been told; a step that is new: nothing. */
export const announcedCount = (told: Announced, { seq }: Step): number => (seq === told.seq ? told.events : seq > told.seq ? 0 : Infinity);

/** The number of the event that a line begins with: lines are called by their step and that. */
const numberOf = (line: LogLine | undefined): number => Number(line?.key.split("-")[1] ?? 0);

/** The acts of which something is new. */
export const unannounced = (acts: LogLine[][], told: number): LogLine[][] => acts.filter((act) => numberOf(act.at(-1)) >= told);

/** What of a step is gone through act by act; the last act needs no press of its own: it stands above the question, or above what may be done. */
export const walked = (acts: LogLine[][], told: number): LogLine[][] => unannounced(acts, told).slice(0, -1);

/** How many events come before an act. */
export const before = (act: LogLine[] | undefined): number => numberOf(act?.[0]);

/** Whether an automaton had a part in a step: its pieces are moved on the table by those who listen. */
export const hasAutomaton = ({ events }: Step, seats: Seat[]): boolean => {
  const automata = seats.filter(({ kind }) => kind === "automaton").map(({ seat }) => seat);
  return events.some(({ seat }) => automata.includes(seat));
};
