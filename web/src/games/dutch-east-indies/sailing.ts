/** Where ships can go in this turn: the server's tree of steps and turns, read as ways to goals. */

import type { Course } from "../../protocol/types";
import type { Point } from "./geometry";
import type { Size } from "./view";

export interface Foe {
  size: Size;
  /** Of winning, in 36ths. */
  odds: number;
}

/** One step or turn (games/dutch_east_indies/readers/courses.py). */
export interface Leg extends Course {
  ship: number;
  square: number;
  facing: number;
  /** Movement points from here to the end of this leg. */
  cost: number;
  /** Pirates that it wakes. */
  pirates: Foe[];
}

/** A way to a square and facing: its steps and turns, the first one first. */
export interface Way {
  legs: Leg[];
  square: number;
  facing: number;
  cost: number;
  pirates: Foe[];
}

export const legsOf = (courses: Course[]) => courses as Leg[];

export const percent = (odds: number) => Math.round((odds * 100) / 36);

/** The ships that the ways are of. */
export const shipsOf = (legs: Leg[]) => [...new Set(legs.map((leg) => leg.ship))];

function wayTo(legs: Leg[], goal: Leg): Way {
  const steps: Leg[] = [];
  for (let leg: Leg | undefined = goal; leg; leg = legs[leg.parent]) steps.unshift(leg);
  const { square, facing, cost } = goal;
  return { legs: steps, square, facing, cost, pirates: steps.flatMap((leg) => leg.pirates) };
}

/** The way that these moves are, from the first one on. */
export function along(legs: Leg[], moves: string[]): Way | undefined {
  let at = -1;
  for (const move of moves) {
    at = legs.findIndex((leg) => leg.parent === at && leg.move === move);
    if (at < 0) return undefined;
  }
  const goal = legs[at];
  return goal && wayTo(legs, goal);
}

const safer = (a: Way, b: Way) => a.pirates.length - b.pirates.length || a.cost - b.cost;

/** All ways of a ship by the square where they end: those that wake fewest pirates first, then the short. */
export function goalsOf(legs: Leg[], ship: number): Map<number, Way[]> {
  const goals = new Map<number, Way[]>();
  for (const leg of legs) {
    if (leg.ship !== ship) continue;
    const known = goals.get(leg.square);
    const way = wayTo(legs, leg);
    if (known) known.push(way);
    else goals.set(leg.square, [way]);
  }
  for (const ways of goals.values()) ways.sort(safer);
  return goals;
}

/** The ways to one square with one facing only. */
export const arriving = (ways: Way[], facing: number) => ways.filter((way) => way.facing === facing);

/** The line of a way, from where the ship lies; one point a step. */
export function track(way: Way, from: Point, middle: (square: number) => Point): Point[] {
  return [from, ...way.legs.filter(isStep).map((leg) => middle(leg.square))];
}

export const isStep = (leg: Leg) => leg.move.startsWith("sail");
