/** What stands beside the chart of The Dutch East Indies, in words: ships' papers, cards, questions, what the box holds. */

import type { Seat } from "../../protocol/types";
import { printedText, sourceText } from "../../stage/boxInWords";
import { seatName } from "../../table/gameView";
import { gameText, t } from "../../ui/i18n.svelte";
import { movable } from "./cargo";
import { squareName } from "./geometry";
import { actionName, chartText, g, goodsText, itemName, pirateName, shipName, soloName, statName } from "./texts";
import { cardText, explain, soloText } from "./things";
import { STATS, isAutomaton, shipMark } from "./view";
import type { Ask, DeiView, Loading, Order, ShipView } from "./view";

const inLine = (text: string): string => text.replaceAll("\n", " ");
const islandName = (island: number, view: DeiView): string => view.static.islands[island]?.name ?? "";

/** A ship by its letter, size and owner. */
function shipOf(number: number, view: DeiView, seats: Seat[]): string {
  const ship = view.ships[number];
  return ship ? `${shipMark(number)}, ${shipName(ship, seats)}` : "";
}

/** What is asked of whoever decides: about which ship, pirate, card. */
function askText({ ask, pirate, ship, loser, fields, island, card }: Ask, view: DeiView, seats: Seat[]): string {
  const parts = [
    g(`prompt-${ask}`),
    pirate === undefined ? "" : pirateName(pirate),
    ship === undefined ? "" : shipOf(ship, view, seats),
    loser === undefined ? "" : g("ask-loser", { ship: shipOf(loser, view, seats) }),
    fields === undefined ? "" : g("ask-fields", { fields }),
    island === undefined ? "" : islandName(island, view),
    card === undefined ? "" : cardText(card, view),
  ];
  return parts.filter(Boolean).join(" – ");
}

/** What a ship of the automaton is about. */
function orderText({ ship, card, action, stage, target }: Order, view: DeiView, seats: Seat[]): string {
  const open = card === null ? undefined : view.static.solo_cards[card];
  const doing = [action ? actionName(action) : g("label-order-done"), target === null ? "" : shipMark(target), stage ? g(`stage-${stage}`) : ""];
  const told = open ? `${doing.filter(Boolean).join(", ")}. ${soloName(open)}. ${inLine(soloText(open))}` : g("label-no-order");
  return `${shipOf(ship, view, seats)}${t("colon")} ${told}`;
}

function automaton(view: DeiView, seats: Seat[]): string[] {
  const { solo } = view;
  if (!solo) return [];
  const discard = solo.discard.map((id) => soloName(view.static.solo_cards[id])).join("; ") || t("nothing");
  return [
    `${seatName(seats, solo.seat)}${t("colon")} ${g("told-solo-level", { level: solo.level })}`,
    ...solo.orders.map((order) => orderText(order, view, seats)),
    `${g("label-solo-deck")}${t("colon")} ${solo.deck}. ${g("label-discard")}${t("colon")} ${discard}`,
  ];
}

/** All that stands beside the chart for everybody. */
export function table(view: DeiView, seats: Seat[]): string[] {
  const rounds = view.rounds ? ` / ${view.rounds}` : "";
  const over = view.seat < 0;
  const discard = view.discard.map((id) => cardText(id, view)).join(" ") || t("nothing");
  return [
    `${g("label-round", { round: view.round })}${rounds}. ${g("label-start")}${t("colon")} ${seatName(seats, view.start)}`,
    over ? "" : `${g("label-turn")}${t("colon")} ${seatName(seats, view.active)}`,
    view.winner < 0 ? "" : g("event-won", { player: seatName(seats, view.winner) }),
    view.ask && !over ? `${seatName(seats, view.seat)}${t("colon")} ${askText(view.ask, view, seats)}` : "",
    ...automaton(view, seats),
    `${g("label-discard")}${t("colon")} ${discard}`,
    `${g("label-aside")}${t("colon")} ${view.aside}`,
    `${g("label-supply")}${t("colon")} ${view.static.strict ? goodsText(view.supply) : g("supply-free")}`,
  ].filter(Boolean);
}

