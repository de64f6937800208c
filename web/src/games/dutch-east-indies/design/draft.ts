/** A map being drawn: plain data that never changes; every edit makes a new one. */

import type { Chart } from "../geometry";
import { HOME_NAMES, MARKET_NAME, WILD_NAMES } from "./names";

export const SEA = ".";
export const PORT = "+";
export const MARKET = "M";
/** What the file format can hold: columns are named a to x, wild islands a to z. */
export const SIDES = { least: 5, most: 24 };
export const CARDS = { least: 1, most: 30 };
export const PLAYERS = [2, 3, 4] as const;
export const SIZES = ["big", "small"] as const;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Where a ship starts: its square and the way it faces (0 north, clockwise). */
export interface Berth {
  square: number;
  facing: number;
}

/** The big and the small ship of somebody; null: not placed yet. */
export type Pair = readonly [Berth | null, Berth | null];

export interface Island {
  letter: string;
  name: string;
  /** Trading cards at the start; 0 on homes and the Market. */
  cards: number;
}

export interface Draft extends Chart {
  title: string;
  /** It is copied from a printed board; nothing: it is of one's own. */
  printed?: boolean;
  players: number;
  /** One character a square, row by row: sea, port, or the letter of an island. */
  marks: string;
  /** Homes by seat (`1` …), the Market (`M`), then the wild islands by letter. */
  islands: readonly Island[];
  ships: readonly Pair[];
  pirates: Pair;
}

export type Kind = "home" | "market" | "wild";

/** Whose ship: a seat, or the pirates. */
export const PIRATES = -1;

export function kindOf(letter: string): Kind {
  if (letter === MARKET) return "market";
  return letter >= "1" && letter <= "4" ? "home" : "wild";
}

export const homeLetter = (seat: number) => String(seat + 1);
export const seatOf = (letter: string) => Number(letter) - 1;

/** Nothing but sea, with the islands that every map has. */
export function blank(players: number, size: Chart, title: string): Draft {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    ...size,
    title,
    players,
    marks: SEA.repeat(size.width * size.height),
    islands: [...seats.map(homeOf), { letter: MARKET, name: MARKET_NAME, cards: 0 }],
    ships: seats.map(() => [null, null]),
    pirates: [null, null],
  };
}

function homeOf(seat: number): Island {
  return { letter: homeLetter(seat), name: HOME_NAMES[seat] ?? "", cards: 0 };
}

/** The squares with a mark: the land of an island, or all ports. */
export function squaresOf(draft: Draft, mark: string): number[] {
  const found: number[] = [];
  for (let at = draft.marks.indexOf(mark); at >= 0; at = draft.marks.indexOf(mark, at + 1)) found.push(at);
  return found;
}

export const markAt = (draft: Draft, square: number) => draft.marks[square] ?? SEA;

export const islandOf = (draft: Draft, letter: string) =>
  draft.islands.find((island) => island.letter === letter);

export function marked(draft: Draft, square: number, mark: string): Draft {
  if (square < 0 || square >= draft.marks.length || draft.marks[square] === mark) return draft;
  return { ...draft, marks: draft.marks.slice(0, square) + mark + draft.marks.slice(square + 1) };
}

// --- islands

/** One more wild island with the next free letter, or the same map when none is free. */
export function withNewIsland(draft: Draft, cards = 3): Draft {
  const letter = [...LETTERS].find((each) => !islandOf(draft, each));
  if (letter === undefined) return draft;
  const used = new Set(draft.islands.map((island) => island.name));
  const name = WILD_NAMES.find((each) => !used.has(each)) ?? letter.toUpperCase();
  return { ...draft, islands: [...draft.islands, { letter, name, cards }] };
}

export function withIsland(draft: Draft, letter: string, change: Partial<Island>): Draft {
  const islands = draft.islands.map((each) => (each.letter === letter ? { ...each, ...change } : each));
  return { ...draft, islands };
}

/** Without a wild island and its land; its ports stay where they are. */
export function withoutIsland(draft: Draft, letter: string): Draft {
  return {
    ...draft,
    marks: draft.marks.replaceAll(letter, SEA),
    islands: draft.islands.filter((each) => each.letter !== letter),
  };
}

export const cardsTotal = (draft: Draft) => draft.islands.reduce((sum, each) => sum + each.cards, 0);

// --- ships

export function pairOf(draft: Draft, seat: number): Pair {
  return (seat === PIRATES ? draft.pirates : draft.ships[seat]) ?? [null, null];
}

export function withBerth(draft: Draft, seat: number, size: number, berth: Berth | null): Draft {
  const [big, small] = pairOf(draft, seat);
  const pair: Pair = size === 0 ? [berth, small] : [big, berth];
  if (seat === PIRATES) return { ...draft, pirates: pair };
  return { ...draft, ships: draft.ships.map((each, i) => (i === seat ? pair : each)) };
}

/** A ship on the map: whose, which, and where. */
export interface Placed extends Berth {
  seat: number;
  size: number;
}

export function placedShips(draft: Draft): Placed[] {
  const all = [...draft.ships.map((pair, seat) => ({ seat, pair })), { seat: PIRATES, pair: draft.pirates }];
  return all.flatMap(({ seat, pair }) =>
    pair.flatMap((berth, size) => (berth ? [{ seat, size, ...berth }] : [])),
  );
}

// --- the board

/** For another number of players: homes and ships of seats that are gone go with them. */
export function withPlayers(draft: Draft, players: number): Draft {
  const fresh = blank(players, draft, draft.title);
  const homes = fresh.islands.slice(0, players).map((home) => islandOf(draft, home.letter) ?? home);
  const others = draft.islands.filter((each) => kindOf(each.letter) !== "home");
  const gone = draft.islands.filter((each) => kindOf(each.letter) === "home" && !homes.includes(each));
  return {
    ...draft,
    players,
    marks: gone.reduce((marks, home) => marks.replaceAll(home.letter, SEA), draft.marks),
    islands: [...homes, ...others],
    ships: fresh.ships.map((pair, seat) => draft.ships[seat] ?? pair),
  };
}

/** The drawing on a board of another size, moved right and down; what falls off the board is gone. */
export function fitted(draft: Draft, size: Chart, right = 0, down = 0): Draft {
  const from = (square: number) => {
    const column = (square % size.width) - right;
    const row = Math.floor(square / size.width) - down;
    const inside = column >= 0 && row >= 0 && column < draft.width && row < draft.height;
    return inside ? row * draft.width + column : -1;
  };
  const to = (berth: Berth | null): Berth | null => {
    if (!berth) return null;
    const column = (berth.square % draft.width) + right;
    const row = Math.floor(berth.square / draft.width) + down;
    const inside = column >= 0 && row >= 0 && column < size.width && row < size.height;
    return inside ? { ...berth, square: row * size.width + column } : null;
  };
  const moved = ([big, small]: Pair): Pair => [to(big), to(small)];
  const squares = Array.from({ length: size.width * size.height }, (_, square) => from(square));
  return {
    ...draft,
    ...size,
    marks: squares.map((square) => (square < 0 ? SEA : markAt(draft, square))).join(""),
    ships: draft.ships.map(moved),
    pirates: moved(draft.pirates),
  };
}

/** Nothing drawn and nobody placed, whatever the names are. */
export function isEmpty(draft: Draft): boolean {
  return placedShips(draft).length === 0 && ![...draft.marks].some((mark) => mark !== SEA);
}
