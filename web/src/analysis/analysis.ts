/** What an analysis says (docs/protocol.md), and small questions about it. */

import type { AnalysedDecision, Analysis, LuckStroke, Moment, Step, TurnOutlook } from "../protocol/types";
import { marked } from "../table/marks";
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

/** The decisions that changed the result most, the largest first: of all, or of one seat. */
export function turningPoints(found: Analysis, seat: number | null): AnalysedDecision[] {
  if (seat !== null) return costly(found, seat);
  const moments = found.moments.filter((moment) => moment.kind === "decision").sort(largest);
  return moments.flatMap(({ seq }) => found.decisions.find((each) => each.seq === seq) ?? []);
}

const given = ({ loss }: AnalysedDecision): number => loss?.win ?? 0;

function costly(found: Analysis, seat: number): AnalysedDecision[] {
  const own = found.decisions.filter((each) => each.seat === seat && given(each) >= WORTH_TELLING);
  return own.sort((a, b) => given(b) - given(a)).slice(0, MOST);
}

/** How many decisions of a seat gave away a good deal. */
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

/** The best moves of a decision, and the one that was played if it is not among them. */
export function marksOf({ best, played }: AnalysedDecision): Mark[] {
  const marks = best.map((value, i) => marked(i + 1, value, []));
  const known = best.some(({ move }) => move === played.move);
  return known ? marks : [...marks, marked(0, played, [])];
}
