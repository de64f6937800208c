/** Placing a tile: which of the legal placements is meant by a pointer and a turn. */

import type { Described } from "../../protocol/types";
import type { Point } from "../../stage/coast";

export interface Hand {
  pointer: Point | null;
  turn: number;
}

const turnOf = (move: Described) => Number(move.args["turn"] ?? 0);

function distance(move: Described, to: Point, width: number): number {
  const squares = move.squares ?? [];
  const x = squares.reduce((sum, square) => sum + (square % width) + 0.5, 0) / squares.length;
  const y = squares.reduce((sum, s) => sum + Math.floor(s / width) + 0.5, 0) / squares.length;
  return (x - to.x) ** 2 + (y - to.y) ** 2;
}

/** The legal placements that cover the square under the pointer. */
function under(moves: Described[], pointer: Point, width: number): Described[] {
  const square = Math.floor(pointer.y) * width + Math.floor(pointer.x);
  return moves.filter((move) => move.squares?.includes(square));
}

/** The placement to preview: the orientation asked for if it fits here, else one that does. */
export function preview(moves: Described[], placing: Hand, width: number): Described | null {
  const { pointer } = placing;
  if (!pointer) return null;
  const here = under(moves, pointer, width);
  if (!here.length) return null;
  const turned = here.filter((move) => turnOf(move) === placing.turn);
  const candidates = turned.length ? turned : here;
  return candidates.reduce((best, move) =>
    distance(move, pointer, width) < distance(best, pointer, width) ? move : best,
  );
}

/** Turns the tile to the next orientation that fits under the pointer; `by` is 1 or -1. */
export function rotate(moves: Described[], placing: Hand, width: number, by = 1): void {
  const { pointer } = placing;
  if (!pointer) return;
  const turns = [...new Set(under(moves, pointer, width).map(turnOf))].sort((a, b) => a - b);
  if (!turns.length) return;
  const shown = preview(moves, placing, width);
  const at = turns.indexOf(shown ? turnOf(shown) : placing.turn);
  placing.turn = turns[(at + by + turns.length) % turns.length] ?? 0;
}
