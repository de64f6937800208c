/** What each seat saw when it last finished a turn: what differs from it has happened since. */

import type { Step, View } from "./api";

/** Stands for the seat of this device after a reload, when nothing else is remembered. */
const FOUND = -2;

export class Ends {
  #views: Record<number, View> = {};

  forget(): void {
    this.#views = {};
  }

  /** A seat's decisions are over for now. */
  ended(seat: number, view: View): void {
    this.#views[seat] = view;
  }

  /** What was found out after a reload. */
  found(view: View): void {
    this.#views[FOUND] = view;
  }

  of(seat: number): View | null {
    return this.#views[seat] ?? this.#views[FOUND] ?? null;
  }
}

/** The step with which a seat last finished a turn before this one; else the set-up. */
export function lastEnd(steps: Step[], seat: number, turn: number): Step | undefined {
  const last = steps.findLast(
    (step) => step.kind === "move" && !step.undone && step.seat === seat && step.turn < turn,
  );
  return last ?? steps[0];
}
