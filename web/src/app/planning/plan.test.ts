/** A line of moves that only this device knows: what of it is certain, imagined, kept and played. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Step, TriedMove, Try, TryPost } from "../../protocol/types";
import { Refused } from "../../protocol/http";
import { move, seat, step, view } from "../../testing/game";
import { ownMoves, playedSince } from "./line";
import { Plan } from "./plan.svelte";
import { newPlan } from "./shelf";
import type { Kept } from "./shelf";

const NEWEST = 4;
const by = (seat: number, ...moves: string[]): TriedMove[] => moves.map((each) => ({ seat, move: each }));

/** A game of two in which "end" passes the turn, "draw" draws, and what is drawn forbids a move of its name. */
class Game {
  asked: TryPost[] = [];
  steps: Step[] = [step(0, { kind: "setup" }), step(NEWEST, { seat: 1 })];
  bots = "bot";

  refused = (index: number) => new Refused(422, "refused", "not legal", "X-1", { error: { field: `moves[${index}].move` } });

  try = (asked: TryPost): Promise<Try> => {
    this.asked.push(asked);
    const { moves = [], imagined = null, bot = false } = asked;
    const steps: Step[] = [];
    let [deciding, sure, stopped, revealed] = [0, 0, false, false];
    const all = bot ? [...moves, { seat: -1, move: this.bots }] : moves;
    for (const [i, each] of all.entries()) {
      if (each.move === "bad" || each.move === `forbidden by ${imagined ?? 0}`) return Promise.reject(this.refused(i));
      revealed ||= each.move === "draw";
      stopped = each.move === "draw" && imagined === null;
      if (stopped) break;
      const by = each.seat < 0 ? deciding : each.seat;
      steps.push(step(asked.at + i + 1, { seat: by, move: each.move, kind: each.command ? "command" : "move", decision: 10 + i }));
      if (!revealed) sure += 1;
      if (each.move === "end") deciding = 1 - deciding;
    }
    const position = { view: view(steps.length), legal: [], left: [], courses: [], commands: [], standing: [], result: null };
    return Promise.resolve({ at: asked.at, seat: 0, imagined, steps, sure, stopped, chosen: bot ? this.bots : null, deciding, turn: 0, over: false, position });
  };
}

let game: Game;
let kept: Kept[];

async function opened(more: Partial<Kept> = {}): Promise<Plan> {
  const ground = { game: "amerigo", title: "Amerigo", seats: [seat(0), seat(1)], get steps() { return game.steps; }, seat: 0, load: (at: number) => Promise.resolve({ view: view(at), step: step(at) }), try: game.try };
  const plan = new Plan(ground, (now) => kept.push(now));
  await plan.open({ ...newPlan("A", NEWEST), ...more });
  return plan;
}

/** What a click asks for is answered. */
const settled = (plan: Plan) => vi.waitFor(() => expect(plan.pending).toBe(false));

async function play(plan: Plan, ...moves: string[]): Promise<void> {
  for (const each of moves) {
    plan.play(move(each));
    await settled(plan);
  }
}

const line = (plan: Plan) => plan.line.map(({ move: { move } }) => move);

beforeEach(() => {
  game = new Game();
  kept = [];
});

describe("the line of a plan", () => {
  test("whoever decides is moved by hand, and every change is kept", async () => {
    const plan = await opened();
    await play(plan, "a", "end", "b");
    expect(plan.moves).toEqual([...by(0, "a", "end"), ...by(1, "b")]);
    expect(plan.you).toEqual([0, 1]);
    expect(kept.at(-1)).toMatchObject({ name: "A", at: NEWEST, imagined: null, moves: plan.moves });
    expect(plan.steps.map(({ seq }) => seq)).toEqual([0, 4, 5, 6, 7]);
  });

  test("what was taken back can be gone to again, until something else is played", async () => {
    const plan = await opened();
    await play(plan, "a", "b", "c");
    plan.undo();
    await settled(plan);
    await plan.go(1);
    expect([plan.shown, line(plan)]).toEqual([1, ["a", "b", "c"]]);
    await play(plan, "b");
    expect([plan.shown, line(plan)]).toEqual([2, ["a", "b", "c"]]);
    await play(plan, "x");
    expect([plan.shown, line(plan)]).toEqual([3, ["a", "b", "x"]]);
    await plan.startAgain();
    expect([plan.shown, line(plan)]).toEqual([0, []]);
  });

  test("a way stops before the move that is refused; a row is played as a whole or not at all", async () => {
    const plan = await opened();
    plan.playSequence(["a", "bad", "b"]);
    await settled(plan);
    expect(line(plan)).toEqual(["a"]);
    plan.row(["b", "bad"]);
    await settled(plan);
    expect([line(plan), plan.error instanceof Refused]).toEqual([["a"], true]);
    plan.rows([["b"], ["c"]], 10);
    await settled(plan);
    expect(line(plan)).toEqual(["b", "c"]);
    plan.orders(1, ["load"]);
    await settled(plan);
    expect(plan.moves.at(-1)).toEqual({ seat: 1, move: "load", command: true });
  });

  test("a moment of the line can be looked at like one of the game", async () => {
    const plan = await opened();
    await play(plan, "a", "b");
    expect((await plan.load(NEWEST + 1)).view.turn).toBe(1);
    expect((await plan.load(2)).view.turn).toBe(2);
    await plan.goSeq(NEWEST + 1);
    expect(plan.shown).toBe(1);
  });
});

