/** Where on the chart something happened: squares, ways sailed, islands. */

import type { GameEvent, Step } from "../../protocol/types";
import type { PointedEvents } from "../../stage/log/logState.svelte";
import type { DeiView } from "./view";

export interface Places {
  squares: number[];
  ways: number[][];
  islands: number[][];
}

const HOME = ["loaded", "unloaded", "ashore"];
const MARKET = ["bought", "sold", "swapped", "upgraded", "solo-upgraded"];

/** Where a ship had sailed to last, up to a step; -1 where it lay as the game began. */
function lastSquare(ship: number, seq: number, steps: Step[]): number {
  for (const step of steps.filter((each) => each.seq <= seq && !each.undone).reverse()) {
    const sailed = step.events.findLast((event) => event.event === "sailed" && event["ship"] === ship);
    if (sailed) return Number(sailed["square"]);
  }
  return -1;
}

/** The squares of the islands that an event is about. */
function islandOf(event: GameEvent, view: DeiView): number[] {
  const { islands } = view.static;
  const found = islands.find((plan) => {
    if (typeof event["island"] === "number") return plan.island === event["island"];
    if (HOME.includes(event.event)) return plan.seat === event.seat && plan.kind === "home";
    return MARKET.includes(event.event) && plan.kind === "market";
  });
  return found?.squares ?? [];
}

export function placesOf({ seq, events }: PointedEvents, steps: Step[], view: DeiView): Places {
  const places: Places = { squares: [], ways: [], islands: [] };
  const ways = new Map<number, number[]>();
  const end = (ship: number) => lastSquare(ship, seq, steps);
  for (const event of events) {
    const ship = typeof event["ship"] === "number" ? event["ship"] : -1;
    if (event.event === "sailed") ways.set(ship, [...(ways.get(ship) ?? []), Number(event["square"])]);
    else if (typeof event["square"] === "number") places.squares.push(event["square"]);
    else if (ship >= 0) places.squares.push(ways.get(ship)?.at(-1) ?? end(ship));
    if (typeof event["target"] === "number") places.squares.push(end(event["target"]));
    const island = islandOf(event, view);
    if (island.length) places.islands.push(island);
  }
  places.ways = [...ways.values()];
  places.squares.push(...places.ways.map((way) => way.at(-1) ?? -1));
  places.squares = [...new Set(places.squares)].filter((square) => square >= 0);
  return places;
}
