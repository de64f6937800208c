/** What this device asks of a table: one thing at a time, repeated until the server says something. */

import type { Position, Push, ReopenPost, Repeated, Snapshot } from "../protocol/types";
import { call } from "../protocol/http";
import type { Refused } from "../protocol/http";
import { isRefusal, sleep, untilAnswered } from "../protocol/retry";
import { stride } from "./animationSpeed";
import { placeOf } from "./tabletop";
import { goesOn, lastWay, withWay } from "./moveSequence";
import type { Way } from "./moveSequence";

type Ask = (moveId: string) => Promise<Push | Repeated>;

/** What requests need to know of their table, and report to it. */
export interface RequestingTable {
  readonly table: string;
  readonly tokens: string[];
  readonly position: Position | null;
  readonly gone: string;
  /** An answer, in its place among what is pushed. */
  answered(push: Push): void;
  /** What this device knows is older than what the server has; the newest as far as it is known. */
  behind(newest: Snapshot | undefined): Promise<void>;
}

export class TableRequests {
  /** A request is on its way; nothing else may be asked for. */
  pending = $state(false);
  /** It did not get through and is being repeated. */
  retrying = $state(false);
  error = $state.raw<Refused | null>(null);
  /** Ways of several moves that were played in this turn. */
  #ways = $state.raw<Way[]>([]);
  #closed = false;

  constructor(readonly owner: RequestingTable) {}

  close(): void {
    this.#closed = true;
  }

  /** The way that was played last, if it can still be taken back at one go. */
  get way(): Way | undefined {
    return this.owner.position ? lastWay(this.#ways, this.owner.position) : undefined;
  }

  play(move: string): void {
    const at = placeOf(this.#now());
    void this.#ask(() => this.#send({ move }, at));
  }

  #send(named: { move: string } | { moves: string[] }, at: number): Promise<Push | null> {
    const what = { ...named, at, seat: this.#now().deciding };
    return this.#untilAnswered((id) => call("POST /tables/{table}/moves", { table: this.owner.table, tokens: this.owner.tokens, body: { move_id: id, ...what } }));
  }

  /** Plays moves one after the other, each on what the one before led to. */
  playSequence(moves: string[]): void {
    void this.#ask(async () => {
      const { decision: from, deciding } = this.#now();
      let at = placeOf(this.#now());
      for (const [i, move] of moves.entries()) {
        const answer = await this.#send({ move }, at);
        if (!answer) break;
        at = placeOf(answer);
        this.#ways = withWay(this.#ways, { from, to: answer.decision });
        if (!goesOn(answer, deciding, moves[i + 1])) break;
        await sleep(stride());
      }
    });
  }

  /** Takes back down to a decision, if one is named, then plays sequences of moves as long as the turn goes on. */
  rows(rows: string[][], back: number | null): void {
    void this.#ask(async () => {
      const now = this.#now();
      let at = back === null ? now : await this.#takeBack(back, now.deciding);
      for (const moves of rows) {
        if (at?.deciding !== now.deciding) return;
        const from = at.decision;
        at = await this.#send({ moves }, placeOf(at));
        if (at) this.#ways = withWay(this.#ways, { from, to: at.decision, row: true });
      }
    });
  }

  /** Out of turn, one after the other, up to the first that is refused. */
  orders(seat: number, moves: string[]): void {
    void this.#ask(async () => {
      for (const move of moves) {
        const what = { move, seat };
        const done = await this.#untilAnswered((id) =>
          call("POST /tables/{table}/commands", { table: this.owner.table, tokens: this.owner.tokens, body: { move_id: id, ...what } }),
        );
        if (!done) return;
      }
    });
  }

  /** Takes back a seat's decisions down to one. */
  undo(to: number, seat: number): void {
    void this.#ask(() => this.#takeBack(to, seat));
  }

  /** Asks the others to open the turn again that has just ended, or answers whoever asks. */
  reopen(answer: ReopenPost["answer"]): void {
    const body = { answer, at: this.#now().decision };
    void this.#ask(async () => {
      try {
        await untilAnswered(() => call("POST /tables/{table}/reopen", { table: this.owner.table, tokens: this.owner.tokens, body }), (again) => {
          this.retrying = again;
          return !this.#closed;
        });
      } catch (problem) {
        if (isRefusal(problem)) this.error = problem;
      }
    });
  }

  #takeBack(to: number, seat: number): Promise<Push | null> {
    const what = { to, at: placeOf(this.#now()), seat };
    this.#ways = this.#ways.filter((way) => way.to <= to);
    return this.#untilAnswered((id) => call("POST /tables/{table}/undo", { table: this.owner.table, tokens: this.owner.tokens, body: { move_id: id, ...what } }));
  }

  #now(): Position {
    if (!this.owner.position) throw new Error("a move before the table is known");
    return this.owner.position;
  }

  async #ask(request: () => Promise<unknown>): Promise<void> {
    if (this.pending || this.owner.gone) return;
    this.pending = true;
    this.error = null;
    try {
      await request();
    } finally {
      this.pending = false;
      this.retrying = false;
    }
  }

  /** What came of a request, repeated until the server says something; null: a refusal. */
  async #untilAnswered(ask: Ask): Promise<Push | null> {
    try {
      const answer = await untilAnswered(ask, (again) => {
        this.retrying = again;
        return !this.#closed;
      });
      if (answer && "repeated" in answer) return await this.#carriedOut(answer);
      if (answer) this.owner.answered(answer);
      return answer;
    } catch (problem) {
      if (isRefusal(problem)) await this.#refused(problem);
      return null;
    }
  }

  /** Only the answer was lost. Whatever rests on it goes on unless somebody has played since. */
  async #carriedOut({ seq, snapshot }: Repeated): Promise<Push | null> {
    await this.owner.behind(snapshot);
    return snapshot.seq === seq ? { ...snapshot, type: "steps", steps: [] } : null;
  }

  async #refused(problem: Refused): Promise<void> {
    if (problem.status === 409) await this.owner.behind(problem.body["snapshot"] as Snapshot | undefined);
    else this.error = problem;
  }
}
