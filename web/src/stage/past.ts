import type { Loader } from "../table/replay.svelte";

/** Earlier moments of the game that is shown. */
export interface Past {
  load: Loader;
  /** Shows one, by the number of the step after which it stood. */
  go: (seq: number) => void;
}
