/** What a page has to show beside the log, wherever a game's layout puts that. */

import { getContext, setContext } from "svelte";
import type { Snippet } from "svelte";

export interface Beside {
  panel: Snippet;
  /** How much of it nobody here has seen. */
  unread: () => number;
}

const KEY = Symbol("beside the log");

export const setBesideLog = (beside: Beside): Beside => setContext(KEY, beside);

/** undefined: this page has nothing to show there. */
export const besideLog = (): Beside | undefined => getContext<Beside | undefined>(KEY);
