/** A turn that is tried again: compared with the best, answered by bots, and shown after two tries. */

import type { Described, JudgePost, JudgedTurn, Step, TriedMove } from "../../protocol/types";
import { Refused } from "../../protocol/http";
import { beginsWith, refusedAt } from "../planning/line";
import type { Plan } from "../planning/plan.svelte";
import { playedOf } from "./turns";
import type { Turn } from "./turns";

const TRIES = 2; // that are not accepted before the best is shown
const LONGEST = 80; // moves of bots until it is the seat's turn again

export type Judge = (asked: JudgePost) => Promise<JudgedTurn>;

/** What was compared with the best: a try, doing nothing, or what was played in the game. */
type Compared = "tried" | "nothing" | "played";

/** The moves of a line that are the turn: its seat's, up to the first that draws or reveals. */
export function turnOf(line: TriedMove[], sure: number, seat: number): TriedMove[] {
  const first = line.slice(0, sure + 1);
  const other = first.findIndex((move) => move.seat !== seat || move.command);
  return other < 0 ? first : first.slice(0, other);
}

export class Again {
  verdict = $state.raw<JudgedTurn | null>(null);
  what = $state<Compared>("tried");
  misses = $state(0);
  /** It is being compared. */
  judging = $state(false);
  /** Bots play the reply. */
  replying = $state(false);
  error = $state.raw<unknown>(null);
  /** Where the reply begins in the line; null: there is none. */
  replyFrom = $state<number | null>(null);
  /** What the best line is made of, as moves in words. */
  best = $state.raw<Described[]>([]);
  /** The best has been seen: to play it then is no finding. */
  seen = $state(false);
  #judged = $state.raw<TriedMove[] | null>(null);

  constructor(
    readonly plan: Plan,
    readonly turn: Turn,
    readonly judge: Judge,
    /** It was tried, and found or not. */
    readonly ontried: (found: boolean) => void,
  ) {}

  /** What would be compared. */
  get tried(): TriedMove[] {
    const { plan } = this;
    return turnOf([...plan.moves, ...plan.held], plan.sure, this.turn.seat);
  }

  get busy(): boolean {
    return this.judging || this.replying || this.plan.pending;
  }

  get canCompare(): boolean {
    const { tried } = this;
    return tried.length > 0 && !this.busy && !(this.#judged?.length === tried.length && beginsWith(this.#judged, tried));
  }

  /** A try, or what was played, has been compared: the next thing is to begin again. */
  get compared(): boolean {
    return this.verdict !== null && this.what !== "nothing";
  }

  /** There is no more to find: what was tried is as good, or the best was shown. */
  get isOut(): boolean {
    return this.seen || (this.what === "tried" && !!this.verdict?.accepted);
  }

  get mayShow(): boolean {
    return this.misses >= TRIES && !this.seen;
  }

  /** How many moves the reply has. */
  get reply(): number {
    return this.replyFrom === null ? 0 : Math.max(this.plan.line.length - this.replyFrom, 0);
  }

  /** Compares what stands on the board with the best, and has bots answer what gives something away. */
  async compare(end: Described | undefined): Promise<void> {
    if (!this.canCompare) return;
    const { tried } = this;
    const verdict = await this.#compare("tried", { moves: tried.map(({ move }) => move) });
    if (!verdict) return;
    this.#judged = tried;
    if (!this.seen) this.ontried(verdict.accepted);
    if (verdict.accepted) return;
    this.misses += 1;
    await this.#reply(end);
  }

  /** What comes of it if as little as possible is done. */
  async nothing(): Promise<void> {
    if (!this.busy) await this.#compare("nothing", { moves: [] });
  }

  /** Plays the best on the board, and compares what was played in the game with it. */
  async show(): Promise<void> {
    if (this.busy) return;
    const { plan, turn } = this;
    const verdict = await this.#compare("played", { moves: playedOf(plan.ground.steps, turn), show: true });
    if (!verdict?.best) return;
    this.seen = true;
    const { line, line_moves: moves } = verdict.best;
    this.best = moves;
    await plan.startAgain();
    await plan.add(line.map((move) => ({ seat: turn.seat, move })));
    if (plan.stopped) await plan.goOn();
  }

  /** Back to where nothing of the turn is played. */
  async again(): Promise<void> {
    this.replyFrom = this.verdict = this.error = this.#judged = null;
    await this.plan.startAgain();
  }

  /** The step of the best line with this number, once it is played. */
  stepOf(i: number): Step | null {
    return this.plan.line[i]?.step ?? null;
  }

  async #compare(what: Compared, asked: Omit<JudgePost, "at">): Promise<JudgedTurn | null> {
    this.judging = this.plan.pending = true; // nothing changes on the board meanwhile
    this.replyFrom = this.verdict = this.error = null;
    try {
      this.verdict = await this.#asFarAsKnown(asked);
      this.what = what;
    } catch (problem) {
      this.error = problem;
    } finally {
      this.judging = this.plan.pending = false;
    }
    return this.verdict;
  }

  /** What was played in the game goes on after a reveal, which a comparison does not. */
  async #asFarAsKnown(asked: Omit<JudgePost, "at">): Promise<JudgedTurn> {
    const { at } = this.turn;
    try {
      return await this.judge({ at, ...asked });
    } catch (problem) {
      const good = refusedAt(problem);
      if (!asked.show || good < 1 || !(problem instanceof Refused)) throw problem;
      return this.judge({ at, ...asked, moves: asked.moves?.slice(0, good) ?? [] });
    }
  }

  /** Bots play on in an imagination until the seat decides in a later turn; then it is stepped through. */
  async #reply(end: Described | undefined): Promise<void> {
    const { plan, turn } = this;
    let own = this.tried.length;
    this.replying = plan.running = true;
    if (end && plan.deciding === turn.seat && !plan.stopped && !plan.isImagined) {
      await plan.add([{ seat: turn.seat, move: end.move }]);
      own += 1;
    }
    for (let made = 0; made < LONGEST && !plan.error; made += 1) {
      if (plan.stopped) {
        await plan.goOn(); // what nobody can know is imagined, not waited for
        plan.running = true;
      } else if (!plan.running || plan.over || this.#isBack) break;
      else await plan.bot();
    }
    this.replying = plan.running = false;
    this.replyFrom = own;
    await plan.go(own);
  }

  /** It is the seat's turn again, the next one. */
  get #isBack(): boolean {
    return this.plan.deciding === this.turn.seat && (this.plan.answer?.turn ?? 0) > this.turn.turn;
  }
}
