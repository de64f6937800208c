/** What this page has of a game, found by the folder of its name: its stage, figures for its rules, tools to draw its maps. */

import type { Component } from "svelte";
import type { Designer, DesignerProps } from "../stage/designer";
import type { StageProps } from "../stage/props";

interface Stage {
  default: Component<StageProps, object, "score">;
}
interface Figures {
  default: Component<{ chapter: string }>;
  Symbols: Component;
}
interface Tools {
  default: Component<DesignerProps, Designer, "map">;
}

const STAGES = import.meta.glob<Stage>(["./*/Stage.svelte", "!./plain/Stage.svelte"]);
const FIGURES = import.meta.glob<Figures>("./*/rules/Figures.svelte");
const DESIGNERS = import.meta.glob<Tools>("./*/design/Designer.svelte");

/** The stage of a game: its own where this page has one, else the plain one, which any game can stand on. */
export const stageOf = (game: string): Promise<Stage> => (STAGES[`./${game}/Stage.svelte`] ?? plainStage)();

const plainStage = (): Promise<Stage> => import("./plain/Stage.svelte");

/** Figures for the chapters of a game's rules, each found by what the rules of its chapter are called by: AM-BUILD. */
export const figuresOf = (game: string): Promise<Figures> | undefined => FIGURES[`./${game}/rules/Figures.svelte`]?.();

export const designerOf = (game: string): Promise<Tools> | undefined => DESIGNERS[`./${game}/design/Designer.svelte`]?.();

/** The games for which this page can draw maps. */
export const DESIGNED = Object.keys(DESIGNERS).map((path) => path.split("/")[1] ?? "");
