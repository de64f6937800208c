/** What a chart maker adds: where names, emblems, sketches, piers and the compass rose stand. */

import { corner, middle, neighbour } from "./geometry";
import type { Chart, Point } from "./geometry";
import { noise } from "./shore";
import type { IslandPlan, Static } from "./view";

const LETTER = 0.2; // the width of a letter of a name, in squares

const far = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The middle of the land square nearest to the middle of the island: there its emblem stands. */
export function heart(plan: IslandPlan, chart: Chart): Point {
  const all = plan.squares.map((square) => middle(square, chart));
  const centre = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const [nearest] = [...all].sort((a, b) => far(a, centre) - far(b, centre));
  return nearest ?? centre;
}

/** Where the name is centred: below the emblem on land if there is some, else above it. */
export function nameSpot(plan: IslandPlan, chart: Chart): Point {
  const at = heart(plan, chart);
  const half = (plan.name.length * LETTER) / 2 + 0.1;
  const x = Math.max(half, Math.min(chart.width - half, at.x));
  const lowest = Math.max(...plan.squares.map((square) => corner(square, chart).y));
  return { x, y: lowest >= at.y ? at.y + 0.82 : at.y - 0.56 };
}

export interface Sketch {
  square: number;
  at: Point;
  drawing: string;
}

const DRAWINGS: Record<IslandPlan["kind"], string[]> = {
  home: ["town", "palm", "hill"],
  market: ["stall", "town", "stall"],
  wild: ["palm", "hill", "palm"],
};

/** A drawing for every land square but that of the emblem. */
export function sketches(plan: IslandPlan, chart: Chart): Sketch[] {
  const taken = heart(plan, chart);
  return plan.squares
    .map((square) => ({ square, at: middle(square, chart) }))
    .filter(({ at }) => far(at, taken) > 0.1)
    .map(({ square, at }) => {
      const drawings = DRAWINGS[plan.kind];
      const chosen = Math.floor(((noise(at.x, at.y) + 1) / 2) * drawings.length);
      return { square, at, drawing: drawings[chosen] ?? "hill" };
    });
}

/** From the land to the middle of each port square: where the pier lies. */
export function piers(plan: IslandPlan, chart: Chart): { from: Point; to: Point }[] {
  const land = new Set(plan.squares);
  return plan.ports.flatMap((port) => {
    const to = middle(port, chart);
    const way = [0, 2, 4, 6].find((each) => land.has(neighbour(port, each, chart)));
    if (way === undefined) return [];
    const from = middle(neighbour(port, way, chart), chart);
    return [{ from: { x: to.x + (from.x - to.x) * 0.68, y: to.y + (from.y - to.y) * 0.68 }, to }];
  });
}

/** The middle of the largest piece of open sea, and how far it is to land or the edge. */
export function openSea(fixed: Static): { at: Point; room: number } {
  const land = fixed.islands.flatMap((plan) => [...plan.squares, ...plan.ports]);
  const shores = land.map((square) => middle(square, fixed));
  let best = { at: { x: 0, y: 0 }, room: 0 };
  for (let y = 1; y < fixed.height; y++) {
    for (let x = 1; x < fixed.width; x++) {
      const edge = Math.min(x, y, fixed.width - x, fixed.height - y);
      const shore = Math.min(...shores.map((each) => Math.sqrt(far(each, { x, y })) - 0.5));
      const room = Math.min(edge, shore);
      if (room > best.room) best = { at: { x, y }, room };
    }
  }
  return best;
}

/** Courses from a point to the edges of the chart, one for each of `count` directions. */
export function rhumbs(from: Point, chart: Chart, count: number): string {
  const reach = chart.width + chart.height;
  const ends = Array.from({ length: count }, (_, i) => (i * 2 * Math.PI) / count);
  return ends
    .map((turn) => `M${from.x} ${from.y}l${(Math.sin(turn) * reach).toFixed(2)} ${(-Math.cos(turn) * reach).toFixed(2)}`)
    .join("");
}
