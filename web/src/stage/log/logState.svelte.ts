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
import type { Item, TakenBack, Turn } from "./gameLog";
import { t } from "../../ui/i18n.svelte";
import { isolated } from "../../ui/isolated";

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

  /** The turns since one's own that a sentence can sum up; none in a replay. */
  readonly since = $derived.by((): Turn[] => {
    const shown = this.now();
    return this.at === null ? turnsSince(this.items, focusSeat(shown), shown.view.seat).filter((turn) => this.sentence(turn) !== "") : [];
  });

  /** The same, else the newest turn; in a replay the one that is shown. */
  readonly news = $derived.by((): Turn[] => {
    if (this.since.length) return this.since;
    const at = this.at ?? Infinity;
    const last = turnsOf(this.items).findLast((turn) => (turn.seqs[0] ?? 0) <= at && this.sentence(turn) !== "");
    return last ? [last] : [];
  });

  /** What somebody else is doing, or has just done: "Leonor: Build 4 AP …"; "" of nobody. */
  readonly doing = $derived.by(() => {
    const turn = turnsOf(this.items).findLast((each) => each.seat >= 0);
    const sentence = turn && !this.now().you.includes(turn.seat) ? this.sentence(turn) : "";
    return turn && sentence ? `${this.name(turn)}${t("colon")} ${sentence}` : "";
  });

  /** What others did since one's own turn, in a replay what the newest turn was: a sentence each, with the name of whose it was. */
  get told(): string {
    const turns = this.at === null ? this.since : this.news;
    return turns.map((turn) => (turn.seat < 0 ? this.sentence(turn) : `${this.name(turn)}${t("colon")} ${this.sentence(turn)}`)).join(". ");
  }

  /** The same, and after how many turns of one's own: it is to be said once. */
  get heard(): { words: string; after: number } {
    const { view } = this.now();
    const me = focusSeat(this.now());
    const own = turnsOf(this.items).filter(({ seat, events }) => seat === me && events.length > 0);
    const running = view.seat === me && turnsOf(this.items).at(-1) === own.at(-1);
    return { words: this.told, after: own.length - (running ? 1 : 0) };
  }

  /** What others did in some steps as the log tells it, act by act; beside the board in fewer of them. */
  actsOf(steps: Step[], beside = false): LogLine[][] {
    const words = this.words();
    const together = (beside && words.tabletopTogether) || words.together;
    return actsOf(this.items, steps, this.now().you, together ? { together } : {});
  }

  /** What is shown on the board: a turn played again, or how things stand. */
  get seen(): GameView {
    return this.turnReplay ?? this.now();
  }

  sentence(turn: Turn): string {
    return turn.events.length ? this.words().turn(turn.events, turn.seat) : "";
  }

  /** What a seat took back. */
  backText({ seat, times, steps }: TakenBack): string {
    const player = seatName(this.now().seats, seat);
    const events = steps.flatMap((step) => step.events).filter((event) => event.seat === seat);
    const what = events.length ? this.words().turn(events, seat) : "";
    return t(what ? "log-undo-what" : "log-undo", { player, what, times });
  }

  name(turn: Turn): string {
    return isolated(seatName(this.now().seats, turn.seat));
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
