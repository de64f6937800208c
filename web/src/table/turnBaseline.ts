/** What each seat saw when it last finished a turn: what differs from it has happened since. */

import type { Position, Step, View } from "../protocol/types";
import { isAlone } from "./gameView";

/** Stands for the seat of this device after a reload, when nothing else is remembered. */
const FOUND = -2;

export class TurnBaseline {
  #views: Record<number, View | undefined> = {};
  /** What stood for the seat whose turn ended last, should that be taken back. */
  #last: { seat: number; view: View | undefined } | null = null;

  forget(): void {
    this.#views = {};
    this.#last = null;
  }

  /** One position was followed by another. */
  passed(before: Position, next: Position): void {
    if (before.deciding === next.deciding) {
      // alone, the automaton's turn passes inside the move that ends one's own
      const passed = isAlone(next.seats) && next.view.turn > before.view.turn;
      if (passed) this.#ended(before.deciding, before.view);
      return;
    }
    if (next.decision < before.decision) this.#reopened(next.deciding);
    else this.#ended(before.deciding, next.view);
  }

  /** A seat's decisions are over for now. */
  #ended(seat: number, view: View): void {
    this.#last = { seat, view: this.#views[seat] };
    this.#views[seat] = view;
  }

  /** The end of a seat's turn was taken back: nothing has happened since the one before. */
  #reopened(seat: number): void {
    if (this.#last?.seat === seat) this.#views[seat] = this.#last.view;
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
