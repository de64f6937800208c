/** The board in words: what a game says of its squares and of what is worth knowing, and what choosing a square does. */

import type { LogState } from "./log/logState.svelte";
import type { PointerPlace } from "./things";
import { untilLoaded } from "../ui/untilLoaded";

/** A square of the board, or another place where something can be. */
export interface WordSquare {
  /** As moves name it, such as c4. */
  name: string;
  /** What lies there. */
  words: string;
  /** What choosing it does now; "" where there is nothing to choose. */
  choice: string;
}

/** Something worth knowing, and the name of the square where it is; "" where it has none. */
export interface Landmark {
  words: string;
  at: string;
}

export interface Landmarks {
  /** What the page calls such a list: in-words-KIND. */
  kind: "own" | "others" | "goals" | "islands" | "builds" | "checks" | "ships";
  entries: Landmark[];
}

export interface BoardWords {
  columns: string[];
  rows: { name: string; squares: WordSquare[] }[];
  /** Places beside the squares, such as the frame of the board. */
  beside: WordSquare[];
  landmarks: Landmarks[];
}

/** A board that somebody walks over by keys. All of it is asked for when it is needed: nothing is counted before. */
export interface WalkedBoard {
  /** null: what stands there are words already. */
  board: () => BoardWords | null;
  /** Does what a click on the square does; what is to be said about it, if nothing else says it. */
  choose: (square: string, at: PointerPlace) => string;
  /** All that there is to say about a square. */
  about: (square: string) => string;
  /** The island that a square is part of; without a square the first one, "" where there is none. */
  island: (square: string) => string;
  /** Every square can be chosen, although none says so. */
  anywhere?: boolean;
  /** Keys that this board alone has: which, and what for. */
  keys: [string, string][];
}

/** What a game says of its board. */
export interface GameInWords extends WalkedBoard {
  /** What the page offers before all other moves. */
  first?: () => string[];
  /** Where the ships of this device are. */
  ships: () => string[];
  /** What else floats, and whose it is. */
  afloat: () => string[];
  /** Ports with what the way there costs, now or as far as it is known; the nearest first. */
  ports: () => string[];
  /** What islands are called, in the order of their numbers. */
  islands: () => string[];
  /** All about the island with a number, counted from 1; "" where there is none. */
  numbered: (number: number) => string;
  /** All about the place beside the squares with a number; "" where there is none. */
  beside: (number: number) => string;
  /** What every side has. */
  standings: () => string[];
  /** All that one side has; nothing where there is no such side. */
  sheet: (seat: number) => string[];
  /** What lies beside the board, for everybody. */
  table: () => string[];
  /** What the things in the box cost and bring. */
  box: () => string[];
}

/** What a game's tools for maps say of the drawing. */
export interface DrawingInWords extends WalkedBoard {
  /** Somebody goes to a square. */
  enter: (square: string) => void;
  /** Does what a key of the tools says; false if it says nothing. `within`: somebody is among the squares. */
  press: (event: KeyboardEvent, within: boolean) => boolean;
  /** What the check says, as a whole and one by one. */
  check: () => string;
}

/** A board in words as it stands on a page. */
export interface Walked<Board extends WalkedBoard> {
  game: Board;
  /** What the picture shows, as a whole. */
  label: string;
  busy: boolean;
  /** Brings the board in sight, where it lies behind a tab. */
  show: () => void;
}

/** What a stage says about itself, wherever the page shows it. */
export interface InWords extends Walked<GameInWords> {
  log: LogState;
  /** What is to be done now; "" where others decide. */
  line: string;
}

const LATER = 3000; // ms

let early: KeyboardEvent | null = null;
const remember = (event: KeyboardEvent) => {
  early = event;
};

/** The key that was pressed last before there was anything to answer it. */
export function pressedEarly(): KeyboardEvent | null {
  removeEventListener("keydown", remember);
  const last = early;
  early = null;
  return last;
}

/** The page has been at rest since it was opened. */
let rested = false;

/** Fetches something once the page is at rest, or somebody has pressed a key: the first board comes before it. */
export function late<Found>(load: () => Promise<Found>): Promise<Found> {
  if (rested) return untilLoaded(load);
  addEventListener("keydown", remember);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const begin = () => {
      rested = true;
      stop.abort();
      clearTimeout(timer);
      void untilLoaded(load).then(resolve);
    };
    const timer = setTimeout(begin, LATER);
    addEventListener("keydown", begin, { signal: stop.signal });
  });
}
