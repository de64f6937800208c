import { expect, test } from "vitest";
import type { AnalysedDecision, Analysis, LuckStroke, MoveValue, Step, TurnOutlook } from "../protocol/types";
import { move } from "../testing/game";
import { allTurns, alongTurns, apart, curve, linesOf, marksOf, mistakes, strokes, told, turningPoints } from "./analysis";

const value = (name: string): MoveValue => ({ ...move(name), win: 0.5, points: 3, visits: 1, line: [name], line_moves: [] });

const decision = (seq: number, seat: number, win: number): AnalysedDecision => ({
  seq, at: seq - 1, until: seq, turn: 0, seat, decision: seq, choices: 2, free: true, strong: false, listed: true,
  played: value("played"), best: [value("best")], loss: { win, points: 1 }, error: null,
});

const stroke = (seq: number, wins: number[]): LuckStroke => ({
  seq, at: seq - 1, turn: 0, seat: 0, wins, points: [0, 0], error: { wins: [0, 0], points: [0, 0] }, parts: [],
});

const turn = (number: number, at: number, hindsight = false): TurnOutlook => ({
  turn: number, at, seat: 0, wins: [0.5, 0.5], points: [10, 10],
  hindsight: hindsight ? { wins: [0.6, 0.4], points: [12, 9] } : null,
});

const analysis: Analysis = {
  form: 1, game: "amerigo", sides: 2, bot: "helmsman", strong: null, judged: true, playouts: 0, second: false, setup: null, totals: [], rating: [], result: null,
  turns: [turn(0, 0), turn(1, 4, true), turn(2, 10)],
  decisions: [decision(1, 0, 0.02), decision(2, 0, 0.2), decision(3, 1, 0.004), decision(4, 0, 0.05), decision(5, 1, 0.3)],
  luck: [stroke(6, [0.1, -0.1]), stroke(7, [-0.3, 0.3]), stroke(8, [0.001, -0.001])],
  moments: [
    { kind: "decision", size: 0.2, seq: 2, at: 1, turn: 0, seat: 0 },
    { kind: "luck", size: 0.1, seq: 6, at: 5, turn: 0, seat: 0 },
    { kind: "decision", size: 0.3, seq: 5, at: 4, turn: 0, seat: 1 },
    { kind: "luck", size: 0.3, seq: 7, at: 6, turn: 0, seat: 0 },
  ],
};

const seqs = (found: { seq: number }[]) => found.map(({ seq }) => seq);

test("turning points are the largest moments, of one seat what it gave away", () => {
  expect(seqs(turningPoints(analysis, null))).toEqual([5, 2]);
  expect(seqs(turningPoints(analysis, 0))).toEqual([2, 4, 1]);
  expect(seqs(turningPoints(analysis, 1))).toEqual([5]);
  expect([mistakes(analysis, 0), mistakes(analysis, 1)]).toEqual([2, 1]);
});

test("strokes of luck are those that a seat felt, good or bad", () => {
  expect(seqs(strokes(analysis, null))).toEqual([7, 6]);
  expect(seqs(strokes(analysis, 1))).toEqual([7, 6]);
});

test("curves have a value a turn, with hindsight where that knows better", () => {
  expect(curve(analysis, "wins", false)).toEqual([[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]]);
  expect(curve(analysis, "points", true)).toEqual([[10, 10], [12, 9], [10, 10]]);
});

test("a step lies between the beginnings of two turns", () => {
  expect([0, 2, 4, 7, 10, 99].map((step) => alongTurns(analysis.turns, step))).toEqual([0, 0.5, 1, 1.5, 2, 2]);
});

test("while it is made, an analysis leaves the turns of the game where they are, and knows nothing of later ones", () => {
  const step = (seq: number, turn: number) => ({ seq, turn, kind: "move", undone: false }) as Step;
  const steps = [step(1, 0), step(5, 1), step(11, 2), step(12, 3), step(14, 4), step(15, 4)];
  const turns = allTurns(analysis, steps);
  expect(turns.map(({ turn, at }) => [turn, at])).toEqual([[0, 0], [1, 4], [2, 10], [3, 11], [4, 13], [5, 15]]);
  expect(alongTurns(turns, 15)).toBe(5);
  const whole = { ...analysis, totals: [{} as Analysis["totals"][number]] };
  expect(allTurns(whole, steps)).toBe(whole.turns);
});

test("a better move is marked first, and what was played with rank 0 unless it is among the best", () => {
  const [first] = analysis.decisions;
  if (!first) throw new Error("no decision");
  expect(marksOf(first).map(({ rank, move }) => [rank, move.move])).toEqual([[1, "best"], [0, "played"]]);
  expect(marksOf({ ...first, played: value("best") }).map(({ rank }) => rank)).toEqual([1]);
});

const line = (...names: string[]): MoveValue => ({ ...value(names[0] ?? ""), line: names, line_moves: names.map((name) => move(name)) });
const lines = (played: MoveValue, ...best: MoveValue[]): AnalysedDecision => ({ ...decision(1, 0, 0.1), played, best });

test("two lines are told from where they differ, the same move in a row counted", () => {
  const { mine, better } = apart(lines(line("a", "b", "c"), line("a", "d", "d", "d", "e", "f", "g", "h")));
  expect([mine, better].map((moves) => moves.map(({ move }) => move))).toEqual([["b", "c"], ["d", "d", "d", "e", "f", "g", "h"]]);
  const words = ({ move }: { move: string }) => move.toUpperCase();
  expect(told(mine, words)).toBe("B → C");
  expect(told(better, words)).toBe("D × 3 → E → F → G …");
  expect(told(apart(lines(line("a"), line("a", "b"))).mine, words)).toBe("nothing more");
  expect(apart(lines(line("a", "b"), line("a", "b")))).toEqual({ mine: [], better: [] });
});

test("lines that begin alike are marked once on the board and listed apart", () => {
  const turn = lines(line("a", "b"), line("a", "c"), line("d"));
  expect(linesOf(turn).map(({ mark, played }) => [mark.rank, mark.move.move, played])).toEqual([[1, "a", false], [2, "d", false], [0, "a", true]]);
  expect(marksOf(turn).map(({ rank, move }) => [rank, move.move])).toEqual([[1, "a"], [2, "d"]]);
});

test("a loss that is not clear is not listed", () => {
  const unclear = { ...analysis, decisions: analysis.decisions.map((each) => ({ ...each, listed: each.seq !== 2 })) };
  expect(seqs(turningPoints(unclear, 0))).toEqual([4, 1]);
  expect(mistakes(unclear, 0)).toBe(1);
});
