/** What flies where when something happens in Amerigo: points, gold, tokens, tiles and goods. */

import type { GameEvent } from "../../protocol/types";
import { signed } from "../../ui/numberFormat";
import type { Flight, From } from "../../stage/flights";
import { GOODS } from "./view";
import type { AmerigoView } from "./view";

const sheet = (seat: number, part: string) => `[data-testid=sheet-${seat}] ${part}`;
const thing = (what: string) => `[data-thing='${what}']`;
const gold = thing("gold:");
const display = (name: string, what: string) => ({ on: `[data-testid=${name}] ${thing(what)}` });

/** Where on the board a step took place: the middle of the last squares that it names. */
function placeOf(events: GameEvent[], width: number): From | null {
  const named = events.findLast((event) => event["squares"] ?? event["square"]);
  const squares = (named?.["squares"] as number[] | undefined) ?? (named ? [Number(named["square"])] : []);
  if (!squares.length) return null;
  const mean = (of: (square: number) => number) => squares.reduce((sum, each) => sum + of(each), 0) / squares.length + 0.5;
  return { x: mean((square) => square % width), y: mean((square) => Math.floor(square / width)) };
}

/** What an event brings besides points. */
function flightOf(event: GameEvent, place: From | null): Flight | null {
  const to = (part: string) => sheet(event.seat, part);
  if (event.event === "picked") return { from: display("progress-display", `token:${String(event["token"])}`), to: to(".belongings"), text: "", kind: "thing" };
  if (event.event === "taken") return { from: display("supply", `kind:${String(event["tile"])}`), to: to(".belongings"), text: "", kind: "thing" };
  if (event.event === "gold") return { from: place ?? { on: "[data-testid=storage]" }, to: to(gold), text: `+${String(event["count"])}`, kind: "gold" };
  const good = GOODS.findIndex((name) => name === event["good"]);
  if (event.event === "commodity" && place) return { from: place, to: to(thing(`good:${good}`)), text: "+1", kind: "gold" };
  if (event.event === "bought") return { from: { on: "[data-testid=production-display] .offer" }, to: to(thing(`good:${good}`)), text: "+1", kind: "gold" };
  return null;
}

/** All points of a side in one flight, the rest one by one. */
export function flights(events: GameEvent[], view: AmerigoView): Flight[] {
  const place = placeOf(events, view.board.width);
  const found = events.map((event) => flightOf(event, place)).filter((flight) => flight !== null);
  const sums = new Map<number, number>();
  for (const { seat, points } of events) if (points && seat >= 0) sums.set(seat, (sums.get(seat) ?? 0) + points);
  const scored = [...sums].map(([seat, points]): Flight => ({ from: place ?? { on: sheet(seat, "header") }, to: sheet(seat, "[data-points]"), text: signed(points), kind: "points" }));
  return [...found, ...scored];
}
