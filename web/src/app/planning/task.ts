/** A board to think on with something to do: what it is called, and what it has more than others. */

import type { Snippet } from "svelte";
import type { Described } from "../../protocol/types";
import type { Words } from "../../stage/words";
import type { Plan } from "./plan.svelte";

export interface Called {
  heading: string;
  /** What the window is called. */
  window: string;
  /** What is said when it is opened. */
  entered: string;
  /** The test id of what has opened it, where the focus goes back to. */
  opener: string;
  /** The way out, and what is said then, where no game lies beneath. */
  leave?: string;
  left?: string;
}

export interface Task extends Called {
  /** Whoever has set the task made it. */
  plan: Plan;
  /** Above the moves. */
  panel: Snippet<[Words]>;
  /** Whether moves can be taken back now. */
  tools: boolean;
  /** Below them, in place of the button that ends the turn; with the move that does. */
  controls: Snippet<[Described | undefined]>;
}
