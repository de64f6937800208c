/** What the server offers: games with their options, rules, texts and maps (docs/protocol.md, Games). */

import type { GameInfo, OfferedMap, Rule } from "./types";
import { ask, json } from "./http";

/** What bots of this server's own are called, by name: known once the games are (docs/hosting.md). */
export const botTitles = new Map<string, string>();

export async function games(): Promise<GameInfo[]> {
  const found = await json<GameInfo[]>("GET", "games");
  for (const { titles } of found) for (const [bot, title] of Object.entries(titles)) botTitles.set(bot, title);
  return found;
}

export const rules = (game: string, language: string) =>
  json<Rule[]>("GET", `games/${game}/rules/${language}`);

export const messages = async (game: string, language: string) =>
  (await ask("GET", `games/${game}/messages/${language}`)).text();

export const maps = (game: string) => json<OfferedMap[]>("GET", `games/${game}/maps`);

/** What a game says about a map; which form that has only the game's own folder knows. */
export const checkMap = async (game: string, text: string): Promise<unknown> =>
  json<unknown>("POST", `games/${game}/maps/check`, [], { text });

export const generateMap = async (game: string, players: number, seed: number) =>
  (await json<{ text: string }>("POST", `games/${game}/maps/generate`, [], { players, seed })).text;
