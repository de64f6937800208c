/** What draws a game on a page: an ES module, the page's own or a package's (docs/core.md, On the page). */

import type { Component } from "svelte";
import type { Described, Result, Seat, View, Word } from "../protocol/types";
import type { GameView } from "../table/gameView";
import type { DesignerProps, Designer } from "./designer";
import type { InWords } from "./inWords";
import type { LogState } from "./log/logState.svelte";
import type { Mount } from "./mounting.svelte";
import type { Past } from "./past";

export interface BoardProps {
  game: string;
  view: View;
  /** The view when this device's seat last finished a turn. */
  base: View | null;
  /** What may be played here and now. */
  legal: Described[];
  /** Notations of the moves of a hint, the best first. */
  marks: string[];
  /** The notation of the move that somebody points at. */
  hovered: string | null;
  seats: Seat[];
  /** The seats of this device. */
  you: number[];
  language: string;
  say: (word: Word) => string;
  play: (notation: string) => void;
  /** A move is pointed at on the board, or (null) no longer. */
  point: (notation: string | null) => void;
}

/** The one line that says what to do and who is to do it, above the moves. */
export interface Status {
  line: string;
  decider: string;
  /** The stage's log, if it has one of its own. */
  log?: LogState;
}

/** Below the moves: confirm, take back, skip. */
export interface Controls {
  /** The move that ends the turn, if it is legal. */
  end: Described | undefined;
}

export interface StageProps extends BoardProps {
  /** All that is shown, as it is now. A stage that is built with the page follows it by itself. */
  shown: GameView;
  result: Result | null;
  /** A move is on its way: buttons wait. */
  busy: boolean;
  /** Earlier moments, where they can be looked at. */
  past: Past | null;
  /** Whether the score sheet is to be seen, which the page's controls open. */
  score: boolean;
  onscore: (open: boolean) => void;
  /** What the page puts where the stage has room for it. */
  status: Mount<Status>;
  controls: Mount<Controls>;
  /** The board in words and the answers to questions, beside the board; null where nobody asks. */
  words: Mount<InWords> | null;
  /** Talk, where people talk; it stands beside the log. */
  beside: Mount<object> | null;
  /** What the page's own components look up. */
  context: Map<unknown, unknown>;
}

/** An answer, or what a value is for; what is drawn may depend on the box of a position. */
export interface AnswerProps {
  word: unknown;
  text: string;
  /** What is asked. */
  about: unknown;
  view: View | null;
  /** The drawing alone, where there is one: there is little room. */
  brief?: boolean;
}

/** Draws the board alone, on the plain stage. */
export interface BoardModule {
  mount: Mount<BoardProps>;
}

/** Draws all of the table. The other parts are components, for which a module has to be built with the page. */
export interface StageModule {
  mount: Mount<StageProps>;
  /** Fetches what `mount` will need. */
  prepare?: () => Promise<unknown>;
  /** Figures for the chapters of the rules, each found by what the rules of its chapter are called by: AM-BUILD. */
  figures?: () => Promise<{ default: Component<{ chapter: string }>; Symbols: Component }>;
  /** What can be answered beside the board, drawn: a word of a question, and the same as text, which it says as well. */
  answers?: () => Promise<{ Answers: Component<AnswerProps>; Symbols: Component }>;
  /** Tools to draw maps. */
  designer?: () => Promise<{ default: Component<DesignerProps, Designer, "map"> }>;
  /** Turns to be found, one in a line (benchmarks/puzzles.py). */
  puzzles?: () => Promise<string>;
  /** The board to be looked at, and what to show on it (web/showcases.py). */
  showcase?: () => Promise<{ Drawing: Component<{ shown: GameView; label: string }>; packed: string }>;
}
