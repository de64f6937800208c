/** What a tapped thing is, in words, and the rule that speaks of it. */

import type { Seat } from "../../protocol/types";
import { seatName } from "../../table/gameView";
import { sourcesOf, explained } from "../../stage/things";
import type { Thing, Explanation } from "../../stage/things";
import { colourName, g, goodName, tileName, tokenEffect, tokenName } from "./texts";
import { SHIP_LETTERS, islandAt, squareName, trackPoints } from "./view";
import type { AmerigoView } from "./view";
import { t } from "../../ui/i18n.svelte";

type Explainer = (id: string, view: AmerigoView, seats: Seat[]) => Explanation | null;

function islandExplained(id: string, view: AmerigoView, seats: Seat[]): Explanation | null {
  const island = view.board.islands.find((each) => each.island === Number(id));
  if (!island) return null;
  const posts = island.posts
    .map((count, seat) => (count ? `${seatName(seats, seat)} ${count}` : ""))
    .filter(Boolean)
    .join(", ");
  const size = g(island.big ? "island-big" : "island-small");
  const title = `${g("island-name", { island: island.island + 1 })} (${size})`;
  const text = g("island-about", { size: island.squares.length, free: island.free, posts: posts || t("nothing") });
  return explained(title, island.complete ? "AM-BUILD-10" : "AM-SETUP-6", text);
}

function tileExplained(id: string, view: AmerigoView, seats: Seat[]): Explanation | null {
  const tile = view.board.tiles.find((each) => each.squares[0] === Number(id));
  const kind = view.static.tiles[tile?.tile ?? ""];
  if (!tile || !kind) return null;
  const text = g("built-by", { player: seatName(seats, tile.seat) });
  return explained(tileName(tile.tile), kind.village ? "AM-BUILD-3" : "AM-BUILD-1", text);
}

function kindExplained(id: string, view: AmerigoView): Explanation | null {
  const kind = view.static.tiles[id];
  if (!kind) return null;
  const text = g("kind-about", { cost: kind.cost, small: kind.small, big: kind.big });
  return explained(tileName(id), kind.village ? "AM-PLAN-1" : "AM-PLAN-2", text);
}

function shipExplained(id: string, view: AmerigoView, seats: Seat[]): Explanation | null {
  const [seat, ship] = id.split("-").map(Number);
  const title = g("ship-name", { ship: SHIP_LETTERS[ship ?? 0] });
  const at = view.board.ships.find((each) => each.seat === seat && each.ship === ship)?.node;
  return explained(title, "AM-SHIP-2", `${seatName(seats, seat ?? 0)}, ${at ?? ""}`);
}

function specialExplained(id: string, view: AmerigoView): Explanation {
  const step = Number(id);
  const colour = view.static.special.colours[step] ?? -1;
  const { won } = trackPoints(view.static.special.points, step);
  const name = colour < 0 ? g("track-start") : colour > 6 ? g("label-joker") : colourName(colour);
  const rule = colour > 6 ? "AM-SPEC-4" : colour < 0 ? "AM-SPEC-1" : "AM-SPEC-3";
  return explained(`${g("track-special")}, ${step}`, rule, g("special-about", { colour: name, points: won }));
}

function squareExplained(id: string, view: AmerigoView): Explanation | null {
  const square = Number(id);
  const name = squareName(square, view.board.width);
  const land = islandAt(view.board, square) !== undefined;
  return explained(`${name}${t("colon")} ${g(land ? "space-land" : "space-water")}`, land ? "AM-BUILD-2" : "AM-SHIP-3");
}

function commodityExplained(id: string, view: AmerigoView): Explanation | null {
  const good = view.board.commodities.find(([square]) => square === Number(id))?.[1];
  return good === undefined ? null : explained(g("space-good", { good: goodName(good) }), "AM-BUILD-5");
}

function postExplained(id: string, view: AmerigoView, seats: Seat[]): Explanation | null {
  const seat = view.board.posts.find(([square]) => square === Number(id))?.[1];
  return seat === undefined ? null : explained(g("post-of", { player: seatName(seats, seat) }), "AM-SHIP-4");
}

