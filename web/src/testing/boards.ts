/** The boards of both games in words, at positions of recorded games. */

import { inWords as amerigo } from "../games/amerigo/inWords";
import amerigoPacked from "../games/amerigo/showcase.txt?raw";
import { Session as Helm } from "../games/amerigo/session.svelte";
import { inWords as dei } from "../games/dutch-east-indies/inWords";
import deiPacked from "../games/dutch-east-indies/showcase.txt?raw";
import { Session } from "../games/dutch-east-indies/session.svelte";
import type { View } from "../protocol/types";
import type { GameInWords } from "../stage/inWords";
import { opened } from "../table/film";
import type { GameView } from "../table/gameView";
import { seat } from "./game";

export const shownOf = (game: string, view: View, more: Partial<GameView> = {}): GameView =>
  ({ game, view, base: null, legal: [], left: [], courses: [], commands: [], seats: [0, 1, 2].map((number) => seat(number)), you: [0], steps: [], marks: [], hover: null, ...more }) as unknown as GameView;

export const SHOWCASES: Record<string, { packed: string; made: (shown: GameView) => GameInWords }> = {
  amerigo: { packed: amerigoPacked, made: (shown) => amerigo(shown, new Helm(() => shown)) },
  "dutch-east-indies": { packed: deiPacked, made: (shown) => dei(shown, new Session(() => shown)) },
};

/** Positions of a recorded game of three, as somebody saw it who only watched. */
export async function viewsOf(game: string): Promise<View[]> {
  const packed = SHOWCASES[game]?.packed ?? "";
  const frames = await opened<Partial<View>[]>(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
  let view: Partial<View> = { action: null }; // what was null from the beginning is in no frame
  return frames.map((frame) => (view = { ...view, ...frame }) as View);
}
