import { describe, expect, test } from "vitest";
import type { GameEvent, Step } from "../../protocol/types";
import { event, step } from "../../testing/game";
import { lastStep, logItems, sinceOwn, turnsOf, turnsSince } from "./gameLog";
import type { Item, LogStructure } from "./gameLog";

/** A game of rounds, in which every turn begins with its first move. */
const structure: LogStructure = {
  continues: (_, now) => now.event === "sailed",
  chapter: (happened: GameEvent) => (happened.event === "round" ? { round: `Round ${String(happened["round"])}`, seat: -1 } : null),
  opening: () => ({ round: "Round 1", phase: "Blue", seat: -1 }),
};

const items = (steps: Step[], before: Item[] = []) => logItems(steps, 2, structure, before);
const played = (seq: number, seat: number, turn: number, events: GameEvent[] = [event("built", seat, { at: seq })]) =>
  step(seq, { seat, turn, events });

/** The items in short: headings by their words, turns by seat and number of lines. */
const short = (all: Item[]) =>
  all.map((item) => (item.kind === "heading" ? item.text : item.kind === "turn" ? `${item.seat}: ${item.lines.length}` : "note"));

test("steps become headings and turns", () => {
  const steps = [
    step(0, { kind: "setup", seat: -1 }),
    played(1, 0, 0),
    played(2, 0, 0),
    played(3, 1, 1),
    step(4, { seat: 1, turn: 1, events: [event("round", -1, { round: 2 })] }),
    played(5, 0, 2),
  ];
  expect(short(items(steps))).toEqual(["Round 1", "Blue", "0: 2", "1: 1", "Round 2", "-1: 1", "0: 1"]);
});

test("two turns of one seat in a row are two, a note stands for itself", () => {
  expect(short(items([played(1, 0, 0), played(2, 0, 1), step(3, { kind: "note" })]))).toEqual(["Round 1", "Blue", "0: 1", "0: 1", "note"]);
});

test("points are added up by turn, phase and round, for whom they are paid to", () => {
  const paid = (seat: number, points: number) => event("scored", seat, { source: "island", points });
  const [round, phase, turn] = items([played(1, 0, 0, [paid(0, 4), paid(1, 2)]), played(2, 0, 0, [paid(0, 1)])]);
  for (const item of [round, phase, turn]) expect(item && "points" in item && item.points).toEqual([5, 2]);
});

describe("what was taken back", () => {
  const gone = (seq: number) => ({ ...played(seq, 0, 0), undone: true });
  const undo = (seq: number, decision: number) => step(seq, { kind: "undo", seat: 0, decision });

  test("leaves one line that names the moves that are gone, several times in a row too", () => {
    const [turn] = turnsOf(items([gone(1), gone(2), undo(3, 2), undo(4, 1)]));
    expect(turn?.lines).toHaveLength(1);
    expect(turn?.lines[0]?.back).toMatchObject({ seat: 0, times: 2, steps: [{ seq: 1 }, { seq: 2 }] });
  });

  test("is two lines when something stands between", () => {
    const [turn] = turnsOf(items([gone(1), undo(2, 1), played(3, 0, 0), gone(4), undo(5, 4)]));
    expect(turn?.lines.map(({ back }) => back?.times ?? 0)).toEqual([1, 0, 1]);
    expect(turn && lastStep(turn)).toBe(3);
  });
});

test("what happens again is counted, what goes on is one line", () => {
  const [turn] = turnsOf(
    items([
      played(1, 0, 0, [event("loaded", 0), event("loaded", 0)]),
      played(2, 0, 0, [event("sailed", 0, { to: 1 })]),
      played(3, 0, 0, [event("sailed", 0, { to: 2 })]),
    ]),
  );
  expect(turn?.lines.map(({ line }) => [line.event?.event, line.times, line.step.seq])).toEqual([["loaded", 2, 1], ["sailed", 1, 3]]);
});

test("turns that are as they were are the same objects again", () => {
  const steps = [played(1, 0, 0), played(2, 1, 1)];
  const before = items(steps);
  const after = items([...steps, played(3, 1, 1)], before);
  expect(turnsOf(after)[0]).toBe(turnsOf(before)[0]);
  expect(turnsOf(after)[1]).not.toBe(turnsOf(before)[1]);
});

describe("the turns since one's own", () => {
  const steps = [played(1, 0, 0), played(2, 1, 1), played(3, 0, 2), played(4, 1, 3), played(5, 1, 4)];
  const seqs = (seat: number, deciding: number, all = steps) => turnsSince(items(all), seat, deciding).map((turn) => turn.seqs[0]);

  test("are those of others after the last that one finished", () => {
    expect(seqs(0, 0)).toEqual([4, 5]);
    expect(seqs(1, 1)).toEqual([]);
  });

  test("leave out the turn that one is in", () => {
    expect(seqs(0, 0, [...steps, played(6, 0, 5)])).toEqual([4, 5]);
  });

  test("begin at a line of the log, with the headings above it; before one's first turn at none", () => {
    expect(sinceOwn(items(steps), 0, 0)).toBe("t4");
    const round = step(4, { seat: 1, turn: 3, events: [event("round", -1, { round: 2 })] });
    const all = items([...steps.slice(0, 3), round, played(5, 1, 3)]);
    expect(all.find(({ key }) => key === sinceOwn(all, 0, 0))).toMatchObject({ kind: "heading", text: "Round 2" });
    expect(sinceOwn(items(steps.slice(1, 2)), 0, 0)).toBeUndefined();
  });
});
