/** What has happened on the board since the person watching looked last. */

import type { BoardView } from "./view";

export interface Changes {
  /** Squares of tiles built and posts established. */
  squares: Set<number>;
  /** Ships that moved: from where to where. */
  sails: { seat: number; from: string | null; to: string }[];
}

export function changes(before: BoardView | undefined, now: BoardView): Changes {
  const squares = new Set<number>();
  if (!before) return { squares, sails: [] };
  const built = new Set(before.tiles.flatMap((tile) => tile.squares));
  for (const tile of now.tiles) {
    if (!built.has(tile.squares[0] ?? -1)) for (const square of tile.squares) squares.add(square);
  }
  const settled = new Set(before.posts.map(([square]) => square));
  for (const [square] of now.posts) if (!settled.has(square)) squares.add(square);
  return { squares, sails: sails(before, now) };
}

function sails(before: BoardView, now: BoardView): Changes["sails"] {
  const found: Changes["sails"] = [];
  for (const { seat, ship, node } of now.ships) {
    const old = before.ships.find((each) => each.seat === seat && each.ship === ship);
    if (node !== null && node !== (old?.node ?? null)) {
      found.push({ seat, from: old?.node ?? null, to: node });
    }
  }
  return found;
}
