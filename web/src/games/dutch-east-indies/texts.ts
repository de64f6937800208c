/** Words for the things of The Dutch East Indies: the game's own messages with the values they expect. */

import type { Described, GameEvent, Message, Seat } from "../../protocol/types";
import { gameText, t } from "../../ui/i18n.svelte";
import { seatName } from "../../table/gameView";
import { WAYS, squareName } from "./geometry";
import type { Way } from "./sailing";
import { goods, shipMark } from "./view";
import type { DeiView, IslandView, ShipView, SoloCardView, Static } from "./view";

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
export const actionName = (action: string) => g("the-action", { action });
/** Where a way leads, and what it costs. */
export const courseText = ({ square, cost, facing }: Way, chart: Static) =>
  g("course-to", { square: squareName(square, chart), points: cost, way: WAYS[facing] });
/** What the map is: the game's name of one that comes with it, else the title that somebody gave it. */
export const chartText = ({ chart, title }: Static) => g("components-chart", { title: gameText(GAME, `chart-${chart}`) ?? title });
export const kindName = (plan: IslandView) => g(`island-${plan.kind}`);

/** A ship and whose it is. */
export const shipName = (ship: ShipView, seats: Seat[]) =>
  `${sizeName(ship.size)}, ${seatName(seats, ship.seat)}`;

/** "2 × coin, 1 × clove": what is there of which. */
export function goodsText(counts: number[]): string {
  const words = goods(counts).map(({ item, count }) => `${count} × ${itemName(item)}`);
  return words.join(", ") || t("nothing");
}

/** What somebody gets, for a message: "none", which each language says in its own way, where it is nothing. */
export const gainsText = (gains: unknown): string => {
  if (!Array.isArray(gains)) return "";
  return gains.some(Boolean) ? goodsText(gains as number[]) : "none";
};

/** What a card of the automaton is about, in a few words. */
export function soloName(card: SoloCardView | undefined): string {
  if (!card) return "";
  const upgrades = card.upgrades.map(statName).join(", ");
  const words = [card.action, card.otherwise].filter(Boolean).map(actionName).join(" / ");
  return upgrades ? `${words}${t("colon")} ${upgrades}` : words;
}

/** What an event is about beyond its kind: there may be a message for just that. */
function aspect(event: GameEvent): string {
  if (event.event === "wind" && event["went"] === null) return "blocked";
  if (event.event === "wind" && event["went"] !== event["wind"]) return "turned";
  if (event.event === "solo-drew" && event["instead"]) return "instead";
  if (event.event === "solo-course" && event["free"] === false) return "taken";
  return event.event === "solo-course" ? String(event["aim"]) : "";
}

/** "5+4 : 3+6": cannons and die of both sides of a battle, never broken over two lines. */
function diceText(dice: unknown, cannons: unknown): string {
  if (!Array.isArray(dice) || !Array.isArray(cannons)) return "";
  return cannons.map((guns, i) => `${String(guns)}+${String(dice[i])}`).join("\u00a0:\u00a0");
}

/** The values of an event as words where the engine gives numbers and ids. */
function eventArgs(event: GameEvent, seats: Seat[], fixed: Static): Record<string, unknown> {
  const square = Number(event["square"]);
  const { gains, card } = event;
  return {
    ...event,
    player: seatName(seats, event.seat),
    island: fixed.islands[Number(event["island"])]?.name,
    square: Number.isNaN(square) ? "" : squareName(square, fixed),
    dice: diceText(event["dice"], event["cannons"]),
    gains: gainsText(gains),
    card: soloName(fixed.solo_cards?.[String(card)]),
  };
}

/** An event in words. */
export function eventText(event: GameEvent, seats: Seat[], fixed: Static): string {
  const args = eventArgs(event, seats, fixed);
  const special = aspect(event);
  const exact = special ? gameText(GAME, `event-${event.event}-${special}`, args) : null;
  return exact ?? g(`event-${event.event}`, args);
}

/** A move in words. */
export const moveText = (move: Described) => say(move);
/** Away from the buttons of a ship a move says whose it is. */
export const wholeText = (move: Described) =>
  move.ship === undefined ? moveText(move) : `${shipMark(move.ship)}${t("colon")} ${moveText(move)}`;

/** What of a move cannot be taken back, or lapses. */
export const finalText = (move: Described) => (move.final ?? move.lapses ?? []).map(say).join(", ");

/** What is asked about the automaton's ships has words of its own. */
const THEIRS: Record<string, string> = { take: "give", lower: "lower-theirs" };

/** The line that says what to do now, and what the turn still offers. */
export function prompt(view: DeiView, legal: Described[], left: Message[]): Message {
  const { ask, solo } = view;
  if (!ask) return freePrompt(legal, left);
  const theirs = solo && ask.ship !== undefined && ask.ship >> 1 === solo.seat;
  return { key: `prompt-${(theirs && THEIRS[ask.ask]) || ask.ask}`, args: {} };
}

function freePrompt(legal: Described[], left: Message[]): Message {
  const [first] = left; // the button that ends the turn names them all
  const args = { left: first ? say(first) + (left.length > 1 ? " …" : ".") : "" };
  if (!legal.some((move) => move.key === "move-end")) return { key: "prompt-leave", args };
  if (left.some(({ key }) => key === "left-ships")) return { key: "prompt-act", args };
  if (left.length) return { key: "prompt-left", args };
  return { key: legal.length > 1 ? "prompt-may" : "prompt-done", args };
}
