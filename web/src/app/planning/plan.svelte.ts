/** The board to think on: a line of moves that only this device knows, on a position of the game. */

import type { Command, Described, Seat, Step, TriedMove, TriedPosition, Try, TryPost, View } from "../../protocol/types";
import type { Refused } from "../../protocol/http";
import { named } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import type { Mark } from "../../table/marks";
import type { Loader } from "../../table/replay.svelte";
import { standingSteps } from "../../table/steps";
import { beginsWith, moveOf, playedSince, refusedAt } from "./line";
import type { Kept } from "./shelf";

/** What plans are made on: a table or a replay. */
export interface Ground {
  readonly game: string;
  readonly title: string;
  readonly seats: Seat[];
  /** All steps that are known, the newest last. */
  readonly steps: Step[];
  /** Whose knowledge a plan rests on; -1: whoever decides there. */
  readonly seat: number;
  load: Loader;
  try: (asked: TryPost) => Promise<Try>;
}

/** A move of the line with what it came to. */
export interface Made {
  move: TriedMove;
  step: Step;
}

/** What a line was cut off to, for those who look. */
interface Broken {
  held: number;
  of: number;
  why: Refused;
}

export class Plan implements GameView {
  /** The whole line; what stands on the board is a beginning of it. */
  line = $state.raw<Made[]>([]);
  answer = $state.raw<Try | null>(null);
  imagined = $state<number | null>(null);
  pending = $state(false);
  /** A bot plays until the plan's own seat decides. */
  running = $state(false);
  error = $state.raw<unknown>(null);
  broken = $state.raw<Broken | null>(null);
  /** How many moves were left when it was set up on another position, all of which hold there. */
  setUpMoves = $state<number | null>(null);
  hover = $state.raw<Described | null>(null);
  at = $state(0);
  /** Whose knowledge it rests on. */
  seat = $state(-1);
  /** How many moves of the whole line rest on nothing imagined. */
  sureInLine = $state(0);
  name = $state("");
  base = $state.raw<View | null>(null);
  readonly marks: Mark[] = [];
  /** What waits until somebody wants to imagine what nobody can know. */
  #held = $state.raw<TriedMove[] | null>(null);
  #before = $state.raw<Step[]>([]);
  #id = "";
  #closed = false;

  constructor(
    readonly ground: Ground,
    readonly keep: (plan: Kept) => void,
  ) {
    this.seat = ground.seat;
  }

  get game(): string {
    return this.ground.game;
  }

  get seats(): Seat[] {
    return named(this.game, this.ground.seats);
  }

  get position(): TriedPosition | null {
    return this.answer?.position ?? null;
  }

  get view(): View {
    return this.position?.view ?? this.base ?? { seat: -1, viewer: null, turn: 0 };
  }

  get newest(): number {
    return this.ground.steps.at(-1)?.seq ?? 0;
  }

  get deciding(): number {
    return this.answer?.deciding ?? -1;
  }

  /** Whoever decides is moved by hand: all that the stage offers its players, it offers here. */
  get you(): number[] {
    return this.deciding < 0 || this.deciding === this.seat ? [this.seat] : [this.seat, this.deciding];
  }

  get legal(): Described[] {
    return this.position?.legal ?? [];
  }

  get left() {
    return this.position?.left ?? [];
  }

  get courses() {
    return this.position?.courses ?? [];
  }

  get commands() {
    return this.position?.commands ?? [];
  }

  get standing() {
    return this.position?.standing ?? [];
  }

  get over(): boolean {
    return this.answer?.over ?? false;
  }

  /** How many moves of the line stand on the board. */
  get shown(): number {
    return this.answer?.steps.length ?? 0;
  }

  /** How many of them rest on nothing imagined. */
  get sure(): number {
    return this.answer?.sure ?? 0;
  }

  /** Whether what is shown is more than anybody can know. */
  get isImagined(): boolean {
    return this.imagined !== null && this.shown > this.sure;
  }

  /** The next thing is known to nobody: a move waits, or a bot. */
  get stopped(): boolean {
    return this.#held !== null;
  }

