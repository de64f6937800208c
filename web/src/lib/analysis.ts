/** What an analysis tells (docs/protocol.md), and small questions about it. */

import type { MoveValue, Result } from "./api";
import { marked } from "./marks";
import type { Mark } from "./marks";

/** What every side may expect: chances of winning, and points. */
export interface Outlook {
  wins: number[];
  points: number[];
}

/** Where something happened: `at` is the step after which the position stands that it happened in. */
export interface Place {
  seq: number;
  at: number;
  turn: number;
  seat: number;
}

/** The beginning of a turn, as its seat knew it and with everything hidden laid open; last the end. */
export interface TurnOutlook extends Outlook {
  turn: number;
  at: number;
  seat: number;
  hindsight: Outlook | null;
}

export interface Gain {
  win: number;
  points: number;
}

/** A gain with its standard error. */
export interface Measured extends Gain {
  error: Gain;
}

/**
 * A side in sum: what it gave away in a decision on the mean, and how it came to its result: `before` the set-up,
 * `setup`, `luck` and what is `left` add up to it (the last four are there where the bot judges).
 */
export interface Total {
  decisions: number;
  loss: Gain;
  before?: Gain;
  setup?: Measured;
  luck?: Measured;
  left?: Gain;
}

export interface Decision extends Place {
  decision: number;
  choices: number;
  bot: string;
  strong: boolean;
  played: MoveValue;
  best: MoveValue[];
  loss: Gain | null;
}

/** One thing that came out in a step; `seen`: the step in which somebody else saw it first. */
export interface LuckPart extends Outlook {
  what: string;
  seen: number | null;
}

/** What a throw or a card brought every side against others that might have come, with the standard error. */
export interface Luck extends Place, Outlook {
  error: Outlook;
  parts: LuckPart[];
}

/** What the set-up brought against others, and what could be expected before it. */
export interface SetUp extends Outlook {
  before: Outlook;
  error: Outlook;
}

export interface Moment extends Place {
  kind: "decision" | "luck";
  size: number;
}

export interface Analysis {
  bot: string;
  strong: string | null;
  /** Whether the bot gives values; without them there are no curves. */
  judged: boolean;
  turns: TurnOutlook[];
  decisions: Decision[];
  /** Null where the bot does not judge. */
  setup: SetUp | null;
  luck: Luck[];
  moments: Moment[];
  totals: Total[];
  result: Result | null;
}

export type Unit = "wins" | "points";

/** A value for every side at the beginning of every turn; where nothing was hidden, hindsight is no other. */
export function curve(found: Analysis, unit: Unit, hindsight: boolean): number[][] {
  return found.turns.map((turn) => ((hindsight && turn.hindsight) || turn)[unit]);
}

/** Where a step lies among the turns, as a share of them: 1.5 is in the middle of the second turn. */
export function alongTurns(turns: TurnOutlook[], step: number): number {
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
export function turningPoints(found: Analysis, seat: number | null): Decision[] {
  if (seat !== null) return costly(found, seat);
  const moments = found.moments.filter((moment) => moment.kind === "decision").sort(largest);
  return moments.flatMap(({ seq }) => found.decisions.find((each) => each.seq === seq) ?? []);
}

const given = ({ loss }: Decision): number => loss?.win ?? 0;

function costly(found: Analysis, seat: number): Decision[] {
  const own = found.decisions.filter((each) => each.seat === seat && given(each) >= WORTH_TELLING);
  return own.sort((a, b) => given(b) - given(a)).slice(0, MOST);
}

/** How many decisions of a seat gave away a good deal. */
export const mistakes = (found: Analysis, seat: number): number =>
  found.decisions.filter((each) => each.seat === seat && given(each) >= MISTAKE).length;

/** The strokes of luck that changed the result most, the largest first: for anybody, or for one seat. */
export function strokes(found: Analysis, seat: number | null): Luck[] {
  if (seat !== null) {
    const size = (stroke: Luck): number => Math.abs(stroke.wins[seat] ?? 0);
    const felt = found.luck.filter((stroke) => size(stroke) >= WORTH_TELLING);
    return felt.sort((a, b) => size(b) - size(a)).slice(0, MOST);
  }
  const moments = found.moments.filter((moment) => moment.kind === "luck").sort(largest);
  return moments.flatMap(({ seq }) => found.luck.find((each) => each.seq === seq) ?? []);
}

/** The best moves of a decision, and the one that was played if it is not among them. */
export function marksOf({ best, played }: Decision): Mark[] {
  const marks = best.map((value, i) => marked(i + 1, value, []));
  const known = best.some(({ move }) => move === played.move);
  return known ? marks : [...marks, marked(0, played, [])];
}
