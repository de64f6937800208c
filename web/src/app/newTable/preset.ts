/** What a page has chosen for the next new table: kept while this tab is open. */

import type { Value } from "../../protocol/types";

export interface Preset {
  game: string;
  /** How many are to play; without it as many as usual. */
  players?: number;
  options: Record<string, Value>;
  /** What the chosen map or edition is called. */
  title: string;
}

const KEY = "carrack.preset";

export function putPreset(preset: Preset): void {
  sessionStorage.setItem(KEY, JSON.stringify(preset));
}

/** The preset for a game, if there is one. */
export function preset(game: string): Preset | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Preset | null;
    return found?.game === game ? found : null;
  } catch {
    return null;
  }
}
