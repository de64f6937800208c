/** The end of a turn of one's own that can still be taken back, for some seconds. */

import type { EndedTurn } from "../protocol/types";

export class UndoableEnd {
  now = $state.raw<EndedTurn | null>(null);
  #timer = 0;

  /** What the newest position says; `you` are the seats of this device. */
  said(ended: EndedTurn | null | undefined, you: number[]): void {
    clearTimeout(this.#timer);
    this.now = ended && you.includes(ended.seat) ? ended : null;
    if (this.now) this.#timer = window.setTimeout(() => (this.now = null), this.now.seconds * 1000);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
