/** A live table: what the server said last, what is shown of it, and what this device asks for. */

import * as api from "./api";
import type { Command, Course, Described, LiveMessage, Position, Push, Seat, Snapshot, Step, View } from "./api";
import { RETRY_FIRST, RETRY_LONGEST, isRefusal, sleep, untilAnswered } from "./asking";
import { Ends, lastEnd } from "./ends";
import { Hint } from "./hint.svelte";
import { connect } from "./live";
import type { Live } from "./live";
import { t } from "./i18n.svelte";
import type { Mark } from "./marks";
import { Pause, pauseAfter, stride } from "./pace";
import { problemText } from "./problems";
import { focusSeat, named } from "./shown";
import type { Shown } from "./shown";
import { TurnBell } from "./sound";
import { merged } from "./steps";
import { Study } from "./study.svelte";
import { thoughtOf } from "./thought";
import type { Thought } from "./thought";
import { goesOn, lastWay, withWay } from "./voyage";
import type { Way } from "./voyage";

type Ask = (moveId: string) => Promise<Push>;

export class TableStore implements Shown {
  snapshot = $state.raw<Snapshot | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<Step[]>([]);
  seatList = $state.raw<Seat[]>([]);
  connected = $state(true);
  /** Why not, in the server's words, where it told. */
  reason = $state("");
  /** A request is on its way; nothing else may be asked for. */
  pending = $state(false);
  /** The request did not get through and is being repeated. */
  retrying = $state(false);
  /** The bot that thinks, if one does. */
  thinking = $state.raw<Thought | null>(null);
  /** Moves of others wait to be shown. */
  playing = $state(false);
  error = $state.raw<api.Refused | null>(null);
  gone = $state<"" | "deleted" | "missing" | "replaced">("");
  hover = $state.raw<Described | null>(null);
  base = $state.raw<View | null>(null);
  /** Ways of several moves that were played in this turn. */
  #ways = $state.raw<Way[]>([]);

  readonly hint = new Hint(
    () => this,
    () => {
      const { seq, deciding } = this.#now();
      return api.askHint(this.table, this.tokens, { at: seq, seat: deciding });
    },
  );
  readonly study = new Study(
    () => api.beginAnalysis(this.table, this.tokens),
    () => api.analysis(this.table, this.tokens),
  );

  #queue: Push[] = [];
  #newest = -1;
  readonly #ends = new Ends();
  #live: Live | null = null;
  #closed = false;
  readonly #pause = new Pause();
  readonly #bell = new TurnBell();

  constructor(
    readonly table: string,
    readonly tokens: string[],
  ) {}

  get game(): string {
    return this.snapshot?.game ?? "";
  }

  get view(): View {
    return (this.position ?? this.snapshot)?.view ?? { seat: -1, viewer: null, turn: 0 };
  }

  get you(): number[] {
    return this.snapshot?.you ?? [];
  }

  /** Who sits where, then the automata. */
  get seats(): Seat[] {
    return named(this.seatList);
  }

  get legal(): Described[] {
    if (this.playing || this.gone) return [];
    return this.position?.legal ?? [];
  }

  get courses(): Course[] {
    if (this.playing || this.gone) return [];
    return this.position?.courses ?? [];
  }

  get marks(): Mark[] {
    return this.hint.marks;
  }

  get commands(): Command[] {
    return this.gone ? [] : (this.position?.commands ?? []);
  }

  get myTurn(): boolean {
    return !this.playing && this.you.includes(this.position?.deciding ?? -1);
  }

  get over(): boolean {
    return (this.position?.deciding ?? 0) < 0 && !this.playing;
  }

  get canUndo(): boolean {
    const now = this.position;
    return !!now && this.myTurn && !this.pending && now.undo_floor < now.decision;
  }

