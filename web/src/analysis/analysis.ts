/** What an analysis says (docs/protocol.md), and small questions about it. */

import type { AnalysedDecision, Analysis, Described, LuckStroke, Moment, MoveValue, Step, TurnOutlook } from "../protocol/types";
import { t } from "../ui/i18n.svelte";
import { marked, moveOf, planOf } from "../table/marks";
import type { Mark } from "../table/marks";
import { standingSteps } from "../table/steps";

export type Unit = "wins" | "points";

/** A value for every side at the beginning of every turn; where nothing was hidden, hindsight is no other. */
export function curve(found: Analysis, unit: Unit, hindsight: boolean): number[][] {
  return found.turns.map((turn) => ((hindsight && turn.hindsight) || turn)[unit]);
}

/** The beginning of a turn among the steps; at last the end of the game. */
export type TurnStart = Pick<TurnOutlook, "turn" | "at">;

/** All turns of a game: those of its analysis, and while that is made those that it has not come to. */
export function allTurns(found: Analysis, steps: Step[]): TurnStart[] {
  const known = found.turns.at(-1);
  if (!known || found.totals.length) return found.turns;
  const later = new Map<number, number>();
  const standing = standingSteps(steps);
  for (const { turn, seq } of standing) if (turn > known.turn && !later.has(turn)) later.set(turn, seq - 1);
  const end = standing.at(-1);
  const starts = [...later].map(([turn, at]) => ({ turn, at }));
  return [...found.turns, ...starts, ...(end ? [{ turn: end.turn + 1, at: end.seq }] : [])];
}

/** Where a step lies among the turns, as a share of them: 1.5 is in the middle of the second turn. */
export function alongTurns(turns: TurnStart[], step: number): number {
  const next = turns.findIndex((turn) => turn.at > step);
  if (next < 0) return turns.length - 1;
  const [before, after] = [turns[next - 1], turns[next]];
  if (!before || !after) return 0;
  return next - 1 + (step - before.at) / (after.at - before.at);
}

const MOST = 12; // moments of a kind that are listed
const WORTH_TELLING = 0.01; // of a chance of winning
export const MISTAKE = 0.05; // likewise: what gives away so much is counted as one

const largest = (a: Moment, b: Moment) => b.size - a.size;

/** The turns that changed the result most, the largest first: of all, or of one seat. */
export function turningPoints(found: Analysis, seat: number | null): AnalysedDecision[] {
  if (seat !== null) return costly(found, seat);
  const moments = found.moments.filter((moment) => moment.kind === "decision").sort(largest);
  return moments.flatMap(({ seq }) => found.decisions.find((each) => each.seq === seq) ?? []);
}

/** What a turn gave away, if that is clear. */
const given = ({ loss, listed }: AnalysedDecision): number => (listed ? (loss?.win ?? 0) : 0);

function costly(found: Analysis, seat: number): AnalysedDecision[] {
  const own = found.decisions.filter((each) => each.seat === seat && given(each) >= WORTH_TELLING);
  return own.sort((a, b) => given(b) - given(a)).slice(0, MOST);
}

/** How many turns of a seat gave away a good deal. */
export const mistakes = (found: Analysis, seat: number): number =>
  found.decisions.filter((each) => each.seat === seat && given(each) >= MISTAKE).length;

/** The strokes of luck that changed the result most, the largest first: for anybody, or for one seat. */
export function strokes(found: Analysis, seat: number | null): LuckStroke[] {
  if (seat !== null) {
    const size = (stroke: LuckStroke): number => Math.abs(stroke.wins[seat] ?? 0);
    const felt = found.luck.filter((stroke) => size(stroke) >= WORTH_TELLING);
    return felt.sort((a, b) => size(b) - size(a)).slice(0, MOST);
  }
  const moments = found.moments.filter((moment) => moment.kind === "luck").sort(largest);
  return moments.flatMap(({ seq }) => found.luck.find((each) => each.seq === seq) ?? []);
}

/** The moves of a line, in words as far as they can be told. */
export const movesOf = (value: MoveValue): Described[] => (value.line_moves.length ? value.line_moves : [moveOf(value)]);

/** How two lines go on where they differ: the one that was played, and the best one. */
export function apart({ played, best }: Pick<AnalysedDecision, "played" | "best">): { mine: Described[]; better: Described[] } {
  const [mine, better] = [movesOf(played), best[0] ? movesOf(best[0]) : []];
  const differs = mine.findIndex(({ move }, i) => move !== better[i]?.move);
  const from = differs < 0 ? mine.length : differs;
  return { mine: mine.slice(from), better: better.slice(from) };
}

const PLANNED = 4; // moves of a line that are told

/** Moves in words, one after the other. */
export function told(moves: Described[], words: (move: Described) => string): string {
  const [first] = moves;
  if (!first) return t("moment-nothing");
  const all = planOf({ rank: 0, move: first, line: [first, ...moves], moves: [], win: null, points: null }, words); // all but what is marked
  const some = all.slice(0, PLANNED).join(" → ");
  return all.length > PLANNED ? `${some} …` : some;
}

/** The best lines of a turn, and the one that was played if it is not among them. */
export function linesOf({ best, played }: AnalysedDecision): { mark: Mark; played: boolean }[] {
  const own = (value: MoveValue): boolean => value.move === played.move && value.line.join() === played.line.join();
  const lines = best.map((value, i) => ({ mark: marked(i + 1, value, []), played: own(value) }));
  return lines.some((line) => line.played) ? lines : [...lines, { mark: marked(0, played, []), played: true }];
}

/** The first moves of these lines, each once, as they are marked on the board. */
export function marksOf(decision: AnalysedDecision): Mark[] {
  const marks = linesOf(decision).map(({ mark }) => mark);
  return marks.filter((mark, i) => marks.findIndex(({ move }) => move.move === mark.move.move) === i);
}