  /** The moves that wait for that. */
  get held(): TriedMove[] {
    return this.#held ?? [];
  }

  get steps(): Step[] {
    return [...this.#before, ...(this.answer?.steps ?? [])];
  }

  get moves(): TriedMove[] {
    return this.line.slice(0, this.shown).map(({ move }) => move);
  }

  get kept(): Kept {
    return { id: this.#id, name: this.name, at: this.at, moves: this.line.map(({ move }) => move), imagined: this.imagined };
  }

  get canUndo(): boolean {
    return this.shown > 0 && !this.pending;
  }

  close(): void {
    this.#closed = true;
    this.running = false;
  }

  /** Opens a plan that was kept, as far as its line still holds. */
  async open(kept: Kept): Promise<void> {
    this.running = false;
    [this.#id, this.name, this.imagined] = [kept.id, kept.name, kept.imagined];
    this.seat = this.ground.seat;
    this.line = [];
    this.broken = null;
    await this.#ask(() => this.#rest(Math.min(kept.at, this.newest), kept.moves));
  }

  /** Sets the line up on another step: what has been played since is no longer planned. */
  async setUp(at: number): Promise<void> {
    const line = this.line.map(({ move }) => move);
    const done = playedSince(this.ground.steps, this.at, line);
    await this.#ask(async () => {
      await this.#rest(at, line.slice(done));
      this.setUpMoves = line.length - done;
      this.#save();
    });
  }

  async #rest(at: number, moves: TriedMove[]): Promise<void> {
    const { view } = await this.ground.load(at);
    this.at = at;
    this.#before = standingSteps(this.ground.steps).filter((step) => step.seq <= at);
    this.base = view;
    await this.#fit(moves);
  }

  rename(name: string): void {
    this.name = name;
    this.#save();
  }

  #save(): void {
    if (this.#id && !this.#closed) this.keep(this.kept);
  }

  /** One thing at a time. */
  async #ask(request: () => Promise<unknown>): Promise<void> {
    if (this.pending || this.#closed) return;
    this.pending = true;
    this.error = this.broken = this.setUpMoves = null;
    try {
      await request();
    } catch (problem) {
      this.running = false;
      this.error = problem;
    } finally {
      this.pending = false;
    }
  }

