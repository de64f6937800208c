/** The boards of games to be looked at, and what to show on them (showcases.py). */

import type { Component } from "svelte";
import type { View } from "../protocol/types";
import type { GameView } from "../table/gameView";
import { opened } from "../table/film";

type Drawing = Component<{ shown: GameView; label: string }>;

const STAGES = import.meta.glob<Drawing>(["./*/Stage.svelte", "!./plain/Stage.svelte"], { import: "Showcase" });
const SHOWN = import.meta.glob<string>("./*/showcase.txt", { query: "?raw", import: "default" });

/** The board, and positions: of each view what differs from the one before. null where a game has none. */
export async function showcaseOf(game: string): Promise<{ Drawing: Drawing; frames: Partial<View>[] } | null> {
  const [stage, shown] = [STAGES[`./${game}/Stage.svelte`], SHOWN[`./${game}/showcase.txt`]];
  if (!stage || !shown) return null;
  const packed = Uint8Array.from(atob(await shown()), (letter) => letter.charCodeAt(0));
  return { Drawing: await stage(), frames: await opened<Partial<View>[]>(packed) };
}
