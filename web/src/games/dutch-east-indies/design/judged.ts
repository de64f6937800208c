/** What the server says about a map: the answer of `maps/check` for this game, and the map in it. */

import { blank, kindOf, MARKET, SEA } from "./draft";
import type { Berth, Draft, Pair } from "./draft";

export interface Problem {
  line: number;
  key: string;
  wrong: string;
  right: string;
  /** The map can be played all the same. */
  warning: boolean;
  /** The same in the game's messages, where there is one, and where on the board it is. */
  message?: { key: string; args: Record<string, unknown> } | null;
  squares?: number[];
}

/** How far a seat's nearer ship must sail, in movement points; null: it cannot get there. */
export interface Distances {
  seat: number;
  nearest_wild: number | null;
  market: number | null;
  islands: { name: string; points: number | null }[];
}

export interface JudgedIsland {
  letter: string;
  name: string;
  kind: "home" | "market" | "wild";
  seat: number;
  cards: number;
}

/** What cannot be read is null. */
export interface Judged {
  playable: boolean;
  problems: Problem[];
  name: string | null;
  title: string | null;
  players: number | null;
  rows: string[] | null;
  islands: JudgedIsland[] | null;
  ships: (Berth | null)[][] | null;
  pirates: (Berth | null)[] | null;
  distances: Distances[] | null;
}

/** The map that a text holds, as far as it could be read; null if there is no drawing in it. */
export function draftOf(judged: Judged): Draft | null {
  const { rows } = judged;
  if (!rows?.length) return null;
  const size = { width: Math.max(...rows.map((row) => row.length)), height: rows.length };
  if (!size.width) return null;
  const empty = blank(judged.players ?? 2, size, judged.title ?? "");
  const told = (judged.islands ?? []).filter((island) => island.letter);
  const given = empty.islands.map((each) => told.find(({ letter }) => letter === each.letter) ?? each);
  const wild = told.filter((island) => kindOf(island.letter) === "wild");
  return {
    ...empty,
    marks: rows.map((row) => row.padEnd(size.width, SEA)).join(""),
    islands: [...given, ...wild].map(({ letter, name, cards }) => ({ letter, name, cards })),
    ships: empty.ships.map((_, seat) => pair(judged.ships?.[seat])),
    pirates: pair(judged.pirates),
  };
}

const pair = (berths: (Berth | null)[] | null | undefined): Pair => [berths?.[0] ?? null, berths?.[1] ?? null];

/** The letter of an island by its name, for a row of distances. */
export function letterOf(judged: Judged, name: string): string {
  return judged.islands?.find((island) => island.name === name)?.letter ?? MARKET;
}
