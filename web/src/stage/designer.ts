/** What the page where maps are designed gives a game's own tools, and asks of them. */

import type { Value } from "../protocol/types";
import type { DrawingInWords, Walked } from "./inWords";
import type { Mount } from "./mounting.svelte";

/** A map as it would lie in a file. */
export interface WrittenMap {
  text: string;
  /** The name of its file, without an ending. */
  name: string;
}

export interface DesignerProps {
  game: string;
  /** The map as it is drawn now. */
  map: WrittenMap;
  /** The drawing in words, beside the picture. */
  words: Mount<{ said: Walked<DrawingInWords>; context?: Map<unknown, unknown> }>;
  /** Plays it: the number of players, and the options that stand for it. */
  onplay: (players: number, options: Record<string, Value>, title: string) => void;
}

/** A text that holds no map; the message is for people. */
export class NoMap extends Error {}

/** What the page asks of the tools. */
export interface Designer {
  /** Shows the map of a text. Rejects with NoMap, or with what the server refuses. */
  open: (text: string) => Promise<void>;
}
