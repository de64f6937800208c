/** A map being drawn as the board draws one: its islands with their squares and ports. */

import { neighbour } from "../geometry";
import type { IslandView, Static } from "../view";
import { kindOf, PORT, seatOf, squaresOf } from "./draft";
import type { Draft } from "./draft";

const SIDES = [0, 2, 4, 6]; // north, east, south, west

/** The islands that have land; a port is drawn with the first island that it touches along a side. */
export function plansOf(draft: Draft): IslandView[] {
  const drawn = draft.islands.flatMap((island) => {
    const squares = squaresOf(draft, island.letter);
    return squares.length ? [{ ...island, squares }] : [];
  });
  const ports = squaresOf(draft, PORT).map((port) => ({ port, letter: shore(draft, port) }));
  return drawn.map((island, number) => ({
    ...island,
    island: number,
    kind: kindOf(island.letter),
    seat: kindOf(island.letter) === "home" ? seatOf(island.letter) : -1,
    ports: ports.filter(({ letter }) => letter === island.letter).map(({ port }) => port),
  }));
}

/** Ports in the open sea. */
export function looseOf(draft: Draft, plans: IslandView[]): number[] {
  const held = new Set(plans.flatMap((plan) => plan.ports));
  return squaresOf(draft, PORT).filter((port) => !held.has(port));
}

function shore(draft: Draft, port: number): string {
  const marks = SIDES.map((way) => draft.marks[neighbour(port, way, draft)] ?? "");
  return marks.find((mark) => draft.islands.some((island) => island.letter === mark)) ?? "";
}

/** What the parts of the board ask for; nothing of the play is known yet. */
export function chartOf(draft: Draft, islands: IslandView[]): Static {
  return {
    width: draft.width,
    height: draft.height,
    edition: "",
    chart: "",
    title: draft.title,
    rows: [],
    strict: false,
    islands,
    tracks: { sail: NO_TRACK, cargo: NO_TRACK, cannons: NO_TRACK },
    cards: {},
    solo_cards: {},
    provenance: {},
    chart_provenance: "",
  };
}

const NO_TRACK = { values: [], prices: [], start: [] };
