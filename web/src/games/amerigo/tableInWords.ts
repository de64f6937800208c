/** What lies beside the board of Amerigo, in words: displays, sheets, and what the box holds. */

import type { Seat } from "../../protocol/types";
import { printedText, sourceText } from "../../stage/boxInWords";
import { seatName } from "../../table/gameView";
import { gameText, t } from "../../ui/i18n.svelte";
import { actionName, colourName, g, goodName, tileName, tileSentence, tokenEffect, tokenName } from "./texts";
import { COLOURS, GOODS, squareName } from "./view";
import type { AmerigoView, Cell, SeatView, TileShape } from "./view";

const WIDE = 26; // letters that name the columns of a tile by itself
const listed = (parts: string[]): string => parts.join(", ") || t("nothing");

/** "3 Blue, 1 Red": what there is of each. */
const counted = (counts: [name: string, count: number][]): string =>
  listed(counts.filter(([, count]) => count).map(([name, count]) => `${count} ${name}`));

const cubes = (counts: number[]): string => counted(counts.map((count, colour) => [colourName(colour), count]));
const tiles = (counts: Record<string, number>): string =>
  counted(Object.entries(counts).map(([tile, count]) => [tileName(tile), count]));
const tokens = (shown: (string | null)[]): string => listed(shown.map((id) => (id === null ? t("nothing") : tokenName(id))));

/** The phase and its order, and what whoever decides has chosen. */
function phase(view: AmerigoView, seats: Seat[]): string[] {
  const order = view.order.map((seat) => seatName(seats, seat));
  const chosen = [...(view.action === null ? [] : [g(`action-${view.action}`)]), g("price-ap", { ap: view.ap })];
  return [
    `${g("label-round", { round: view.round })}, ${g(`phase-${COLOURS[view.phase] ?? "blue"}`)}. ${g("label-time")}${t("colon")} ${view.time}`,
    `${g("order-of-play")}${t("colon")} ${listed(order)}`,
    ...(view.seat < 0 ? [] : [`${seatName(seats, view.seat)}${t("colon")} ${chosen.join(", ")}`]),
  ];
}

function pirates({ pirates: { shown, hidden, odds } }: AmerigoView): string {
  const values = [...odds].sort((a, b) => a - b).join(", ");
  return `${g("label-pirates")}${t("colon")} ${listed(shown.map(String))}. ${g("pirates-label", { hidden, odds: values })}`;
}

/** All that lies beside the board for everybody. */
export function table(view: AmerigoView, seats: Seat[]): string[] {
  const production = view.production.map(({ good, cost }) => g("production-token", { good: goodName(good), cost }));
  return [
    ...phase(view, seats),
    `${g("label-action-space")}${t("colon")} ${cubes(view.space)}`,
    `${g("label-storage")}${t("colon")} ${cubes(view.storage)}`,
    `${g("label-inside")}${t("colon")} ${cubes(view.tower)}`,
    pirates(view),
    `${g("label-order")}${t("colon")} ${listed(view.track.map((seat) => seatName(seats, seat)))}`,
    `${g("label-progress-display")}. ${g("label-display-new")}${t("colon")} ${tokens(view.tokens.left)}. ${g("label-display-old")}${t("colon")} ${tokens(view.tokens.right)}. ${g("deck-left", { count: view.tokens.deck })}`,
    `${g("label-production-display")}${t("colon")} ${production.join("; ") || t("nothing")}. ${g("deck-left", { count: view.production_left })}`,
    `${g("label-supply")}${t("colon")} ${tiles(view.supply)}`,
  ];
}

/** Goods of which somebody has commodities or production tokens. */
const goods = ({ commodities, production }: SeatView): string[] =>
  GOODS.map((_, i) => ({ good: goodName(i), commodities: commodities[i] ?? 0, production: production[i] ?? 0 }))
    .filter((args) => args.commodities || args.production)
    .map((args) => g("goods-of", args));

