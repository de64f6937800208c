/** What people at this device say of what fell on their board: one thing at a time, repeated until the server says something. */

import { call } from "../../protocol/http";
import type { Refused } from "../../protocol/http";
import { isRefusal, untilAnswered } from "../../protocol/retry";
import type { TableStore } from "../../table/store.svelte";

export class Entering {
  pending = $state(false);
  error = $state.raw<Refused | null>(null);
  #closed = false;

  constructor(readonly table: TableStore) {}

  /** The answer to what is asked: for each value the number of its choice. */
  enter(picked: number[]): Promise<void> {
    return this.#post("enter", { picked, seat: this.table.beside?.asked?.seat ?? null });
  }

  /** Takes back what was entered last. */
  mend(): Promise<void> {
    return this.#post("mend", {});
  }

  /** Keeps the record: nothing can be mended any more. */
  finish(): Promise<void> {
    return this.#post("finish", {});
  }

  close(): void {
    this.#closed = true;
  }

  async #post(what: "enter" | "mend" | "finish", more: object): Promise<void> {
    const { table, tokens, beside } = this.table;
    if (this.pending || !beside) return;
    this.pending = true;
    this.error = null;
    try {
      const ask = (name: string) => call(`POST /tables/{table}/${what}`, { table, tokens, body: { move_id: name, at: beside.at, ...more } });
      const answer = await untilAnswered(ask, () => !this.#closed);
      if (answer && "repeated" in answer) await this.table.resync();
      else if (answer) this.table.answeredBeside(answer);
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      if (problem.status === 409) await this.table.resync();
      else this.error = problem;
    } finally {
      this.pending = false;
    }
  }
}
