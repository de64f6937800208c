/** A live table: what the server said last, what is shown of it, and what this device asks for. */

import type { Tabletop, Command, Course, Described, EndedTurn, Ends, Gathering, GatheringPush, LiveMessage, Message, Paused, Position, Push, Reopening, ReopenPost, Seat, Snapshot, Standing, Step, TableSync, View } from "../protocol/types";
import { Refused, call } from "../protocol/http";
import { RETRY_FIRST, RETRY_LONGEST, isRefusal, sleep } from "../protocol/retry";
import { Baseline } from "./baseline.svelte";
import { TabletopNews, placeOf, replacesSteps, withWaiting } from "./tabletop";
import { UndoableEnd } from "./undoableEnd.svelte";
import { TableRequests } from "./requests.svelte";
import type { RequestingTable } from "./requests.svelte";
import { TableLuck } from "./tableLuck.svelte";
import { gathers } from "../protocol/gathering";
import { Hint } from "./hint.svelte";
import { connect } from "../protocol/live";
import type { Live, Refusal } from "../protocol/live";
import { gameTitle, t } from "../ui/i18n.svelte";
import { newerBuild } from "../ui/newerBuild.svelte";
import type { Mark } from "./marks";
import { problemText } from "../ui/problemText";
import { focusSeat, named } from "./gameView";
import type { GameView } from "./gameView";
import { PushQueue } from "./pushQueue.svelte";
import { TurnBell } from "../ui/turnBell";
import { merged } from "./steps";
import { Standstill } from "./standstill.svelte";
import { AnalysisRequest } from "./analysisRequest.svelte";
import { Talk } from "./talk.svelte";
import { receivedClocks, timeOf } from "./clocks";
import type { ReceivedClocks, SeatTime } from "./clocks";
import { thinkingBot } from "./thinking";
import type { ThinkingBot } from "./thinking";
import type { Way } from "./moveSequence";

export class TableStore implements GameView, RequestingTable {
  snapshot = $state.raw<Snapshot | null>(null);
  /** The table before it begins; then there is no snapshot. */
  gathering = $state.raw<Gathering | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<Step[]>([]);
  seatList = $state.raw<Seat[]>([]);
  connected = $state(true);
  /** Why not, in the server's words, where it gave a reason. */
  reason = $state("");
  /** The bot that thinks, if one does. */
  thinking = $state.raw<ThinkingBot | null>(null);
  /** When the table will be removed, if it will be. */
  ends = $state.raw<Ends | null>(null);
  /** The people's clocks as the server said last, which is not delayed by what is being shown. */
  clocks = $state.raw<ReceivedClocks | null>(null);
  gone = $state<"" | "deleted" | Refusal>("");
  hover = $state.raw<Described | null>(null);
  /** The set-up was entered while this was open, and what came of it is not told yet. */
  laid = false;
  /** Beside the board nothing can be done until what has happened there is told. */
  telling = $state(true);

  readonly #requests = new TableRequests(this);
  readonly hint = new Hint(
    () => this,
    () => {
      const now = this.#now();
      return call("POST /tables/{table}/hint", { table: this.table, tokens: this.tokens, body: { at: placeOf(now), seat: now.deciding } });
    },
  );
  readonly analysis = new AnalysisRequest(
    () => call("POST /tables/{table}/analysis", { table: this.table, tokens: this.tokens }),
    () => call("GET /tables/{table}/analysis", { table: this.table, tokens: this.tokens }),
  );

  readonly talk: Talk;
  readonly luck: TableLuck;

  #newest = -1;
  readonly #tabletop = new TabletopNews();
  readonly #baseline = new Baseline(this, (step) => call("GET /tables/{table}/at/{step}", { table: this.table, tokens: this.tokens, step }));
  readonly #undoableEnd = new UndoableEnd();
  #live: Live | null = null;
  #lost = false;
  #closed = false;
  readonly #standstill = new Standstill();
  readonly #queue = new PushQueue(this, this.#standstill);
  readonly #bell = new TurnBell();

  constructor(
    readonly table: string,
    readonly tokens: string[],
  ) {
    this.talk = new Talk(table, tokens);
    this.luck = new TableLuck(tokens);
  }

  /** What the table is, before and after it begins. */
  get about(): Gathering | Snapshot | null {
    return this.snapshot ?? this.gathering;
  }

  get game(): string {
    return this.about?.game ?? "";
  }

