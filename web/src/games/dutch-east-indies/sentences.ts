/** A turn of The Dutch East Indies in one sentence: what each ship did, in order. */

import type { GameEvent } from "../../protocol/types";
import type { Chapter } from "../../stage/log/gameLog";
import { squareName } from "./geometry";
import { g, gainsText, itemName, soloName } from "./texts";
import { ITEMS, shipMark } from "./view";
import type { Static } from "./view";

/** What a ship did; the next thing of the same `kind` is joined with it, one that it `ends` is left out. */
interface Clause {
  kind: string;
  key: string;
  args: Record<string, unknown>;
  goods: string[];
}

/** Events that say only what the next one says better: where it ended, what came of a look. */
const OUTDONE: Record<string, readonly string[]> = {
  sailed: ["sailed", "turned"],
  turned: ["turned"],
  traded: ["looked"],
  refused: ["looked"],
};

const GOODS = ["loaded", "unloaded", "ashore", "picked-up", "given", "dumped", "shot-overboard", "spoils"];
const PLAIN = ["sailed", "turned", "looked", "traded", "refused", "swapped", "battle", "pirate-battle", "won"];
const CRATES = 2; // that change hands for a coin
const ALIASES: Record<string, string> = {
  "solo-upgraded": "upgraded",
  "solo-drew": "drew",
  "solo-took": "took",
  "solo-idle": "idle",
};

function args(event: GameEvent, fixed: Static): Record<string, unknown> {
  const { square, island, gains, card } = event;
  return {
    ...event,
    square: typeof square === "number" ? squareName(square, fixed) : "",
    island: fixed.islands[Number(island)]?.name ?? "",
    gains: gainsText(gains),
    card: soloName(fixed.solo_cards?.[String(card)]),
  };
}

function clauseOf(event: GameEvent, fixed: Static): Clause | null {
  const name = ALIASES[event.event] ?? event.event;
  const made = { kind: name, key: `said-${name}`, args: args(event, fixed), goods: [] };
  if (GOODS.includes(name)) return { ...made, kind: `${name}${String(event["target"] ?? "")}`, goods: [String(event["item"])] };
  if (name === "upgraded" || name === "lowered") return { ...made, kind: `${name}${String(event["stat"])}` };
  if (name === "bought" || name === "sold") return { ...made, args: { ...made.args, count: CRATES } };
  return PLAIN.includes(name) || name !== event.event ? made : null;
}

/** Adds what happened next to what a ship did. */
function joined(clauses: Clause[], now: Clause): Clause[] {
  const last = clauses.at(-1);
  if (!last) return [now];
  const rest = clauses.slice(0, -1);
  if (OUTDONE[now.kind]?.includes(last.kind)) return [...rest, now];
  if (now.kind === "turned" && last.kind === "sailed") return clauses;
  if (last.kind !== now.kind || PLAIN.includes(now.kind)) return [...clauses, now];
  const { count } = now.args;
  const sum = typeof count === "number" ? { count: count + Number(last.args["count"]) } : {};
  return [...rest, { ...now, args: { ...now.args, ...sum }, goods: [...last.goods, ...now.goods] }];
}

function counted(item: string, count: number): string {
  if (item === "crate" || item === "coin") return g(`counted-${item}`, { count });
  return count > 1 ? `${count} × ${itemName(item)}` : itemName(item);
}

/** "2 crates, 5 coins" */
function listed(goods: string[]): string {
  return ITEMS.map((item) => ({ item, count: goods.filter((each) => each === item).length }))
    .filter(({ count }) => count > 0)
    .map(({ item, count }) => counted(item, count))
    .join(", ");
}

/** What a side did, without its name; "" while it has done nothing. */
export function turnText(events: GameEvent[], seat: number, fixed: Static): string {
  const ships = new Map<number, Clause[]>();
  for (const event of events.filter((each) => each.seat === seat)) {
    const clause = clauseOf(event, fixed);
    const ship = typeof event["ship"] === "number" ? event["ship"] : -1;
    if (clause) ships.set(ship, joined(ships.get(ship) ?? [], clause));
  }
  const said = ({ key, args: values, goods }: Clause) => g(key, { ...values, goods: listed(goods) });
  return [...ships]
    .map(([ship, clauses]) => `${ship < 0 ? "" : `${shipMark(ship)}: `}${clauses.map(said).join(", ")}`)
    .join("; ");
}

export function chapter(event: GameEvent): Chapter | null {
  if (event.event !== "turn") return null;
  return { round: g("chapter-round", { round: event["round"] }), seat: event.seat };
}

export const opening = (): Chapter => ({ round: g("chapter-round", { round: 1 }), seat: -1 });
