/** Editions of one's own that can be played, kept on this device for new tables. */

import type { Value } from "../../protocol/types";

export interface Box {
  name: string;
  title: string;
  /** What a table with it is set up with: the edition itself, and what follows from it. */
  options: Record<string, Value>;
}

/** The option that holds an edition. */
export const BOX = "box";
const MOST = 12; // of a game; the oldest goes

const slot = (game: string) => `carrack.boxes.${game}`;

export function boxes(game: string): Box[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(slot(game)) ?? "[]");
    return Array.isArray(found) ? (found as Box[]).filter((box) => typeof box.options[BOX] === "string") : [];
  } catch {
    return [];
  }
}

function put(game: string, kept: Box[]): void {
  try {
    localStorage.setItem(slot(game), JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // a device that stores nothing still plays with what was just entered
  }
}

const others = (game: string, name: string) => boxes(game).filter((box) => box.name !== name);

/** Keeps an edition, the newest first, instead of the one that had its name. */
export const keep = (game: string, box: Box): void => {
  put(game, [box, ...others(game, box.name)]);
};

export const forget = (game: string, name: string): void => {
  put(game, others(game, name));
};
