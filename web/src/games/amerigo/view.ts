/** Amerigo's view as the server sends it (docs/protocol.md), and small questions about it. */

import type { View } from "../../protocol/types";


export const COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"] as const;
export const GOODS = ["coconut", "coffee", "cotton", "sugar", "tobacco"] as const;
export type Cell = [number, number];

export interface Island {
  island: number;
  squares: number[];
  big: boolean;
  chest: boolean;
  complete: boolean;
  free: number;
  posts: number[];
}

export interface BuiltTile {
  tile: string;
  seat: number;
  squares: number[];
}

export interface ShipAt {
  seat: number;
  ship: number;
  node: string | null;
}

export interface BoardView {
  width: number;
  height: number;
  islands: Island[];
  commodities: [number, number][];
  post_spaces: [number, number, "free" | "taken" | "built"][];
  posts: [number, number][];
  tiles: BuiltTile[];
  ships: ShipAt[];
}

export interface SeatView {
  points: number;
  gold: number;
  cannons: number;
  progress: number;
  special: number;
  posts_left: number;
  chests: number;
  tokens: { id: string; used: boolean }[];
  commodities: number[];
  production: number[];
  villages: Record<string, number>;
  supply: Record<string, number>;
}

export interface TileShape {
  village: boolean;
  cells: Cell[];
  orientations: Cell[][];
  cost: number;
  small: number;
  big: number;
}

export interface FrameSpace {
  space: number;
  corner: boolean;
  touches: number[];
  neighbours: number[];
}

export interface Static {
  edition: string;
  title: string;
  rows: string[];
  frame: FrameSpace[];
  tiles: Record<string, TileShape>;
  progress: { steps: number; points: Cell[] };
  special: { steps: number; points: Cell[]; colours: number[] };
  tokens: Record<string, { rule: string; use: string; actions: number[] }>;
  gold_limit: number;
  cannon_limit: number;
  provenance: Record<string, string>;
}

export interface AmerigoView extends View {
  players: number;
  round: number;
  rounds: number;
  phase: number;
  step: "choose" | "act" | "pick" | "done" | "over";
  action: string | null;
  ap: number;
  order: number[];
  acting: number;
  board: BoardView;
  storage: number[];
  space: number[];
  tower: number[];
  pirates: { shown: number[]; hidden: number; strength: number[]; odds: number[] };
  time: number;
  tokens: { left: (string | null)[]; right: (string | null)[]; deck: number };
  production: { good: number; cost: number }[];
  production_left: number;
  supply: Record<string, number>;
  track: number[];
  seats: SeatView[];
  static: Static;
}

export const amerigo = (view: View) => view as unknown as AmerigoView;

/** What tells a seat's two ships apart. */
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

export function islandAt(board: BoardView, square: number): Island | undefined {
  return board.islands.find((island) => island.squares.includes(square));
}
