/** Small questions about the view of The Dutch East Indies. */

import type { View } from "../../protocol/types";
import { SEAT_MARKS } from "../../ui/seatMarks";
import type { DeiView, IslandView, Item, Static } from "./viewTypes";

export type * from "./viewTypes";

export const ITEMS = ["crate", "coin", "clove", "cardamom", "cinnamon", "nutmeg", "pepper"] as const satisfies readonly Item[];
export const WANTED: readonly Item[] = ["clove", "cardamom", "cinnamon", "nutmeg"];
export const STATS = ["sail", "cargo", "cannons"] as const;
/** Spices that count of each of them: two (DEI-WIN-1). */
export const EACH = 2;

export const dei = (view: View) => view as unknown as DeiView;

/** What distinguishes the ships: the seat, and A for the big or B for the small one. */
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
export function islandAt(fixed: Static, square: number): IslandView | undefined {
  return fixed.islands.find((each) => each.squares.includes(square) || each.ports.includes(square));
}

/** Whether a side is played by the rules instead of by somebody. */
export const isAutomaton = (view: DeiView, seat: number) => view.solo?.seat === seat;

/** A wild island without cards, whose anchors mean nothing until the cards are dealt again. */
export function isDepleted(view: DeiView, plan: IslandView): boolean {
  return plan.kind === "wild" && view.islands[plan.island]?.cards === 0;
}
