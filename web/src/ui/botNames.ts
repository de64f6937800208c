/** Bots by what they can do: named strengths, the same in every game, and others. */

import { botTitles } from "../protocol/catalogue";
import { t } from "./i18n.svelte";

/** Who sits where a bot is wanted and nobody says which. */
const USUAL = "helmsman";

const known = (key: string): string => {
  const said = t(key);
  return said === key ? "" : said;
};

/** What a bot is called: a strength by its word, an own bot by its title, any other by its name. */
export const strengthName = (bot: string): string =>
  known(`strength-${bot}`) || botTitles.get(bot) || bot;

/** A word for a bot where there is room for one. */
export const botTag = (bot: string | null): string => known(`strength-${bot ?? ""}`) || t("bot");

/** How strong it is and how long it thinks, in a sentence; "" of other bots. */
export const strengthAbout = (bot: string): string => known(`strength-${bot}.about`);

/** Bots that are no strengths. */
export const otherBots = (bots: string[], strengths: string[]): string[] =>
  bots.filter((bot) => !strengths.includes(bot));

/** The bot to begin with, of those that a game has. */
export function usualBot(bots: string[], strengths: string[]): string {
  if (strengths.includes(USUAL)) return USUAL;
  return strengths[0] ?? (bots.includes("greedy") ? "greedy" : (bots[0] ?? ""));
}
