/** The list of steps of a table: merged by number, undone ones marked. */

import type { GameEvent, Step } from "../protocol/types";


/** Both lists as one, ordered, each step once; later knowledge about a step wins. */
export function merged(old: Step[], news: Step[]): Step[] {
  const bySeq = new Map(old.map((step) => [step.seq, step]));
  for (const step of news) bySeq.set(step.seq, step);
  const all = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  return news.some((step) => step.kind === "undo") ? withUndone(all) : all;
}

/** Marks the moves that an undo took back: from the decision on that it returned to. */
function withUndone(all: Step[]): Step[] {
  const standing: Step[] = [];
  const undone = new Set<number>();
  for (const step of all) {
    if (step.kind === "move") standing.push(step);
    if (step.kind !== "undo") continue;
    while ((standing.at(-1)?.decision ?? -1) >= step.decision) {
      const gone = standing.pop();
      if (gone) undone.add(gone.seq);
    }
  }
  return all.map((step) => (undone.has(step.seq) ? { ...step, undone: true } : step));
}

/** The steps that stand: what was taken back, and what was only said, is passed over. */
export function standingSteps(steps: Step[]): Step[] {
  return steps.filter((step) => !step.undone && step.kind !== "undo" && step.kind !== "note");
}

/** Every event that still counts. */
export function standingEvents(steps: Step[]): GameEvent[] {
  return steps.filter((step) => !step.undone).flatMap((step) => step.events);
}

/** The events that a source paid a seat for, with their steps. */
export function scoredBy(steps: Step[], source: string, seat: number): { step: Step; event: GameEvent }[] {
  return standingSteps(steps).flatMap((step) =>
    step.events
      .filter((event) => event.source === source && event.seat === seat && event.points)
      .map((event) => ({ step, event })),
  );
}

export interface ScoreLine {
  source: string;
  rule: string;
  points: number[];
}

/** Points by source and seat, in the order in which the sources first paid. */
export function scoreSheet(steps: Step[], seats: number): ScoreLine[] {
  const lines = new Map<string, ScoreLine>();
  for (const event of standingEvents(steps)) {
    if (event.points === undefined || event.source === undefined || event.seat < 0) continue;
    let line = lines.get(event.source);
    if (!line) {
      line = { source: event.source, rule: event.rule, points: Array<number>(seats).fill(0) };
      lines.set(event.source, line);
    }
    line.points[event.seat] = (line.points[event.seat] ?? 0) + event.points;
  }
  return [...lines.values()];
}

/** A line of the log: an event (or a step without any), and how often it happened in a row. */
export interface LogLine {
  key: string;
  step: Step;
  event: GameEvent | null;
  times: number;
}

export type Continues = (before: GameEvent, now: GameEvent) => boolean;

/** What is to be compared: what happened to whom, but not what it is worth. */
const essence = (event: GameEvent) => JSON.stringify({ ...event, points: 0 });

/** Both lines as one, where the later one only says more of the same. */
export function joinedLine(last: LogLine, line: LogLine, continues: Continues): LogLine | null {
  if (!last.event || !line.event || last.event.event !== line.event.event) return null;
  if (continues(last.event, line.event)) return { ...line, key: last.key };
  if (essence(last.event) !== essence(line.event)) return null;
  const points = (last.event.points ?? 0) + (line.event.points ?? 0);
  const event = points ? { ...line.event, points } : line.event;
  return { ...line, key: last.key, event, times: last.times + 1 };
}
