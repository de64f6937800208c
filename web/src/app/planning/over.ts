/** What a board to think on is given by the page that it lies over. */

import type { ReplayInfo } from "../../protocol/types";
import type { Found } from "../../games/modules";
import type { Replay } from "../../table/replay.svelte";

export interface Over {
  module: Promise<Found | null>;
  /** What the window is called. */
  title: string;
  onleave: () => void;
}

/** Over a record that was opened. */
export interface OverRecord extends Over {
  replay: Replay;
  info: ReplayInfo;
}
