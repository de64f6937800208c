/** A word or message of a game in the language of the page. */

import type { Seat, Word } from "../protocol/types";
import { seatName } from "../table/gameView";
import { gameText } from "../ui/i18n.svelte";
import { readable } from "../ui/readable";

type Args = Record<string, unknown>;

const SEAT = "_seat";

/** Seats by name: that under `seat` is the `player`, that under `buyer_seat` the `buyer`. */
export function withNames(args: Args, seats: Seat[]): Args {
  const named = Object.entries(args).flatMap(([field, value]) => {
    if (typeof value !== "number") return [];
    if (field === "seat") return [["player", seatName(seats, value)]];
    return field.endsWith(SEAT) ? [[field.slice(0, -SEAT.length), seatName(seats, value)]] : [];
  });
  return { ...args, ...(Object.fromEntries(named) as Args) };
}

/** A text of the game's package; null where it has none. */
export const textOf = (game: string, key: string, args: Args, seats: Seat[]): string | null =>
  gameText(game, key, withNames(args, seats))?.trim() ?? null;

/** A message, the key of one, or a name that stands as it is. */
export function wordOf(game: string, word: Word, seats: Seat[]): string {
  if (typeof word === "string") return textOf(game, word, {}, seats) ?? word.replaceAll(/[-_]+/g, " ");
  return textOf(game, word.key, word.args, seats) ?? readable(word.key, word.args);
}
