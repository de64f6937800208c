/** Pushes shown one after the other, each for as long as it is looked at. */

import type { Push } from "../protocol/types";
import { taken } from "./combinePushes";
import { Pause, pauseAfter } from "./animationSpeed";
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
      // not even a tick where nothing is shown: dialogs would find no moves, and close
      if (pause > 0) await this.#pause.wait(pause);
      if (standstill.why && this.#queue.length) await standstill.over();
    }
    this.playing = false;
    stage.shown();
  }

  /** Shows the newest position at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) {
      const missed = this.#queue.flatMap((push) => push.steps);
      this.#queue = [{ ...last, steps: missed }];
    }
    this.#pause.skip();
  }

  /** Forgets what waits to be shown. */
  clear(): void {
    this.#queue = [];
  }

  close(): void {
    this.standstill.ask(false, null);
    this.#pause.skip();
  }
}
