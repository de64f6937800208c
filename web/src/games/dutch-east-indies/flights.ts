/** What flies where in The Dutch East Indies: spices that come home become points. */

import type { GameEvent } from "../../protocol/types";
import { signed } from "../../ui/numberFormat";
import type { Flight, From } from "../../stage/flights";
import { middle } from "./geometry";
import type { DeiView } from "./view";

/** Points of a step, a flight for each side, from the ship that brought them. */
export function flights(events: GameEvent[], view: DeiView): Flight[] {
  const sums = new Map<number, { from: From; points: number }>();
  for (const { seat, points, ship } of events) {
    if (!points || seat < 0) continue;
    const square = view.ships[Number(ship ?? -1)]?.square;
    const home: From = { on: `[data-testid=sheet-${seat}] header` };
    const from = square === undefined ? home : middle(square, view.static);
    sums.set(seat, { from, points: (sums.get(seat)?.points ?? 0) + points });
  }
  return [...sums].map(([seat, { from, points }]) => ({
    from,
    to: `[data-testid=sheet-${seat}] [data-points]`,
    text: signed(points),
    kind: "points",
  }));
}
