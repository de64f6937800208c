/** What a game's stage is given by the page. */

import type { Snippet } from "svelte";
import type { Described, Result } from "../protocol/types";
import type { GameView } from "../table/gameView";
import type { Loader } from "../table/replay.svelte";
import type { LogState } from "./log/logState.svelte";

/** Earlier moments of the game that is shown. */
export interface Past {
  load: Loader;
  /** Shows one, by the number of the step after which it stood. */
  go: (seq: number) => void;
}

export interface StageProps {
  shown: GameView;
  result: Result | null;
  /** A move is on its way: buttons wait. */
  busy: boolean;
  /** Below the moves: confirm (the move that ends the turn, if legal), take back, skip. */
  controls: Snippet<[Described | undefined]>;
  /** Above the moves: the one line that says what to do (words for the decider, and its name). */
  status: Snippet<[string, string, LogState]>;
  /** Where earlier moments can be looked at. */
  past?: Past | null;
  /** Loads the board that the game's package brings; null where it brings none. Left out: there is nobody to ask. */
  boardOf?: (game: string) => Promise<unknown>;
  /** Whether the score sheet is open. */
  score: boolean;
}
