/** Games that begin with one click. */

import { call } from "../../protocol/http";
import type { GameInfo, NewTable, SeatWish } from "../../protocol/types";
import { rememberMade, wayTo } from "../../table/knownTables";
import { botName, usualBot } from "../../ui/botNames";
import { t } from "../../ui/i18n.svelte";
import { router } from "../../ui/route.svelte";
import { settings } from "../../ui/settings.svelte";
import { expects, rungOf } from "./ladder";

/** So many bots and a person make a game that is soon played. */
const PLAYERS = 2;

const me = (): SeatWish => ({ kind: "human", name: settings.name || t("player-name", { number: 1 }) });

/** A person at this device, and bots on all other seats. */
export const against = (bot: string, players: number): SeatWish[] => [
  me(),
  ...Array.from({ length: players - 1 }, (_, i): SeatWish => ({ kind: "bot", bot, name: botName(bot, i + 1) })),
];

/** The numbers of players at which one plays against automata. */
export const aloneOf = ({ automata }: GameInfo): number[] => Object.keys(automata).map(Number);

/** With how many a game is played if nobody says so. */
export const usualPlayers = ({ players: [least, most] }: GameInfo): number => Math.min(Math.max(PLAYERS, least), most);

/** Opens a table and goes there; returns its name. Throws what the server says against it. */
export async function open(table: NewTable): Promise<string> {
  const made = rememberMade(await call("POST /tables", { body: table }));
  router.go(...wayTo(made));
  return made.table;
}

/** A game against bots as strong as suits this person. */
export async function playNow(game: GameInfo): Promise<void> {
  const { name, strengths, bots } = game;
  const players = usualPlayers(game);
  const bot = rungOf(name, strengths).strength || usualBot(bots, strengths);
  const table = await open({ game: name, players, seats: against(bot, players) });
  if (strengths.length) expects(name, strengths, table);
}

/** A game against automata. */
export const playAlone = (game: GameInfo): Promise<string> => {
  const [players = 1] = aloneOf(game);
  return open({ game: game.name, players, seats: against("", players) });
};
