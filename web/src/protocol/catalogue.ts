/** The games that the server offers, and what else is known once they are (docs/protocol.md, Games). */

import { SvelteMap } from "svelte/reactivity";

import { call } from "./http";
import type { GameInfo } from "./types";

/** What bots of this server's own are called, by name: known once the games are (docs/hosting.md). */
export const botTitles = new Map<string, string>();

/** How many seconds a whole turn of a bot takes here at most, as a rule, by name; known once the games are. */
export const turnSeconds = new Map<string, number>();

/** What games are called, by name and language: known once the games are. */
export const gameTitles = new SvelteMap<string, Record<string, string>>();

export async function games(): Promise<GameInfo[]> {
  const found = await call("GET /games");
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
