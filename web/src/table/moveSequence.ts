/** Several moves sent one after the other: a way over the sea that one click sails. */

import type { Position } from "../protocol/types";


/** Whether there is a next move of a way and it still holds: nothing was revealed, it may be played. */
export function goesOn(now: Position, seat: number, next: string | undefined): boolean {
  const revealed = now.undo_floor >= now.decision;
  return now.deciding === seat && !revealed && !!now.legal?.some((move) => move.move === next);
}

/** Decisions before and after what was played at one go: a way over the sea, or a row of other moves. */
export interface Way {
  from: number;
  to: number;
  row?: boolean;
}

/** The way that was played last, if it can still be taken back as a whole. */
export function lastWay(ways: Way[], now: Pick<Position, "decision" | "undo_floor">): Way | undefined {
  return ways.find((way) => way.to === now.decision && way.from >= now.undo_floor);
}

/** The ways, less those that were taken back, and the new one. */
export function withWay(ways: Way[], way: Way): Way[] {
  const standing = ways.filter((each) => each.to <= way.from);
  return way.to > way.from + 1 ? [...standing, way] : standing;
}
