/** What an analysis says of the decision that is shown, in words. */

import type { Analysis, Seat } from "../../protocol/types";
import type { Words } from "../../stage/words";
import { seatName } from "../../table/gameView";
import { moveOf } from "../../table/marks";
import { t } from "../../ui/i18n.svelte";

/** The steps after which the position is the one that is shown. */
export interface Moment {
  seq: number;
  until: number;
}

/** What was played here, and what a bot would have played. */
export function judgedText(found: Analysis, { seq, until }: Moment, seats: Seat[], { move }: Pick<Words, "move">): string {
  const decision = found.decisions.find(({ at }) => at >= seq && at <= until);
  const best = decision?.best[0];
  if (!decision || !best) return t("answer-not-judged");
  const player = seatName(seats, decision.seat);
  if (best.move === decision.played.move) return t("answer-as-bot", { player, move: move(moveOf(best)) });
  const told = [t("moment-played", { move: move(moveOf(decision.played)) }), t("moment-better", { move: move(moveOf(best)) })];
  return `${player}${t("colon")} ${told.join("; ")}.`;
}
