/** Shores as a surveyor would draw them: the outline of an island's squares, worn by the sea. */

import { outline } from "../../stage/coast";
import type { Point } from "./geometry";

const INSET = 0.1; // how far a shore lies inside its squares, on average
const ROUGH = 0.09; // and how far it strays from there
const PLACES = [0.22, 0.5, 0.78]; // of an edge at which the shore is surveyed

/** The same number between -1 and 1 for the same place, so that a shore never moves. */
export function noise(x: number, y: number): number {
  const value = Math.sin(x * 157.3 + y * 269.1) * 41231.77;
  return (value - Math.floor(value)) * 2 - 1;
}

/** Points along an edge with land on its right, pushed ashore. */
function surveyed(from: Point, to: Point): Point[] {
  const along = { x: to.x - from.x, y: to.y - from.y };
  return PLACES.map((part) => {
    const x = from.x + along.x * part;
    const y = from.y + along.y * part;
    const push = INSET + noise(x, y) * ROUGH;
    return { x: x - along.y * push, y: y + along.x * push };
  });
}

/** The closed shore of an island as a path; corners are rounded by what lies beside them. */
export function shorePath(squares: number[], width: number): string {
  return outline(squares, width)
    .map((loop) => {
      const points = loop.flatMap((to, i) => surveyed(loop.at(i - 1) ?? to, to));
      return smooth(points);
    })
    .join("");
}

/** A closed curve through all points (Catmull and Rom). */
function smooth(points: Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const parts = points.map((from, i) => {
    const to = at(i + 1);
    const a = { x: from.x + (to.x - at(i - 1).x) / 6, y: from.y + (to.y - at(i - 1).y) / 6 };
    const b = { x: to.x - (at(i + 2).x - from.x) / 6, y: to.y - (at(i + 2).y - from.y) / 6 };
    return `C${written(a)} ${written(b)} ${written(to)}`;
  });
  return `M${written(at(0))}${parts.join("")}Z`;
}

const written = ({ x, y }: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
