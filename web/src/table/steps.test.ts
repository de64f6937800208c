import { describe, expect, test } from "vitest";
import { event, step } from "../testing/game";
import { joinedLine, merged, scoredBy, scoreSheet, standingEvents, standingSteps } from "./steps";
import type { LogLine } from "./steps";

const numbers = (steps: { seq: number }[]) => steps.map(({ seq }) => seq);
const undone = (steps: { seq: number; undone: boolean }[]) => numbers(steps.filter((each) => each.undone));

describe("merged", () => {
  test("orders steps by number, keeps each once, and the later word about it", () => {
    const all = merged([step(0), step(2), step(1, { move: "old" })], [step(3), step(1, { move: "new" })]);
    expect(numbers(all)).toEqual([0, 1, 2, 3]);
    expect(all[1]?.move).toBe("new");
  });

  test("marks what an undo took back, from the decision on that it returned to", () => {
    const moves = [step(1, { decision: 0 }), step(2, { decision: 1 }), step(3, { decision: 2 })];
    expect(undone(merged(moves, [step(4, { kind: "undo", decision: 1 })]))).toEqual([2, 3]);
  });

  test("a decision made again after an undo stands", () => {
    const first = merged([step(1, { decision: 0 })], [step(2, { kind: "undo", decision: 0 })]);
    expect(undone(merged(first, [step(3, { decision: 0 })]))).toEqual([1]);
    const twice = merged(first, [step(3, { decision: 0 }), step(4, { kind: "undo", decision: 0 }), step(5, { decision: 0 })]);
    expect(undone(twice)).toEqual([1, 3]);
  });

  test("an undo takes back no command given out of turn", () => {
    const all = merged([step(1, { decision: 5, kind: "command" })], [step(2, { kind: "undo", decision: 0 })]);
    expect(undone(all)).toEqual([]);
  });
});

test("standing are neither undone moves, nor undos, nor notes", () => {
  const steps = [step(0, { kind: "setup" }), step(1, { undone: true }), step(2, { kind: "undo" }), step(3, { kind: "note" }), step(4)];
  expect(numbers(standingSteps(steps))).toEqual([0, 4]);
});

test("a score sheet adds up what stands, by source in the order of the first payment", () => {
  const paid = (seat: number, source: string, points: number) => event("scored", seat, { source, points });
  const steps = [
    step(1, { events: [paid(1, "islands", 3), event("moved", 0, { points: 7 })] }),
    step(2, { events: [paid(0, "goods", 2)] }),
    step(3, { undone: true, events: [paid(0, "islands", 50)] }),
    step(4, { events: [paid(1, "islands", 4), paid(-1, "islands", 9)] }),
  ];
  expect(scoreSheet(steps, 2)).toEqual([
    { source: "islands", rule: "X-1", points: [0, 7] },
    { source: "goods", rule: "X-1", points: [2, 0] },
  ]);
  expect(standingEvents(steps)).toHaveLength(5);
  expect(scoredBy(steps, "islands", 1).map(({ step, event }) => [step.seq, event.points])).toEqual([[1, 3], [4, 4]]);
});

describe("joinedLine", () => {
  const line = (seq: number, what: Record<string, unknown>): LogLine => ({
    key: `k${seq}`,
    step: step(seq),
    event: event("loaded", 0, what),
    times: 1,
  });
  const never = () => false;

  test("counts what happened again, and adds its points", () => {
    const joined = joinedLine(line(1, { item: "coin", points: 2 }), line(2, { item: "coin", points: 3 }), never);
    expect(joined).toMatchObject({ key: "k1", times: 2, step: { seq: 2 }, event: { points: 5 } });
  });

  test("keeps apart what happened to something else", () => {
    expect(joinedLine(line(1, { item: "coin" }), line(2, { item: "crate" }), never)).toBeNull();
  });

  test("lets what goes on take the place of what came before", () => {
    const joined = joinedLine(line(1, { square: 3 }), line(2, { square: 4 }), () => true);
    expect(joined).toMatchObject({ key: "k1", times: 1, event: { square: 4 } });
  });
});