  /** What the game is called in the language spoken; nothing before it is known. */
  get title(): string {
    return this.about ? gameTitle(this.about.game, this.about.title) : "";
  }

  get base(): View | null {
    return this.#baseline.view;
  }

  get view(): View {
    return (this.position ?? this.snapshot)?.view ?? { seat: -1, viewer: null, turn: 0 };
  }

  get you(): number[] {
    return this.about?.you ?? [];
  }

  /** Who sits where, then the automata. */
  get seats(): Seat[] {
    return named(this.game, this.seatList);
  }

  get legal(): Described[] {
    if (this.playing || (this.telling && this.beside) || this.gone) return [];
    return this.position?.legal ?? [];
  }

  /** What is entered, at a table beside its board. */
  get beside(): Tabletop | null {
    return this.position?.beside ?? this.gathering?.beside ?? null;
  }

  get left(): Message[] {
    return this.position?.left ?? [];
  }

  get courses(): Course[] {
    if (this.playing || this.gone) return [];
    return this.position?.courses ?? [];
  }

  get standing(): Standing[] {
    return this.position?.standing ?? [];
  }

  get marks(): Mark[] {
    return this.hint.marks;
  }

  /** The seats whose people have yet to sit down. */
  get awaited(): number[] {
    return this.gathering?.awaited ?? this.position?.awaited ?? [];
  }

  get commands(): Command[] {
    return this.gone ? [] : (this.position?.commands ?? []);
  }

  get myTurn(): boolean {
    if (this.playing || this.awaited.length) return false;
    return this.you.includes(this.position?.deciding ?? -1);
  }

  get over(): boolean {
    return (this.position?.deciding ?? 0) < 0 && !this.playing;
  }

  get canUndo(): boolean {
    const now = this.position;
    return !!now && this.myTurn && !this.paused && !this.pending && now.undo_floor < now.decision;
  }

  /** Whether and why the table stands still until somebody lets it go on. */
  get paused(): Paused | null {
    const shown = this.position?.paused ?? null;
    return this.#standstill.why ?? (shown?.why === "asked" ? null : shown);
  }

  /** The end of a turn of this device that can still be taken back. */
  get ended(): EndedTurn | null {
    return this.playing || this.pending ? null : this.#undoableEnd.now;
  }

  /** The way of several moves that was sailed last, if it can be taken back at one go. */
  get way(): Way | undefined {
    return this.canUndo ? this.#requests.way : undefined;
  }

  /** The clock of a seat at a time of this device. */
  timeOf(seat: number, now: number): SeatTime | undefined {
    return timeOf(this.clocks, seat, now);
  }

  async open(): Promise<void> {
    for (let wait = RETRY_FIRST; !this.#closed; wait = Math.min(wait * 2, RETRY_LONGEST)) {
      try {
        await this.#load();
        break;
      } catch (problem) {
        if (this.#isGone(problem)) return;
        this.connected = false;
        this.reason = problem instanceof Refused ? problemText(problem) : "";
        await sleep(wait);
      }
    }
    if (!this.#closed) this.#connect();
  }

  /** Whether a link's token opens a seat of this table. */
  async opens(token: string): Promise<boolean> {
    return (await call("GET /tables/{table}", { table: this.table, tokens: [token] })).you.length > 0;
  }

  async #load(): Promise<void> {
    if (!this.#take(await call("GET /tables/{table}", { table: this.table, tokens: this.tokens }))) return;
    this.steps = merged(this.steps, (await call("GET /tables/{table}/steps", { table: this.table, tokens: this.tokens, query: { from: 0 } })).steps);
    await this.#baseline.find();
  }

  /** Whether there is no such table, or it is not for us. */
  #isGone(problem: unknown): boolean {
    if (!isRefusal(problem)) return false;
    this.gone = problem.code === "closed" ? "closed" : "missing";
    this.#requests.error = problem;
    return true;
  }

  /** Takes over what the server says of the table; whether that has begun. */
  #take(told: Gathering | Snapshot): told is Snapshot {
    if (!gathers(told)) {
      this.#adopt(told);
      return true;
    }
    this.#gather(told);
    return false;
  }

