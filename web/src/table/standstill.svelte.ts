/** Whether the showing of moves stands still: by a word from here, or by what the server said last. */

import type { Paused } from "../protocol/types";


export class Standstill {
  /** Somebody at this device wants it; the server may be far ahead of what is shown, or at the end. */
  #here = $state.raw<Paused | null>(null);
  #heard = $state.raw<Paused | null>(null);
  #waiting: (() => void)[] = [];

  /** Why it stands still; null: it goes on. A table that nobody is left at is shown to the end first. */
  get why(): Paused | null {
    if (this.#heard?.why === "asked") return this.#heard;
    return this.#here;
  }

  /** What the server says, ahead of what is shown. */
  hear(paused: Paused | null | undefined): void {
    if (paused) this.#here = null;
    this.#heard = paused ?? null;
    this.#resolve();
  }

  /** A word from this device, at once: `seat` asks. */
  ask(paused: boolean, seat: number | null): void {
    this.#here = paused ? { why: "asked", seat } : null;
    if (!paused) this.#heard = null;
    this.#resolve();
  }

  /** Until it goes on. */
  async over(): Promise<void> {
    while (this.why) await new Promise<void>((done) => this.#waiting.push(done));
  }

  #resolve(): void {
    for (const done of this.#waiting.splice(0)) done();
  }
}
