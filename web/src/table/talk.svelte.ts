/** The chat of a table: received, read and written here. */

import type { TalkLine, TalkLines, TalkSwitch } from "../protocol/types";
import { call } from "../protocol/http";
import { knownTable, mute, readTo } from "./knownTables";

export const LONGEST_LINE = 200; // letters

/** Says who talks at a table and who reads along, for its host; what is not given stays. */
export const letTalk = (table: string, tokens: string[], wish: TalkSwitch) =>
  call("PUT /tables/{table}/talk", { table, tokens, body: wish });

export class Talk {
  on = $state(true);
  /** People without a seat read along before the end. */
  overheard = $state(false);
  lines = $state.raw<TalkLine[]>([]);
  /** The number of the last line that was read here. */
  #read = $state(0);
  /** The seats whose lines are hidden on this device. */
  muted = $state.raw<number[]>([]);

  constructor(
    private readonly table: string,
    private readonly tokens: string[],
  ) {
    this.#read = knownTable(table)?.read ?? 0;
    this.muted = knownTable(table)?.muted ?? [];
  }

  get #asking() {
    return { table: this.table, tokens: this.tokens };
  }

  get #newest(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** How many lines nobody at this device has read yet. */
  get unread(): number {
    return this.audible.filter((line) => line.number > this.#read).length;
  }

  /** What is shown here. */
  get audible(): TalkLine[] {
    return this.lines.filter((line) => !this.muted.includes(line.seat));
  }

  /** Hides or shows what a seat says, on this device. */
  mute(seat: number, hidden: boolean): void {
    this.muted = [...this.muted.filter((each) => each !== seat), ...(hidden ? [seat] : [])];
    mute(this.table, this.muted);
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
      this.heard(await call("GET /tables/{table}/talk", { ...this.#asking, query: { after: this.#newest } }));
    } catch {
      // the line is gone again: whatever was said is asked for when it is back
    }
  }

  heard(told: TalkLines): void {
    this.on = told.on;
    this.overheard = told.overheard;
    if (!told.lines.length) return;
    const news = told.lines.map((line) => line.number);
    const others = this.lines.filter((line) => !news.includes(line.number));
    // the answer to one's own line may overtake what others said just before
    this.lines = [...others, ...told.lines].sort((a, b) => a.number - b.number);
  }

  /** Removes a line, or reports it to the host. Throws what the server refuses. */
  async judge(line: TalkLine, action: "remove" | "report"): Promise<void> {
    const now = await call("POST /tables/{table}/talk/{number}", { ...this.#asking, number: line.number, body: { action } });
    this.heard({ on: this.on, overheard: this.overheard, lines: [now] });
  }

  /** Says a line for a seat of this device. Throws what the server refuses. */
  async say(text: string, seat: number): Promise<void> {
    const line = await call("POST /tables/{table}/talk", { ...this.#asking, body: { text, seat } });
    this.heard({ on: true, overheard: this.overheard, lines: [line] });
    this.read();
  }
}