  #gather(told: Gathering): void {
    this.gathering = told;
    this.seatList = told.seats;
    if (told.beside) this.#setUp(told);
    else void this.luck.gather(told);
  }

  /** The set-up is entered, or again. */
  #setUp(told: Gathering): void {
    this.laid = true;
    this.#tabletop.update(told);
    this.#queue.clear();
    this.#forget();
    this.snapshot = this.position = null;
  }

  close(): void {
    this.#closed = true;
    this.#requests.close();
    this.analysis.close();
    this.luck.close();
    this.#undoableEnd.close();
    this.#live?.close();
    this.#queue.close();
  }

  #connect(): void {
    this.#live = connect({
      table: this.table,
      tokens: this.tokens,
      since: () => (this.#newest < 0 ? null : this.#newest),
      receive: (message) => {
        this.#receive(message);
      },
      online: (connected, waits) => {
        if (connected && this.#lost) void newerBuild.look();
        this.#lost = !connected;
        this.connected = connected;
        if (waits) void this.#findReason();
        else this.reason = "";
      },
      refused: (why) => {
        this.gone ||= why;
      },
    });
  }

  /** Too little fits into the end of a connection; a request is answered with the reason. */
  async #findReason(): Promise<void> {
    const problem: unknown = await call("GET /tables/{table}", { table: this.table, tokens: this.tokens }).catch((refused: unknown) => refused);
    if (this.connected || !(problem instanceof Refused)) return;
    this.reason = t("problem-waits", { message: problemText(problem, this.game) });
  }

  #receive(message: LiveMessage): void {
    switch (message.type) {
      case "sync":
        this.ends = null; // sent right after, if it still holds
        if (gathers(message)) this.#gather(message);
        else this.#synchronize(message);
        void this.talk.catchUp();
        break;
      case "gathering":
        if (!this.snapshot || message.beside) this.#gather(message); // else an answer that was overtaken
        break;
      case "steps":
        this.#enqueue(message);
        break;
      case "presence":
        this.seatList = message.seats;
        break;
      case "ends":
        this.ends = message.ends;
        break;
      case "watchable":
        if (this.snapshot) this.snapshot = { ...this.snapshot, watchable: message.watchable };
        if (this.gathering) this.gathering = { ...this.gathering, watchable: message.watchable };
        break;
      case "thinking":
        this.thinking = thinkingBot(message);
        break;
      case "talk":
        this.talk.heard(message);
        break;
      case "analysis":
        this.analysis.heard(message);
        break;
      case "deleted":
        this.gone = "deleted";
        this.#live?.close();
        break;
      case "pong":
        break;
      default:
        void newerBuild.look(); // a later server may say more
    }
  }

  /** What the server says first on a line. An older step than the newest known here: a backup. */
  #synchronize(sync: Snapshot & { steps: Step[] }): void {
    const replaced = replacesSteps(sync);
    const restored = replaced || sync.seq < this.#newest;
    const unknown = !replaced && (restored || !this.snapshot || (!!sync.beside && this.#tabletop.update(sync)));
    if (restored) this.#forget();
    this.#adopt(sync);
    this.steps = merged(this.steps, sync.steps);
    if (unknown) void this.resync();
  }

  /** The table was restored from a backup: what was known of it may never have happened. */
  #forget(): void {
    this.#newest = -1;
    this.#baseline.forget();
    this.steps = [];
  }

  /** Takes over a whole snapshot at once, forgetting what waited to be shown. */
  #adopt(snapshot: Snapshot): void {
    if (snapshot.seq < this.#newest && !snapshot.beside) return;
    this.#queue.clear();
    this.#newest = snapshot.seq;
    this.#tabletop.update(snapshot);
    this.#standstill.hear(snapshot.paused);
    this.clocks = snapshot.clocks && receivedClocks(snapshot.clocks, snapshot.clock?.kind ?? "live", Date.now(), null);
    if (!this.snapshot) void this.luck.check(snapshot);
    this.snapshot = snapshot;
    this.gathering = null;
    this.seatList = snapshot.seats;
    this.#show(snapshot);
  }

  #enqueue(push: Push): void {
    const entered = this.#tabletop.update(push);
    if (push.seq <= this.#newest && !entered) return;
    this.#newest = push.seq;
    this.#standstill.hear(push.paused);
    this.clocks = push.clocks && receivedClocks(push.clocks, this.snapshot?.clock?.kind ?? "live", Date.now(), this.clocks);
    this.#queue.add(push);
  }

  /** Moves of others wait to be shown. */
  get playing(): boolean {
    return this.#queue.playing;
  }

  show(push: Push): void {
    this.steps = merged(this.steps, push.steps);
    this.#show(push);
  }

  shown(): void {
    this.#bell.ring(this.myTurn);
  }

  /** What is gone through by hand; null: nothing. */
  get walk(): Push | null {
    return this.#queue.walk;
  }

  walkOn(): void {
    this.#queue.walkOn();
  }

  /** Shows the newest position at once. */
  skip(): void {
    this.#queue.skip();
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
    this.steps = withWaiting(this.steps, next);
    this.seatList = next.seats;
    this.hover = this.#requests.error = null;
    if (next.seq !== before?.seq) this.hint.clear();
    if (next.thinking) this.thinking = thinkingBot(next.thinking);
    else if (next.deciding !== this.thinking?.seat) this.thinking = null;
    this.#undoableEnd.said(next.ended, this.you);
    this.#baseline.passed(before, next);
    if (!before) this.#bell.ring(this.myTurn);
  }

  /** A request is on its way; nothing else may be asked for. */
  get pending(): boolean {
    return this.#requests.pending;
  }

  /** The request did not get through and is being repeated. */
  get retrying(): boolean {
    return this.#requests.retrying;
  }

  get error(): Refused | null {
    return this.#requests.error;
  }

  play(move: Described): void {
    this.#requests.play(move.move);
  }

  playSequence(moves: string[]): void {
    this.#requests.playSequence(moves);
  }

  row(moves: string[]): void {
    this.rows([moves], null);
  }

  rows(rows: string[][], back: number | null): void {
    this.#requests.rows(rows, back);
  }

  command(move: Command): void {
    this.orders(move.seat, [move.move]);
  }

  orders(seat: number, moves: string[]): void {
    this.#requests.orders(seat, moves);
  }

  /** Takes back one step, or everything down to a decision. */
  undo(to?: number): void {
    if (!this.canUndo) return;
    const { deciding, decision } = this.#now();
    this.#requests.undo(to ?? decision - 1, deciding);
  }

  /** Takes back the end of the turn that has just ended, while that is possible. */
  undoEnd(): void {
    if (this.ended) this.#requests.undo(this.ended.to, this.ended.seat);
  }

  /** The turn that can be opened again if the others agree. */
  get reopening(): Reopening | null {
    return this.playing || this.gone ? null : (this.position?.reopening ?? null);
  }

  reopen(answer: ReopenPost["answer"]): void {
    this.#requests.reopen(answer);
  }

  answered(push: Push): void {
    this.#enqueue(push);
  }

  /** What the table answers beside its board, which may take back what there was. */
  answeredBeside(message: TableSync | GatheringPush | Push): void {
    if (!this.#tabletop.isOld(message)) this.#receive(message);
  }

  async behind(newest: Snapshot | undefined): Promise<void> {
    if (newest && newest.seq < this.#newest) this.#live?.again();
    else await this.resync();
  }

  /** Has the table stand still, or go on. */
  pause(paused: boolean): void {
    // where there are clocks all must agree: only the server knows what comes of it
    if (!this.clocks || this.about?.host) this.#standstill.ask(paused, focusSeat({ view: this.view, you: this.you }));
    call("POST /tables/{table}/pause", { table: this.table, tokens: this.tokens, body: { paused } }).catch((problem: unknown) => {
      // bots may have come to the end long before it is shown: then only the showing stands still
      if (problem instanceof Refused && problem.code !== "over") this.#requests.error = problem;
    });
  }

  #now(): Position {
    if (!this.position) throw new Error("a move before the table is known");
    return this.position;
  }

  /** Forgets what another person at this device could see, and asks for everything again. */
  async relearn(): Promise<void> {
    const known = (await call("GET /tables/{table}/steps", { table: this.table, tokens: this.tokens, query: { from: 0 } })).steps;
    this.steps = merged(known, this.steps.slice(known.length)); // and what came meanwhile
    this.#baseline.forget();
    await this.#baseline.find();
  }

  /** Asks for the newest snapshot and whatever was missed. */
  async resync(): Promise<void> {
    const known = this.beside ? 0 : (this.steps.at(-1)?.seq ?? -1); // beside the board they may have been taken back
    if (!this.#take(await call("GET /tables/{table}", { table: this.table, tokens: this.tokens }))) return;
    this.steps = merged(this.steps, (await call("GET /tables/{table}/steps", { table: this.table, tokens: this.tokens, query: { from: Math.max(known, 0) } })).steps);
  }
}
