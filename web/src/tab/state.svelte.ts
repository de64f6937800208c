/** Whether the tables are in this browser, and how far the engine is. */

import type { Progress } from "./messages";

class Tab {
  /** The tables are here, not on a server. */
  here = $state(false);
  progress = $state.raw<Progress>({ state: "loading", bytes: 0, total: 0 });
  /** Another tab has the engine; this one follows it. */
  follows = $state(false);
  /** Whether the browser has promised not to throw the tables away (null: it has not been asked yet). */
  lasting = $state<boolean | null>(null);
  /** A newer version of the page, which waits. */
  newer = $state.raw<ServiceWorker | null>(null);
}

export const tab = new Tab();
