/** What the server offers: games with their options, rules, texts and maps (docs/protocol.md, Games). */

import { rememberTitles } from "./strengths";
import { ask, json } from "./wire";

export interface GameOption {
  name: string;
  default: number | string;
  choices: string[];
  least: number;
  most: number;
  /** The option whose choice brings this one another default, and which. */
  follows?: string;
  defaults?: Record<string, number>;
  /** The value is a text of at most so many characters, such as a map of one's own. */
  longest?: number;
  /** The numbers of players for whom there is such an option; left out: all. */
  players?: number[];
  /** The numbers of players for whom a choice can be played; not named: all. */
  choice_players?: Record<string, number[]>;
}

export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  /** How many opponents the rules play, by number of players; left out: none. */
  automata: Record<string, number>;
  options: GameOption[];
  bots: string[];
  /** Bots that are meant for people, the weakest first. */
  strengths: string[];
  /** What bots of this server's own are called, by name. */
  titles: Record<string, string>;
  version: string;
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export async function games(): Promise<GameInfo[]> {
  const found = await json<GameInfo[]>("GET", "games");
  for (const game of found) rememberTitles(game.titles);
  return found;
}

export const rules = (game: string, language: string) =>
  json<Rule[]>("GET", `games/${game}/rules/${language}`);

export const messages = async (game: string, language: string) =>
  (await ask("GET", `games/${game}/messages/${language}`)).text();

/** A map that one's own may begin with. */
export interface OfferedMap {
  name: string;
  title: string;
  players: number;
  text: string;
}

export const maps = (game: string) => json<OfferedMap[]>("GET", `games/${game}/maps`);

/** What a game says about a map; which form that has only the game's own folder knows. */
export const checkMap = async (game: string, text: string): Promise<unknown> =>
  json<unknown>("POST", `games/${game}/maps/check`, [], { text });

export const generateMap = async (game: string, players: number, seed: number) =>
  (await json<{ text: string }>("POST", `games/${game}/maps/generate`, [], { players, seed })).text;
