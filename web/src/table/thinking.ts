/** A bot that thinks at a table. */

import type { Thinking } from "../protocol/types";

export interface ThinkingBot {
  seat: number;
  bot: string;
  /** When it began, by the clock of this device, in ms. */
  since: number;
  /** How many seconds it takes at most, as a rule; null where nobody says so. */
  most: number | null;
  /** How many seconds it has for each decision; null where nobody says so. */
  limit: number | null;
}

export const thinkingBot = ({ seat, bot, elapsed, seconds, limit }: Thinking): ThinkingBot => ({
  seat,
  bot,
  since: Date.now() - elapsed * 1000,
  most: seconds,
  limit,
});
