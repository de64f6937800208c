/** Tracks: which of their fields can be reached now, and by which move. */

import type { Described } from "../../protocol/types";


/** The moves along a track by the field where they end; `from` is the field of the seat that decides. */
export function fieldsOf(legal: Described[], key: string, from: number): Map<number, Described> {
  const moves = legal.filter((move) => move.key === key);
  return new Map(moves.map((move) => [from + Number(move.args["steps"]), move]));
}
