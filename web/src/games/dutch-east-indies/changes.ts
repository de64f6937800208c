/** What has moved since the person watching looked last. */

import type { DeiView } from "./view";

export interface Trail {
  from: number;
  to: number;
  pirate: boolean;
}

/** From where to where ships and pirates went, those still in place left out. */
export function trails(before: DeiView | null, now: DeiView): Trail[] {
  if (!before) return [];
  const ships = now.ships.map((ship, i) => ({
    from: before.ships[i]?.square ?? ship.square,
    to: ship.square,
    pirate: false,
  }));
  const pirates = now.pirates.map((pirate, i) => ({
    from: before.pirates[i]?.square ?? pirate.square,
    to: pirate.square,
    pirate: true,
  }));
  return [...ships, ...pirates].filter(({ from, to }) => from !== to);
}
