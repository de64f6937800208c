/** The list of steps of a table: merged by number, undone ones marked. */

import type { GameEvent, Step } from "./api";

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

/** Every event that still counts. */
export function standingEvents(steps: Step[]): GameEvent[] {
  return steps.filter((step) => !step.undone).flatMap((step) => step.events);
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
