/** A turn is tried again: which turns are offered, how tries go, and what stays on the device. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AnalysedDecision, Analysis, JudgePost, JudgedTurn, MoveValue, Step, TriedMove, Try, TryPost } from "../../protocol/types";
import { Refused } from "../../protocol/http";
import { move, seat, step, view } from "../../testing/game";
import { forget, remember } from "../../table/knownTables";
import { newPlan } from "../planning/shelf";
import { Plan } from "../planning/plan.svelte";
import { Again, turnOf } from "./again.svelte";
import { addFound, foundTurns } from "./foundTurns";
import { againLink, dearest, playedOf, turnAt } from "./turns";

const by = (who: number, ...moves: string[]): TriedMove[] => moves.map((each) => ({ seat: who, move: each }));

describe("the turns that are offered", () => {
  const decision = (at: number, win: number | null, more: Partial<AnalysedDecision> = {}) =>
    ({ at, turn: at, seat: 0, strong: true, listed: true, loss: win === null ? null : { win, points: 1 }, error: { win: 0.001, points: 1 }, ...more }) as AnalysedDecision;
  const offered = (...decisions: AnalysedDecision[]) => dearest({ decisions } as Analysis, 0).map(({ at }) => at);

  test("are the three that cost a seat most, in the order of the game", () => {
    expect(offered(decision(1, 0.01), decision(2, 0.3), decision(3, 0.02), decision(4, 0.1), decision(5, 0.9, { seat: 1 }))).toEqual([2, 3, 4]);
  });

  test.each([
    ["not looked at closely", decision(1, 0.3, { strong: false })],
    ["not judged", decision(1, null)],
    ["within two standard errors", decision(1, 0.09, { error: { win: 0.05, points: 1 } })],
    ["below 0.2 % of a win", decision(1, 0.0019, { error: null })],
    ["better than the best", decision(1, -0.3)],
  ])("but none that is %s", (_, each) => {
    expect(offered(each)).toEqual([]);
  });

  test("a link names the step before one; what was played of it goes up to another turn", () => {
    const steps = [step(4), step(5, { seat: 1, turn: 2, move: "a" }), step(6, { kind: "undo" }), step(7, { seat: 1, turn: 2, move: "b" }), step(8, { seat: 1, turn: 2, kind: "command", move: "c" }), step(9, { seat: 0, turn: 3 })];
    expect(turnAt(steps, 4)).toEqual({ at: 4, turn: 2, seat: 1 });
    expect(playedOf(steps, { at: 4, turn: 2, seat: 1 })).toEqual(["a", "b"]);
    expect(turnAt(steps, 9)).toBeNull();
    expect(againLink("https://x.org/", "t", 4)).toBe("https://x.org/#/t/t?again=4");
  });

  test("what is compared are the moves of its seat, the one that reveals something included", () => {
    const line = [...by(0, "a", "draw", "b"), ...by(1, "c")];
    expect(turnOf(line, 1, 0)).toEqual(by(0, "a", "draw"));
    expect(turnOf(line, 4, 0)).toEqual(by(0, "a", "draw", "b"));
    expect(turnOf([{ seat: 0, move: "load", command: true }, ...line], 5, 0)).toEqual([]);
  });
});

test("which turns were found stays on the device and goes with the table; elsewhere it lasts as long as the page", () => {
  localStorage.clear();
  remember("t", { tokens: ["ada"] });
  for (const table of ["t", "seen"]) {
    addFound(table, 7);
    addFound(table, 7);
    expect(foundTurns(table)).toEqual([7]);
  }
  expect(Object.values(localStorage).filter((each) => each === "[7]")).toHaveLength(1);
  forget("t");
  expect([foundTurns("t"), foundTurns("seen")]).toEqual([[], [7]]);
  remember("t", { tokens: ["ada"] });
  localStorage.setItem("carrack.plans.t/again/found/", '{"a":1}');
  expect(foundTurns("t")).toEqual([]);
});

const AT = 4;
const TURN = { at: AT, turn: 1, seat: 0 };

/** A game of two in which "end" passes the turn, drawing wind at once if it does so, and "draw" draws; bots end their turns. */
const tries = ({ at, moves = [], imagined = null, bot = false }: TryPost): Promise<Try> => {
  const steps: Step[] = [];
  let [deciding, turn, sure, revealed, stopped] = [0, 1, 0, false, false];
  for (const each of bot ? [...moves, { seat: -1, move: "end" }] : moves) {
    const draws = each.move === "draw" || (windy && each.move === "end");
    revealed ||= draws;
    stopped = draws && imagined === null;
    if (stopped) break;
    steps.push(step(at + steps.length + 1, { seat: deciding, move: each.move }));
    if (!revealed) sure += 1;
    if (each.move === "end") [deciding, turn] = [1 - deciding, turn + 1];
  }
  const position = { view: view(turn), legal: [], left: [], courses: [], commands: [], standing: [], result: null };
  return Promise.resolve({ at, seat: 0, imagined, steps, sure, stopped, chosen: bot ? "end" : null, deciding, turn, over: false, position });
};

const best = { ...move("a"), win: 0.6, points: 9, visits: 1, line: ["a", "draw"], line_moves: [move("a"), move("draw")] } as MoveValue;
let asked: JudgePost[];
let refusedFrom: number;
let told: boolean[];
let windy: boolean;

