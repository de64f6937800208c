/** A table beside its board, as it is heard: what is entered changes it within a step, or takes steps back. */

import type { Tabletop, Position, Snapshot, Step } from "../protocol/types";

type WithTabletop = { beside: Tabletop | null };

/** What a request says it was decided on: the newest step, beside the board how much was entered. */
export const placeOf = ({ seq, beside }: Pick<Position, "seq" | "beside">): number => beside?.at ?? seq;

export class TabletopNews {
  /** How much had been entered when the table was heard of last; -1: it is not beside its board. */
  #at = -1;

  /** Takes note of what the table says; whether it says something about what was entered that was not known. */
  update({ beside }: WithTabletop): boolean {
    const known = this.#at;
    this.#at = beside?.at ?? -1;
    return this.#at !== known;
  }

  /** Whether an answer says nothing that has not been heard: `at` only grows, until the record is kept. */
  isOld({ beside }: WithTabletop): boolean {
    return beside !== null && beside.at <= this.#at;
  }
}

/** Whether the steps of a table are all there are, to be put in place of those that are known. */
export const replacesSteps = ({ beside, steps }: Snapshot & { steps: Step[] }): boolean => beside !== null && steps[0]?.seq === 0;

/** The steps with the move that waits for what is entered, as far as it has come: no step yet, it is told like one. */
export function withWaiting(steps: Step[], now: Position): Step[] {
  if (!now.beside) return steps;
  const made = steps.filter((step) => step.seq <= now.seq);
  const { asked } = now.beside;
  if (!asked?.move) return made;
  const { deciding, decision, view } = now;
  const seat = deciding < 0 ? view.seat : deciding;
  return [...made, { seq: now.seq + 1, kind: "move", seat, move: asked.move, decision, turn: view.turn, events: asked.events, undone: false }];
}
