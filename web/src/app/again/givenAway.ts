/** What a line gives away against the best one, in words: what counts most in the game first. */

import type { Measured } from "../../protocol/types";
import { gameText, t, texts } from "../../ui/i18n.svelte";
import { expected } from "../../ui/numberFormat";

const NO_BREAK = "\u00a0";

function within(value: string, error: string): string {
  return Number(error.replace(/\D/g, "")) ? `${value}${NO_BREAK}±${NO_BREAK}${error}` : value;
}

/** The loss, or (`gained`) the difference from the best, each with its standard error. */
export function givenAway(game: string, { win, points, error }: Measured, gained = false): string {
  const sign = gained ? -1 : 1;
  const tenth = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1, signDisplay: "negative" });
  const hundred = (chance: number) => tenth.format(chance * 100).replace("-", "−");
  const chances = t("again-percent", { value: within(hundred(sign * win), hundred(error.win)) });
  const said = { points: within(expected(sign * points), expected(error.points)) };
  const scored = gameText(game, "points-short", said) ?? t("points-short", said);
  return gameText(game, "again-loss", { win: chances, points: scored }) ?? t("again-loss", { win: chances, points: scored });
}
