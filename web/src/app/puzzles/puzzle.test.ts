/** Puzzles: which one a day has, what is certain of one, what the device remembers, and what is told when it is out. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JudgedTurn } from "../../protocol/types";
import type { Words } from "../../stage/words";
import { move, seat } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";
import AgainPanel from "../again/AgainPanel.svelte";
import "../again/words";
import { daysOf, proofOf, puzzlesOf } from "./puzzle";
import type { Puzzle } from "./puzzle";
import { keepOutcome, outcomes } from "./solved";

vi.mock("../../games/modules", () => ({
  moduleOf: (game: string) => Promise.resolve(game === "bare" ? { draws: "stage", module: {} } : { draws: "stage", module: { puzzles: () => Promise.resolve('{"seed":7}\n{"seed":9}\n') } }),
}));

const at = (time: string) => new Date(time);

beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
});
afterEach(() => {
  document.body.innerHTML = "";
});

test("every day has one, which changes at midnight UTC; the days back show each once", () => {
  const numbers = (time: string) => daysOf(3, at(time)).map(({ number }) => number);
  expect(numbers("2026-11-29T00:00:00Z")).toEqual(numbers("2026-11-29T23:59:59Z"));
  const [today, yesterday, before] = numbers("2026-11-29T12:00:00Z");
  expect(numbers("2026-11-28T12:00:00Z")).toEqual([yesterday, before, today]);
  expect(new Set([today, yesterday, before])).toEqual(new Set([1, 2, 3]));
  expect(daysOf(2, at("2026-11-29T12:00:00Z")).map(({ date }) => date.toISOString().slice(0, 10))).toEqual(["2026-11-29", "2026-11-28"]);
  expect(daysOf(0, at("2026-11-29T12:00:00Z"))).toEqual([]);
});

test("those of a game are what its module brings, line by line", async () => {
  expect(await puzzlesOf("any")).toEqual([{ seed: 7 }, { seed: 9 }]);
  expect(await puzzlesOf("bare")).toEqual([]);
});

test("a proof is the smaller lead of either network, and how often the best led", () => {
  const leads = [{ win: 0.2, points: 6, ahead: 20 }, { win: 0.13, points: 7, ahead: 19 }];
  expect(proofOf({ leads } as Puzzle)).toEqual({ win: 0.13, points: 6, ahead: 39, blocks: 40 });
});

test("what was solved stays solved, each game for itself", () => {
  keepOutcome("a", 7, "tried");
  keepOutcome("b", 7, "tried");
  keepOutcome("a", 7, "solved");
  keepOutcome("a", 7, "tried");
  expect([outcomes("a"), outcomes("b"), outcomes("c")]).toEqual([{ 7: "solved" }, { 7: "tried" }, {}]);
});

test.each(["{", "null", "[]", '"x"', "3", '{"a":null}', '{"a":"tried"}', '{"a":[1]}', '{"a":{"7":{"x":1}}}'])("what cannot have been kept counts for nothing, and is written over: %s", (kept) => {
  localStorage.setItem("carrack.puzzles", kept);
  expect(outcomes("a")).toEqual({});
  keepOutcome("a", 7, "solved");
  expect(outcomes("a")).toEqual({ 7: "solved" });
});

test.each([
  ["tried", false, false, "✗ This gives away 0% of a win (0 pts)."],
  ["tried", true, true, "✓ As good as the best, as far as can be told. Difference: 0% of a win (0 pts). It leads."],
  ["played", true, true, "The best that was found: sail It leads."],
])("its proof is told once there is no more to find: %s, accepted: %s", (what, accepted, isOut, said) => {
  const loss = { win: 0, points: 0, error: { win: 0, points: 0 } };
  const plan = { game: "tiny", seats: [seat(0), seat(1)], shown: 1, line: [] };
  const again = { plan, turn: { at: 0, turn: 0, seat: 1 }, what, isOut, verdict: { accepted, loss } as JudgedTurn, reply: 0, replyFrom: null, best: [move("sail")], stepOf: () => null, busy: false, judging: false, replying: false, error: null };
  const words = { move: ({ move }) => move } as Words;
  const made = mount(AgainPanel as never, { target: document.body, props: { again, words, proof: "It leads." } });
  flushSync();
  expect((document.body.textContent ?? "").replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim()).toBe(said);
  void unmount(made);
});
