/** What has been answered so far of a question beside the board: the panel's logic, without the panel. */

import type { Said } from "./words";

/** A question: for each value that is wanted the words it may be; `distinct`: none of them twice. */
export interface Question {
  about: Said;
  labels: Said[];
  choices: Said[][];
  distinct: boolean;
}

/** For each value the number of its choice; null: not chosen yet. */
export type Picks = (number | null)[];

const FEW = 6; // values up to which a count has a button each
const GRID = 8; // and up to which each pair of two values has one
const AT_ONCE = 2; // values that are sent without being looked at again

const isCount = (row: Said[]): boolean => row.every((word, i) => word === String(i));

/** Whether the values are counts of things, each with more and fewer: what fell out of a tower. */
export const areCounts = ({ choices, distinct }: Question): boolean =>
  !distinct && choices.length > 1 && choices.every(isCount) && choices.some((row) => row.length > FEW || row.length !== choices[0]?.length);

/** Whether there is so much to choose from that one value is asked for after the other. */
export const isOneByOne = (question: Question): boolean =>
  question.choices.length > AT_ONCE && !areCounts(question) && question.choices.some((row) => row.length > FEW);

/** Whether each pair of two values has a button of its own: the dice of a throw. */
export const isGrid = (question: Question): boolean =>
  question.choices.length === 2 && !question.distinct && !areCounts(question) && question.choices.every((row) => row.length > 1 && row.length <= GRID);

/** Whether the last choice is the answer, with nothing to confirm. */
export const isAtOnce = (question: Question): boolean => question.choices.length <= AT_ONCE && !areCounts(question);

/** Before anything is chosen: counts begin at nothing, and what has one choice is that. */
export const begun = (question: Question): Picks => {
  const counted = areCounts(question);
  return question.choices.map((row) => (counted || row.length === 1 ? 0 : null));
};

/** Whether a choice is already that of another value. */
export const isTaken = ({ distinct }: Question, picks: Picks, row: number, choice: number): boolean =>
  distinct && picks.some((pick, i) => i !== row && pick === choice);

/** Only what is left can be the last of things that are all given out. */
function withLast(question: Question, picks: Picks): Picks {
  const open = picks.flatMap((pick, row) => (pick === null ? [row] : []));
  const [row = 0] = open;
  if (!question.distinct || open.length !== 1) return picks;
  const free = (question.choices[row] ?? []).flatMap((_, i) => (isTaken(question, picks, row, i) ? [] : [i]));
  return free.length === 1 ? picks.with(row, free[0] ?? null) : picks;
}

/** The same with a value chosen. */
export function picked(question: Question, picks: Picks, row: number, choice: number): Picks {
  if (isTaken(question, picks, row, choice) || !question.choices[row]?.[choice]) return picks;
  return withLast(question, picks.with(row, choice));
}

/** The same with nothing chosen for a value. */
export const cleared = (picks: Picks, row: number): Picks => picks.with(row, null);

/** The value that is asked for next; -1: all are there. */
export const nextRow = (picks: Picks): number => picks.indexOf(null);

/** The whole answer; null: something is missing. */
export const answerOf = (picks: Picks): number[] | null => (picks.every((pick) => pick !== null) ? picks : null);

/** Which choice a digit means: the one that is called so, else the one of that number. */
export function choiceOf(row: Said[], digit: string): number {
  const named = row.indexOf(digit);
  if (named >= 0 || row.some((word) => typeof word === "string" && /^\d+$/.test(word))) return named;
  const at = Number(digit) - 1;
  return at < row.length ? at : -1;
}