  async #try(moves: TriedMove[], bot = false): Promise<Try> {
    const { at, seat, imagined } = this;
    return this.ground.try({ at, seat: seat < 0 ? null : seat, moves, imagined, bot });
  }

  /** Takes over what came of these moves; a beginning of the line leaves the rest of it to be gone to again. */
  #show(answer: Try, moves: TriedMove[]): void {
    const made = answer.steps.map((step, i) => ({ move: moves[i] ?? moveOf(step), step }));
    const ahead = made.length < this.line.length && beginsWith(this.line.map(({ move }) => move), made.map(({ move }) => move));
    this.line = ahead ? [...made, ...this.line.slice(made.length)] : made;
    if (!ahead) this.sureInLine = answer.sure;
    this.answer = answer;
    this.seat = answer.seat;
    this.hover = null;
    const chosen = answer.chosen === null ? [] : [{ seat: answer.deciding, move: answer.chosen }];
    this.#held = answer.stopped ? [...moves.slice(made.length), ...chosen] : null;
    if (answer.stopped) this.running = false;
  }

  /** Plays moves after what is shown: all of them, or (`some`) as far as they may be played. */
  async #on(more: TriedMove[], some = false): Promise<void> {
    if (!more.length) return;
    const before = this.moves;
    if (!this.isImagined && !beginsWith(this.line.slice(before.length).map(({ move }) => move), more)) this.imagined = null; // it goes another way, of which all is known
    try {
      this.#show(await this.#try([...before, ...more]), [...before, ...more]);
    } catch (problem) {
      const good = refusedAt(problem) - before.length;
      if (!some || good <= 0) throw problem;
      const moves = [...before, ...more.slice(0, good)];
      this.#show(await this.#try(moves), moves);
    }
    this.#save();
  }

  /** Plays a line as far as it is legal, and says where it broke off. */
  async #fit(moves: TriedMove[]): Promise<void> {
    let why: Refused | null = null;
    for (let rest = moves; ; ) {
      try {
        const answer = await this.#try(rest);
        this.line = [];
        this.#show(answer, rest);
        break;
      } catch (problem) {
        const good = refusedAt(problem);
        if (good < 0 || good >= rest.length) throw problem;
        why = problem as Refused;
        rest = rest.slice(0, good);
      }
    }
    if (why) this.broken = { held: this.shown, of: moves.length, why };
  }

  /** Plays on with something imagined where nobody can know what comes. */
  async goOn(): Promise<void> {
    const held = this.#held;
    if (!held) return;
    await this.#ask(async () => {
      this.imagined = 1;
      const moves = [...this.moves, ...held];
      this.#show(await this.#try(moves), moves);
      this.#save();
    });
    if (this.error) this.imagined = null;
  }

  /** The same line with something else imagined. */
  async imagineAgain(): Promise<void> {
    const { moves } = this;
    await this.#ask(async () => {
      this.imagined = (this.imagined ?? 0) + 1;
      await this.#fit(moves);
      this.#save();
    });
  }

  /** Shows so many moves of the line. */
  async go(to: number): Promise<void> {
    const moves = this.line.slice(0, Math.max(to, 0)).map(({ move }) => move);
    await this.#ask(async () => {
      this.#show(await this.#try(moves), moves);
    });
  }

  /** The moment after a step, of the game or of the line. */
  async goSeq(seq: number): Promise<void> {
    await this.go(seq - this.at);
  }

  /** How it stood after a step, of the game or of the line. */
  async load(seq: number): Promise<{ view: View; step: Step }> {
    const made = this.line[seq - this.at - 1];
    if (!made) return this.ground.load(seq);
    const { position } = await this.#try(this.line.slice(0, seq - this.at).map(({ move }) => move));
    return { view: position.view, step: made.step };
  }

  undo(): void {
    if (this.canUndo) void this.go(this.shown - 1);
  }

  /** Nothing of the line is left. */
  async startAgain(): Promise<void> {
    await this.#ask(async () => {
      const answer = await this.#try([]);
      this.imagined = null;
      this.line = [];
      this.#show(answer, []);
      this.#save();
    });
  }

  /** Has a bot make one decision. */
  async bot(): Promise<void> {
    await this.#ask(async () => {
      const { moves } = this;
      this.#show(await this.#try(moves, true), moves);
      this.#save();
    });
  }

  /** Has bots decide until it is the turn of the plan's own seat, nobody can know what comes, or somebody stops it. */
  async botsUntilOwn(): Promise<void> {
    this.running = true;
    while (this.running && !this.over && this.deciding !== this.seat) {
      const before = this.shown;
      await this.bot();
      if (this.shown === before) break;
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  /** Plays moves of any seats after what is shown, as far as they may be played. */
  async add(moves: TriedMove[]): Promise<void> {
    await this.#ask(() => this.#on(moves, true));
  }

  play({ move }: Described): void {
    this.row([move]);
  }

  playSequence(moves: string[]): void {
    const { deciding: seat } = this;
    void this.#ask(() => this.#on(moves.map((move) => ({ seat, move })), true));
  }

  row(moves: string[]): void {
    this.rows([moves], null);
  }

  rows(rows: string[][], back: number | null): void {
    const { deciding: seat } = this;
    void this.#ask(async () => {
      const from = back === null ? -1 : this.line.slice(0, this.shown).findIndex(({ step }) => step.kind === "move" && step.decision >= back);
      if (from >= 0) {
        const moves = this.moves.slice(0, from);
        this.#show(await this.#try(moves), moves);
      }
      await this.#on(rows.flat().map((move) => ({ seat, move })));
    });
  }

  orders(seat: number, moves: string[]): void {
    void this.#ask(() => this.#on(moves.map((move) => ({ seat, move, command: true })), true));
  }

  command({ seat, move }: Command): void {
    this.orders(seat, [move]);
  }
}
