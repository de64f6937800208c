/** Words for Amerigo's things: the game's own messages with the values they expect. */

import type { Described, GameEvent, Message, Seat } from "../../lib/api";
import { gameText, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/shown";
import { COLOURS, GOODS } from "./view";
import type { AmerigoView } from "./view";

const GAME = "amerigo";

/** A message of the game. */
export function g(key: string, args: Record<string, unknown> = {}): string {
  return gameText(GAME, key, args) ?? key;
}

export const say = (message: Message) => g(message.key, message.args);

export const colourName = (colour: number) => g(`colour-${COLOURS[colour] ?? ""}`);
export const actionName = (colour: number) => g(`action-${COLOURS[colour] ?? ""}`);
export const colourLetter = (colour: number) => t(`colour-letter-${COLOURS[colour] ?? ""}`);
export const goodName = (good: number) => g(`good-${GOODS[good] ?? ""}`);
export const goodLetter = (good: number) => t(`good-letter-${GOODS[good] ?? ""}`);
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
  const has = (key: string) => legal.some((move) => move.key === key);
  if (has("move-place")) return "prompt-place-ship";
  return has("move-post") ? "prompt-post" : "prompt-sail";
}
