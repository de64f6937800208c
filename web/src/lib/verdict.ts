/** Who has won, in words. */

import type { Result, Seat } from "./api";
import { gameText, t } from "./i18n.svelte";

export const winnerOf = (result: Result | null): number => (result ? result.places.indexOf(1) : -1);

/** The sentence of the game if it has one of its own, else the page's. */
export function verdict(game: string, seats: Seat[], result: Result): string {
  const winner = winnerOf(result);
  const first = seats[winner];
  const points = result.points[winner] ?? 0;
  const tied = result.points.filter((each) => each === points).length > 1;
  const key = first?.kind === "automaton" ? "won-automaton" : tied ? "won-tie" : "won";
  const args = { player: first?.name ?? "", points };
  return gameText(game, key, args) ?? t(key, args);
}