  /** The way of several moves that was sailed last, if it can be taken back at one go. */
  get way(): Way | undefined {
    return this.canUndo && this.position ? lastWay(this.#ways, this.position) : undefined;
  }

  async open(): Promise<void> {
    for (let wait = RETRY_FIRST; !this.#closed; wait = Math.min(wait * 2, RETRY_LONGEST)) {
      try {
        await this.#load();
        break;
      } catch (problem) {
        if (this.#isGone(problem)) return;
        this.connected = false;
        this.reason = problem instanceof api.Refused ? problemText(problem) : "";
        await sleep(wait);
      }
    }
    if (!this.#closed) this.#connect();
  }

  /** Whether a link's token opens a seat of this table. */
  async opens(token: string): Promise<boolean> {
    return (await api.snapshot(this.table, [token])).you.length > 0;
  }

  async #load(): Promise<void> {
    this.#adopt(await api.snapshot(this.table, this.tokens));
    this.steps = merged(this.steps, await api.steps(this.table, this.tokens, 0));
    await this.#findBase();
  }

  /** Whether there is no such table. */
  #isGone(problem: unknown): boolean {
    if (!isRefusal(problem)) return false;
    this.gone = "missing";
    this.error = problem;
    return true;
  }

  close(): void {
    this.#closed = true;
    this.study.close();
    this.#live?.close();
    this.#pause.skip();
  }

  #connect(): void {
    this.#live = connect({
      table: this.table,
      tokens: this.tokens,
      since: () => (this.#newest < 0 ? null : this.#newest),
      receive: (message) => {
        this.#receive(message);
      },
      online: (connected, reason) => {
        this.connected = connected;
        this.reason = reason && t("problem-waits", { message: reason });
      },
      refused: (why) => {
        this.gone ||= why;
      },
    });
  }

  #receive(message: LiveMessage): void {
    switch (message.type) {
      case "sync":
        this.#synchronize(message);
        break;
      case "steps":
        this.#enqueue(message);
        break;
      case "presence":
        this.seatList = message.seats;
        break;
      case "thinking":
        this.thinking = thoughtOf(message);
        break;
      case "analysis":
        this.study.heard(message);
        break;
      case "deleted":
        this.gone = "deleted";
        this.#live?.close();
        break;
      case "pong":
        break;
    }
  }

  /** What the server says first on a line. An older step than the newest known here: a backup. */
  #synchronize(sync: Snapshot & { steps: Step[] }): void {
    const restored = sync.seq < this.#newest;
    if (restored) this.#forget();
    this.#adopt(sync);
    this.steps = merged(this.steps, sync.steps);
    if (restored) void this.resync();
  }

  /** The table was restored from a backup: what was known of it may never have happened. */
  #forget(): void {
    this.#newest = -1;
    this.#ends.forget();
    this.steps = [];
  }

  /** Takes over a whole snapshot at once, forgetting what waited to be shown. */
  #adopt(snapshot: Snapshot): void {
    if (snapshot.seq < this.#newest) return;
    this.#queue = [];
    this.#newest = snapshot.seq;
    this.snapshot = snapshot;
    this.seatList = snapshot.seats;
    this.#show(snapshot);
  }

  #enqueue(push: Push): void {
    if (push.seq <= this.#newest) return;
    this.#newest = push.seq;
    this.#queue.push(push);
    if (!this.playing) void this.#drain();
  }

  async #drain(): Promise<void> {
    this.playing = true;
    for (let push = this.#queue.shift(); push; push = this.#queue.shift()) {
      this.steps = merged(this.steps, push.steps);
      this.#show(push);
      const pause = pauseAfter(push, this.you);
      // not even a tick where nothing is shown: dialogs would find no moves, and close
      if (pause > 0) await this.#pause.wait(pause);
    }
    this.playing = false;
    this.#bell.ring(this.myTurn);
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

  /** A push leaves out what never changes: it is that of the snapshot. */
  #whole(next: Position): Position {
    const fixed = this.snapshot?.view["static"];
    return "static" in next.view ? next : { ...next, view: { ...next.view, static: fixed } };
  }

  #show(pushed: Position): void {
    const next = this.#whole(pushed);
    const before = this.position;
    this.position = next;
    this.seatList = next.seats;
    this.hover = this.error = null;
    if (next.seq !== before?.seq) this.hint.clear();
    if (next.thinking) this.thinking = thoughtOf(next.thinking);
    else if (next.deciding !== this.thinking?.seat) this.thinking = null;
    if (before && before.deciding !== next.deciding) this.#ends.ended(before.deciding, next.view);
    this.#chooseBase(next);
    if (!before) this.#bell.ring(this.myTurn);
  }

  #chooseBase(now: Position): void {
    this.base = this.#ends.of(focusSeat({ view: now.view, you: this.you }));
  }

  /** After a reload: the position in which this device's seat last finished a turn. */
  async #findBase(): Promise<void> {
    const now = this.position;
    if (!now) return;
    const focus = focusSeat({ view: now.view, you: this.you });
    const from = lastEnd(this.steps, focus, now.view.turn);
    if (!from) return;
    const { view } = await api.positionAt(this.table, this.tokens, from.seq);
    this.#ends.found(view);
    this.#chooseBase(now);
  }

  play(move: Described): void {
    const { seq } = this.#now();
    void this.#ask(() => this.#send(move.move, seq));
  }

  #send(move: string, at: number): Promise<Push | null> {
    const what = { move, at, seat: this.#now().deciding };
    return this.#untilAnswered((id) => api.postMove(this.table, this.tokens, { move_id: id, ...what }));
  }

  /** Plays moves one after the other, each on what the one before led to. */
  voyage(moves: string[]): void {
    void this.#ask(async () => {
      const { decision: from, deciding, seq } = this.#now();
      let at = seq;
      for (const [i, move] of moves.entries()) {
        const answer = await this.#send(move, at);
        if (!answer) break;
        at = answer.seq;
        this.#ways = withWay(this.#ways, { from, to: answer.decision });
        if (!goesOn(answer, deciding, moves[i + 1])) break;
        await sleep(stride());
      }
    });
  }

  command(move: Command): void {
    const what = { move: move.move, seat: move.seat };
    void this.#ask(() =>
      this.#untilAnswered((id) => api.postCommand(this.table, this.tokens, { move_id: id, ...what })),
    );
  }

  /** Takes back one step, or everything down to a decision. */
  undo(to?: number): void {
    if (!this.canUndo) return;
    const { seq, deciding, decision } = this.#now();
    const what = { to: to ?? decision - 1, at: seq, seat: deciding };
    this.#ways = this.#ways.filter((way) => way.to <= what.to);
    void this.#ask(() =>
      this.#untilAnswered((id) => api.postUndo(this.table, this.tokens, { move_id: id, ...what })),
    );
  }

  #now(): Position {
    if (!this.position) throw new Error("a move before the table is known");
    return this.position;
  }

  /** One thing at a time is asked of the server. */
  async #ask(errand: () => Promise<unknown>): Promise<void> {
    if (this.pending || this.gone) return;
    this.pending = true;
    this.error = null;
    try {
      await errand();
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
      if (answer) this.#enqueue(answer);
      return answer;
    } catch (problem) {
      if (isRefusal(problem)) await this.#refused(problem);
      return null;
    }
  }

  async #refused(problem: api.Refused): Promise<void> {
    const snapshot = problem.body["snapshot"] as Snapshot | undefined;
    if (problem.status !== 409) this.error = problem;
    else if (snapshot && snapshot.seq < this.#newest) this.#live?.again();
    else await this.resync();
  }

  /** Forgets what another person at this device was told, and asks for everything anew. */
  async relearn(): Promise<void> {
    const known = await api.steps(this.table, this.tokens, 0);
    this.steps = merged(known, this.steps.slice(known.length)); // and what came meanwhile
    this.#ends.forget();
    await this.#findBase();
  }

  /** Asks for the newest snapshot and whatever was missed. */
  async resync(): Promise<void> {
    const known = this.steps.at(-1)?.seq ?? -1;
    this.#adopt(await api.snapshot(this.table, this.tokens));
    this.steps = merged(this.steps, await api.steps(this.table, this.tokens, Math.max(known, 0)));
  }
}