/** "a" is as good as the best. */
const judge = (post: JudgePost): Promise<JudgedTurn> => {
  asked.push(post);
  if ((post.moves?.length ?? 0) > refusedFrom) return Promise.reject(new Refused(422, "refused", "", "X-1", { error: { field: `moves[${refusedFrom}]` } }));
  const accepted = post.moves?.[0] === "a";
  return Promise.resolve({ accepted, loss: { win: accepted ? 0 : 0.1, points: 1, error: { win: 0.01, points: 1 } }, tried: best, best: post.show ? best : null });
};

async function trying(): Promise<Again> {
  const steps = [step(AT, { seat: 1 }), ...["x", "draw", "y"].map((each, i) => step(AT + 1 + i, { turn: 1, move: each }))];
  const ground = { game: "amerigo", title: "Amerigo", seats: [seat(0), seat(1)], steps, seat: 0, load: (at: number) => Promise.resolve({ view: view(at), step: step(at) }), try: tries };
  const again = new Again(new Plan(ground, () => undefined), TURN, judge, (found) => told.push(found));
  await again.plan.open(newPlan("", AT));
  return again;
}

const played = ({ plan }: Again) => plan.line.map(({ move: { seat, move } }) => `${seat} ${move}`);

describe("a try", () => {
  beforeEach(() => {
    [asked, refusedFrom, told, windy] = [[], Infinity, [], false];
  });

  test("as good as the best is accepted, and found", async () => {
    const again = await trying();
    expect(again.canCompare).toBe(false);
    await again.plan.add(by(0, "a"));
    await again.compare(move("end"));
    expect(asked).toEqual([{ at: AT, moves: ["a"] }]);
    expect([again.verdict?.accepted, again.isOut, told, again.misses, again.reply, again.canCompare]).toEqual([true, true, [true], 0, 0, false]);
    expect(played(again)).toEqual(["0 a"]);
  });

  test("that gives something away is answered by bots until the seat decides again, to be stepped through", async () => {
    const again = await trying();
    await again.plan.add(by(0, "x"));
    await again.compare(move("end"));
    expect(played(again)).toEqual(["0 x", "0 end", "1 end"]);
    expect([again.replyFrom, again.reply, again.plan.shown, again.busy, again.mayShow]).toEqual([2, 1, 2, false, false]);
    await again.again();
    expect([again.verdict, again.reply, played(again)]).toEqual([null, 0, []]);
  });

  test("is answered in an imagination where the end of the turn draws", async () => {
    windy = true;
    const again = await trying();
    await again.plan.add(by(0, "x"));
    await again.compare(move("end"));
    expect([again.plan.imagined, again.replyFrom, played(again)]).toEqual([1, 2, ["0 x", "0 end", "1 end"]]);
  });

  test("is compared with what it draws, and answered in an imagination", async () => {
    const again = await trying();
    await again.plan.add(by(0, "x", "draw"));
    expect([again.plan.stopped, again.tried]).toEqual([true, by(0, "x", "draw")]);
    await again.compare(undefined);
    expect(asked[0]?.moves).toEqual(["x", "draw"]);
    expect([again.plan.imagined, again.replyFrom, played(again)]).toEqual([1, 2, ["0 x", "0 draw", "0 end", "1 end"]]);
  });

  test("fails twice, then the best is played, and what was played in the game is compared with it", async () => {
    const again = await trying();
    for (const each of ["x", "y"]) {
      await again.again();
      await again.plan.add(by(0, each));
      expect(again.mayShow).toBe(false);
      await again.compare(undefined);
    }
    expect([again.mayShow, again.isOut, told]).toEqual([true, false, [false, false]]);
    refusedFrom = 2; // nothing can follow what was drawn
    await again.show();
    expect(asked.slice(-2)).toEqual([["x", "draw", "y"], ["x", "draw"]].map((moves) => ({ at: AT, moves, show: true })));
    expect([again.what, again.mayShow, again.isOut, played(again)]).toEqual(["played", false, true, ["0 a", "0 draw"]]);
    expect(again.stepOf(1)?.move).toBe("draw");
    await again.again();
    await again.plan.add(by(0, "a"));
    await again.compare(undefined);
    expect([again.verdict?.accepted, told]).toEqual([true, [false, false]]); // it was told
  });

  test("may be to do nothing, which is none of the two", async () => {
    const again = await trying();
    await again.nothing();
    expect([asked, again.what, again.misses, again.compared, again.reply, again.isOut]).toEqual([[{ at: AT, moves: [] }], "nothing", 0, false, 0, false]);
  });

  test("that is refused says so, and can be mended", async () => {
    const again = await trying();
    refusedFrom = 0;
    await again.plan.add(by(0, "x"));
    await again.compare(undefined);
    expect([again.error instanceof Refused, again.verdict, again.misses, again.busy]).toEqual([true, null, 0, false]);
    refusedFrom = Infinity;
    await again.compare(undefined);
    expect(again.error).toBeNull();
  });

  test("is not changed on the board while it is compared", async () => {
    const again = await trying();
    await again.plan.add(by(0, "a"));
    const compared = again.compare(undefined);
    again.plan.undo();
    expect(again.busy).toBe(true);
    await compared;
    await vi.waitFor(() => expect(again.busy).toBe(false));
    expect(again.plan.shown).toBe(1);
  });
});
