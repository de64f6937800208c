/** What another try shows: which turns, how a try compares, and the best with its rules. */

import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysedDecision, Analysis, JudgedTurn } from "../../protocol/types";
import type { Words } from "../../stage/words";
import { event, move, seat, step } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";
import AgainControls from "./AgainControls.svelte";
import AgainPanel from "./AgainPanel.svelte";
import AgainTurns from "./AgainTurns.svelte";
import { givenAway } from "./givenAway";
import "./words";

let close = () => undefined as unknown;

function shown<Given extends Record<string, unknown>>(part: Component<Given>, props: Given): void {
  const made = mount(part, { target: document.body, props });
  close = () => {
    close = () => undefined;
    return unmount(made);
  };
  flushSync();
}

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();
const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-testid=${name}]`)];
const text = (name: string) => plain(all(name)[0]?.textContent ?? "");
const words = { move: ({ move }) => move, event: ({ event }) => event, turn: () => "", continues: () => false, chapter: () => null, opening: () => ({ seat: -1 }) } as Words;
const loss = { win: 0.034, points: 1.25, error: { win: 0.008, points: 0.4 } };

beforeEach(() => {
  texts.language = "en";
});
afterEach(() => {
  close();
  document.body.innerHTML = "";
});

const decision = (at: number, who: number): AnalysedDecision => ({ at, turn: at, seat: who, strong: true, loss: { win: 0.2, points: 1 }, error: { win: 0.01, points: 1 } }) as AnalysedDecision;

function table(you: number[], found: Partial<Analysis> | null) {
  const request = { found, running: !found, state: null, problem: null, start: vi.fn(), find: vi.fn() };
  return { table: "t", game: "tiny", you, seats: [seat(0, { name: "Ada" }), seat(1, { name: "Ben" }), seat(2, { name: "Hans", kind: "automaton" })], analysis: request };
}

const listed = (of: ReturnType<typeof table>, mayBegin = true) => {
  const onchoose = vi.fn();
  shown(AgainTurns as never, { table: of, mayBegin, onchoose, onclose: vi.fn() });
  return onchoose;
};

test("the list names turns and nothing else: one's own, or of whom one has chosen", () => {
  const found = { judged: true, decisions: [decision(7, 0), decision(3, 0)] };
  const onchoose = listed(table([0], found));
  expect(all("again-seat")).toEqual([]);
  expect(all("again-turn").map((each) => plain(each.textContent))).toEqual(["1 Turn 4, Ada", "1 Turn 8, Ada"]);
  all("again-turn")[1]?.click();
  expect(onchoose).toHaveBeenCalledWith(7);
  close();
  listed(table([], found), false);
  expect(all("again-seat").map((each) => plain(each.textContent))).toEqual(["1 Ada", "2 Ben"]);
  all("again-seat")[1]?.click();
  flushSync();
  expect([all("again-turn"), text("again-none")]).toEqual([[], expect.stringContaining("No turn of Ben gave away anything")]);
});

test("an analysis that is not there is asked for by those who may, and its progress shown", () => {
  const own = table([0], null);
  listed(own);
  expect([own.analysis.start.mock.calls.length, all("study-progress").length]).toEqual([1, 1]);
  close();
  const watched = table([], null);
  listed(watched, false);
  expect([watched.analysis.start.mock.calls.length, watched.analysis.find.mock.calls.length]).toEqual([0, 1]);
  close();
  listed(table([0], { judged: false, decisions: [] }));
  expect(text("again-none")).toContain("No bot here evaluates positions");
});

test("what counts most in the game comes first, each with its error, in the language of the page", () => {
  expect(plain(givenAway("tiny", loss))).toBe("3.4 ± 0.8% of a win (1.3 ± 0.4 pts)");
  texts.add("amerigo", "en", "points-short = { $points } VP\nagain-loss = { $points }, { $win } of a win\n");
  expect(plain(givenAway("amerigo", loss))).toBe("1.3 ± 0.4 VP, 3.4 ± 0.8% of a win");
  expect(plain(givenAway("tiny", { ...loss, error: { win: 0, points: 0 } }, true))).toBe("−3.4% of a win (−1.3 pts)");
});

interface Shown {
  what?: string;
  accepted?: boolean;
  misses?: number;
  reply?: number;
  steps?: ReturnType<typeof step>[];
  best?: ReturnType<typeof move>[];
}

function again({ what = "tried", accepted, misses = 0, reply = 0, steps = [], best = [] }: Shown) {
  const verdict = accepted === undefined ? null : ({ accepted, loss, tried: { line_moves: [move("gold"), move("end")] } } as unknown as JudgedTurn);
  const plan = { game: "tiny", seats: [seat(0), seat(1)], shown: steps.length, line: steps.map((each) => ({ step: each })), stopped: false, deciding: 0, go: vi.fn() };
  const made = { plan, turn: { at: 0, turn: 0, seat: 0 }, what, verdict, misses, reply, replyFrom: reply ? 1 : null, best, stepOf: (i: number) => steps[i] ?? null, busy: false, judging: false, replying: false, error: null };
  return { ...made, compared: verdict !== null && what !== "nothing", mayShow: misses > 1, canCompare: true, tried: steps, again: vi.fn(), compare: vi.fn(), nothing: vi.fn(), show: vi.fn() };
}

const panel = (of: Shown) => {
  shown(AgainPanel as never, { again: again(of), words });
};

test.each([
  ["tried", true, "✓ As good as the best, as far as can be told. Difference: −3.4"],
  ["tried", false, "✗ This gives away 3.4"],
  ["nothing", false, "The least that the rules allow: gold, end. Doing nothing would have given away 3.4"],
  ["nothing", true, "The least that the rules allow: gold, end. Doing nothing would have been as good"],
  ["played", false, "What was played in the game gave away 3.4"],
])("what was %s, accepted: %s, is said", (what, accepted, said) => {
  panel({ what, accepted });
  expect(text("again-verdict")).toContain(said);
});

test("the reply is counted, and told move by move", () => {
  panel({ accepted: false, reply: 2, steps: [step(1)] });
  expect(text("again-reply")).toContain("2 moves of what may follow");
  close();
  panel({ accepted: false, reply: 2, steps: [step(1), step(2, { seat: 1, events: [event("sails", 1)] })] });
  expect(text("again-reply")).toBe("Move 1 of 2 of what may follow. Player 1: sails");
});

test("the best is told with the rules of its moves, the same move in a row once", () => {
  const steps = [step(1, { events: [event("load", 0), event("other", 1, { rule: "X-9" })] }), step(2, { events: [event("load", 0)] }), step(3)];
  panel({ what: "played", accepted: false, steps, best: [move("load"), move("load"), move("sail", { rule: "X-2" })] });
  expect([...document.querySelectorAll("[data-testid=again-best] li")].map((each) => plain(each.textContent))).toEqual(["load × 2 X-1", "sail X-2"]);
});

test("one button compares, then begins again, and keeps the focus; the best is offered after two tries", () => {
  const tried = again({ steps: [step(1)] });
  shown(AgainControls as never, { again: tried, end: move("end"), link: "https://x.org/#/t/t?again=0" });
  expect([all("again-nothing"), all("again-copy"), all("again-show")]).toEqual([[], [], []]);
  all("again-compare")[0]?.click();
  expect(tried.compare).toHaveBeenCalledWith(move("end"));
  close();
  const missed = again({ accepted: false, misses: 2, reply: 1, steps: [step(1)] });
  shown(AgainControls as never, { again: missed, end: undefined, link: null });
  expect(all("again-compare")).toEqual([]);
  for (const each of ["again-next", "again-show", "again-again"]) all(each)[0]?.click();
  expect(missed.show).toHaveBeenCalledOnce();
  expect(missed.again).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(all("again-again")[0]);
});
