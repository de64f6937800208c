/** What a game's stage is given by the page; and where the stages are. */

import type { Component, Snippet } from "svelte";
import type { Described, GameEvent, Result } from "../lib/api";
import type { Loader } from "../lib/replay.svelte";
import type { Shown } from "../lib/shown";
import type { Story } from "../lib/story.svelte";
import type { Teller } from "../lib/tale";

/** How a game says things: a move, and what has happened. */
export interface Words extends Teller {
  move: (move: Described) => string;
  event: (event: GameEvent) => string;
  /** What a side did in these events, in one sentence without its name; "" where there is nothing to say. */
  turn: (events: GameEvent[], seat: number) => string;
}

/** Earlier moments of the game that is shown. */
export interface Past {
  load: Loader;
  /** Shows one, by the number of the step after which it stood. */
  go: (seq: number) => void;
}

export interface StageProps {
  shown: Shown;
  result: Result | null;
  /** A move is on its way: buttons wait. */
  busy: boolean;
  /** Below the moves: confirm (the move that ends the turn, if legal), take back, skip. */
  controls: Snippet<[Described | undefined]>;
  /** Above the moves: the one line that says what to do (words for the decider, and its name). */
  status: Snippet<[string, string, Story]>;
  /** Where earlier moments can be looked at. */
  past?: Past | null;
  /** Whether the score sheet is open. */
  score: boolean;
}

export const STAGES: Record<string, () => Promise<{ default: Component<StageProps, object, "score"> }>> = {
  amerigo: () => import("./amerigo/Stage.svelte"),
  "dutch-east-indies": () => import("./dutch-east-indies/Stage.svelte"),
};

/** Figures for the chapters of a game's rules, each found by what the rules of its chapter are called by: AM-BUILD. */
export const FIGURES: Record<string, () => Promise<{ default: Component<{ chapter: string }>; Symbols: Component }>> = {
  amerigo: () => import("./amerigo/rules/Figures.svelte"),
  "dutch-east-indies": () => import("./dutch-east-indies/rules/Figures.svelte"),
};

/** Games in which seats know different things: on one device the screen is covered between them. */
export const SECRETIVE: readonly string[] = ["dutch-east-indies"];

/** The games that this page can show. */
export const GAMES = Object.keys(STAGES);
