/** What a game says of its moves and of what happened. */

import type { Described, GameEvent } from "../protocol/types";
import type { LogStructure } from "./log/gameLog";

/** How a game says things: a move, and what has happened. */
export interface Words extends LogStructure {
  move: (move: Described) => string;
  /** Where a way of several moves leads; "" if they are none. */
  way?: (moves: string[]) => string;
  event: (event: GameEvent) => string;
  /** What a side did in these events, in one sentence without its name; "" where there is nothing to say. */
  turn: (events: GameEvent[], seat: number) => string;
  /** Whether two events in a row are one act for somebody who has the cardboard: by hand a press shows both. */
  together?: (before: GameEvent, now: GameEvent) => boolean;
  /** The same beside the board, where people have entered what fell and move the pieces of an automaton. */
  tabletopTogether?: (before: GameEvent, now: GameEvent) => boolean;
}
