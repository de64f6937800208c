/** The turns of a finished game that are worth another try, and where one begins. */

import type { Analysis, AnalysedDecision, Step } from "../../protocol/types";
import { standingSteps } from "../../table/steps";
import { seatLink } from "../../ui/route.svelte";

/** A turn that is tried again: whose it is, and the step that it rests on. */
export interface Turn {
  at: number;
  turn: number;
  seat: number;
}

const MOST = 3;
const WORTH_IT = 0.002; // of a win
const ERRORS = 2;

/** What a turn gave away as far as that was looked at closely and cannot be chance, else 0. */
function given({ strong, loss, error }: AnalysedDecision): number {
  const win = (strong && loss?.win) || 0;
  return win > Math.max(WORTH_IT, ERRORS * (error?.win ?? 0)) ? win : 0;
}

/** The dearest turns of a seat in the order of the game: which of them cost most is not told. */
export function dearest(found: Analysis, seat: number): Turn[] {
  const own = found.decisions.filter((each) => each.seat === seat && given(each) > 0);
  const most = own.sort((a, b) => given(b) - given(a)).slice(0, MOST);
  return most.sort((a, b) => a.at - b.at).map(({ at, turn }) => ({ at, turn, seat }));
}

const movesAfter = (steps: Step[], at: number): Step[] => standingSteps(steps).filter(({ seq, kind }) => seq > at && kind === "move");

/** The turn that was played after a step; null where the game had ended. */
export function turnAt(steps: Step[], at: number): Turn | null {
  const [next] = movesAfter(steps, at);
  return next ? { at, turn: next.turn, seat: next.seat } : null;
}

/** What was played of it in the game, one move after the other. */
export function playedOf(steps: Step[], { at, turn, seat }: Turn): string[] {
  const after = movesAfter(steps, at);
  const other = after.findIndex((step) => step.seat !== seat || step.turn !== turn);
  return (other < 0 ? after : after.slice(0, other)).map(({ move }) => move);
}

/** The address where a friend finds the same turn. */
export const againLink = (home: string, table: string, at: number): string => `${seatLink(home, table)}?again=${at}`;
