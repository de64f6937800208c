/** What the server says about a map: the answer of `maps/check` for this game, and the map in it. */

import { squareOf, WAYS } from "../geometry";
import type { Chart, Way } from "../geometry";
import type { Said } from "../../../ui/problemText";
import { blank, kindOf, SEA } from "./draft";
import type { Berth, Draft, Island, Pair } from "./draft";

export interface Problem {
  line: number;
  key: string;
  /** The map can be played all the same. */
  warning: boolean;
  /** What is wrong; the attribute `right` of its text says what would be right, where it has one. */
  message: Said;
  /** Where on the board it is. */
  squares?: string[];
}

/** How far a seat's nearer ship must sail, in movement points; null: it cannot get there. */
export interface Distances {
  seat: number;
  nearest_wild: number | null;
  market: number | null;
  islands: { name: string | null; points: number | null }[];
}

export interface JudgedIsland {
  letter: string | null;
  name: string | null;
  kind: "home" | "market" | "wild";
  seat: number | null;
  cards: number | null;
}

/** A square by its name and a way by its letters. */
export interface JudgedBerth {
  square: string;
  facing: Way;
}

type Berths = (JudgedBerth | null)[];

/** What cannot be read is null. */
export interface Judged {
  playable: boolean;
  problems: Problem[];
  name: string | null;
  title: string | null;
  provenance: string | null;
  players: number | null;
  rows: string[] | null;
  islands: JudgedIsland[];
  ships: Berths[];
  pirates: Berths;
  distances: Distances[];
}

/** The map that a text holds, as far as it could be read; null if there is no drawing in it. */
export function draftOf({ rows, islands, ships, pirates, players, title, provenance }: Judged): Draft | null {
  if (!rows?.length) return null;
  const size = { width: Math.max(...rows.map((row) => row.length)), height: rows.length };
  if (!size.width) return null;
  const empty = blank(players ?? 2, size, title ?? "");
  const told = islands.flatMap(islandOf);
  const given = empty.islands.map((each) => told.find(({ letter }) => letter === each.letter) ?? each);
  return {
    ...empty,
    printed: provenance === "printed",
    marks: rows.map((row) => row.padEnd(size.width, SEA)).join(""),
    islands: [...given, ...told.filter(({ letter }) => kindOf(letter) === "wild")],
    ships: empty.ships.map((_, seat) => pairOf(ships[seat] ?? [], size)),
    pirates: pairOf(pirates, size),
  };
}

/** An island without a letter cannot be drawn. */
function islandOf({ letter, name, cards }: JudgedIsland): Island[] {
  return letter === null ? [] : [{ letter, name: name ?? letter, cards: cards ?? 0 }];
}

const pairOf = (berths: Berths, size: Chart): Pair => [berthOf(berths[0], size), berthOf(berths[1], size)];

/** A ship off the board has no place. */
function berthOf(berth: JudgedBerth | null | undefined, size: Chart): Berth | null {
  const square = berth ? squareOf(berth.square, size) : -1;
  return berth && square >= 0 ? { square, facing: WAYS.indexOf(berth.facing) } : null;
}

/** The squares of the drawing that a sentence of the check is about. */
export const squaresIn = ({ squares }: Problem, chart: Chart): number[] =>
  (squares ?? []).map((name) => squareOf(name, chart)).filter((square) => square >= 0);
