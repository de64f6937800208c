/** A tile in the hand: where the pointer is, and how the tile is turned. */

import type { Point } from "../../stage/coast";
import type { Hand } from "./placing";

export class Placing implements Hand {
  /** Where the pointer is, in squares from the top left of the map. */
  pointer = $state.raw<Point | null>(null);
  /** The orientation asked for. */
  turn = $state(0);
}
