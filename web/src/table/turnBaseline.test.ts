import { expect, test } from "vitest";
import { position, seat, step, view } from "../testing/game";
import { lastEnd, TurnBaseline } from "./turnBaseline";

const at = (deciding: number, turn: number, decision: number, seats = [seat(0), seat(1)]) =>
  position({ deciding, decision, seats, view: view(turn, { seat: deciding }) });

test("a seat is compared with what it saw when it last finished a turn", () => {
  const known = new TurnBaseline();
  expect(known.of(0)).toBeNull();
  const [mine, theirs, again] = [at(0, 0, 0), at(1, 1, 3), at(0, 2, 5)];
  known.passed(mine, theirs);
  known.passed(theirs, again);
  expect(known.of(0)).toBe(theirs.view);
  expect(known.of(1)).toBe(again.view);
});

test("moves within a turn change nothing", () => {
  const known = new TurnBaseline();
  known.passed(at(0, 0, 0), at(0, 0, 1));
  expect(known.of(0)).toBeNull();
});

test("an end of a turn that is taken back brings back the baseline before it", () => {
  const known = new TurnBaseline();
  const first = at(1, 1, 3);
  known.passed(at(0, 0, 0), first);
  known.passed(first, at(0, 2, 5));
  known.passed(at(0, 2, 6), at(1, 3, 7));
  known.passed(at(1, 3, 7), at(0, 2, 6));
  expect(known.of(0)).toBe(first.view);
});

test("alone, the automaton's turn passes inside one's own move", () => {
  const known = new TurnBaseline();
  const seats = [seat(0), seat(1, { kind: "automaton" })];
  const before = at(0, 0, 3, seats);
  known.passed(before, at(0, 2, 4, seats));
  expect(known.of(0)).toBe(before.view);
});

test("after a reload, what was found stands for a seat that has finished no turn since", () => {
  const known = new TurnBaseline();
  const found = view(1);
  known.found(found);
  expect(known.of(0)).toBe(found);
  const next = at(1, 2, 5);
  known.passed(at(0, 1, 4), next);
  expect(known.of(0)).toBe(next.view);
  known.forget();
  expect(known.of(0)).toBeNull();
});

test("the last end of a turn is the newest standing move of an earlier one, else the set-up", () => {
  const steps = [
    step(0, { kind: "setup", seat: -1 }),
    step(1, { seat: 0, turn: 0 }),
    step(2, { seat: 1, turn: 1 }),
    step(3, { seat: 0, turn: 2 }),
    step(4, { seat: 0, turn: 2, undone: true }),
  ];
  expect(lastEnd(steps, 0, 3)?.seq).toBe(3);
  expect(lastEnd(steps, 0, 2)?.seq).toBe(1);
  expect(lastEnd(steps, 1, 1)?.seq).toBe(0);
});
