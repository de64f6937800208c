/** Little flags beside the anchors that can be reached: what a landing costs and brings. */

import type { Point } from "../../stage/coast";

const LEGIBLE = 11; // pixels: figures are never drawn smaller, but for boards too small for that
const LARGEST = 0.86; // of a square
const SMALLEST = 0.4;

/** The height of figures on the board, in squares. */
export const figure = (unit: number): number =>
  unit ? Math.min(LARGEST, Math.max(SMALLEST, LEGIBLE / unit)) : SMALLEST;

export interface Flag {
  at: Point;
  /** Half its width and height. */
  half: Point;
}

/** Where a flag may stand beside its anchor, the best first: how far aside and up, in half sizes. */
const BESIDE: Point[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
const RADIUS = 0.5; // of the ring around an anchor

const covers = (flag: Flag, { x, y }: Point, room: number) =>
  Math.abs(flag.at.x - x) < flag.half.x + room && Math.abs(flag.at.y - y) < flag.half.y + room;

const overlap = (a: Flag, b: Flag) =>
  Math.abs(a.at.x - b.at.x) < a.half.x + b.half.x && Math.abs(a.at.y - b.at.y) < a.half.y + b.half.y;

/** What a flag might hide: what should be seen, and what can be clicked. */
export interface Around {
  kept: Point[];
  goals: Point[];
  /** The size of the map: beside it stand the names of columns and rows. */
  map: Point;
}

/** A flag for each anchor (`halves`: half its size), hiding no other flag, and as little else as can be. */
export function flags(anchors: Point[], halves: Point[], { kept, goals, map }: Around): Flag[] {
  const set: Flag[] = [];
  for (const [i, anchor] of anchors.entries()) {
    const half = halves[i] ?? { x: 0.4, y: 0.3 };
    const spots = BESIDE.map((to): Flag => {
      const x = anchor.x + to.x * (half.x + RADIUS);
      const y = anchor.y + to.y * (half.y + RADIUS);
      return { at: { x, y }, half };
    });
    const leaves = ({ at }: Flag) =>
      at.x < half.x || at.x > map.x - half.x || at.y < half.y - 0.5 || at.y > map.y - half.y + 0.5;
    const hidden = (flag: Flag) =>
      (leaves(flag) ? 8 : 0) +
      12 * set.filter((other) => overlap(flag, other)).length +
      3 * kept.filter((place) => covers(flag, place, 0.3)).length +
      goals.filter((place) => covers(flag, place, 0)).length;
    const worth = spots.map(hidden);
    const best = worth.indexOf(Math.min(...worth));
    set.push(spots[best] ?? { at: anchor, half });
  }
  return set;
}
