/** Bots by what they can do: named strengths, the same in every game, and others. */

import { botTitles, turnSeconds } from "../protocol/catalogue";
import { t } from "./i18n.svelte";
import { whole } from "./numberFormat";

/** Who sits where a bot is wanted and nobody says which. */
const USUAL = "helmsman";

/** From this many seconds for a turn on, people want to know it beforehand, and may want somebody quicker. */
export const SLOW = 10;

const known = (key: string): string => {
  const said = t(key);
  return said === key ? "" : said;
};

/** What a bot is called: a strength by its word, an own bot by its title, another of Carrack's by what it does, any other by its name. */
export const strengthName = (bot: string): string =>
  known(`strength-${bot}`) || botTitles.get(bot) || known(`bot-title-${bot}`) || bot;

/** A word for a bot where there is room for one. */
export const botTag = (bot: string | null): string => known(`strength-${bot ?? ""}`) || t("bot");

/** How strong it is, and how long it thinks if that is long; "" of other bots. */
export function strengthAbout(bot: string): string {
  const seconds = turnSeconds.get(bot) ?? 0;
  const about = known(`strength-${bot}.about`);
  return seconds < SLOW ? about : `${about} ${t("turn-takes", { seconds: whole(seconds) })}`.trim();
}

/** Bots that are no strengths. */
export const otherBots = (bots: string[], strengths: string[]): string[] =>
  bots.filter((bot) => !strengths.includes(bot));

/** The bot to begin with, of those that a game has. */
export function usualBot(bots: string[], strengths: string[]): string {
  if (strengths.includes(USUAL)) return USUAL;
  return strengths[0] ?? (bots.includes("greedy") ? "greedy" : (bots[0] ?? ""));
}

/** The bot to go on with where one sat: the same, unless nobody may choose it (any more). */
export const sameBot = (before: string | null, bots: string[], strengths: string[]): string =>
  before !== null && bots.includes(before) ? before : usualBot(bots, strengths);

/** What the bot on a seat is called if nobody says so. */
export function botName(bot: string, seat: number): string {
  const names = t("bot-names").split(",").map((each) => each.trim());
  return names[seat % names.length] ?? bot;
}
