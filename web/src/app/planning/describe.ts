/** A step of a plan in words: what it came to, else the move as it is written down. */

import type { Step } from "../../protocol/types";
import type { Words } from "../../stage/words";
import { seatName } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import { t } from "../../ui/i18n.svelte";
import { isolated } from "../../ui/isolated";

export function stepText({ events, seat, move }: Step, words: Words, seats: GameView["seats"]): string {
  const own = events.filter((event) => event.seat === seat);
  const [first] = events;
  const said = (own.length && words.turn(own, seat)) || (first && words.event(first)) || move;
  return `${isolated(seatName(seats, seat))}${t("colon")} ${said}`;
}
