/** What the notebook's kernel and this board send each other: traits, and messages (docs/notebook.md). */

import type { Command, Course, Described, Message, Result, Rule, Seat, Step, View } from "../protocol/types";


/** Where a game stands, for one pair of eyes. */
export interface Position {
  view: View;
  /** The position before the last step. */
  base: View | null;
  steps: Step[];
  seats: Seat[];
  /** Seats that are played by clicking here; none where the board only shows. */
  you: number[];
  legal: Described[];
  left: Message[];
  courses: Course[];
  commands: Command[];
  deciding: number;
  decision: number;
  undo_floor: number;
  provisional: boolean;
  result: Result | null;
}

/** A game's texts and rules by language. */
export interface Words {
  messages: Record<string, string>;
  rules: Record<string, Rule[]>;
}

interface Traits {
  game: string;
  /** "": that of the browser. */
  language: string;
  /** In pixels; 0: as it suits the width. */
  height: number;
  /** Words, packed. */
  words: DataView;
  /** The board in letters, for games that have no other. */
  text: string;
  /** Of a board; null in a replay. */
  position: Position | null;
  /** Of a replay: a Film, packed. */
  film: DataView | null;
  /** Of a replay: which of the steps that stand is shown. */
  at: number;
}

/** What is asked of the kernel. */
export type BoardRequest = { play: string[] } | { row: string[] } | { command: string; seat: number } | { undo: number };

/** With the decision that it was asked at: when the kernel has gone on since, it refuses. */
export type Sent = BoardRequest & { at: number };

/** What the kernel refused, in English and as a text of the game, and by which rule. */
export interface Said {
  refused: string;
  rule?: string;
  key?: string;
  args?: Record<string, unknown>;
}

/** The part of anywidget's model that is used here. */
export interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(message: Sent): void;
  on(event: string, listener: (message: Said) => void): void;
  off(event: string, listener: (message: Said) => void): void;
}
