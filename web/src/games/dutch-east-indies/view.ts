/** The Dutch East Indies as the server sends it (games/dutch_east_indies/readers/view.py), and small questions. */

import type { View } from "../../protocol/types";
import { SEAT_MARKS } from "../../ui/seatMarks";
import type { Chart } from "./geometry";

export const ITEMS = ["crate", "coin", "clove", "cardamom", "cinnamon", "nutmeg", "pepper"] as const;
export type Item = (typeof ITEMS)[number];
export const WANTED: readonly Item[] = ["clove", "cardamom", "cinnamon", "nutmeg"];
export const STATS = ["sail", "cargo", "cannons"] as const;
export type Stat = (typeof STATS)[number];
/** Spices that count of each of them: two (DEI-WIN-1). */
export const EACH = 2;
export type Size = "big" | "small";

/** What the deciding seat is asked besides acting in its turn. */
export interface Ask {
  ask: "first" | "lower" | "drop" | "dump" | "take" | "card";
  pirate?: Size;
  ship?: number;
  loser?: number;
  fields?: number;
  island?: number;
  /** Only for the seat that looks. */
  card?: string;
}

export interface ShipView {
  ship: number;
  seat: number;
  size: Size;
  square: number;
  facing: number;
  /** Fields of the tracks, by statistic. */
  fields: number[];
  sail: number;
  cargo: number;
  cannons: number;
  /** Counts by item. */
  hold: number[];
  load: number;
  /** 0 at rest, 1 under way, 2 arrived: its movement of this turn. */
  moved: number;
  /** Movement points left. */
  points: number;
  stays: number;
  must_leave: boolean;
  /** The island in whose port it lies, or -1. */
  port: number;
}

export interface PirateView {
  size: Size;
  square: number;
  facing: number;
  cannons: number;
  threatens: number[];
}

export interface IslandState {
  island: number;
  cards: number;
  /** The top card, if the viewer has seen it. */
  known: string | null;
  port: boolean;
}

export interface HomeView {
  stock: number[];
  missing: Record<string, number>;
  pepper: number;
  points: number;
}

export interface IslandPlan {
  island: number;
  letter: string;
  name: string;
  kind: "home" | "market" | "wild";
  seat: number;
  cards: number;
  squares: number[];
  ports: number[];
}

export interface Track {
  values: number[];
  prices: number[];
  start: number[];
}

export interface Card {
  crates: number;
  gives: number[];
}

export interface SoloCard {
  action: string;
  otherwise: string;
  upgrades: string[];
  shuffle: boolean;
}

export interface Order {
  ship: number;
  card: string | null;
  action: "wild" | "market" | "hunt" | null;
  stage: "outward" | "homeward" | null;
  target: number | null;
}

export interface Solo {
  level: string;
  seat: number;
  orders: Order[];
  deck: number;
  discard: string[];
}

export interface Static extends Chart {
  edition: string;
  chart: string;
  title: string;
  rows: string[];
  strict: boolean;
  islands: IslandPlan[];
  tracks: Record<Stat, Track>;
  cards: Record<string, Card>;
  solo_cards?: Record<string, SoloCard>;
  provenance: Record<string, string>;
  chart_provenance: string;
}

/** Between which places goods of a seat may be moved (games/dutch_east_indies/readers/loading.py). */
export interface LoadingWay {
  /** The moves along it, without the item. */
  move: string;
  /** A ship, or -1 for the home island. */
  start: number;
  end: number;
  /** What may go this way. */
  items: Item[];
}

export interface Loading {
  seat: number;
  own_turn: boolean;
  /** In the order in which a row of moves finds room. */
  ways: LoadingWay[];
  /** Ships whose movement ends with it, and the points that they have left. */
  lapses: [number, number][];
}

export interface DeiView extends View {
  players: number;
  active: number;
  start: number;
  winner: number;
  round: number;
  rounds: number;
  /** Spices that count at home and win (DEI-WIN-1, DEI-SOLO-14). */
  goal: number;
  ask: Ask | null;
  ships: ShipView[];
  pirates: PirateView[];
  islands: IslandState[];
  /** Square, item, count. */
  afloat: [number, number, number][];
  homes: HomeView[];
  discard: string[];
  aside: number;
  supply: number[];
  loading: Loading[];
  solo?: Solo | null;
  static: Static;
}

export const dei = (view: View) => view as unknown as DeiView;

/** What tells the ships apart: the seat, and A for the big or B for the small one. */
export const shipMark = (ship: number) => `${SEAT_MARKS[ship >> 1] ?? ""}${ship % 2 ? "B" : "A"}`;

/** Items of which there is at least one, with their counts, in the box's order. */
export function goods(counts: number[]): { item: Item; count: number }[] {
  return ITEMS.map((item, i) => ({ item, count: counts[i] ?? 0 })).filter(({ count }) => count > 0);
}

export interface Pile {
  square: number;
  goods: { item: Item; count: number }[];
}

/** What floats, by square. */
export function afloat(view: DeiView): Pile[] {
  const found = new Map<number, Pile>();
  for (const [square, item, count] of view.afloat) {
    const pile = found.get(square) ?? { square, goods: [] };
    pile.goods.push({ item: ITEMS[item] ?? "crate", count });
    found.set(square, pile);
  }
  return [...found.values()];
}

/** The island whose land or port a square is. */
export function islandAt(fixed: Static, square: number): IslandPlan | undefined {
  return fixed.islands.find((each) => each.squares.includes(square) || each.ports.includes(square));
}

/** Whether a side is played by the rules instead of by somebody. */
export const isAutomaton = (view: DeiView, seat: number) => view.solo?.seat === seat;

/** A wild island without cards, whose anchors mean nothing until the cards are dealt again. */
export function isDepleted(view: DeiView, plan: IslandPlan): boolean {
  return plan.kind === "wild" && view.islands[plan.island]?.cards === 0;
}
