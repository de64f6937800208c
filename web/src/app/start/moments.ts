/** Steps of a film of which only the positions are known. */

import type { Step } from "../../protocol/types";

export const moments = (count: number): Step[] =>
  Array.from({ length: count }, (_, seq) => ({
    seq,
    kind: "move",
    seat: 0,
    move: "",
    decision: seq,
    turn: seq,
    events: [],
    undone: false,
  }));
