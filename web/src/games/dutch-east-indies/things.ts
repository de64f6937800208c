/** What a tapped thing is, in words, and the rule that speaks of it. */

import type { Seat } from "../../protocol/types";
import { seatName } from "../../table/gameView";
import { sourcesOf, explained } from "../../stage/things";
import type { Thing, Explanation } from "../../stage/things";
import { WAYS, squareName } from "./geometry";
import { actionName, g, goodsText, itemName, kindName, pirateName, shipName, soloName, statName } from "./texts";
import { ITEMS, isDepleted, islandAt, shipMark } from "./view";
import type { DeiView, IslandView, SoloCardView, Stat, Track } from "./view";
import { t } from "../../ui/i18n.svelte";

type Explainer = (id: string, view: DeiView, seats: Seat[]) => Explanation | null;

const lines = (...texts: string[]) => texts.filter(Boolean).join("\n");
const names = (squares: number[], view: DeiView) =>
  squares.map((square) => squareName(square, view.static)).join(", ");

function shipExplained(id: string, view: DeiView, seats: Seat[]): Explanation | null {
  const ship = view.ships[Number(id)];
  if (!ship) return null;
  const port = view.static.islands[ship.port]?.name;
  const text = lines(
    g("told-ship", { square: squareName(ship.square, view.static), way: WAYS[ship.facing] }),
    port ? g("told-ship-port", { island: port }) : "",
    g("told-ship-stats", { sail: ship.sail, cargo: ship.cargo, cannons: ship.cannons }),
    g("told-ship-hold", { goods: goodsText(ship.hold) }),
    ship.must_leave ? g("label-must-leave") : "",
  );
  return explained(`${shipMark(ship.ship)}${t("colon")} ${shipName(ship, seats)}`, ship.must_leave ? "DEI-PORT-1" : "DEI-MOVE-2", text);
}

function pirateExplained(id: string, view: DeiView): Explanation | null {
  const pirate = view.pirates.find((each) => each.size === id);
  if (!pirate) return null;
  const square = squareName(pirate.square, view.static);
  const { facing, cannons, threatens } = pirate;
  const squares = names(threatens, view) || t("nothing");
  const text = g("told-pirate", { square, way: WAYS[facing], cannons, squares });
  return explained(pirateName(pirate.size), "DEI-PBATTLE-1", text);
}

/** The ports of an island; without cards the squares of a wild one are none (DEI-PORT-3). */
const portsText = (plan: IslandView, view: DeiView): string =>
  g(view.islands[plan.island]?.port ? "told-ports" : "told-anchors", { squares: names(plan.ports, view) });

function islandExplained(id: string, view: DeiView, seats: Seat[]): Explanation | null {
  const plan = view.static.islands[Number(id)];
  if (!plan) return null;
  if (plan.kind === "home") return homeExplained(String(plan.seat), view, seats);
  const ports = portsText(plan, view);
  const title = `${plan.name} (${kindName(plan)})`;
  if (plan.kind === "market") return explained(title, "DEI-MARKET-1", ports);
  return wildExplained(plan, title, ports, view);
}

function wildExplained(plan: IslandView, title: string, ports: string, view: DeiView): Explanation {
  const state = view.islands[plan.island];
  if (isDepleted(view, plan)) return explained(title, "DEI-PORT-3", lines(g("told-depleted"), ports));
  const left = g("told-cards-left", { left: state?.cards ?? 0, all: plan.cards });
  const known = state?.known ? lines(g("told-known"), cardText(state.known, view)) : "";
  return explained(title, "DEI-TRADE-1", lines(left, ports, known));
}

function homeExplained(id: string, view: DeiView, seats: Seat[]): Explanation | null {
  const seat = Number(id);
  const home = view.homes[seat];
  const plan = view.static.islands.find((each) => each.seat === seat);
  if (!home || !plan) return null;
  const text = lines(
    g("told-home", { player: seatName(seats, seat), goods: goodsText(home.stock) }),
    view.solo?.seat === seat ? "" : missingText(home.missing),
    portsText(plan, view),
  );
  const rule = view.solo?.seat === seat ? "DEI-SOLO-14" : "DEI-WIN-1";
  return explained(`${plan.name} (${kindName(plan)})`, rule, text);
}

function missingText(missing: Record<string, number>): string {
  const goods = Object.entries(missing).filter(([, count]) => count > 0);
  if (!goods.length) return g("told-nothing-missing");
  return g("told-missing", { goods: goods.map(([item, count]) => `${count} × ${itemName(item)}`).join(", ") });
}

/** What a trading card asks for and gives. */
export function cardText(id: string, view: DeiView): string {
  const card = view.static.cards[id];
  return card ? g("told-card", { crates: card.crates, goods: goodsText(card.gives) }) : id;
}

