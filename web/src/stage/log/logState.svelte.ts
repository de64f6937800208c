/** What happened at a table, as log, headline and board show it together. */

import type { GameEvent, Step } from "../../protocol/types";
import type { Words } from "../words";
import { TurnReplay } from "../../table/turnReplay.svelte";
import type { Loader } from "../../table/replay.svelte";
import { focusSeat, seatName } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import type { LogLine } from "../../table/steps";
import { actsOf } from "./acts";
import { logItems, turnsOf, turnsSince } from "./gameLog";
import type { Item, Turn } from "./gameLog";

/** Something that happened, with the step that shows it. */
export interface PointedEvents {
  seq: number;
  events: GameEvent[];
}

export class LogState {
  /** What pointer or focus is on in the log, to be shown on the board. */
  pointed = $state.raw<PointedEvents | null>(null);
  turnReplay = $state.raw<TurnReplay | null>(null);
  /** The key of the turn that is played on the board. */
  replayed = $state("");
  #before: Item[] = [];

  constructor(
    readonly now: () => GameView,
    readonly words: () => Words,
    /** Gets earlier positions; null where there are none. */
    readonly loader: () => Loader | null = () => null,
  ) {}

  readonly items = $derived.by(() => {
    const shown = this.now();
    this.#before = logItems(shown.whole ?? shown.steps, shown.seats.length, this.words(), this.#before);
    return this.#before;
  });

  /** Whether an earlier moment of a game is shown, by its step; else null. */
  readonly at = $derived.by(() => {
    const { whole, steps } = this.now();
    return whole ? (steps.at(-1)?.seq ?? 0) : null;
  });

  /** The turns that a sentence can sum up: since one's own, else the newest; in a replay the one that is shown. */
  readonly news = $derived.by((): Turn[] => {
    const shown = this.now();
    const said = (turn: Turn) => this.sentence(turn) !== "";
    const at = this.at ?? Infinity;
    const since = this.at === null ? turnsSince(this.items, focusSeat(shown), shown.view.seat).filter(said) : [];
    if (since.length) return since;
    const last = turnsOf(this.items).findLast((turn) => (turn.seqs[0] ?? 0) <= at && said(turn));
    return last ? [last] : [];
  });

  /** What somebody else is doing, or has just done: "Leonor: Build 4 AP …"; "" of nobody. */
  readonly doing = $derived.by(() => {
    const turn = turnsOf(this.items).findLast((each) => each.seat >= 0);
    const sentence = turn && !this.now().you.includes(turn.seat) ? this.sentence(turn) : "";
    return turn && sentence ? `${this.name(turn)}: ${sentence}` : "";
  });

  /** The same turns, each as a sentence with the name of whose it was. */
  get told(): string {
    return this.news.map((turn) => (turn.seat < 0 ? this.sentence(turn) : `${this.name(turn)}: ${this.sentence(turn)}`)).join(". ");
  }

  /** What others did in some steps as the log tells it, act by act. */
  actsOf(steps: Step[]): LogLine[][] {
    return actsOf(this.items, steps, this.now().you, this.words());
  }

  /** What is shown on the board: a turn played again, or how things stand. */
  get seen(): GameView {
    return this.turnReplay ?? this.now();
  }

  sentence(turn: Turn): string {
    return turn.events.length ? this.words().turn(turn.events, turn.seat) : "";
  }

  name(turn: Turn): string {
    return seatName(this.now().seats, turn.seat);
  }

  /** Plays a turn on the board, then returns to how things stand; a second time stops it. */
  async play(turn: Turn): Promise<void> {
    const again = this.replayed === turn.key;
    this.stop();
    const load = this.loader();
    if (!load || again) return;
    this.replayed = turn.key;
    try {
      const made = await TurnReplay.before(this.now(), turn.seqs, load);
      if (this.replayed !== turn.key) return;
      this.turnReplay = made;
      await made.run(turn.seqs);
      if (this.turnReplay === made) this.stop();
    } catch {
      this.stop(); // the line is gone: things stay as they stand
    }
  }

  stop(): void {
    this.turnReplay?.stop();
    this.turnReplay = null;
    this.replayed = "";
  }
}
