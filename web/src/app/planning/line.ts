/** The moves of a plan, seen against what has really been played. */

import type { Step, TriedMove } from "../../protocol/types";
import { Refused } from "../../protocol/http";
import { standingSteps } from "../../table/steps";

export const moveOf = ({ seat, move, kind }: Step): TriedMove => ({ seat, move, ...(kind === "command" ? { command: true } : {}) });

export const isSame = (a: TriedMove | undefined, b: TriedMove | undefined): boolean =>
  a?.seat === b?.seat && a?.move === b?.move && !!a?.command === !!b?.command;

/** Whether a line begins with these moves. */
export const beginsWith = (line: TriedMove[], moves: TriedMove[]): boolean => moves.every((move, i) => isSame(move, line[i]));

/** How many moves of a plan that rests on a step have been played at the table since, one after the other. */
export function playedSince(steps: Step[], at: number, line: TriedMove[]): number {
  const since = standingSteps(steps).filter((step) => step.seq > at).map(moveOf);
  const other = since.findIndex((move, i) => !isSame(move, line[i]));
  return Math.min(other < 0 ? since.length : other, line.length);
}

/** The moves of a plan that its own seat can play at the table now: up to another's, or what nobody can know. */
export function ownMoves(line: TriedMove[], sure: number, seat: number): TriedMove[] {
  const certain = line.slice(0, sure);
  const other = certain.findIndex((move) => move.seat !== seat);
  return other < 0 ? certain : certain.slice(0, other);
}

/** Which move of the line was refused; -1: something else was. */
export function refusedAt(problem: unknown): number {
  if (!(problem instanceof Refused)) return -1;
  const { field } = (problem.body["error"] ?? {}) as { field?: string | null };
  return Number(/^moves\[(\d+)\]/.exec(field ?? "")?.[1] ?? -1);
}
