/** What this device's seat saw when it last finished a turn: the board marks what has happened since. */

import type { Position, Seat, Step, View } from "../protocol/types";
import { TurnBaseline, lastEnd } from "./turnBaseline";
import { focusSeat, isAlone } from "./gameView";

interface Known {
  readonly you: number[];
  readonly steps: Step[];
  readonly seatList: Seat[];
  readonly position: Position | null;
}

export class Baseline {
  view = $state.raw<View | null>(null);
  readonly #turns = new TurnBaseline();

  constructor(
    private readonly known: Known,
    private readonly load: (step: number) => Promise<{ view: View }>,
  ) {}

  forget(): void {
    this.#turns.forget();
  }

  /** One position is followed by another. */
  passed(before: Position | null, next: Position): void {
    if (before) this.#turns.passed(before, next);
    this.#choose(next);
  }

  #choose(now: Position): void {
    this.view = this.#turns.of(focusSeat({ view: now.view, you: this.known.you }));
  }

  /** After a reload: asks for the position in which this device's seat last finished a turn. */
  async find(): Promise<void> {
    const { position: now, steps, seatList, you } = this.known;
    if (!now) return;
    const from = lastEnd(steps, focusSeat({ view: now.view, you }), now.view.turn);
    if (!from) return;
    const seen = isAlone(seatList) ? Math.max(from.seq - 1, 0) : from.seq;
    this.#turns.found((await this.load(seen)).view);
    this.#choose(now);
  }
}
