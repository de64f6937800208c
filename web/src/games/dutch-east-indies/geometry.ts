/** Where the squares of the chart lie on the drawing: one square is one unit, the origin top left. */

export interface Point {
  x: number;
  y: number;
}

/** The size of a chart, in squares. */
export interface Chart {
  width: number;
  height: number;
}

/** The paper around the sea that carries the letters of the columns and the numbers of the rows. */
export const MARGIN = 0.85;

export const WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Way = (typeof WAYS)[number];

const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
];

export const column = (square: number, { width }: Chart) => square % width;
export const row = (square: number, { width }: Chart) => Math.floor(square / width);

/** The top left corner of a square. */
export function corner(square: number, chart: Chart): Point {
  return { x: column(square, chart), y: row(square, chart) };
}

/** The middle of a square. */
export function middle(square: number, chart: Chart): Point {
  return { x: column(square, chart) + 0.5, y: row(square, chart) + 0.5 };
}

/** The square under a point of the drawing, or -1 beside the chart. */
export function squareAt({ x, y }: Point, { width, height }: Chart): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return -1;
  return Math.floor(y) * width + Math.floor(x);
}

/** The square one step away, or -1 beyond the edge; ways count clockwise from 0, north. */
export function neighbour(square: number, way: number, chart: Chart): number {
  const at = middle(square, chart);
  const step = STEPS[way] ?? { x: 0, y: 0 };
  return squareAt({ x: at.x + step.x, y: at.y + step.y }, chart);
}

/** Degrees clockwise from north. */
export const angle = (way: number) => way * 45;

/** The name of a square: column letter and row number, a1 at the top left. */
export function squareName(square: number, chart: Chart): string {
  return `${columnName(column(square, chart))}${row(square, chart) + 1}`;
}

export const columnName = (at: number) => String.fromCharCode(97 + at);

/** The square of a name, or -1. */
export function squareOf(name: string, chart: Chart): number {
  const at = { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
  return squareAt(at, chart);
}
