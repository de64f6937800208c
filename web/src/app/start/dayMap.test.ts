import { beforeEach, describe, expect, test } from "vitest";
import type { GameInfo, ReplayInfo } from "../../protocol/types";
import { LANGUAGES, texts } from "../../ui/i18n.svelte";
import { dayTable, hasDay, resultIn, judged, lettersOf, resultOf, seedOf, today, resultLine } from "./dayMap";
import { dayTables, keepDayTable } from "./dayTables";

const DAY = "2026-11-23";
const RECORD = '{"carrack":1}\n{"move":"end","seat":0}\n{"note":{"seed":"07"}}\n';

const option = (name: string, usual: number) => ({ name, default: usual, choices: [], least: -1, most: 9 });
const GAME = {
  name: "amerigo",
  title: "Amerigo",
  players: [2, 4],
  strengths: ["deckhand", "helmsman"],
  options: [option("stick", 30), option("map_seed", -1)],
} as unknown as GameInfo;

/** What the server says about the record of a game as it should be, but for what a test changes. */
function replayed(options: Record<string, number> = {}, more: Partial<ReplayInfo> = {}): ReplayInfo {
  const seed = seedOf("amerigo", DAY);
  const seat = (kind: string, bot: string | null) => ({ kind, bot });
  return {
    title: "Amerigo",
    header: { game: "amerigo", options: { stick: 30, map_seed: seed, ...options } },
    seats: [seat("human", null), seat("bot", "helmsman")],
    result: { points: [74, 61], places: [1, 2], rule: "" },
    seed: seed.toString(16).padStart(64, "0"),
    ...more,
  } as unknown as ReplayInfo;
}

const RESULT = resultOf(GAME, DAY, 74, RECORD);

beforeEach(() => {
  texts.language = "en";
  localStorage.clear();
});

test("a day begins everywhere at once, and has a seed for every game", () => {
  expect(today(new Date("2026-11-23T23:30:00-05:00"))).toBe("2026-11-24");
  expect(seedOf("amerigo", DAY)).toBe(seedOf("amerigo", DAY));
  const seeds = ["amerigo", "dutch-east-indies"].flatMap((game) => [seedOf(game, DAY), seedOf(game, "2026-11-24")]);
  expect(new Set(seeds).size).toBe(4);
  // it must never change: results of this day are compared with it
  expect(seedOf("amerigo", DAY)).toBe(59_905_111);
});

test("the table of a day has the same map, luck and bot for everybody", () => {
  const seed = seedOf("amerigo", DAY);
  const table = dayTable(GAME, DAY, "Ada", "Ben");
  expect(table).toMatchObject({ players: 2, seed, options: { map_seed: seed }, hints: false });
  expect(table.seats[1]).toEqual({ kind: "bot", bot: "helmsman", name: "Ben" });
  expect(dayTable({ ...GAME, options: [] }, DAY, "Ada", "Ben").options).toEqual({});
  expect([hasDay(GAME), hasDay({ ...GAME, strengths: [] }), hasDay({ ...GAME, players: [3, 4] })]).toEqual([true, false, false]);
});

test("a result is told in a line that is read in any language", () => {
  expect(resultLine(RESULT)).toBe(`Carrack ${DAY} · Amerigo · 2 seats · helmsman · 74 points · ${RESULT.letters}`);
  for (const language of LANGUAGES) {
    texts.language = language;
    expect(resultIn(`Look: ${resultLine({ ...RESULT, points: -3 })}!`)).toEqual({ ...RESULT, points: -3 });
  }
  expect(resultIn("Carrack 2026-11-23 · Amerigo")).toBeNull();
});

test("the letters of a record do not depend on what was noted later, or on how lines end", () => {
  expect(lettersOf(RECORD)).toMatch(/^[a-p]{8}$/);
  expect(lettersOf(`${RECORD.replaceAll("\n", "\r\n")}{"note":{"rematch":"x"}}\n`)).toBe(lettersOf(RECORD));
  expect(lettersOf(RECORD.replace('"end"', '"gold"'))).not.toBe(lettersOf(RECORD));
});

describe("a result is believed only if date, points and record agree", () => {
  const judge = (info: ReplayInfo, text = resultLine(RESULT), record = RECORD) => judged(text, info, record, [GAME]);

  test("one as it should be", () => {
    expect(judge(replayed())).toBe("day-holds");
  });

  test.each([
    ["no result", replayed(), "Hello", "day-unreadable"],
    ["of another day", replayed(), resultLine({ ...RESULT, day: "2026-11-22" }), "day-other-seed"],
    ["draws that do not follow from the seed", replayed({}, { seed: null }), resultLine(RESULT), "day-other-seed"],
    ["other points", replayed(), resultLine({ ...RESULT, points: 75 }), "day-other-points"],
    ["another title", replayed(), resultLine({ ...RESULT, title: "Chess" }), "day-other-game"],
    ["a game that is not over", replayed({}, { result: null }), resultLine(RESULT), "day-unfinished"],
    ["an option", replayed({ stick: 99 }), resultLine(RESULT), "day-other-table"],
    ["another strength", replayed(), resultLine({ ...RESULT, strength: "deckhand" }), "day-other-table"],
    ["another bot", replayed({}, { seats: replayed().seats.map((seat) => ({ ...seat, bot: seat.bot && "deckhand" })) }), resultLine(RESULT), "day-other-table"],
  ])("%s", (_, info, text, key) => {
    expect(judge(info, text)).toBe(key);
  });

  test("another record", () => {
    expect(judge(replayed(), resultLine(RESULT), RECORD.replace("end", "gold"))).toBe("day-other-record");
  });
});

test("tables of a day are known for that day", () => {
  keepDayTable(DAY, "amerigo", "a");
  keepDayTable(DAY, "dutch-east-indies", "b");
  expect(dayTables(DAY)).toEqual({ amerigo: "a", "dutch-east-indies": "b" });
  expect(dayTables("2026-11-24")).toEqual({});
});
