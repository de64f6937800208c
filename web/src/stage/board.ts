/** What a page asks of a board that a game's package brings, and gives it (docs/core.md, A board of its own). */

import type { Described, Seat, View, Word } from "../protocol/types";

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

export interface MountedBoard {
  update: (props: BoardProps) => void;
  destroy: () => void;
}

export interface BoardModule {
  mount: (element: HTMLElement, props: BoardProps) => MountedBoard;
}
