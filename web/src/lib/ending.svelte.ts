/** The end of a turn of one's own that can still be taken back, for some seconds. */

/** The seat whose turn has just ended, and the decision that an undo of the end returns to. */
export interface Ended {
  seat: number;
  to: number;
  /** How long it stays open, from the answer on. */
  seconds: number;
}

export class Ending {
  now = $state.raw<Ended | null>(null);
  #timer = 0;

  /** What the newest position says; `you` are the seats of this device. */
  said(ended: Ended | null | undefined, you: number[]): void {
    clearTimeout(this.#timer);
    this.now = ended && you.includes(ended.seat) ? ended : null;
    if (this.now) this.#timer = window.setTimeout(() => (this.now = null), this.now.seconds * 1000);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