describe("what nobody can know", () => {
  test("it ends the line until somebody imagines something, which is marked", async () => {
    const plan = await opened();
    await play(plan, "a", "draw");
    expect([plan.stopped, plan.isImagined, line(plan)]).toEqual([true, false, ["a"]]);
    await plan.goOn();
    expect([plan.stopped, plan.isImagined, plan.imagined, plan.sure, line(plan)]).toEqual([false, true, 1, 1, ["a", "draw"]]);
    await plan.go(0);
    expect([plan.isImagined, plan.sure, plan.sureInLine]).toEqual([false, 0, 1]);
    await plan.go(1);
    await play(plan, "b", "draw"); // another way, of which all is known so far
    expect([plan.stopped, plan.imagined]).toEqual([true, null]);
  });

  test("imagined again, the line goes as far as it is legal, and says where it broke off", async () => {
    const plan = await opened();
    await play(plan, "a", "draw");
    await plan.goOn();
    await play(plan, "forbidden by 2", "b");
    await plan.imagineAgain();
    expect([plan.imagined, line(plan)]).toEqual([2, ["a", "draw"]]);
    expect(plan.broken).toMatchObject({ held: 2, of: 4 });
    await plan.imagineAgain();
    expect([plan.imagined, plan.broken]).toEqual([3, null]);
  });

  test("a bot's move that draws waits for it too, and bots play until it is one's own turn", async () => {
    const plan = await opened();
    game.bots = "draw";
    await plan.bot();
    expect([plan.stopped, line(plan)]).toEqual([true, []]);
    await plan.goOn();
    expect([plan.isImagined, line(plan)]).toEqual([true, ["draw"]]);
    game.bots = "end";
    await plan.bot();
    expect(plan.deciding).toBe(1);
    await plan.botsUntilOwn();
    expect([plan.deciding, plan.running, line(plan)]).toEqual([0, false, ["draw", "end", "end"]]);
  });

  test("only its own seat's certain moves can be played at the table", () => {
    const moves = [...by(0, "a", "b"), ...by(1, "c"), ...by(0, "d")];
    expect(ownMoves(moves, 4, 0)).toEqual(by(0, "a", "b"));
    expect(ownMoves(moves, 1, 0)).toEqual(by(0, "a"));
    expect(ownMoves(moves, 4, 1)).toEqual([]);
  });
});

describe("the table has gone on", () => {
  const since = (...steps: [number, string][]) => [...game.steps, ...steps.map(([by, each], i) => step(NEWEST + 1 + i, { seat: by, move: each }))];

  test("what was planned and has been played is no longer planned", async () => {
    const plan = await opened();
    await play(plan, "a", "b", "c");
    game.steps = since([0, "a"], [0, "b"]);
    expect(playedSince(game.steps, NEWEST, plan.moves)).toBe(2);
    await plan.setUp(NEWEST + 2);
    expect([plan.at, line(plan), plan.setUpMoves]).toEqual([NEWEST + 2, ["c"], 1]);
  });

  test("set up anew, a line is cut where it no longer holds, and says so", async () => {
    const plan = await opened();
    await play(plan, "a", "forbidden by 9", "c");
    plan.imagined = 9;
    game.steps = since([0, "x"]);
    await plan.setUp(NEWEST + 1);
    expect([line(plan), plan.broken]).toEqual([["a"], expect.objectContaining({ held: 1, of: 3 })]);
    expect(kept.at(-1)?.at).toBe(NEWEST + 1);
  });

  test("a kept plan opens as far as it holds; a step that the table no longer has is its newest", async () => {
    const plan = await opened({ at: 99, moves: by(0, "a", "bad", "b") });
    expect([plan.at, line(plan), plan.broken?.of]).toEqual([NEWEST, ["a"], 3]);
  });
});
