/** Who has the numbers of a group. */

import type { Group, LeagueGame } from "../../protocol/types";
import { t } from "../../ui/i18n.svelte";
import { isolated } from "../../ui/isolated";

/** The names by number. */
export function namesOf(group: Group): Record<number, string> {
  return Object.fromEntries(group.lines.map(({ number, name }) => [number, name ?? t("league-somebody")]));
}

/** Some numbers' names as a list. */
export const listed = (numbers: number[], names: Record<number, string>): string =>
  numbers.map((number) => isolated(names[number] ?? "")).join(", ");

/** The people of a game: seats with their places, once they are known the best first. */
export function placed(game: LeagueGame): { number: number; place: number | null }[] {
  const people = game.seats.map((number, seat) => ({ number, place: game.places?.[seat] ?? null }));
  return game.places ? people.sort((a, b) => (a.place || Infinity) - (b.place || Infinity)) : people;
}
