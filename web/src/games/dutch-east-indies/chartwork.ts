/** What a chart maker adds: where names, emblems, sketches, piers and the compass rose stand. */

import { corner, middle, neighbour } from "./geometry";
import type { Chart, Point } from "./geometry";
import { noise } from "./shoreline";
import type { IslandView, Static } from "./view";

const LETTER = 0.29; // of a square: the widest serif that may be at hand (DejaVu)

const far = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const around = ({ x, y }: Point, half: number): Box => ({ x0: x - half, y0: y - half, x1: x + half, y1: y + half });

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const high = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return Math.max(0, wide) * Math.max(0, high);
}

const covered = (box: Box, others: Box[]) => others.reduce((sum, each) => sum + overlap(box, each), 0);

/** Where an island's emblem stands, and where its name is centred. */
export interface Lettering {
  emblem: Point;
  name: Point;
}

/** The best place: near the middle, the name hiding no port and no emblem, and little of the sea. */
export function lettering(plan: IslandView, fixed: Static): Lettering {
  const land = plan.squares.map((square) => middle(square, fixed));
  const x = land.reduce((sum, each) => sum + each.x, 0) / Math.max(land.length, 1);
  const y = land.reduce((sum, each) => sum + each.y, 0) / Math.max(land.length, 1);
  const ports = fixed.islands.flatMap((each) => each.ports.map((port) => around(middle(port, fixed), 0.42)));
  const ashore = land.map((each) => around(each, 0.5));
  const half = (plan.name.length * LETTER) / 2 + 0.12;
  const cost = ({ emblem, name }: Lettering) => {
    const box = { x0: name.x - half, x1: name.x + half, y0: name.y - 0.34, y1: name.y + 0.1 };
    const hidden = covered(box, [...ports, around(emblem, 0.36)]);
    const astray = Math.abs(name.x - x) * 0.3 + Math.abs(name.y - y) * 0.15;
    return hidden * 20 - covered(box, ashore) + astray + Math.sqrt(far(emblem, { x, y })) * 0.8;
  };
  const found = land.flatMap((emblem) => spots(emblem, plan, fixed, half).map((name) => ({ emblem, name })));
  const first = { emblem: land[0] ?? { x, y }, name: { x, y } };
  return found.reduce((best, each) => (cost(each) < cost(best) ? each : best), found[0] ?? first);
}

const SHIFTS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1, -1.5, 1.5];

/** Where a name may be centred: beside the emblem, or off the shore. */
function spots(emblem: Point, plan: IslandView, chart: Chart, half: number): Point[] {
  const rows = plan.squares.map((square) => corner(square, chart).y);
  const { y } = emblem;
  return [y + 0.82, y - 0.56, Math.max(...rows) + 1.4, Math.min(...rows) - 0.1]
    .filter((each) => each > 0.4 && each < chart.height - 0.1)
    .flatMap((each) => SHIFTS.map((shift) => ({ x: within(emblem.x + shift, half, chart.width), y: each })));
}

const within = (x: number, half: number, width: number) => Math.max(half, Math.min(width - half, x));

export interface Sketch {
  square: number;
  at: Point;
  drawing: string;
}

const DRAWINGS: Record<IslandView["kind"], string[]> = {
  home: ["town", "palm", "hill"],
  market: ["stall", "town", "stall"],
  wild: ["palm", "hill", "palm"],
};

/** A drawing for every land square but that of the emblem. */
export function sketches(plan: IslandView, chart: Chart, taken: Point): Sketch[] {
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
export function piers(plan: IslandView, chart: Chart): { from: Point; to: Point }[] {
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
