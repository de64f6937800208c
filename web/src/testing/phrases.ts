/** What somebody has heard of a position, phrase by phrase, and what the page was sent of it. */

import type { Command, Course, Described, Message, View } from "../protocol/types";

/** A position as evidence/games/heard.py writes it. */
export interface Sent {
  you: number[];
  view: View;
  legal: Described[];
  left: Message[];
  courses: Course[];
  commands: Command[];
}

export interface Phrases {
  /** Who sits where. */
  names: string[];
  /** Squares of the board and spaces beside them, with what lies there. */
  squares: [name: string, words: string][];
  /** What choosing a square would do, where it does anything. */
  choices: [name: string, words: string][];
  /** What is to be done now; "" where nothing is. */
  line: string;
  /** The list of islands. */
  islands: string[];
  /** What is here? */
  about: (square: string) => string;
  /** What does the player in this seat have? */
  sheets: string[];
  /** What lies beside the board? */
  table: string;
  /** What may I do? */
  moves: string[];
}

/** What a player by ear has gone through at a decision in a browser, as tests/support/page/going_through.py writes it. */
export interface Decision {
  game: string;
  /** How many moves they have made. */
  made: number;
  /** Who sits where, as the server says. */
  names: string[];
  sent: Sent;
  heard: Omit<Phrases, "about"> & { about: Record<string, string> };
}