/** Fields of a ship's tracks, and what the next one costs. */
function fieldsText(ship: ShipView, view: DeiView): string {
  const told = STATS.map((stat, i) => {
    const field = ship.fields[i] ?? 0;
    const price = view.static.tracks[stat].prices[field];
    return `${statName(stat)} ${field + 1}, ${price === undefined ? g("label-highest") : g("label-next-field", { price })}`;
  });
  return `${g("label-fields")}${t("colon")} ${told.join("; ")}`;
}

/** How far a ship may still sail, what fits in it, and how long it has lain in port. */
function papers(ship: ShipView, view: DeiView, seats: Seat[]): string {
  const told = explain({ kind: "ship", id: String(ship.ship) }, view, seats);
  const own = isAutomaton(view, ship.seat) ? `${g("label-hold")} ${ship.load}` : g("label-load", { load: ship.load, cargo: ship.cargo });
  const facts = [
    `${told?.title ?? ""}${t("colon")} ${inLine(told?.text ?? "").replace(/\.$/, "")}.`,
    `${own}.`,
    `${g("label-movement")}${t("colon")} ${ship.points}, ${g("told-moved", { moved: ship.moved })}.`,
    ship.stays ? g("told-stays", { stays: ship.stays }) : "",
    `${fieldsText(ship, view)}.`,
  ];
  return facts.filter(Boolean).join(" ");
}

const placeText = (ship: number): string => (ship < 0 ? g("island-home") : shipMark(ship));

/** Which goods may go from where to where, and what that ends. */
function loadingText({ ways, lapses }: Loading, view: DeiView): string[] {
  const told = ways.map(({ move, start, end, items }) => {
    const [kind = ""] = move.split(" ");
    return `${g(`group-${kind}`)}, ${placeText(start)} – ${placeText(end)}${t("colon")} ${items.map(itemName).join(", ")}`;
  });
  const ending = lapses.map(([ship, points]) => `${shipMark(ship)}${t("colon")} ${g("lapse-points", { size: view.ships[ship]?.size, points })}`);
  return [...told, ...ending];
}

/** A home island, both ships, and which of the goods that are there may be moved. */
export function sheet(seat: number, view: DeiView, seats: Seat[]): string[] {
  const home = view.homes[seat];
  if (!home) return [];
  const told = explain({ kind: "home", id: String(seat) }, view, seats);
  return [
    `${seatName(seats, seat)}${t("colon")} ${g("label-points")} ${home.points} / ${view.goal}. ${inLine(told?.text ?? "")}`,
    ...view.ships.filter((ship) => ship.seat === seat).map((ship) => papers(ship, view, seats)),
    ...movable(view).filter((each) => each.seat === seat).flatMap((each) => loadingText(each, view)),
  ];
}

/** What tracks and cards cost and bring, and where the values come from. */
export function box(view: DeiView): string[] {
  const fixed = view.static;
  const tables = [...new Set(Object.keys(fixed.provenance).map((key) => key.split(".")[0] ?? key))];
  const named = (name: string) => ((STATS as readonly string[]).includes(name) ? statName(name) : g(`components-${name}`));
  const tracks = STATS.map((stat) => {
    const { values, prices, start } = fixed.tracks[stat];
    const [big = 0, small = 0] = start;
    return `${statName(stat)}${t("colon")} ${values.join(", ")}. ${g("label-price")}${t("colon")} ${prices.join(", ")}. ${g("value-big")}${t("colon")} ${big + 1}. ${g("value-small")}${t("colon")} ${small + 1}`;
  });
  const solo = view.solo ? Object.values(fixed.solo_cards) : [];
  return [
    `${g("option-edition")}${t("colon")} ${gameText("dutch-east-indies", `edition-${fixed.edition}`) ?? fixed.edition}. ${chartText(fixed)}, ${g(`provenance-${fixed.chart_provenance}`)}. ${t("words-area", { first: squareName(0, fixed), last: squareName(fixed.width * fixed.height - 1, fixed) })}. ${printedText({ ...fixed.provenance, chart: fixed.chart_provenance })}`,
    ...tracks,
    `${g("components-cards")}${t("colon")} ${Object.keys(fixed.cards).map((id) => cardText(id, view)).join(" ")}`,
    ...solo.map((card) => inLine(`${soloName(card)}${t("colon")} ${soloText(card)}`)),
    ...tables.map((name) => `${named(name)}${t("colon")} ${sourceText("dutch-east-indies", name, fixed.provenance)}`),
  ];
}
