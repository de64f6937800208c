/** Who has won, in words. */

import type { Result, Seat } from "../protocol/types";
import { gameText, t } from "../ui/i18n.svelte";
import { namesOf } from "./gameView";

export const winnerOf = (result: Result | null): number => (result ? result.places.indexOf(1) : -1);

/** Everybody who has the first place: more than one where it is shared. */
const firstOf = (result: Result): number[] => result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The sentence for an end that is no victory, such as a limit of rounds: the game's own if it has one; null: somebody has won. */
function otherEnd(game: string, seats: Seat[], result: Result): string | null {
  const first = firstOf(result);
  const key = first.length > 1 ? "won-shared" : "won";
  const player = seats[first[0] ?? -1]?.name ?? "";
  const own = gameText(game, `${key}-${result.rule.toLowerCase()}`, { player, players: namesOf(seats, first) });
  return own ?? (result.cut ? t("over-limit") : null);
}

/** The sentence of the game if it has one of its own, else the page's. */
export function outcomeText(game: string, seats: Seat[], result: Result): string {
  const first = firstOf(result);
  const winner = seats[winnerOf(result)];
  const points = result.points[winnerOf(result)] ?? 0;
  const tied = result.points.filter((each) => each === points).length > 1;
  const alone = winner?.kind === "automaton" ? "won-automaton" : tied ? "won-tie" : "won";
  const key = first.length > 1 ? "won-shared" : alone;
  const args = { player: winner?.name ?? "", players: namesOf(seats, first), points };
  return otherEnd(game, seats, result) ?? gameText(game, key, args) ?? t(key, args);
}

/** That the game is over, and how, in a line. */
export function overLine(game: string, seats: Seat[], result: Result | null): string {
  const first = result ? firstOf(result) : [];
  const winner = seats.find((each) => each.seat === first[0]);
  if (result && first.length > 1) return otherEnd(game, seats, result) ?? t("over-shared", { players: namesOf(seats, first) });
  if (result) {
    const other = otherEnd(game, seats, result);
    if (other) return other;
  }
  return winner?.kind === "automaton" ? t("over-automaton") : t("over", { player: winner?.name ?? "" });
}
