/** The luck of the table that is shown: what this device adds to it, and whether the table has kept to it. */

import type { Gathering, Snapshot } from "../protocol/types";
import { isRefusal } from "../protocol/retry";
import type { Verdict } from "./fairness";

export class TableLuck {
  verdict = $state<Verdict>("unknown");
  #newest: Gathering | null = null;
  #busy = false;
  #closed = false;

  constructor(private readonly tokens: string[]) {}

  close(): void {
    this.#closed = true;
  }

  /** Adds to the luck of a table that gathers, whenever it waits for that. */
  async gather(told: Gathering): Promise<void> {
    this.#newest = told;
    if (this.#busy || !told.you.length) return;
    this.#busy = true;
    const { contribute } = await import("./fairness");
    for (let now: Gathering | null = null; now !== this.#newest && !this.#closed; ) {
      now = this.#newest;
      await contribute(now, this.tokens, () => !this.#closed).catch((problem: unknown) => {
        if (!isRefusal(problem)) throw problem; // a refusal: the table went on meanwhile, and says so itself
      });
    }
    this.#busy = false;
  }

  /** Compares the luck of a table that has begun with what this device saw when it gathered. */
  async check({ table, commitment, luck }: Snapshot): Promise<void> {
    if (luck?.scheme !== "shared-1") return;
    const { verdict } = await import("./fairness");
    this.verdict = verdict(table, commitment, luck);
  }
}