function tokenExplained(id: string, view: AmerigoView): Explanation | null {
  const token = view.static.tokens[id];
  if (!token) return null;
  return explained(tokenName(id), token.rule, `${tokenEffect(id)} (${g(`use-${token.use}`)})`);
}

function piratesExplained(_: string, view: AmerigoView): Explanation {
  const odds = [...view.pirates.odds].sort((a, b) => a - b).join(", ");
  return explained(g("label-pirates"), "AM-PIRATE-1", g("pirates-label", { hidden: view.pirates.hidden, odds }));
}

function progressExplained(id: string, view: AmerigoView): Explanation {
  const steps = view.seats[Number(id)]?.progress ?? 0;
  const { won, next } = trackPoints(view.static.progress.points, steps);
  return explained(g("track-progress"), "AM-PROG-2", g("progress-about", { steps, points: won, next }));
}

const EXPLAINERS: Record<string, Explainer> = {
  island: islandExplained,
  tile: tileExplained,
  kind: kindExplained,
  ship: shipExplained,
  special: specialExplained,
  square: squareExplained,
  commodity: commodityExplained,
  post: postExplained,
  token: tokenExplained,
  pirates: piratesExplained,
  progress: progressExplained,
  frame: (id) => explained(g("space-frame", { number: id }), "AM-SHIP-8"),
  sea: () => explained(g("space-water"), "AM-SHIP-3"),
  anchor: () => explained(g("space-anchor"), "AM-SHIP-4"),
  "post-space": () => explained(g("space-post"), "AM-SHIP-4"),
  chest: () => explained(g("label-chests"), "AM-BUILD-9"),
  chests: () => explained(g("label-chests"), "AM-GOLD-5"),
  gold: () => explained(g("label-gold"), "AM-GOLD-3"),
  cannons: () => explained(g("label-cannons"), "AM-CANNON-1"),
  posts: () => explained(g("label-posts"), "AM-SHIP-6"),
  order: () => explained(g("label-order"), "AM-ROUND-5"),
  round: () => explained(g("round"), "AM-ROUND-1"),
  time: () => explained(g("label-time"), "AM-BUILD-12"),
  storage: () => explained(g("label-storage"), "AM-ROUND-2"),
  space: () => explained(g("label-action-space"), "AM-ROUND-4"),
  tower: () => explained(g("label-inside"), "AM-ROUND-9"),
  good: (id) => explained(goodName(Number(id)), "AM-FINAL-2"),
  production: (id) => explained(goodName(Number(id.split("-")[0])), "AM-BUY-1"),
};

export function explain(thing: Thing, view: AmerigoView, seats: Seat[]): Explanation | null {
  return EXPLAINERS[thing.kind]?.(thing.id, view, seats) ?? null;
}

function kindTable(id: string, view: AmerigoView): string {
  return `${view.static.tiles[id]?.village ? "villages" : "neutrals"}.${id}`;
}

function laidTable(id: string, view: AmerigoView): string {
  const tile = view.board.tiles.find((each) => each.squares[0] === Number(id));
  return kindTable(tile?.tile ?? "", view);
}

/** Which table of the edition a thing comes from. */
const ORIGINS: Record<string, (id: string, view: AmerigoView) => string> = {
  tile: laidTable,
  kind: kindTable,
  token: (id) => `tokens.${id}`,
  production: () => "production",
  special: () => "special",
  progress: () => "progress",
  frame: () => "map",
};

/** Where the values of a table come from, in words. */
export function sources(table: string, view: AmerigoView): string {
  return sourcesOf(table, view.static.provenance)
    .map((source) => g(`provenance-${source}`))
    .join(", ");
}

/** The page says what is printed and what is ours. */
export function provenance(thing: Thing, view: AmerigoView): string {
  const table = ORIGINS[thing.kind]?.(thing.id, view);
  return table ? sources(table, view) : "";
}
