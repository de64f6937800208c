/** A turn of the past, played once more on the board while everything else stays as it is now. */

import type { Seat, Step, View } from "../protocol/types";
import { sleep } from "../protocol/retry";
import type { Loader } from "./replay.svelte";
import { calm } from "../ui/settings.svelte";
import type { GameView } from "./gameView";

const WHOLE = 2000; // ms for a turn, however many steps it has
const SHORTEST = 160; // ms for one step: what goes faster is not seen
const LINGER = 700; // ms on the last position

export class TurnReplay implements GameView {
  readonly legal = [];
  readonly left = [];
  readonly courses = [];
  readonly commands = [];
  readonly marks = [];
  readonly game: string;
  readonly seats: Seat[];
  readonly you: number[];
  steps = $state.raw<Step[]>([]);
  view = $state.raw<View>({ seat: -1, viewer: null, turn: 0 });
  base = $state.raw<View | null>(null);
  hover = null;
  #over = false;

  private constructor(
    now: GameView,
    readonly load: Loader,
  ) {
    this.game = now.game;
    this.seats = now.seats;
    this.you = now.you;
    this.steps = now.steps;
  }

  /** Ready to be shown: as it was before the first of these steps. */
  static async before(now: GameView, seqs: number[], load: Loader): Promise<TurnReplay> {
    const made = new TurnReplay(now, load);
    await made.#show(Math.max((seqs[0] ?? 1) - 1, 0));
    return made;
  }

  /** Plays the steps; the board marks what has changed since before them. Over at once after `stop`. */
  async run(seqs: number[]): Promise<void> {
    const from = this.view;
    const shown = calm() ? seqs.slice(-1) : seqs;
    const each = Math.max(WHOLE / Math.max(shown.length, 1), SHORTEST);
    if (!calm()) await sleep(each);
    for (const seq of shown) {
      if (this.#over) return;
      await this.#show(seq);
      this.base = from;
      await sleep(calm() ? WHOLE : each);
    }
    await sleep(calm() ? 0 : LINGER);
  }

  stop(): void {
    this.#over = true;
  }

  async #show(seq: number): Promise<void> {
    const { view } = await this.load(seq);
    this.view = view;
  }

  play(): void {
    // nothing is played in the past
  }

  playSequence(): void {
    // nor sailed
  }

  row(): void {
    // nor done at one go
  }

  rows(): void {
    // nor taken back
  }

  orders(): void {
    // nor ordered out of turn
  }

  command(): void {
    // nor loaded
  }
}
