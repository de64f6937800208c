/** What a page has to show beside the log, wherever a game's layout puts that. */

import { getContext, setContext } from "svelte";
import type { Snippet } from "svelte";

export interface SidePanel {
  panel: Snippet;
  /** How much of it nobody here has seen. */
  unread: () => number;
}

const KEY = Symbol("beside the log");

export const setSidePanel = (beside: SidePanel): SidePanel => setContext(KEY, beside);

/** undefined: this page has nothing to show there. */
export const sidePanel = (): SidePanel | undefined => getContext<SidePanel | undefined>(KEY);
