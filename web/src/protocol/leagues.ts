/** What the page asks about leagues (docs/protocol.md). A page without a server asks nothing of this. */

import type { League, Leagues, Pace, TableLeagueAnswer, Value } from "./types";
import { ask, json } from "./http";

/** A league that somebody wants to make. */
export interface LeagueWish {
  name: string;
  kind: "league" | "swiss";
  game: string;
  at_table: number;
  games: number;
  options: Record<string, Value>;
  clock: Pace | null;
  rated: boolean;
  group_size: number;
  movers: number;
  round_hours: number;
  listed: boolean;
  club: string | null;
}

const at = (league: string, what = "") => `leagues/${encodeURIComponent(league)}${what}`;

export const leagues = () => json<Leagues>("GET", "leagues");

export const make = (wish: LeagueWish) => json<League>("POST", "leagues", [], wish);

/** The league of a table. */
export const leagueOf = (table: string, tokens: string[]) =>
  json<TableLeagueAnswer>("GET", `tables/${encodeURIComponent(table)}/league`, tokens);

/** A league with one of its seasons; 0: the last one. */
export const league = (name: string, season = 0) => json<League>("GET", at(name, season ? `?season=${season}` : ""));

export const change = (name: string, what: { name?: string; open?: boolean; listed?: boolean; hours?: number }) =>
  json<League>("PUT", at(name), [], what);

export const join = (name: string) => json<League>("POST", at(name, "/join"), [], {});

export const leave = (name: string) => json<League>("POST", at(name, "/leave"), [], {});

export const beAway = (name: string, away: boolean) => json<League>("POST", at(name, "/away"), [], { away });

export const begin = (name: string) => json<League>("POST", at(name, "/begin"), [], {});

/** Removes a member, or gives a number of the season that runs to another member; null: to nobody. */
export const remove = (name: string, person: string) => json<League>("POST", at(name, "/people"), [], { person });
export const replace = (name: string, group: number, number: number, by: string | null) =>
  json<League>("POST", at(name, "/people"), [], { group, number, by });

/** A season as the file that `carrack league` reads. */
export const seasonFile = async (name: string, season: number) => (await ask("GET", at(name, `/seasons/${season}`))).text();
