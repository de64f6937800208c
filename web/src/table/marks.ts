/** Moves that a bot would make, marked where they lie: hints at a table, better moves in a replay. */

import type { Course, Described, MoveValue } from "../protocol/types";

/** How many moves are marked: more are no help. */
export const MARKED = 3;

export interface Mark {
  /** 1 is the best; 0 marks what was played instead. */
  rank: number;
  move: Described;
  /** The moves that the bot had in mind with it, itself first. */
  line: Described[];
  /** What a click plays: the move, or the way over the board that it begins; nothing in a replay. */
  moves: string[];
  /** For the seat that decides: its chance of winning, 0 to 1, and its points at the end; null where not judged. */
  win: number | null;
  points: number | null;
}

/** As many moves of a line as are one way in the tree of ways; at least its first move. */
export function wayOf(line: string[], courses: Course[]): string[] {
  const found: string[] = [];
  let parent = -1;
  for (const move of line) {
    const next = courses.findIndex((course) => course.parent === parent && course.move === move);
    if (next < 0) break;
    found.push(move);
    parent = next;
  }
  return found.length ? found : line.slice(0, 1);
}

/** Where a click plays something. */
interface Playable {
  play(move: Described): void;
  playSequence(moves: string[]): void;
}

/** Does what a click on the board would do. */
export function follow(shown: Playable, mark: Mark): void {
  if (mark.moves.length > 1) shown.playSequence(mark.moves);
  else if (mark.moves.length) shown.play(mark.move);
}

/** The move itself, without what a bot thinks of it. */
export function moveOf(value: MoveValue): Described {
  const { index, move, key, args, group } = value;
  return value.line_moves[0] ?? { index, move, key, args, group };
}

/** A judged move as it is marked. */
export const marked = (rank: number, value: MoveValue, moves: string[]): Mark => ({
  rank,
  move: moveOf(value),
  line: value.line_moves,
  moves,
  win: value.win,
  points: value.points,
});

/** What a bot had in mind after the moves that a click plays, in words; the same move in a row is counted. */
export function planOf(mark: Mark, words: (move: Described) => string): string[] {
  const told: { words: string; times: number }[] = [];
  for (const move of mark.line.slice(Math.max(mark.moves.length, 1))) {
    const last = told.at(-1);
    const now = words(move);
    if (last?.words === now) last.times += 1;
    else told.push({ words: now, times: 1 });
  }
  return told.map(({ words, times }) => (times > 1 ? `${words} × ${times}` : words));
}

export const markOf = (marks: Mark[], move: string): Mark | undefined =>
  marks.find((mark) => mark.move.move === move);

/** The mark that was tapped on a board. */
export function markAt(marks: Mark[], element: Element): Mark | undefined {
  const move = element.closest("[data-hint]")?.getAttribute("data-hint");
  return move === null || move === undefined ? undefined : markOf(marks, move);
}

/** Half the size of a mark's label, in squares of the board. */
export const LABEL = { x: 1.16, y: 0.42 };

/** A place of a board, in squares. */
export interface Point {
  x: number;
  y: number;
}

/** Where a label may stand beside its place, the best first. */
const BESIDE: Point[] = [
  { x: 0, y: -1.05 },
  { x: 0, y: 1.05 },
  { x: 1.85, y: 0 },
  { x: -1.85, y: 0 },
  { x: 1.3, y: -1.05 },
  { x: -1.3, y: -1.05 },
  { x: 1.3, y: 1.05 },
  { x: -1.3, y: 1.05 },
  { x: 0, y: -2 },
  { x: 0, y: 2 },
];

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const hides = (label: Point, place: Point) =>
  Math.abs(label.x - place.x) < LABEL.x + 0.3 && Math.abs(label.y - place.y) < LABEL.y + 0.3;

const touches = (a: Point, b: Point) =>
  Math.abs(a.x - b.x) < 2 * LABEL.x && Math.abs(a.y - b.y) < 2 * LABEL.y;

const inside = ({ x, y }: Point, box: Box) =>
  x - LABEL.x >= box.x0 && x + LABEL.x <= box.x1 && y - LABEL.y >= box.y0 && y + LABEL.y <= box.y1;

/** Where the labels of marked places stand: on the board, hiding no marked place and no other label. */
export function labels(places: Point[], box: Box): Point[] {
  const set: Point[] = [];
  for (const place of places) {
    const spots = BESIDE.map(({ x, y }) => ({ x: place.x + x, y: place.y + y }));
    const free = spots.find(
      (spot) =>
        inside(spot, box) &&
        !places.some((other) => hides(spot, other)) &&
        !set.some((other) => touches(spot, other)),
    );
    set.push(free ?? spots.find((spot) => inside(spot, box)) ?? place);
  }
  return set;
}
