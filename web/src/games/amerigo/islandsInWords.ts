/** The islands of Amerigo in words: how each stands, what lies where on it, how far ships are from it, what one may build there. */

import type { Seat } from "../../protocol/types";
import type { Landmark } from "../../stage/inWords";
import { seatName, watchedSeat } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import { t } from "../../ui/i18n.svelte";
import { arrivals, cheaper } from "./sailing";
import type { Sail } from "./sailing";
import { arrivalText, g, goodName, moveSentence, tileName } from "./texts";
import { explain } from "./things";
import { amerigo, islandAt, islandNumber, SHIP_LETTERS, squareName } from "./view";
import type { AmerigoView, IslandView, ShipAt } from "./view";

const BUILDS = 12; // places to build that are listed, the best first

/** How an island stands, in a line. */
export function islandText(island: number, view: AmerigoView, seats: Seat[]): string {
  const told = explain({ kind: "island", id: String(island) }, view, seats);
  const { chest, complete } = view.board.islands[island] ?? {};
  const more = [...(chest ? [`${g("label-chests")}: 1`] : []), ...(complete ? [g("label-complete")] : [])];
  return told ? [`${told.title}${t("colon")} ${told.text}`, ...more].join(". ") : "";
}

/** The island that a square is part of, or an anchor space of; its number in the view, or -1. */
export function islandOf(square: number, { board }: AmerigoView): number {
  const [post] = board.post_spaces.find(([, anchor]) => anchor === square) ?? [square];
  return islandAt(board, post)?.island ?? -1;
}

/** The squares of an island by what lies there; those on which the same lies are named together. */
function landText({ squares }: IslandView, { board }: AmerigoView, seats: Seat[]): string[] {
  const lying = new Map<number, string>();
  for (const { tile, seat, squares } of board.tiles) {
    for (const square of squares) lying.set(square, `${tileName(tile)} (${g("built-by", { player: seatName(seats, seat) }).replace(/\.$/, "")})`);
  }
  for (const [square, good] of board.commodities) lying.set(square, goodName(good));
  for (const [square, seat] of board.posts) lying.set(square, g("post-of", { player: seatName(seats, seat) }));
  const by = new Map<string, string[]>();
  for (const square of squares) {
    const what = lying.get(square) ?? t("words-free");
    by.set(what, [...(by.get(what) ?? []), squareName(square, board.width)]);
  }
  return [...by].map(([what, names]) => `${what}${t("colon")} ${names.join(", ")}`);
}

/** The trading-post spaces at an anchor, and whether a post may be founded there. */
export function postsText(anchor: number, { board }: AmerigoView): string {
  const spaces = board.post_spaces.filter(([, at]) => at === anchor);
  return spaces.map(([square, , state]) => g("post-space-state", { square: squareName(square, board.width), state })).join(", ");
}

/** The anchor spaces around an island, each with its trading-post spaces. */
function anchorsText({ squares }: IslandView, view: AmerigoView): string[] {
  const { post_spaces, width } = view.board;
  const anchors = new Set(post_spaces.filter(([post]) => squares.includes(post)).map(([, anchor]) => anchor));
  return [...anchors].map((anchor) => `${g("space-anchor")} ${squareName(anchor, width)}${t("colon")} ${postsText(anchor, view)}`);
}

const shipName = ({ seat, ship }: ShipAt, seats: Seat[]) => `${g("ship-name", { ship: SHIP_LETTERS[ship] })}, ${seatName(seats, seat)}`;

/** How far ships are from an island. */
function awayText({ squares }: IslandView, { board }: AmerigoView, seats: Seat[]): string[] {
  return board.ships.flatMap((ship) => {
    const found = ship.away.find(([anchor]) => board.post_spaces.some(([post, at]) => at === anchor && squares.includes(post)));
    return found ? [`${shipName(ship, seats)}${t("colon")} ${t("words-away", { count: found[1], square: squareName(found[0], board.width) })}`] : [];
  });
}

/** All about an island. */
export function islandSentence(number: number, view: AmerigoView, seats: Seat[]): string {
  const island = view.board.islands[number];
  if (!island) return "";
  return [islandText(number, view, seats), ...landText(island, view, seats), ...anchorsText(island, view), awayText(island, view, seats).join("; ")].filter(Boolean).join(". ");
}

