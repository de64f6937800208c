/** Pushes shown one after the other, each for as long as it is looked at. */

import type { Push } from "../protocol/types";
import { taken } from "./combinePushes";
import { Pause, pauseAfter, walkedByHand } from "./animationSpeed";
import type { Standstill } from "./standstill.svelte";

/** For whom things are shown, and how. */
interface Stage {
  /** Seats of this device: their own moves wait for nobody. */
  readonly you: number[];
  show(push: Push): void;
  /** Nothing more waits to be shown. */
  shown(): void;
}

export class PushQueue {
  /** Moves of others wait to be shown. */
  playing = $state(false);
  /** What is gone through by hand, step by step, until `walkOn`; null: nothing. */
  walk = $state.raw<Push | null>(null);
  #walked: (() => void) | null = null;
  /** What somebody wanted to see at once. */
  #skipped: Push | null = null;
  #queue: Push[] = [];
  readonly #pause = new Pause();

  constructor(
    readonly stage: Stage,
    readonly standstill: Standstill,
  ) {}

  add(push: Push): void {
    this.#queue.push(push);
    if (!this.playing) void this.#drain();
  }

  async #drain(): Promise<void> {
    const { stage, standstill } = this;
    this.playing = true;
    for (let push = taken(this.#queue, stage.you); push; push = taken(this.#queue, stage.you)) {
      stage.show(push);
      const pause = pauseAfter(push, stage.you, this.#queue[0]);
      if (push !== this.#skipped && walkedByHand(push, stage.you)) await this.#goThrough(push);
      // not even a tick where nothing is shown: dialogs would find no moves, and close
      else if (pause > 0) await this.#pause.wait(pause);
      if (standstill.why && this.#queue.length) await standstill.over();
    }
    this.playing = false;
    this.walk = null;
    stage.shown();
  }

  /** Until the last of its steps has been seen. */
  async #goThrough(push: Push): Promise<void> {
    this.walk = push;
    await new Promise<void>((done) => {
      this.#walked = done;
    });
    this.#walked = null;
  }

  /** All steps of what is gone through by hand have been seen. */
  walkOn(): void {
    this.#walked?.();
  }

  /** Shows the newest position at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) {
      const missed = this.#queue.flatMap((push) => push.steps);
      this.#queue = [(this.#skipped = { ...last, steps: missed })];
    }
    this.#pause.skip();
    this.walkOn();
  }

  /** Forgets what waits to be shown; what is gone through by hand stays. */
  clear(): void {
    this.#queue = [];
  }

  close(): void {
    this.standstill.ask(false, null);
    this.#pause.skip();
    this.walkOn();
  }
}
