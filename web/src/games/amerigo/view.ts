/** Small questions about Amerigo's view. */

import type { View } from "../../protocol/types";
import type { AmerigoView, BoardView, Cell, IslandView } from "./viewTypes";

export type * from "./viewTypes";

export const COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"] as const;
export const GOODS = ["coconut", "coffee", "cotton", "sugar", "tobacco"] as const;
export const amerigo = (view: View) => view as unknown as AmerigoView;

/** What distinguishes a seat's two ships. */
export const SHIP_LETTERS = ["A", "B"];

/** Islands are counted from 1 where people read them. */
export const islandNumber = (island: number): number => island + 1;

/** The name of a square, as in the moves: column letter and row number. */
export function squareName(square: number, width: number): string {
  return `${String.fromCharCode(97 + (square % width))}${Math.floor(square / width) + 1}`;
}

/** The square that a ship's place names, or -1 for a space of the frame. */
export function nodeSquare(node: string, width: number): number {
  if (node.startsWith("@")) return -1;
  return (Number(node.slice(1)) - 1) * width + node.charCodeAt(0) - 97;
}

export const frameSpace = (node: string) => (node.startsWith("@") ? Number(node.slice(1)) : -1);

/** Victory points of a track passed so far, and where the next are. */
export function trackPoints(points: Cell[], steps: number): { won: number; next: number } {
  let won = 0;
  let next = -1;
  for (const [at, value] of points) {
    if (at <= steps) won = value;
    else if (next < 0) next = at;
  }
  return { won, next };
}

export function islandAt(board: BoardView, square: number): IslandView | undefined {
  return board.islands.find((island) => island.squares.includes(square));
}