/** A port: the voyage there, or how far it is for a ship. */
interface Port extends Landmark {
  island: number;
  cost: number;
}

const reached = (sail: Sail & { landing: { island: number } }): Port => ({ words: arrivalText(sail), at: sail.node, island: sail.landing.island, cost: sail.cost ?? 0 });

/** Where posts can be founded: what can be sailed to now, with what that costs, else how far it is for the ships of whoever is watched. */
function ports(shown: GameView, sails: Sail[]): { now: Port[]; far: Port[] } {
  const { board } = amerigo(shown.view);
  const now = arrivals(sails).map(reached);
  const seat = watchedSeat(shown);
  const far = board.ships.filter((ship) => ship.node !== null && (seat < 0 || ship.seat === seat)).flatMap((ship) =>
    ship.away.map(([anchor, count]): Port => {
      const at = squareName(anchor, board.width);
      const island = islandOf(anchor, amerigo(shown.view));
      const name = g("island-name", { island: islandNumber(island) });
      return { words: `${shipName(ship, shown.seats)}${t("colon")} ${name}, ${t("words-away", { count, square: at })}`, at, island, cost: count };
    }),
  );
  return { now, far: far.filter((port) => !now.some(({ island }) => island === port.island)).sort((a, b) => a.cost - b.cost) };
}

/** All ports, those first that bring most now. */
export function portMarks(shown: GameView, sails: Sail[]): Landmark[] {
  const { now, far } = ports(shown, sails);
  return [...now, ...far].map(({ words, at }) => ({ words, at }));
}

/** The nearest ports; of each island only the nearest. */
export function nearestPorts(shown: GameView, sails: Sail[]): string[] {
  const { now, far } = ports(shown, [...sails].sort(cheaper));
  const near = [...now.sort((a, b) => a.cost - b.cost), ...far];
  return near.filter(({ island }, i) => near.findIndex((other) => other.island === island) === i).map(({ words }) => words);
}

/** The places to build that bring most, each tile and square once; else the islands with free land, one's own and the most worth first. */
export function buildMarks(shown: GameView): Landmark[] {
  const view = amerigo(shown.view);
  const { width } = view.board;
  const now = shown.legal.filter(({ key }) => key === "move-build").sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
  if (now.length) return now.slice(0, BUILDS).map((move) => ({ words: moveSentence(move), at: squareName(move.squares?.[0] ?? 0, width) }));
  const seat = watchedSeat(shown);
  const worth = (island: IslandView) => Math.max(0, ...tilesFor(island, view, seat).map(([, points]) => points));
  const open = view.board.islands.filter(({ free }) => free > 0).sort((a, b) => (b.posts[seat] ?? 0) - (a.posts[seat] ?? 0) || worth(b) - worth(a) || b.free - a.free);
  return open.map((island) => {
    const at = squareName(freeSquare(island, view), width);
    return { words: `${at}${t("colon")} ${siteText(island, view, shown.seats, seat)}`, at };
  });
}

/** The tiles of a seat, and what each brings on an island. */
function tilesFor({ big }: IslandView, { seats, static: { tiles } }: AmerigoView, seat: number): [tile: string, points: number][] {
  const own = Object.entries(seats[seat]?.supply ?? {}).filter(([, count]) => count);
  return own.map(([tile]): [string, number] => [tile, tiles[tile]?.[big ? "big" : "small"] ?? 0]).sort(([, a], [, b]) => b - a);
}

function freeSquare({ squares }: IslandView, { board }: AmerigoView): number {
  const taken = new Set([...board.posts.map(([square]) => square), ...board.tiles.flatMap((tile) => tile.squares)]);
  return squares.find((square) => !taken.has(square)) ?? squares[0] ?? 0;
}

/** What an island is worth to whoever builds there. */
function siteText(island: IslandView, view: AmerigoView, seats: Seat[], seat: number): string {
  const goods = view.board.commodities.filter(([square]) => island.squares.includes(square)).map(([, good]) => goodName(good));
  const tiles = tilesFor(island, view, seat).map(([tile, points]) => `${tileName(tile)} ${points} ${g("label-vp")}`);
  const lists: [string, string[]][] = [[g("label-commodities"), goods], [g("label-own-supply"), tiles]];
  return [islandText(island.island, view, seats), ...lists.filter(([, all]) => all.length).map(([name, all]) => `${name}${t("colon")} ${all.join(", ")}`)].join(". ");
}
