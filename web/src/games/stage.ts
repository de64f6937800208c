/** What a game's stage is given by the page; and where the stages are. */

import type { Component, Snippet } from "svelte";
import type { Described, GameEvent, Result } from "../lib/api";
import type { Shown } from "../lib/shown";

/** How a game says things: a move, and what has happened. */
export interface Words {
  move: (move: Described) => string;
  event: (event: GameEvent) => string;
  /** Whether an event only goes on with what the one before began. */
  continues: (before: GameEvent, now: GameEvent) => boolean;
}

export interface StageProps {
  shown: Shown;
  result: Result | null;
  /** A move is on its way: buttons wait. */
  busy: boolean;
  /** Below the moves: confirm (the move that ends the turn, if legal), take back, skip. */
  controls: Snippet<[Described | undefined]>;
  /** Above the moves: the one line that says what to do (words for the decider, and its name). */
  status: Snippet<[string, string, Words]>;
  /** Whether the score sheet is open. */
  score: boolean;
}

export const STAGES: Record<string, () => Promise<{ default: Component<StageProps, object, "score"> }>> = {
  amerigo: () => import("./amerigo/Stage.svelte"),
  "dutch-east-indies": () => import("./dutch-east-indies/Stage.svelte"),
};

/** Games in which seats know different things: on one device the screen is covered between them. */
export const SECRETIVE: readonly string[] = ["dutch-east-indies"];

/** The games that this page can show. */
export const GAMES = Object.keys(STAGES);
