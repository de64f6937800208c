/** What an answer beside the board is made of, press by press. */

import { expect, test } from "vitest";
import type { LogLine } from "../../table/steps";
import { loadWords } from "../../testing/files";
import { event, position, seat, step } from "../../testing/game";
import { TabletopNews, withWaiting } from "../../table/tabletop";
import type { GameEvent, Question as WaitingQuestion, Tabletop } from "../../protocol/types";
import { answerOf, areCounts, begun, choiceOf, cleared, isAtOnce, isGrid, isOneByOne, isTaken, nextRow, picked } from "./answer";
import type { Question } from "./answer";
import { hasAutomaton, allAnnounced, announcedAtFirst, announcedCount, unannounced, walked } from "./announced";
import { wordText } from "./words";

const question = (choices: string[][], distinct = false): Question => ({ about: "?", labels: [], choices, distinct });
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => String(i));
const dice = question([upTo(6).slice(1), upTo(6).slice(1)]);
const wind = question([["north", "east", "south", "west"]]);
const cubes = question([upTo(9), upTo(0), upTo(4)]);
const seats = question([["Ada", "Ben", "Cleo"], ["Ada", "Ben", "Cleo"], ["Ada", "Ben", "Cleo"]], true);
const tiles = question(Array.from({ length: 4 }, () => upTo(15).map((each) => `tile ${each}`)), true);

test("one or two values are sent with the last press, more are looked at again", () => {
  expect([dice, wind, cubes, seats, tiles].map(isAtOnce)).toEqual([true, true, false, false, false]);
  expect([dice, wind, cubes, seats, tiles].map(isOneByOne)).toEqual([false, false, false, false, true]);
  const first = picked(dice, begun(dice), 1, 4);
  expect([answerOf(first), nextRow(first)]).toEqual([null, 0]);
  expect(answerOf(picked(dice, first, 0, 2))).toEqual([2, 4]);
});

test("cubes of each colour are counted from nothing, and the empty answer is one", () => {
  expect([dice, wind, cubes, seats, tiles].map(areCounts)).toEqual([false, false, true, false, false]);
  expect(answerOf(begun(cubes))).toEqual([0, 0, 0]);
  expect(answerOf(picked(cubes, begun(cubes), 0, 9))).toEqual([9, 0, 0]);
  expect(answerOf(picked(cubes, begun(cubes), 2, 5))).toEqual([0, 0, 0]); // there are only four
});

test("what is in one place is in no other, and the last place has what is left", () => {
  const first = picked(seats, begun(seats), 0, 2);
  expect([isTaken(seats, first, 1, 2), isTaken(seats, first, 0, 2), isTaken(wind, [1], 0, 1)]).toEqual([true, false, false]);
  expect(picked(seats, first, 1, 2)).toEqual([2, null, null]);
  expect(picked(seats, first, 1, 0)).toEqual([2, 0, 1]);
  expect(picked(tiles, [1, 2, 3, null], 3, 3)).toEqual([1, 2, 3, null]);
  expect(cleared([2, 0, 1], 1)).toEqual([2, null, 1]);
});

test("a digit is the number that is on the thing, else that of its place in the list", () => {
  expect([choiceOf(dice.choices[0] ?? [], "1"), choiceOf(dice.choices[0] ?? [], "7")]).toEqual([0, -1]);
  expect([choiceOf(wind.choices[0] ?? [], "1"), choiceOf(wind.choices[0] ?? [], "5")]).toEqual([0, -1]);
  expect(choiceOf(upTo(3), "0")).toBe(0);
});

test("a word is read down to its last word, and of a drawing its name", () => {
  expect(wordText("none", "Gull Rock\n.#.\n###", [])).toBe("Gull Rock");
  expect(wordText("none", [{ key: "solo-wild", args: {} }, "again"], [])).toBe("Solo wild again");
  loadWords("dutch-east-indies");
  const clove = { key: "entered-item", args: { count: 2, item: "clove" } };
  const card = { key: "told-card", args: { crates: 1, goods: [clove] } };
  expect(wordText("dutch-east-indies", card as never, [])).toBe("It asks for 1 crate and gives 2 × clove.");
});

const asked = (move: string, events: GameEvent[]): WaitingQuestion => ({ about: "?", labels: [], choices: [], distinct: false, seat: null, move, entered: 0, events });
const beside = (at: number, what: WaitingQuestion | null = null): Tabletop => ({ at, asked: what, mends: true, finished: false });

test("a move that waits is told like a step, until it is one or is taken back", () => {
  const steps = [step(0), step(1)];
  const waiting = withWaiting(steps, position({ seq: 1, beside: beside(3, asked("end", [event("wind", 1)])) }));
  expect(waiting.map(({ seq, move }) => [seq, move])).toEqual([[0, ""], [1, ""], [2, "end"]]);
  expect(withWaiting(waiting, position({ seq: 1, beside: beside(4) }))).toEqual(steps);
  expect(withWaiting(waiting, position({ seq: 0, beside: beside(5, asked("", [])) }))).toEqual([step(0)]);
  expect(withWaiting(steps, position({ seq: 1 }))).toBe(steps);
});

test("an answer that comes after what followed it changes nothing", () => {
  const board = new TabletopNews();
  expect([board.update({ beside: null }), board.update({ beside: beside(2) }), board.update({ beside: beside(2) })]).toEqual([false, true, false]);
  expect([board.isOld({ beside: beside(1) }), board.isOld({ beside: beside(2) }), board.isOld({ beside: beside(3) }), board.isOld({ beside: null })]).toEqual([true, true, false, false]);
});

test("of a turn that grows only what is new is told, and only an automaton's is gone through", () => {
  const line = (i: number): LogLine => ({ key: `7-${i}`, step: step(7), event: event("sailed", 1), times: 1 });
  const acts = [[line(0)], [line(1), line(2)], [line(3)]];
  const now = step(7, { events: [0, 1, 2, 3].map(() => event("sailed", 1)) });
  expect([allAnnounced([now]), announcedCount({ seq: 7, events: 3 }, now), announcedCount({ seq: 6, events: 3 }, now), announcedCount({ seq: 8, events: 0 }, now)]).toEqual([
    { seq: 7, events: 4 }, 3, 0, Infinity,
  ]);
  expect([announcedAtFirst([now], true), announcedAtFirst([now], false), announcedAtFirst([step(6), now], true)].map(({ events }) => events)).toEqual([0, 4, 4]);
  expect(walked(acts, 0)).toEqual(acts.slice(0, 2)); // the last stands above what may be done
  expect(unannounced(acts, 2)).toEqual(acts.slice(1));
  expect(unannounced(acts, 4)).toEqual([]);
  expect(hasAutomaton(now, [seat(0), seat(1, { kind: "automaton" })])).toBe(true);
  expect(hasAutomaton(now, [seat(0), seat(1)])).toBe(false);
});

test("two values that fall at once have a button for each pair, unless one of them is told by a count or is taken", () => {
  const pair = question([["Ada", "Ben"], ["Ada", "Ben"]], true);
  expect([dice, wind, cubes, seats, tiles, pair, question([upTo(8), upTo(8)])].map(isGrid)).toEqual([true, false, false, false, false, false, false]);
});
