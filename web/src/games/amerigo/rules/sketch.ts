/** Small positions for the figures of the rules, written as maps of letters. */

import type { AmerigoView, BoardView, BuiltTile, IslandView } from "../view";

/**
 * `rows`: `.` sea, `#` land, `0` to `4` land with a commodity. Squares are named as on the board: c2
 * is the third of the second row.
 */
export interface Sketch {
  rows: string[];
  /** Post spaces, with the anchors beside them. */
  spaces?: [string, string][];
  posts?: [string, number][];
  tiles?: { village: boolean; seat: number; squares: string[] }[];
  ships?: [string, number, number][];
  /** Islands with a treasure chest, counted from 0 in reading order. */
  chests?: number[];
  /** A way over the sea, square by square. */
  way?: string[];
}

const DRAWN = { village: { village: true }, neutral: { village: false } };

export const squareOf = (name: string, width: number) =>
  (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 97;

/** Squares of land that hang together, island by island. */
function islandsOf(rows: string[], width: number, chests: number[]): IslandView[] {
  const left = new Set([...rows.join("")].flatMap((sign, square) => (sign === "." ? [] : [square])));
  const found: number[][] = [];
  for (const first of left) {
    const squares = [first];
    left.delete(first);
    for (const square of squares) {
      for (const next of [square + 1, square - 1, square + width, square - width]) {
        if (left.delete(next)) squares.push(next);
      }
    }
    found.push(squares);
  }
  return found.map((squares, island) => {
    const chest = chests.includes(island);
    return { island, squares, big: chest, chest, complete: false, free: squares.length, posts: [] };
  });
}

export function boardOf(sketch: Sketch): { board: BoardView; view: AmerigoView } {
  const { rows, spaces = [], posts = [], tiles = [], ships = [], chests = [] } = sketch;
  const width = rows[0]?.length ?? 0;
  const at = (name: string) => squareOf(name, width);
  const taken = new Set(posts.map(([name]) => name));
  const board: BoardView = {
    width,
    height: rows.length,
    islands: islandsOf(rows, width, chests),
    commodities: [...rows.join("")].flatMap((sign, square) => (/\d/.test(sign) ? [[square, Number(sign)] as [number, number]] : [])),
    post_spaces: spaces.map(([space, anchor]) => [at(space), at(anchor), taken.has(space) ? "taken" : "free"]),
    posts: posts.map(([name, seat]) => [at(name), seat]),
    tiles: tiles.map(({ village, seat, squares }): BuiltTile => ({ tile: village ? "village" : "neutral", seat, squares: squares.map(at) })),
    ships: ships.map(([node, seat, ship]) => ({ node, seat, ship, away: [] })),
  };
  const fixed = { rows, frame: [], tiles: DRAWN };
  return { board, view: { board, static: fixed, seat: 0 } as unknown as AmerigoView };
}
