/** The islands of The Dutch East Indies in words: how each stands, who lies in its ports, and how far ships are from it. */

import type { Seat } from "../../protocol/types";
import type { Landmark } from "../../stage/inWords";
import { watchedSeat } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import { t } from "../../ui/i18n.svelte";
import { squareName } from "./geometry";
import { goalsOf } from "./sailing";
import type { Way } from "./sailing";
import type { Session } from "./session.svelte";
import { courseText, g } from "./texts";
import { explain } from "./things";
import { dei, islandAt, shipMark } from "./view";
import type { DeiView, IslandView } from "./view";

const inLine = (text: string) => text.replaceAll("\n", " ");

/** How an island stands, with its size and the ships in its ports, in a line. */
export function islandText(plan: IslandView, view: DeiView, seats: Seat[]): string {
  const told = explain({ kind: "island", id: String(plan.island) }, view, seats);
  if (!told) return "";
  const ships = view.ships.filter(({ port }) => port === plan.island).map(({ ship }) => shipMark(ship));
  const standing = ships.length ? ` ${t("words-standing", { ships: ships.join(", ") })}` : "";
  return `${told.title}${t("colon")} ${t("words-size", { count: plan.squares.length })} ${inLine(told.text)}${standing}`;
}

/** All about an island: its squares, too, and how far every ship is. */
export function islandSentence(island: number, view: DeiView, seats: Seat[]): string {
  const plan = view.static.islands[island];
  if (!plan) return "";
  const squares = plan.squares.map((square) => squareName(square, view.static)).join(", ");
  const away = view.ships.filter((ship) => (ship.away[island] ?? -1) >= 0).map((ship) => `${shipMark(ship.ship)}${t("colon")} ${awayText(ship.away[island] ?? 0)}`);
  return [islandText(plan, view, seats), t("words-squares", { squares }), away.length ? `${away.join("; ")}.` : ""].filter(Boolean).join(" ");
}

const awayText = (points: number): string => t("words-points", { points });

/** How far it is for a ship: movement points, and turns at the pace of its sails. */
function farText(points: number, sail: number): string {
  const turns = Math.ceil(points / sail);
  return turns > 1 ? `${awayText(points)}, ${t("words-turns", { turns })}` : awayText(points);
}

/** The best way to a square, in words: which ship takes it, what it costs and wakes. */
export function wayText(way: Way | undefined, view: DeiView): string {
  if (!way) return "";
  const woken = way.pirates.map(({ size }) => explain({ kind: "pirate", id: size }, view, [])?.title ?? size);
  return [`${shipMark(way.legs[0]?.ship ?? 0)}${t("colon")} ${courseText(way, view.static)}`, ...woken].join(", ");
}

/** A wild island without cards has no ports (DEI-PORT-3). */
export const isPort = (square: number, plan: IslandView | undefined, view: DeiView): boolean =>
  !!plan?.ports.includes(square) && !!view.islands[plan.island]?.port;

/** Ports, the nearest first: ways that can be sailed now, with what they cost and wake, else how far it is for the ships of whoever is watched. */
export function portMarks(shown: GameView, session: Session): Landmark[] {
  const view = dei(shown.view);
  const seat = watchedSeat(shown);
  const at = (square: number | undefined) => squareName(square ?? 0, view.static);
  const marks = view.ships.filter((ship) => seat < 0 || ship.seat === seat).flatMap(({ ship, square, away, sail }) => {
    const ways = [...goalsOf(session.legs, ship).values()].flatMap(([best]) => (best && best.square !== square ? [best] : []));
    const now = ways.filter((way) => isPort(way.square, islandAt(view.static, way.square), view));
    const reached = new Set(now.map((way) => islandAt(view.static, way.square)?.island));
    const far = view.static.islands.filter(({ island }) => view.islands[island]?.port && !reached.has(island) && (away[island] ?? -1) > 0);
    return [
      ...now.map((way) => ({ cost: way.cost, at: at(way.square), words: `${islandAt(view.static, way.square)?.name ?? ""}${t("colon")} ${wayText(way, view)}` })),
      ...far.map(({ island, name, ports }) => ({ cost: away[island] ?? 0, at: at(ports[0]), words: `${name}${t("colon")} ${shipMark(ship)}${t("colon")} ${farText(away[island] ?? 0, sail)}` })),
    ];
  });
  return marks.sort((a, b) => a.cost - b.cost).map(({ at, words }) => ({ at, words }));
}

export const islandNames = (view: DeiView): string[] => view.static.islands.map(({ name }) => name || g("island-home"));
