/** What has moved since the person watching looked last. */

import type { GameEvent, Step } from "../../protocol/types";
import { standingSteps } from "../../table/steps";
import { column, row } from "./geometry";
import type { Chart } from "./geometry";
import type { DeiView } from "./view";

export interface Trail {
  /** The squares passed, where it began and where it is now among them. */
  squares: number[];
  pirate: boolean;
}

/** Where ships and pirates went, square by square, those still in place left out. */
export function trails(before: DeiView | null, now: DeiView, steps: Step[]): Trail[] {
  if (!before) return [];
  const events = standingSteps(steps)
    .filter((step) => step.turn >= before.turn)
    .flatMap((step) => step.events);
  const ships = now.ships.map((ship, i) =>
    trail(before.ships[i]?.square ?? ship.square, ship.square, passed(events, "sailed", "ship", ship.ship), now.static, false),
  );
  const pirates = now.pirates.map((pirate, i) =>
    trail(before.pirates[i]?.square ?? pirate.square, pirate.square, passed(events, "wind", "pirate", pirate.size), now.static, true),
  );
  return [...ships, ...pirates].filter(({ squares }) => squares.some((square) => square !== squares[0]));
}

/** The squares named by events of a kind, for one ship or pirate. */
const passed = (events: GameEvent[], kind: string, name: string, who: unknown): number[] =>
  events.filter((event) => event.event === kind && event[name] === who).map((event) => Number(event["square"]));

/** The way reported, as far as the end, if it is one way from the start; else only those two. */
function trail(from: number, to: number, told: number[], chart: Chart, pirate: boolean): Trail {
  const end = told.at(-1) === to ? told.length : told.indexOf(to) + 1; // of a past position more may be known
  const squares = [from, ...told.slice(0, end)];
  const whole = end > 0 && squares.every((square, i) => i === 0 || touches(square, squares[i - 1] ?? -1, chart));
  return { squares: whole ? squares : [from, to], pirate };
}

/** Whether two squares are one, or touch at a side or a corner. */
const touches = (one: number, other: number, chart: Chart) =>
  Math.abs(column(one, chart) - column(other, chart)) <= 1 && Math.abs(row(one, chart) - row(other, chart)) <= 1;
