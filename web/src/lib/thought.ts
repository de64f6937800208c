/** A bot that thinks at a table. */

/** As the server says it (docs/protocol.md, `thinking`). */
export interface Thinking {
  seat: number;
  bot: string;
  /** How long already when this was said, and how long a turn of it takes at most as a rule; in seconds. */
  elapsed: number;
  seconds: number | null;
  /** Of a bot that is not ours: how long it has for each decision. */
  limit: number | null;
}

export interface Thought {
  seat: number;
  bot: string;
  /** When it began, by the clock of this device, in ms. */
  since: number;
  /** How many seconds it takes at most, as a rule; null where nobody says so. */
  most: number | null;
  /** How many seconds it has for each decision; null where nobody says so. */
  limit: number | null;
}

export const thoughtOf = ({ seat, bot, elapsed, seconds, limit }: Thinking): Thought => ({
  seat,
  bot,
  since: Date.now() - elapsed * 1000,
  most: seconds,
  limit,
});
