/** What the server offers: games with their options, rules, texts and maps (docs/protocol.md, Games). */

import { SvelteMap } from "svelte/reactivity";

import type { Created, GameInfo, Lesson, OfferedMap, Rule, View } from "./types";
import { ask, json } from "./http";

/** What bots of this server's own are called, by name: known once the games are (docs/hosting.md). */
export const botTitles = new Map<string, string>();

/** How many seconds a whole turn of a bot takes here at most, as a rule, by name; known once the games are. */
export const turnSeconds = new Map<string, number>();

/** What games are called, by name and language: known once the games are. */
export const gameTitles = new SvelteMap<string, Record<string, string>>();

export async function games(): Promise<GameInfo[]> {
  const found = await json<GameInfo[]>("GET", "games");
  for (const { name, about, titles, seconds } of found) {
    gameTitles.set(name, Object.fromEntries(Object.entries(about).map(([language, said]) => [language, said.title])));
    for (const [bot, title] of Object.entries(titles)) botTitles.set(bot, title);
    for (const [bot, most] of Object.entries(seconds)) turnSeconds.set(bot, most);
  }
  return found;
}

let listed: Promise<GameInfo[]> | null = null;

/** The games of this server, asked for once. */
export function installed(): Promise<GameInfo[]> {
  listed ??= games().catch((problem: unknown) => {
    listed = null; // whoever asks again may have more luck
    throw problem;
  });
  return listed;
}

export const rules = (game: string, language: string) =>
  json<Rule[]>("GET", `games/${game}/rules/${language}`);

/** Texts of a game, without those whose keys begin with one of `without`. */
export const messages = async (game: string, language: string, without: string[] = []) =>
  (await ask("GET", `games/${game}/messages/${language}${without.length ? `?without=${without.join(",")}` : ""}`)).text();

/** Positions of a game that bots played: of each view what differs from the one before. */
export const showcase = (game: string) => json<Partial<View>[]>("GET", `games/${game}/showcase`);

export const maps = (game: string) => json<OfferedMap[]>("GET", `games/${game}/maps`);

/** What a game says about a map; which form that has only the game's own folder knows. */
export const checkMap = async (game: string, text: string): Promise<unknown> =>
  json<unknown>("POST", `games/${game}/maps/check`, [], { text });

export const generateMap = async (game: string, players: number, seed: number) =>
  (await json<{ text: string }>("POST", `games/${game}/maps/generate`, [], { players, seed })).text;

/** The course of a game: its lessons in order. */
export const lessons = (game: string) => json<Lesson[]>("GET", `games/${game}/lessons`);

/** A table that stands where a lesson begins; `names` are those of seats that nobody plays. */
export const beginLesson = (game: string, lesson: string, name: string, names: string[]) =>
  json<Created>("POST", `games/${game}/lessons/${lesson}`, [], { name, names });