function cargoExplained(id: string, view: DeiView): Explanation | null {
  const counts = ITEMS.map(() => 0);
  for (const [square, item, count] of view.afloat) if (square === Number(id)) counts[item] = count;
  const square = squareName(Number(id), view.static);
  return explained(g("label-afloat"), "DEI-CARGO-3", g("told-afloat", { square, goods: goodsText(counts) }));
}

function squareExplained(id: string, view: DeiView, seats: Seat[]): Explanation {
  const square = Number(id);
  const threatened = view.pirates.some((pirate) => pirate.threatens.includes(square));
  const plan = islandAt(view.static, square);
  const island = plan ? islandExplained(String(plan.island), view, seats) : null;
  if (island) return threatened ? { ...island, text: lines(island.text, g("told-threatened")) } : island;
  const title = `${g("label-square")} ${squareName(square, view.static)}`;
  return explained(title, threatened ? "DEI-MOVE-7" : "DEI-MOVE-2", threatened ? g("told-threatened") : "");
}

const TRACK_RULES: Record<string, string> = { sail: "DEI-MOVE-1", cargo: "DEI-CARGO-1", cannons: "DEI-BATTLE-2" };

function trackExplained(id: string, view: DeiView): Explanation | null {
  const track = (view.static.tracks as Record<string, Track | undefined>)[id];
  if (!track) return null;
  const [low, high] = [track.values[0], track.values.at(-1)];
  const text = g("told-track", { low, high, prices: track.prices.join(", ") });
  return explained(statName(id as Stat), TRACK_RULES[id] ?? "DEI-UPGRADE-2", text);
}

function itemExplained(id: string): Explanation {
  const rules: Record<string, string> = { crate: "DEI-TRADE-3", coin: "DEI-CARGO-6", pepper: "DEI-WIN-1" };
  return explained(itemName(id), rules[id] ?? "DEI-WIN-1");
}

/** What the automaton does by a card: sail to a wild island, to the Market, or hunt. */
export const dutyText = (card: SoloCardView, action: string) =>
  g(`told-solo-${action}`, { stats: card.upgrades.map(statName).join(", ") });

/** All that a card of the automaton bids. */
export function soloText(card: SoloCardView): string {
  const { action, otherwise } = card;
  return lines(
    dutyText(card, action),
    otherwise ? `${g("told-solo-otherwise")} ${dutyText(card, otherwise)}` : "",
    card.shuffle ? g("told-solo-shuffle") : "",
  );
}

const SOLO_RULES: Record<string, string> = { wild: "DEI-SOLO-6", market: "DEI-SOLO-5", hunt: "DEI-SOLO-7" };

function soloExplained(id: string, view: DeiView): Explanation | null {
  const card = view.static.solo_cards?.[id];
  if (!card) return null;
  return explained(soloName(card) || actionName(card.action), SOLO_RULES[card.action] ?? "DEI-SOLO-4", soloText(card));
}

function soloDeckExplained(_: string, view: DeiView): Explanation | null {
  const { solo } = view;
  if (!solo) return null;
  const text = lines(
    g("told-solo-level", { level: solo.level }),
    g("told-solo-deck", { deck: solo.deck, discard: solo.discard.length }),
  );
  return explained(g("label-solo"), "DEI-SOLO-13", text);
}

const EXPLAINERS: Record<string, Explainer> = {
  ship: shipExplained,
  pirate: pirateExplained,
  island: islandExplained,
  home: homeExplained,
  cargo: cargoExplained,
  square: squareExplained,
  card: (id, view) => explained(g("label-top-card"), "DEI-TRADE-3", cardText(id, view)),
  track: trackExplained,
  item: itemExplained,
  discard: (_, view) =>
    explained(g("label-discard"), "DEI-TRADE-6", g("told-discard", { count: view.discard.length })),
  solo: soloExplained,
  "solo-deck": soloDeckExplained,
};

export function explain(thing: Thing, view: DeiView, seats: Seat[]): Explanation | null {
  return EXPLAINERS[thing.kind]?.(thing.id, view, seats) ?? null;
}

/** Which table of the edition a thing comes from. */
const ORIGINS: Record<string, (id: string) => string> = {
  track: (id) => id,
  card: (id) => `cards.${id}`,
  solo: (id) => `solo_cards.${id}`,
  pirate: () => "pirates",
};

/** Where the values of a table come from, in words. */
export function sources(table: string, view: DeiView): string {
  return sourcesOf(table, view.static.provenance)
    .map((source) => g(`provenance-${source}`))
    .join(", ");
}

/** The page says what is printed and what is ours. */
export function provenance(thing: Thing, view: DeiView): string {
  if (thing.kind === "island" || thing.kind === "home") return g(`provenance-${view.static.chart_provenance}`);
  const table = ORIGINS[thing.kind]?.(thing.id);
  return table ? sources(table, view) : "";
}
