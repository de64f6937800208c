/** What an analysis says of the decision that is shown, in words. */

import type { Analysis, Seat } from "../../protocol/types";
import type { Words } from "../../stage/words";
import { apart, movesOf, movesText } from "../../analysis/analysis";
import { seatName } from "../../table/gameView";
import { t } from "../../ui/i18n.svelte";

/** The steps after which the position is the one that is shown. */
export interface Moment {
  seq: number;
  until: number;
}

/** What was played in this turn, and what a bot would have played. */
export function judgedText(found: Analysis, { seq, until }: Moment, seats: Seat[], { move }: Pick<Words, "move">): string {
  const decision = found.decisions.find((each) => each.at <= until && seq < each.until);
  const best = decision?.best[0];
  if (!decision || !best) return t("answer-not-judged");
  const player = seatName(seats, decision.seat);
  const { mine, better } = apart(decision);
  if (!mine.length && !better.length) return t("answer-as-bot", { player, move: movesText(movesOf(best), move) });
  const both = [t("moment-played", { move: movesText(mine, move) }), t("moment-better", { move: movesText(better, move) })];
  return `${player}${t("colon")} ${both.join("; ")}.`;
}
