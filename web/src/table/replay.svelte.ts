/** Stepping through a game: a finished one, one's own running one, or a record file. */

import type { Command, Course, Described, Message, Seat, Step, View } from "../protocol/types";
import type { Mark } from "./marks";
import { PAUSE, settings } from "../ui/settings.svelte";
import { usedUntil } from "./clocks";
import type { SeatTime } from "./clocks";
import { named } from "./gameView";
import type { GameView } from "./gameView";
import { standingSteps } from "./steps";

export type Loader = (step: number) => Promise<{ view: View; step: Step }>;

export class Replay implements GameView {
  /** Index into the steps that can be shown. */
  at = $state(0);
  view = $state.raw<View>({ seat: -1, viewer: null, turn: 0 });
  base = $state.raw<View | null>(null);
  running = $state(false);
  loading = $state(false);
  hover = $state.raw<Described | null>(null);
  /** What would have been better here, where an analysis says so. */
  marks = $state.raw<Mark[]>([]);
  readonly legal: Described[] = [];
  readonly left: Message[] = [];
  readonly courses: Course[] = [];
  readonly commands: Command[] = [];

  #given: Seat[];
  #stops: Step[];
  #cache: Record<number, View> = {};
  #closed = false;
  #wanted = 0;

  constructor(
    readonly game: string,
    given: Seat[],
    readonly you: number[],
    readonly allSteps: Step[],
    readonly load: Loader,
  ) {
    this.#given = given;
    this.#stops = standingSteps(allSteps);
  }

  get seats(): Seat[] {
    return named(this.game, this.#given);
  }

  /** The steps up to the one shown: log and score sheet of that moment. */
  get steps(): Step[] {
    const last = this.#stops[this.at]?.seq ?? 0;
    return this.#stops.filter((step) => step.seq <= last);
  }

  get whole(): Step[] {
    return this.#stops;
  }

  get last(): number {
    return this.#stops.length - 1;
  }

  /** How many turns were finished when the position stood that is shown. */
  get turn(): number {
    return this.view.turn;
  }

  /** Whether the position shown is the one in which its turn begins. */
  get begins(): boolean {
    return this.at === 0 || (this.#stops[this.at]?.turn ?? 0) < this.turn;
  }

  get lastTurn(): number {
    return this.#stops.at(-1)?.turn ?? 0;
  }

  /** The number of the step that is shown. */
  get seq(): number {
    return this.#stops[this.at]?.seq ?? 0;
  }

  /** The last step after which the position is still the one shown: what follows was taken back. */
  get until(): number {
    return (this.#stops[this.at + 1]?.seq ?? Infinity) - 1;
  }

  /** The time that a seat had used by then, where clocks ran. */
  timeOf(seat: number): SeatTime | undefined {
    const used = usedUntil(this.allSteps, seat, this.until);
    return used === undefined ? undefined : { kind: "live", left: null, used, running: false, out: false, still: false, until: null };
  }

  /** Whether it ends where these steps do. */
  endsWith(steps: Step[]): boolean {
    return this.#stops.at(-1)?.seq === standingSteps(steps).at(-1)?.seq;
  }

  async #fetch(index: number): Promise<View> {
    const seq = this.#stops[index]?.seq ?? 0;
    const known = this.#cache[seq];
    if (known) return known;
    const { view } = await this.load(seq);
    this.#cache[seq] = view;
    return view;
  }

  async go(index: number, marks: Mark[] = []): Promise<void> {
    const to = Math.min(Math.max(index, 0), this.last);
    this.#wanted = to;
    this.loading = true;
    const [view, before] = await Promise.all([this.#fetch(to), this.#fetch(Math.max(to - 1, 0))]);
    this.loading = false;
    if (this.#wanted !== to || this.#closed) return;
    this.at = to;
    this.view = view;
    this.base = before;
    this.marks = marks;
  }

  /** So many steps on, from where it is bound for: a key may be quicker than the server. */
  by(steps: number): Promise<void> {
    return this.go(this.#wanted + steps);
  }

  /** The position after a step, by its number; what was taken back is passed over. */
  goSeq(seq: number, marks: Mark[] = []): Promise<void> {
    return this.go(this.#stops.findLastIndex((step) => step.seq <= seq), marks);
  }

  /** The position in which a turn begins; after the last one the end. */
  goTurn(turn: number): Promise<void> {
    if (turn > this.lastTurn) return this.go(this.last);
    return this.go(this.#stops.findLastIndex((step) => step.turn < turn));
  }

  async run(): Promise<void> {
    this.running = true;
    while (this.running && this.at < this.last && !this.#closed) {
      await this.go(this.at + 1);
      await new Promise((done) => setTimeout(done, PAUSE[settings.speed] || 120));
    }
    this.running = false;
  }

  pause(): void {
    this.running = false;
  }

  close(): void {
    this.#closed = true;
    this.running = false;
  }

  play(_move: Described): void {
    // nothing is played in a replay
  }

  playSequence(_moves: string[]): void {
    // nor sailed
  }

  row(_moves: string[]): void {
    // nor played at one go
  }

  rows(_rows: string[][], _back: number | null): void {
    // nor taken back
  }

  orders(_seat: number, _moves: string[]): void {
    // nor ordered out of turn
  }

  command(_move: Command): void {
    // nor loaded
  }
}
