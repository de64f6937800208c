/** The ring of open sea around the islands: which strip of it each frame space is. */

import { frameSpace, nodeSquare } from "./view";
import type { FrameSpaceView, ShipAt, Static } from "./view";
import type { Point } from "../../stage/coast";

export const RING = 1.5; // how wide the ring is drawn, in squares: two figures of a row, and a name beyond them

export interface Strip {
  space: number;
  path: string;
  centre: Point;
  /** The direction along which ships lie side by side: from the corner inwards, or both ways. */
  along: Point;
  corner: boolean;
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The strips of sea beside the squares that a space touches, one for each side of the map. */
function boxes(space: FrameSpaceView, width: number, height: number): Box[] {
  const found: Box[] = [];
  const rows = space.touches.map((square) => Math.floor(square / width));
  const columns = space.touches.map((square) => square % width);
  const span = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values) + 1];
  const side = (test: (row: number, column: number) => boolean) =>
    space.touches.map((_, i) => i).filter((i) => test(rows[i] ?? 0, columns[i] ?? 0));
  const horizontal = (members: number[], y0: number, y1: number) => {
    if (members.length < 2) return;
    const [x0, x1] = span(members.map((i) => columns[i] ?? 0));
    found.push({ x0: x0 === 0 ? -RING : x0, x1: x1 === width ? width + RING : x1, y0, y1 });
  };
  const vertical = (members: number[], x0: number, x1: number) => {
    if (members.length < 2) return;
    const [y0, y1] = span(members.map((i) => rows[i] ?? 0));
    found.push({ x0, x1, y0: y0 === 0 ? -RING : y0, y1: y1 === height ? height + RING : y1 });
  };
  horizontal(side((row) => row === 0), -RING, 0);
  vertical(side((_, column) => column === width - 1), width, width + RING);
  horizontal(side((row) => row === height - 1), height, height + RING);
  vertical(side((_, column) => column === 0), -RING, 0);
  return found;
}

const rectangle = ({ x0, y0, x1, y1 }: Box) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;

function middle({ x0, y0, x1, y1 }: Box): Point {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
}

/** A corner's ships lie in the corner itself, others in the middle of their side. */
function centre(found: Box[]): Point {
  const [first, second] = found;
  if (!first) return { x: 0, y: 0 };
  if (!second) return middle(first);
  const across = first.y1 - first.y0 < first.x1 - first.x0 ? first : second;
  const down = across === first ? second : first;
  return { x: middle(down).x, y: middle(across).y };
}

export function strips(fixed: Static, width: number, height: number): Strip[] {
  return fixed.frame.map((space) => {
    const found = boxes(space, width, height);
    const first = found[0];
    const wide = !!first && first.x1 - first.x0 > first.y1 - first.y0;
    const inwards = (found[0]?.x0 ?? 0) < 0 || (found[1]?.x0 ?? 0) < 0 ? 1 : -1;
    return {
      space: space.space,
      corner: space.corner,
      path: found.map(rectangle).join(""),
      centre: centre(found),
      along: space.corner ? { x: inwards, y: 0 } : wide ? { x: 1, y: 0 } : { x: 0, y: 1 },
    };
  });
}

/** Where a ship's place is drawn: the middle of its square, or of its space of the frame. */
export function place(node: string, width: number, ring: Strip[]): Point {
  const square = nodeSquare(node, width);
  if (square >= 0) return { x: (square % width) + 0.5, y: Math.floor(square / width) + 0.5 };
  return ring[frameSpace(node)]?.centre ?? { x: 0, y: 0 };
}

/** Where a ship is drawn: those in one space of the frame lie side by side. */
export function berth(ship: ShipAt, ships: ShipAt[], width: number, ring: Strip[]): Point {
  const node = ship.node ?? "";
  const strip = ring[frameSpace(node)];
  if (!strip) return place(node, width, ring);
  const here = ships.filter((other) => other.node === node);
  const room = strip.corner ? 2.8 : 4.8; // squares, from the first ship to the last
  const gap = Math.min(0.95, room / Math.max(here.length - 1, 1));
  const offset = (here.indexOf(ship) - (strip.corner ? 0 : (here.length - 1) / 2)) * gap;
  return { x: strip.centre.x + strip.along.x * offset, y: strip.centre.y + strip.along.y * offset };
}
