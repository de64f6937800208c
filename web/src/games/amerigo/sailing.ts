/** Sailing: where ships can go, which of the places are landings, and how a way is drawn. */

import type { Described, Message } from "../../protocol/types";
import type { Point } from "../../stage/coast";
import { RING, place } from "./frame";
import type { Strip } from "./frame";
import { frameSpace, nodeSquare } from "./view";

/** What founding a trading post brings where a ship arrives. */
export interface Landing {
  /** Index of the island. */
  island: number;
  points: number;
  /** Whether nobody has a post there yet. */
  discovery: boolean;
  /** What else it brings: gold, a chest, points for others. */
  brings?: Message[];
}

/** A voyage of one ship. */
export interface Sail extends Described {
  ship: number;
  node: string;
  /** Where the way turns, start and goal left out. */
  way?: string[];
  landing?: Landing;
  /** The post that is founded on arriving, in notation. */
  then?: string;
}

/** A voyage that ends where a post can be founded. */
export type Arrival = Sail & Required<Pick<Sail, "landing" | "then">>;

export const isSail = (move: Described): move is Sail => move.key === "move-sail";

export const isArrival = (move: Sail): move is Arrival => !!move.landing && !!move.then;

/** What a click at a place plays: the voyage, and the post by default. */
export const playedBy = (move: Sail, found: boolean): string[] =>
  found && move.then ? [move.move, move.then] : [move.move];

/** Cheaper first; of equal price what takes less gold. */
export const cheaper = (a: Sail, b: Sail): number =>
  (a.cost ?? 0) - (b.cost ?? 0) || (a.gold ?? 0) - (b.gold ?? 0);

export const FIRST = 6; // landings that are offered before all else

/** Landings by what they bring, the best first. */
export function arrivals(sails: Sail[]): Arrival[] {
  return sails.filter(isArrival).sort((a, b) => b.landing.points - a.landing.points || cheaper(a, b));
}

/** A place that can be sailed to: the voyage that a click there means, unless both ships may go. */
export interface Goal {
  move: Sail;
  /** Only the ship that is not picked can go there. */
  faint: boolean;
  /** The other ship's voyage to the same place. */
  other: Sail | undefined;
}

export const shipsOf = (sails: Sail[]): number[] => [...new Set(sails.map((move) => move.ship))].sort();

/** One goal for each place; `ship` is the one picked, or -1. */
export function goalsOf(sails: Sail[], ship: number): Map<string, Goal> {
  const found = new Map<string, Goal>();
  const before = (move: Sail, other: Sail) => (ship < 0 ? cheaper(move, other) < 0 : move.ship === ship);
  for (const move of sails) {
    const known = found.get(move.node);
    if (!known) found.set(move.node, { move, faint: ship >= 0 && move.ship !== ship, other: undefined });
    else if (before(move, known.move)) found.set(move.node, { move, faint: false, other: known.move });
    else known.other = move;
  }
  return found;
}

/** The size of a map and the ring of sea around it. */
export interface Waters {
  width: number;
  height: number;
  ring: Strip[];
}

/** The sea of the frame beside a square of the rim, on the side where a space of it lies. */
function offBoard(square: Point, space: Point, { width, height }: Waters): Point {
  const out = RING / 2;
  const sides: Point[] = [];
  if (square.y < 1) sides.push({ x: square.x, y: -out });
  if (square.y > height - 1) sides.push({ x: square.x, y: height + out });
  if (square.x < 1) sides.push({ x: -out, y: square.y });
  if (square.x > width - 1) sides.push({ x: width + out, y: square.y });
  const far = (at: Point) => Math.abs(at.x - space.x) + Math.abs(at.y - space.y);
  return sides.reduce((best, side) => (far(side) < far(best) ? side : best), sides[0] ?? square);
}

/** Whether three points lie on one side of the frame, so that the way does not turn at the middle one. */
const onOneSide = (a: Point, b: Point, c: Point) => same(a.x, b.x, c.x) || same(a.y, b.y, c.y);
const same = (a: number, b: number, c: number) => Math.abs(a - b) + Math.abs(b - c) < 1e-6;

/**
 * The points of a way from place to place. Over the rim it goes straight out and in; along the frame
 * it turns at corners only, wherever ships lie in its spaces.
 */
export function wayPoints(stops: string[], waters: Waters): Point[] {
  const points: Point[] = [];
  for (const [i, stop] of stops.entries()) {
    const at = place(stop, waters.width, waters.ring);
    const before = stops[i - 1];
    const inner = i > 0 && i < stops.length - 1;
    const strip = waters.ring[frameSpace(stop)];
    if (before !== undefined) {
      const from = place(before, waters.width, waters.ring);
      const [left, entered] = [before, stop].map((node) => nodeSquare(node, waters.width) >= 0);
      if (left && !entered) points.push(offBoard(from, at, waters));
      else if (!left && entered) points.push(offBoard(at, from, waters));
    }
    if (!strip || !inner || strip.corner) points.push(at);
  }
  return points.filter((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    return !before || !after || !onOneSide(before, point, after);
  });
}

/** A line through points. */
export const linePath = (points: Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
