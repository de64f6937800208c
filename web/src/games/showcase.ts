/** The board of a game to be looked at, and positions to show on it. */

import type { Component } from "svelte";
import { call } from "../protocol/http";
import type { Seat, View } from "../protocol/types";
import type { BoardModule } from "../stage/module";
import { opened } from "../table/film";
import type { GameView } from "../table/gameView";
import { t, texts } from "../ui/i18n.svelte";
import { moduleOf } from "./modules";

export interface Showcase {
  Drawing: Component<{ shown: GameView; label: string; board?: BoardModule | null }>;
  /** Of each view what differs from the one before. */
  frames: Partial<View>[];
  seats: Seat[];
  /** Its places in rows, or what the game's package draws in their stead. */
  isPlain: boolean;
  board: BoardModule | null;
}

export async function showcaseOf(game: string): Promise<Showcase | null> {
  const found = await moduleOf(game).catch(() => null);
  const own = found?.draws === "stage" ? await found.module.showcase?.() : undefined;
  if (!own) return plainShowcase(game, found?.draws === "board" ? found.module : null);
  return { Drawing: own.Drawing, frames: await unpacked(own.packed), seats: [], isPlain: false, board: null };
}

const unpacked = (packed: string) => opened<Partial<View>[]>(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));

async function plainShowcase(game: string, board: BoardModule | null): Promise<Showcase | null> {
  const [frames, { default: Drawing }] = await Promise.all([call("GET /games/{game}/showcase", { game }), import("./plain/Showcase.svelte"), texts.load(game)]);
  const plain = frames[0]?.plain;
  return plain ? { Drawing, frames: frames as Partial<View>[], seats: plain.sides.map((_, number) => seat(number)), isPlain: true, board } : null;
}

/** Nobody sits there: seats are called by their number. */
const seat = (number: number): Seat => ({
  seat: number,
  name: t("player-name", { number: number + 1 }),
  kind: "human",
  bot: null,
  online: true,
  resigned: false,
  arrival: "here",
  invited: false,
});
