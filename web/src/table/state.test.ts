/** What a table keeps track of while it is shown. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../protocol/http";
import type { AnalysisState, Assessment, MoveValue, View } from "../protocol/types";
import { event, move, position, push, seat, step, view } from "../testing/game";
import { settings, PAUSE } from "../ui/settings.svelte";
import { texts } from "../ui/i18n.svelte";
import { AnalysisRequest } from "./analysisRequest.svelte";
import { pauseAfter } from "./animationSpeed";
import { Baseline } from "./baseline.svelte";
import { record } from "./bestResults";
import { focusSeat, isAlone, named, namesOf } from "./gameView";
import { Hint } from "./hint.svelte";
import { NewSteps } from "./newSteps";
import { outcomeText, overLine } from "./outcomeText";
import { Replay } from "./replay.svelte";
import { UndoableEnd } from "./undoableEnd.svelte";

beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a replay", () => {
  const steps = [
    step(0, { kind: "setup", seat: -1 }),
    step(1, { turn: 0 }),
    step(2, { turn: 0, undone: true }),
    step(3, { kind: "undo" }),
    step(4, { turn: 0 }),
    step(5, { turn: 1, seat: 1 }),
    step(6, { turn: 2 }),
  ];
  const open = () => new Replay("amerigo", [seat(0), seat(1)], [0], steps, (seq) => Promise.resolve({ view: view(seq), step: step(seq) }));

  test("stops at every step that stands, and passes over what was taken back", async () => {
    const replay = open();
    await replay.goSeq(3);
    expect(replay.seq).toBe(1);
    expect(replay.until).toBe(3);
    await replay.by(1);
    expect(replay.seq).toBe(4);
    expect(replay.steps.map(({ seq }) => seq)).toEqual([0, 1, 4]);
    await replay.by(99);
    expect(replay.at).toBe(replay.last);
    expect(replay.until).toBe(Infinity);
  });

  test("goes to the position in which a turn begins, after the last to the end", async () => {
    const replay = open();
    await replay.goTurn(1);
    expect(replay.seq).toBe(4);
    await replay.goTurn(0);
    expect(replay.seq).toBe(0);
    await replay.goTurn(3);
    expect(replay.seq).toBe(6);
  });

  test("marks what the step has changed, and ends where the game stands", async () => {
    const replay = open();
    await replay.goSeq(5);
    expect([replay.view.turn, replay.base?.turn]).toEqual([5, 4]);
    expect(replay.endsWith(steps)).toBe(true);
    expect(replay.endsWith([...steps, step(7)])).toBe(false);
    expect(replay.endsWith([...steps, step(7, { undone: true })])).toBe(true);
  });

  test("shows where it was sent last, though an earlier answer comes later", async () => {
    const answers: Record<number, (found: { view: View; step: ReturnType<typeof step> }) => void> = {};
    const replay = new Replay("amerigo", [], [], steps, (seq) => new Promise((done) => (answers[seq] = done)));
    const [first, second] = [replay.goSeq(5), replay.goSeq(1)];
    for (const seq of [0, 1, 4, 5]) answers[seq]?.({ view: view(seq), step: step(seq) });
    await Promise.all([first, second]);
    expect(replay.seq).toBe(1);
  });
});

test("after a reload the baseline is the position in which this device's seat last finished a turn", async () => {
  const steps = [step(0, { kind: "setup", seat: -1 }), step(1, { turn: 0 }), step(2, { turn: 1, seat: 1 })];
  const asked: number[] = [];
  const load = (seq: number) => {
    asked.push(seq);
    return Promise.resolve({ view: view(seq) });
  };
  const known = { you: [0], steps, seatList: [seat(0), seat(1)], position: position({ view: view(2) }) };
  const baseline = new Baseline(known, load);
  await baseline.find();
  expect(baseline.view?.turn).toBe(1);
  // alone, the automaton has played inside the same step: what stood before it is compared with
  await new Baseline({ ...known, seatList: [seat(0), seat(1, { kind: "automaton" })] }, load).find();
  expect(asked).toEqual([1, 0]);
});

describe("a hint", () => {
  const value = (name: string): MoveValue => ({ ...move(name), win: 0.5, points: 3, visits: 1, line: [name], line_moves: [] });
  const answer = (...names: string[]): Assessment => ({ bot: "helmsman", seat: 0, moves: names.map(value), wins: [], points: [], seq: 0, iterations: 9, seconds: 1 });
  const now = { legal: ["a", "b", "c", "d", "e"].map((name) => move(name)), courses: [] };

  test("marks the three best moves that are legal here", async () => {
    const hint = new Hint(() => now, () => Promise.resolve(answer("x", "b", "a", "d", "c")));
    await hint.ask();
    expect(hint.marks.map(({ rank, move }) => [rank, move.move])).toEqual([[1, "b"], [2, "a"], [3, "d"]]);
  });

  test("that comes when nobody waits for it any more is none", async () => {
    let say: (found: Assessment) => void = () => undefined;
    const hint = new Hint(() => now, () => new Promise((done) => (say = done)));
    const asked = hint.ask();
    hint.clear();
    say(answer("a"));
    await asked;
    expect([hint.open, hint.answer]).toEqual([false, null]);
  });
});

describe("an analysis", () => {
  const SO_FAR = { turns: [] } as unknown as AnalysisState["so_far"];
  const state = (status: AnalysisState["status"], done = 0): AnalysisState => ({
    status, done, total: 9, message: "", key: "", args: {}, so_far: status === "running" ? SO_FAR : null,
    analysis: status === "done" ? ({ turns: [] } as unknown as AnalysisState["analysis"]) : null,
  });

  test("is begun once, and waited for until it is there", async () => {
    vi.useFakeTimers();
    const begin = vi.fn(() => Promise.resolve(state("waiting")));
    const look = vi.fn().mockResolvedValueOnce(state("running", 3)).mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue(state("done"));
    const request = new AnalysisRequest(begin, look);
    const started = request.start();
    void request.start();
    await vi.runAllTimersAsync();
    await started;
    expect(begin).toHaveBeenCalledTimes(1);
    expect(look).toHaveBeenCalledTimes(3);
    expect(request.found).not.toBeNull();
    expect(request.running).toBe(false);
  });

  test("that the server refuses is a problem", async () => {
    const request = new AnalysisRequest(() => Promise.reject(new Refused(403, "seat", "no", "", {})), vi.fn());
    await request.start();
    expect(request.problem).toBeInstanceOf(Refused);
    expect(request.running).toBe(false);
  });

  test("shows how far it is when the server says so", async () => {
    vi.useFakeTimers();
    const request = new AnalysisRequest(() => Promise.resolve(state("waiting")), () => Promise.resolve(state("running", 1)));
    void request.start();
    await vi.advanceTimersByTimeAsync(1);
    request.heard({ status: "running", done: 5, total: 9 });
    expect(request.state).toMatchObject({ status: "running", done: 5 });
    expect([request.soFar, request.found]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([request.soFar, request.found]).toEqual([SO_FAR, null]);
    request.close();
    await vi.runAllTimersAsync();
  });
});

test("the end of a turn can be taken back for some seconds, by whoever's it was", () => {
  vi.useFakeTimers();
  const end = new UndoableEnd();
  end.said({ seat: 0, to: 4, seconds: 5 }, [0]);
  vi.advanceTimersByTime(4999);
  expect(end.now?.to).toBe(4);
  vi.advanceTimersByTime(2);
  expect(end.now).toBeNull();
  end.said({ seat: 1, to: 4, seconds: 5 }, [0]);
  expect(end.now).toBeNull();
});

test("steps are new once, and none is when all of them are old", () => {
  const news = new NewSteps();
  expect(news.of([step(0), step(1)])).toEqual([]);
  expect(news.of([step(0), step(1), step(2), step(3, { undone: true })]).map(({ seq }) => seq)).toEqual([2]);
  expect(news.of([step(3)])).toEqual([]);
});

test("what others do stays on show as long as the speed says, what changes nothing less long", () => {
  settings.speed = "slow";
  const theirs = (seq: number, events = [event(`deed-${seq}`, 1)]) => push([step(seq, { seat: 1, events })]);
  expect(pauseAfter(theirs(1), [0])).toBe(PAUSE.slow);
  expect(pauseAfter(theirs(1, []), [0])).toBeLessThan(PAUSE.slow / 2);
  expect(pauseAfter(theirs(1), [1])).toBe(0);
  const sailing = [4, 5].map((square) => push([step(square, { seat: 1, events: [event("sailed", 1, { square })] })]));
  expect(sailing[0] && pauseAfter(sailing[0], [0], sailing[1])).toBeLessThan(PAUSE.slow / 2);
  settings.speed = "normal";
});

test("the best so far is of the same game with as many players, each game counted once", () => {
  const game = (table: string, points: number, place: number, players = 2) => record({ table, game: "amerigo", players, points, place });
  game("a", 80, 1);
  game("b", 120, 2, 3);
  expect(game("c", 60, 2)).toEqual({ played: 2, won: 1, best: 80 });
  expect(game("c", 60, 2)).toEqual({ played: 2, won: 1, best: 80 });
});

describe("who has won, in words", () => {
  const seats = [seat(0, { name: "Ada" }), seat(1, { name: "Ben" })];
  const result = (points: number[], places: number[]) => ({ points, places, rule: "X-1" });

  test("names the winner, a tie that an order has broken, and a place that is shared", () => {
    expect(outcomeText("none", seats, result([9, 12], [2, 1]))).toMatch(/Ben.*12/);
    expect(outcomeText("none", seats, result([9, 9], [1, 2]))).not.toBe(outcomeText("none", seats, result([9, 8], [1, 2])));
    const shared = outcomeText("none", seats, result([9, 9], [1, 1]));
    expect(shared).toMatch(/Ada and Ben/);
    expect(overLine("none", seats, result([9, 9], [1, 1]))).toMatch(/Ada and Ben/);
  });

  test("says the automaton's victory in another way, and a game's own sentence before all", () => {
    const alone = named("dutch-east-indies", [seat(0, { name: "Ada" }), seat(1, { kind: "automaton", name: "" })]);
    expect(outcomeText("none", alone, result([3, 8], [2, 1]))).toMatch(/automaton/);
    texts.add("own", "en", "won-x-1 = Nobody but { $player } is afloat.");
    expect(outcomeText("own", seats, result([9, 12], [2, 1]))).toBe("Nobody but Ben is afloat.");
    expect(overLine("own", seats, result([9, 12], [2, 1]))).toBe("Nobody but Ben is afloat.");
  });
  texts.add("lamps", "en", "automaton = The lamplighter");
  expect(named("lamps", [seat(1, { kind: "automaton" })])[0]?.name).toBe("The lamplighter");
});

test("the page looks through the seat that decides here, else the first of this device, else as it may", () => {
  const at = (decides: number, viewer: number | null, you: number[]) => focusSeat({ view: view(0, { seat: decides, viewer }), you });
  expect([at(1, 0, [0, 1]), at(2, 0, [0, 1]), at(1, 2, []), at(1, null, [])]).toEqual([1, 0, 2, -1]);
});

test("seats are named in the language of the page, and one is alone with an automaton only", () => {
  const seats = [seat(0, { name: "Ada" }), seat(1, { name: "Ben", kind: "bot" }), seat(2, { kind: "automaton", name: "" })];
  texts.language = "de";
  expect(namesOf(named("dutch-east-indies", seats), [0, 1])).toBe("Ada und Ben");
  expect(namesOf([seat(0, { name: "דנה" }), seat(1, { name: "Ben" })], [0, 1])).toBe("\u2068דנה\u2069 und Ben");
  expect(named("dutch-east-indies", seats)[2]?.name).not.toBe("");
  expect([isAlone(seats), isAlone([seat(0), seat(1, { kind: "automaton" })])]).toEqual([false, true]);
});
