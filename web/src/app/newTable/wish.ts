/** Who shall sit at a new table. */

import type { SeatWish } from "../../protocol/types";
import { botName } from "../../ui/botNames";
import { t } from "../../ui/i18n.svelte";

/** Who sits there: somebody at this device, somebody with a link, or a bot by name. */
export interface Wish {
  who: string;
  name: string;
}

export const isHuman = ({ who }: Wish): boolean => who === "here" || who === "link";

/** What somebody is called if nobody says so. */
export const fallback = (wish: Wish, seat: number): string =>
  isHuman(wish) ? t("player-name", { number: seat + 1 }) : botName(wish.who, seat);

export function seatOf(wish: Wish, seat: number): SeatWish {
  const name = wish.name.trim() || fallback(wish, seat);
  if (!isHuman(wish)) return { kind: "bot", name, bot: wish.who };
  return { kind: "human", name, elsewhere: wish.who === "link" };
}

/** The same captains with two neighbours having changed places. */
export const swapped = (wishes: Wish[], seat: number): Wish[] =>
  wishes.map((wish, i) => wishes[i === seat ? seat + 1 : i === seat + 1 ? seat : i] ?? wish);
