/** What draws a game: the module that the list of games names. */

import { installed } from "../protocol/catalogue";
import type { GameInfo } from "../protocol/types";
import type { BoardModule, StageModule } from "../stage/module";

/** What a module draws says what it is. */
export type Found = { draws: "stage"; module: StageModule } | { draws: "board"; module: BoardModule };

/** null: the game stands on the plain stage as it is. */
export async function moduleOf(game: string): Promise<Found | null> {
  const listed = (await installed()).find(({ name }) => name === game)?.module;
  if (!listed) return null;
  const module: unknown = await import(/* @vite-ignore */ new URL(listed.address, document.baseURI).href);
  return { draws: listed.draws, module } as Found;
}

/** The same for whoever is about to show the game: what is needed is on its way. Without its module it can be played. */
export async function prepared(game: string): Promise<Found | null> {
  const found = await moduleOf(game).catch(() => null);
  const needed = found?.draws === "stage" ? found.module.prepare?.() : import("./plain/Stage.svelte");
  void needed?.catch(() => undefined); // whoever shows it asks again
  return found;
}

/** The same where only the whole stage will do: what else is known of a game comes with it. */
export async function stageModuleOf(game: string): Promise<StageModule | null> {
  const found = await moduleOf(game).catch(() => null);
  return found?.draws === "stage" ? found.module : null;
}

/** Whether a game's module has a part of that name, such as tools to draw maps. */
export const has = (game: GameInfo | undefined, part: "figures" | "designer" | "puzzles"): boolean =>
  game?.module?.parts.includes(part) ?? false;
