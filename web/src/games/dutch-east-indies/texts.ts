/** Words for the things of The Dutch East Indies: the game's own messages with the values they expect. */

import type { Described, GameEvent, Message, Seat } from "../../lib/api";
import { gameText } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/shown";
import { WAYS } from "./geometry";
import { goods } from "./view";
import type { DeiView, IslandPlan, ShipView, Static } from "./view";

const GAME = "dutch-east-indies";

/** A message of the game. */
export function g(key: string, args: Record<string, unknown> = {}): string {
  return gameText(GAME, key, args) ?? key;
}

export const say = (message: Message) => g(message.key, message.args);

export const itemName = (item: string) => g("the-item", { item });
export const statName = (stat: string) => g("the-stat", { stat });
export const wayName = (way: number) => g("the-way", { way: WAYS[way] ?? "" });
export const sizeName = (size: string) => g("the-size", { size });
export const pirateName = (pirate: string) => g("the-pirate", { pirate });
export const kindName = (plan: IslandPlan) => g(`island-${plan.kind}`);

/** A ship and whose it is. */
export const shipName = (ship: ShipView, seats: Seat[]) =>
  `${sizeName(ship.size)} (${seatName(seats, ship.seat)})`;

/** "2 crates, clove": what is there of which, or a dash. */
export function goodsText(counts: number[]): string {
  const words = goods(counts).map(({ item, count }) => `${count} × ${itemName(item)}`);
  return words.join(", ") || "–";
}

/** An event in words; an island has a name on the chart. */
export function eventText(event: GameEvent, seats: Seat[], fixed: Static): string {
  const island = fixed.islands[Number(event["island"])]?.name ?? event["island"];
  const player = seatName(seats, event.seat);
  return g(`event-${event.event}`, { ...event, player, island, won: String(event["won"]) });
}

/** A move in words. */
export const moveText = (move: Described) => say(move);

/** The line that says what to do now. */
export function prompt(view: DeiView): Message {
  return { key: view.ask ? `prompt-${view.ask.ask}` : "prompt-act", args: {} };
}
