/**
 * The map of the day: one seed by date, the same everywhere. A result is shared as a line of text, and believed if
 * the record that comes with it is of that seed, with those points, and has that hash.
 */

import type { GameInfo, NewTable, RecordHeader, ReplayInfo, Value } from "../../protocol/types";
import { sha256 } from "../../table/sha256";
import { t } from "../../ui/i18n.svelte";

/** The option by which games draw a map of their own for a number. */
const MAP = "map_seed";
const BOT = "helmsman";
const PLAYERS = 2;
const DIGITS = 7; // of a hash, for the seed: every game takes numbers of that size

const hash = (text: string) => sha256(new TextEncoder().encode(text));

/** The day it is now, everywhere the same: 2026-11-23. */
export const today = (now: Date): string => now.toISOString().slice(0, 10);

export const seedOf = (game: string, day: string): number => parseInt(hash(`${game} ${day}`).slice(0, DIGITS), 16);

/** Whether a game may be played on a map of the day: with the bot and as many seats as all others. */
export const hasDay = ({ players: [least, most], strengths }: GameInfo): boolean =>
  strengths.includes(BOT) && least <= PLAYERS && PLAYERS <= most;

/** The table of a day: the same map, luck and bot for everybody. */
export function dayTable({ name, options }: GameInfo, day: string, player: string, bot: string): NewTable {
  const seed = seedOf(name, day);
  return {
    game: name,
    players: PLAYERS,
    options: options.some((option) => option.name === MAP) ? { [MAP]: seed } : {},
    seats: [{ kind: "human", name: player }, { kind: "bot", bot: BOT, name: bot }],
    hints: false,
    seed,
  };
}

export interface DayResult {
  day: string;
  title: string;
  seats: number;
  strength: string;
  points: number;
  /** Eight letters of the record's hash. */
  letters: string;
}

/** Eight letters, a to p, of the hash of a record. What was noted about the table later does not count. */
export function lettersOf(record: string): string {
  const lines = record.split(/\r?\n/).filter((line) => line && !line.startsWith('{"note"'));
  const digits = [...hash(lines.join("\n")).slice(0, 8)];
  return digits.map((digit) => String.fromCharCode(97 + parseInt(digit, 16))).join("");
}

/** The result of a finished table of a day. */
export const resultOf = (game: GameInfo, day: string, points: number, record: string): DayResult => ({
  day,
  title: game.title,
  seats: PLAYERS,
  strength: BOT,
  points,
  letters: lettersOf(record),
});

/** A result as a line of text; numbers stand as they are, so that any language can be read. */
export const resultLine = ({ seats, points, ...rest }: DayResult): string =>
  t("day-told", { ...rest, seats: String(seats), points: String(points) });

const LINE = /(\d{4}-\d\d-\d\d) · ([^·]+) · (\d+)[^·]* · ([\w-]+) · (-?\d+)[^·]* · ([a-p]{8})(?![\w])/;

/** The result in a text that somebody sent; null if there is none. */
export function resultIn(text: string): DayResult | null {
  const [, day, title, seats, strength, points, letters] = LINE.exec(text) ?? [];
  if (!day || !title || !strength || !letters) return null;
  return { day, title, seats: Number(seats), strength, points: Number(points), letters };
}

/** What is to be said about a result and the record that came with it: the key of a sentence. */
export function judged(text: string, info: ReplayInfo, record: string, games: GameInfo[]): string {
  const result = resultIn(text);
  if (!result) return "day-unreadable";
  const game = games.find(({ name }) => name === info.header.game);
  if (!game || info.title !== result.title) return "day-other-game";
  if (!info.result) return "day-unfinished";
  if (info.seed === null || BigInt(`0x${info.seed}`) !== BigInt(seedOf(game.name, result.day))) return "day-other-seed";
  if (!isDayTable(game, result, info)) return "day-other-table";
  if (info.result.points[info.seats.findIndex(({ kind }) => kind === "human")] !== result.points) return "day-other-points";
  return lettersOf(record) === result.letters ? "day-holds" : "day-other-record";
}

/** Whether a record was begun as the table of its day: options, seats and bot. */
function isDayTable(game: GameInfo, { day, seats, strength }: DayResult, { header, seats: sitting }: ReplayInfo): boolean {
  const wanted = dayTable(game, day, "", "");
  const others = game.options.filter((option) => !option.longest); // a text, such as a map, follows from its seed
  const bots = sitting.filter(({ kind }) => kind === "bot");
  return (
    others.every(({ name, default: usual }) => same(chosen(header, name), wanted.options?.[name] ?? usual)) &&
    seats === PLAYERS &&
    strength === BOT &&
    sitting.length === PLAYERS &&
    bots.length === PLAYERS - 1 &&
    bots.every(({ bot }) => bot === BOT)
  );
}

/** An option that a record leaves out has its default. */
const same = (found: Value | undefined, wanted: Value) => found === undefined || String(found) === String(wanted);

const chosen = (header: RecordHeader, name: string): Value | undefined => (header["options"] as Record<string, Value> | undefined)?.[name];