/** A player sheet and the tiles of its owner. */
export function sheet(number: number, view: AmerigoView, seats: Seat[]): string[] {
  const seat = view.seats[number];
  if (!seat) return [];
  const { gold_limit, cannon_limit, progress, special } = view.static;
  const held = seat.tokens.map(({ id, used }) => (used ? `${tokenName(id)} (${g("label-used")})` : tokenName(id)));
  const strength = view.pirates.strength[number] ?? 0;
  return [
    `${seatName(seats, number)}${t("colon")} ${seat.points} ${g("label-vp")}. ${g("place-in-order", { place: view.track.indexOf(number) + 1 })}`,
    `${g("label-gold")}${t("colon")} ${seat.gold} / ${gold_limit}. ${g("label-cannons")}${t("colon")} ${seat.cannons} / ${cannon_limit}. ${g("label-pirates")}${t("colon")} ${g("pirates-against", { cannons: seat.cannons, strength })}`,
    `${g("track-progress")}${t("colon")} ${seat.progress} / ${progress.steps}. ${g("track-special")}${t("colon")} ${seat.special} / ${special.steps}`,
    `${g("posts-left", { count: seat.posts_left })}. ${g("label-chests")}${t("colon")} ${seat.chests}`,
    ...goods(seat),
    `${g("label-progress-display")}${t("colon")} ${listed(held)}`,
    `${g("label-own-supply")}${t("colon")} ${tiles(seat.supply)}`,
    `${g("components-villages")}${t("colon")} ${tiles(seat.villages)}`,
  ];
}

const cellNames = (cells: Cell[]): string => cells.map(([x, y]) => squareName(y * WIDE + x, WIDE)).join(", ");

const kindsText = (kinds: [string, TileShape][]): string =>
  kinds.map(([id, shape]) => `${tileSentence(id, shape)} ${g("kind-squares", { squares: cellNames(shape.cells) })}`).join(" ");

/** The points of a track, by the steps where they lie. */
const trackText = (points: Cell[]): string => listed(points.map(([step, points]) => g("track-points-at", { step, points })));

function colourText(colour: number): string {
  if (colour < 0) return g("track-start");
  return colour > 6 ? g("label-joker") : colourName(colour);
}

/** What tiles, tracks and tokens cost and bring, and where the values come from. */
export function box(view: AmerigoView): string[] {
  const fixed = view.static;
  const { width, height } = view.board;
  const kinds = Object.entries(fixed.tiles);
  const tables = [...new Set(Object.keys(fixed.provenance).map((key) => key.split(".")[0] ?? key))];
  const effects = Object.entries(fixed.tokens).map(
    ([id, { use, actions }]) => `${tokenName(id)}${t("colon")} ${tokenEffect(id)} (${[g(`use-${use}`), ...actions.map(actionName)].join(", ")})`,
  );
  return [
    `${g("option-edition")}${t("colon")} ${gameText("amerigo", `edition-${fixed.edition}`) ?? fixed.title}. ${t("words-area", { first: squareName(0, width), last: squareName(width * height - 1, width) })}. ${printedText(fixed.provenance)}`,
    `${g("group-villages")}${t("colon")} ${kindsText(kinds.filter(([, { village }]) => village))}`,
    `${g("group-neutrals")}${t("colon")} ${kindsText(kinds.filter(([, { village }]) => !village))}`,
    `${g("track-progress")}${t("colon")} ${trackText(fixed.progress.points)}`,
    `${g("track-special")}${t("colon")} ${trackText(fixed.special.points)}`,
    `${g("track-special")}${t("colon")} ${fixed.special.colours.map((colour, step) => `${step} ${colourText(colour)}`).join(", ")}`,
    ...effects,
    ...tables.map((name) => `${g(`components-${name}`)}${t("colon")} ${sourceText("amerigo", name, fixed.provenance)}`),
  ];
}
