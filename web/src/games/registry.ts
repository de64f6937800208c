/** What this page has of each game: its stage, figures for its rules, tools to draw its maps. */

import type { Component } from "svelte";
import type { Designer, DesignerProps } from "../stage/designer";
import type { StageProps } from "../stage/props";

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

export const DESIGNERS: Record<string, () => Promise<{ default: Component<DesignerProps, Designer, "map"> }>> = {
  "dutch-east-indies": () => import("./dutch-east-indies/design/Designer.svelte"),
};

/** The games for which this page can draw maps. */
export const DESIGNED = Object.keys(DESIGNERS);
