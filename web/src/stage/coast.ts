/** Coasts: the outline of a set of squares, drawn as nature would. One square is one unit. */

export interface Point {
  x: number;
  y: number;
}

const WOBBLE = 0.085; // how far a coast strays from the grid, in squares
const FAN = 0.7; // how round corners are

/** The edges of the squares that border on something else, as loops of corners with land on the right. */
export function outline(squares: number[], width: number): Point[][] {
  const land = new Set(squares);
  const next = new Map<string, Point[]>();
  const key = (x: number, y: number) => `${x},${y}`;
  const edge = (x0: number, y0: number, x1: number, y1: number) => {
    const from = key(x0, y0);
    next.set(from, [...(next.get(from) ?? []), { x: x1, y: y1 }]);
  };
  for (const square of land) {
    const x = square % width;
    const y = Math.floor(square / width);
    if (!land.has(square - width)) edge(x, y, x + 1, y);
    if (x === width - 1 || !land.has(square + 1)) edge(x + 1, y, x + 1, y + 1);
    if (!land.has(square + width)) edge(x + 1, y + 1, x, y + 1);
    if (x === 0 || !land.has(square - 1)) edge(x, y + 1, x, y);
  }
  return loops(next, key);
}

function loops(next: Map<string, Point[]>, key: (x: number, y: number) => string): Point[][] {
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let at = start;
    for (let to = next.get(at)?.shift(); to; to = next.get(at)?.shift()) {
      loop.push(to);
      at = key(to.x, to.y);
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/** The same number between -1 and 1 for the same place, so that a coast never moves. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The middle of an edge, pushed a little in or out. */
function midpoint(a: Point, b: Point): Point {
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const push = noise(x, y) * WOBBLE - 0.02;
  return { x: x - (b.y - a.y) * push, y: y + (b.x - a.x) * push };
}

/** A closed path through the middles of all edges, with rounded corners between. */
export function coastPath(squares: number[], width: number): string {
  return outline(squares, width)
    .map((loop) => {
      const last = loop.at(-1);
      if (!last) return "";
      const mids = loop.map((corner, i) => midpoint(loop[i - 1] ?? last, corner));
      const first = mids[0];
      if (!first) return "";
      const parts = loop.map((corner, i) => bend(mids[i] ?? first, corner, mids[i + 1] ?? first));
      return `M${at(first)}${parts.join("")}Z`;
    })
    .join("");
}

/** From the middle of one edge round the corner to the middle of the next. */
function bend(from: Point, corner: Point, to: Point): string {
  const pull = (end: Point): Point => ({
    x: end.x + (corner.x - end.x) * FAN,
    y: end.y + (corner.y - end.y) * FAN,
  });
  return `C${at(pull(from))} ${at(pull(to))} ${at(to)}`;
}

const at = (point: Point) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;

/** A plain outline with small rounded corners and an inset, for tiles that lie on the grid. */
export function tilePath(squares: number[], width: number, inset: number, radius: number): string {
  return outline(squares, width)
    .map((loop) => roundedLoop(corners(loop).map((each) => moved(each, inset)), radius))
    .join("");
}

interface Corner {
  before: Point;
  point: Point;
  after: Point;
}

/** Only the places where the outline turns, with the directions in and out. */
function corners(loop: Point[]): Corner[] {
  const found: Corner[] = [];
  loop.forEach((point, i) => {
    const previous = loop[(i + loop.length - 1) % loop.length] ?? point;
    const following = loop[(i + 1) % loop.length] ?? point;
    const before = { x: point.x - previous.x, y: point.y - previous.y };
    const after = { x: following.x - point.x, y: following.y - point.y };
    if (before.x !== after.x || before.y !== after.y) found.push({ before, point, after });
  });
  return found;
}

/** The corner pulled inside by `inset`: the inside is on the right of both directions. */
function moved({ before, point, after }: Corner, inset: number): Corner {
  const right = (d: Point): Point => ({ x: -d.y, y: d.x });
  const a = right(before);
  const b = right(after);
  return {
    before,
    after,
    point: { x: point.x + (a.x + b.x) * inset, y: point.y + (a.y + b.y) * inset },
  };
}

function roundedLoop(turns: Corner[], radius: number): string {
  const parts = turns.map(({ before, point, after }, i) => {
    const start = { x: point.x - before.x * radius, y: point.y - before.y * radius };
    const end = { x: point.x + after.x * radius, y: point.y + after.y * radius };
    return `${i ? "L" : "M"}${at(start)}Q${at(point)} ${at(end)}`;
  });
  return `${parts.join("")}Z`;
}
