/** What is said of what has just been done or taken back: as the log tells it, and once. */

import type { InWords } from "../../stage/inWords";
import type { Words } from "../../stage/words";
import type { GameView } from "../../table/gameView";
import { joinedLine } from "../../table/steps";
import type { LogLine } from "../../table/steps";
import type { Step } from "../../protocol/types";

const DONE = ["move", "command"]; // the latter in the turn of somebody else

const lastOf = (steps: Step[]): number => steps.at(-1)?.seq ?? 0;
const standing = (steps: Step[]): Step[] => steps.filter(({ kind, undone }) => kind === "move" && !undone);

/** What is told of some steps, the same several times in a row in one sentence; `own`: by what a move of this device has led to. */
function sentences(steps: Step[], { you, whole }: GameView, { event: said, chapter, continues }: Words): string {
  const lines: LogLine[] = [];
  let own = true; // what a move of one's own leads others to do comes with the news
  for (const step of steps) {
    for (const event of step.events) {
      const begun = whole ? null : chapter(event);
      own = begun ? you.includes(begun.seat) : own;
      if (!own && !you.includes(event.seat)) continue;
      const line: LogLine = { key: "", step, event, times: 1 };
      const last = lines.at(-1);
      const joined = last && joinedLine(last, line, continues);
      if (joined) lines.splice(-1, 1, joined);
      else lines.push(line);
    }
  }
  return lines.map(({ event, times }) => (event ? `${said(event)}${times > 1 ? ` × ${times}` : ""}` : "")).join(" ");
}

/** What one has just done, what anybody took back, and in a replay the step that is shown: what others do is said once a turn. */
export class Done {
  #heard: number;
  #stood: Step[];
  #replayed = false;

  constructor({ steps }: GameView) {
    this.#heard = lastOf(steps);
    this.#stood = standing(steps);
  }

  /** What is new since it was asked last; null: nothing at all. */
  next(shown: GameView, log: InWords["log"]): string | null {
    const { steps, you, whole } = shown;
    if (lastOf(steps) === this.#heard) return null;
    const isBack = this.#replayed && !whole; // from a replay: what stands there happened long ago
    this.#replayed = !!whole;
    const fresh = steps.filter(({ seq }) => seq > this.#heard);
    const back = whole ? [] : fresh.filter(({ kind }) => kind === "undo");
    const gone = this.#stood.filter(({ seq }) => steps.some((step) => step.seq === seq && step.undone));
    const done = whole ? steps.slice(-1) : fresh.filter(({ seat, kind, undone }) => DONE.includes(kind) && !undone && you.includes(seat));
    [this.#heard, this.#stood] = [lastOf(steps), standing(steps)];
    if (isBack) return "";
    const taken = back[0] ? log.backText({ seat: back[0].seat, times: back.length, steps: gone }) : "";
    return [taken, sentences(done, shown, log.words())].filter(Boolean).join(" ");
  }
}
