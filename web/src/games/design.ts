/** What the page where maps are designed gives a game's own tools; and where those are. */

import type { Component } from "svelte";
import type { Value } from "../lib/api";

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
  /** Plays it: so many players, and the options that stand for it. */
  onplay: (players: number, options: Record<string, Value>, title: string) => void;
}

/** A text that holds no map; the message is for people. */
export class NoMap extends Error {}

/** What the page asks of the tools. */
export interface Designer {
  /** Shows the map of a text. Rejects with NoMap, or with what the server refuses. */
  open: (text: string) => Promise<void>;
}

export const DESIGNERS: Record<string, () => Promise<{ default: Component<DesignerProps, Designer, "map"> }>> = {
  "dutch-east-indies": () => import("./dutch-east-indies/design/Designer.svelte"),
};

/** The games for which this page can draw maps. */
export const DESIGNED = Object.keys(DESIGNERS);
