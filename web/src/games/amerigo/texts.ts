/** Words for Amerigo's things: the game's own messages with the values they expect. */

import type { Described, GameEvent, Message, Seat } from "../../protocol/types";
import { gameText, t } from "../../ui/i18n.svelte";
import { seatName } from "../../table/gameView";
import { isArrival, isSail } from "./sailing";
import type { Arrival, Landing } from "./sailing";
import { COLOURS, GOODS, islandNumber } from "./view";
import type { AmerigoView, TileShape } from "./view";

const GAME = "amerigo";

/** A message of the game. */
export function g(key: string, args: Record<string, unknown> = {}): string {
  return gameText(GAME, key, args) ?? key;
}

export const say = (message: Message) => g(message.key, message.args);

export const colourName = (colour: number) => g(`colour-${COLOURS[colour] ?? ""}`);
export const actionName = (colour: number) => g(`action-${COLOURS[colour] ?? ""}`);
export const colourLetter = (colour: number) => g(`colour-letter-${COLOURS[colour] ?? ""}`);
export const goodName = (good: number) => g(`good-${GOODS[good] ?? ""}`);
export const goodLetter = (good: number) => g(`good-letter-${GOODS[good] ?? ""}`);
export const tileName = (tile: string) => g("the-tile", { tile });
/** A token of somebody's own edition may have an id that no message knows. */
export const tokenName = (id: string) => gameText(GAME, `token-${id}`) ?? id;
export const tokenEffect = (id: string) => gameText(GAME, `token-${id}.effect`) ?? "";

/** An event in words. */
export function eventText(event: GameEvent, seats: Seat[]): string {
  const player = seatName(seats, event.seat);
  return g(`event-${event.event}`, { ...event, player });
}

/** A move in words. */
export const moveText = (move: Described) => say(move);

/** What a move brings beside points at once. */
export const broughtBy = ({ brings = [] }: { brings?: Message[] }): string => brings.map(say).join(", ");

/** A move in words, and what it brings. */
export function moveSentence(move: Described): string {
  const brought = broughtBy(move);
  return brought ? `${moveText(move)}. ${brought}` : moveText(move);
}

/** A tile with what it costs and brings. */
export function tileSentence(tile: string, { cost, small, big }: TileShape): string {
  return `${tileName(tile)}${t("colon")} ${g("kind-about", { cost, small, big })}`;
}

/** A post that can be founded somewhere, in words. */
export const landingText = ({ island, discovery }: Landing) =>
  g(discovery ? "landing-first" : "landing-post", { island: islandNumber(island) });

/** The same with its ship, its price and its points. */
export const landingSentence = ({ landing, ship, node, cost = 0, gold = 0 }: Arrival) =>
  g("landing-told", { place: landingText(landing), ship, to: node, cost, gold, points: landing.points });

/** A move as a click on the board means it: a voyage with the post that is founded on arriving. */
export const arrivalText = (move: Described) =>
  isSail(move) && isArrival(move)
    ? `${moveText(move)}, ${g(move.landing.discovery ? "arrival-first" : "arrival-post")}`
    : moveText(move);

const ACT_PROMPTS: Record<string, string> = {
  black: "prompt-load",
  red: "prompt-plan",
  brown: "prompt-advance",
  green: "prompt-build",
  yellow: "prompt-buy",
  white: "prompt-order",
};

/** The line that says what to do now. */
export function prompt(view: AmerigoView, legal: Described[]): Message {
  const gold = view.seats[view.seat]?.gold ?? 0;
  const most = Math.max(0, ...view.space);
  const args = { ap: view.step === "choose" ? most : view.ap, gold };
  return { key: promptKey(view, legal), args };
}

function promptKey(view: AmerigoView, legal: Described[]): string {
  if (view.step === "choose") return "prompt-choose";
  if (view.step === "pick") return "prompt-pick";
  if (view.step === "done") return "prompt-done";
  if (legal.every((move) => move.key === "move-end")) return "prompt-nothing";
  if (view.action !== "blue") return ACT_PROMPTS[view.action ?? ""] ?? "prompt-done";
  return shipPrompt(new Set(legal.map((move) => move.key)));
}

/** All that may be done with ships: a line that named only one thing would hide the others. */
function shipPrompt(may: Set<string>): string {
  const sail = may.has("move-sail");
  if (may.has("move-place")) {
    if (may.has("move-post")) return "prompt-post-place";
    return sail ? "prompt-place-sail" : "prompt-place-ship";
  }
  if (!may.has("move-post")) return "prompt-sail";
  return sail ? "prompt-post-sail" : "prompt-post";
}
