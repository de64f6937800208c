/** The chat of a table: received, read and written here. */

import type { TalkLine, TalkLines } from "../protocol/types";
import { at, json } from "../protocol/http";
import { knownTable, readTo } from "./knownTables";

export const LONGEST_LINE = 200; // letters

/** Allows talk at a table or ends it, for its host. */
export const letTalk = (table: string, tokens: string[], on: boolean) =>
  json<{ on: boolean }>("PUT", `${at(table)}/talk`, tokens, { on });

export class Talk {
  on = $state(true);
  lines = $state.raw<TalkLine[]>([]);
  /** The number of the last line that was read here. */
  #read = $state(0);

  constructor(
    private readonly table: string,
    private readonly tokens: string[],
  ) {
    this.#read = knownTable(table)?.read ?? 0;
  }

  get #newest(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** How many lines nobody at this device has read yet. */
  get unread(): number {
    return this.lines.filter((line) => line.number > this.#read).length;
  }

  /** Everything is in sight. */
  read(): void {
    if (this.#read >= this.#newest) return;
    this.#read = this.#newest;
    readTo(this.table, this.#read);
  }

  /** Asks for what was said while nobody listened here. */
  async catchUp(): Promise<void> {
    try {
      this.heard(await json<TalkLines>("GET", `${at(this.table)}/talk?after=${this.#newest}`, this.tokens));
    } catch {
      // the line is gone again: whatever was said is asked for when it is back
    }
  }

  heard(told: TalkLines): void {
    this.on = told.on;
    const known = this.lines.map((line) => line.number);
    const fresh = told.lines.filter((line) => !known.includes(line.number));
    // the answer to one's own line may overtake what others said just before
    if (fresh.length) this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** Says a line for a seat of this device. Throws what the server refuses. */
  async say(text: string, seat: number): Promise<void> {
    const line = await json<TalkLine>("POST", `${at(this.table)}/talk`, this.tokens, { text, seat });
    this.heard({ on: true, lines: [line] });
    this.read();
  }
}
