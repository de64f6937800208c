/** What happened, by rounds, phases and turns: the steps of a table as the log shows them. */

import type { GameEvent, Step } from "../../protocol/types";
import { joinedLine } from "../../table/steps";
import type { Continues, LogLine } from "../../table/steps";

/** What an event begins: headings of the log, and whose turn it is from here on (-1: nobody's). */
export interface Chapter {
  round?: string;
  phase?: string;
  seat: number;
}

/** What a game must say so that its events can be sorted into turns. */
export interface LogStructure {
  continues: Continues;
  chapter: (event: GameEvent) => Chapter | null;
  /** The headings under which the first turn stands. */
  opening: () => Chapter;
}

export interface Heading {
  kind: "heading";
  key: string;
  level: 1 | 2;
  text: string;
  /** Points scored under it, by side. */
  points: number[];
}

/** What a seat took back, one entry for several times in a row. */
export interface TakenBack {
  seat: number;
  times: number;
  /** The moves that are gone, in the order in which they were made. */
  steps: Step[];
}

/** A line of a turn: something that happened, or was taken back. */
export interface TurnLine {
  key: string;
  line: LogLine;
  back: TakenBack | null;
}

/** One turn of a side, or (seat -1) what happened without anybody's choice. */
export interface Turn {
  kind: "turn";
  key: string;
  seat: number;
  /** The steps that it is made of, as far as they stand. */
  seqs: number[];
  events: GameEvent[];
  lines: TurnLine[];
  /** By side; completing something may bring points to others too. */
  points: number[];
}

export interface Note {
  kind: "note";
  key: string;
  step: Step;
}

export type Item = Heading | Turn | Note;

interface Open extends Turn {
  /** The number of the turn; null while only an event has begun it. */
  turn: number | null;
}

class Writer {
  readonly items: Item[] = [];
  #round: Heading | null = null;
  #phase: Heading | null = null;
  #now: Open | null = null;
  /** Moves that stand so far: what an undo can take back. */
  #standing: Step[] = [];

  constructor(
    readonly structure: LogStructure,
    readonly sides: number,
  ) {
    this.#head(structure.opening(), "opening");
  }

  write(step: Step): void {
    if (step.kind === "note") this.items.push({ kind: "note", key: `n${step.seq}`, step });
    else if (step.kind === "undo") this.#undo(step);
    else {
      if (step.kind === "move") this.#standing.push(step);
      if (!step.undone) this.#happen(step);
    }
  }

  #happen(step: Step): void {
    if (step.kind === "move") this.#enter(step);
    else this.#now?.seqs.push(step.seq);
    step.events.forEach((event, i) => this.#event(step, event, `${step.seq}-${i}`));
  }

  /** A move belongs to the turn that is being written, or begins the next one. */
  #enter(step: Step): void {
    const now = this.#now;
    if (!now || now.seat !== step.seat || (now.turn !== null && now.turn !== step.turn)) {
      this.#begin(step, `t${step.seq}`, step.seat).turn = step.turn;
      return;
    }
    now.turn = step.turn;
    now.seqs.push(step.seq);
  }

  #begin(step: Step, key: string, seat: number): Open {
    const points = Array<number>(this.sides).fill(0);
    const begun: Open = { kind: "turn", key, seat, seqs: [step.seq], events: [], lines: [], points, turn: null };
    this.#now = begun;
    this.items.push(begun);
    return begun;
  }

  #head({ round, phase }: Chapter, key: string): void {
    if (round !== undefined && round !== this.#round?.text) {
      this.#round = this.#heading(`r${key}`, 1, round);
      this.#phase = null;
    }
    if (phase !== undefined && phase !== this.#phase?.text) this.#phase = this.#heading(`p${key}`, 2, phase);
  }

  #heading(key: string, level: 1 | 2, text: string): Heading {
    const points = Array<number>(this.sides).fill(0);
    const heading: Heading = { kind: "heading", key, level, text, points };
    this.items.push(heading);
    return heading;
  }

  #event(step: Step, event: GameEvent, key: string): void {
    const chapter = this.structure.chapter(event);
    if (chapter) this.#head(chapter, key);
    const now = chapter || !this.#now ? this.#begin(step, `t${key}`, chapter?.seat ?? step.seat) : this.#now;
    now.events.push(event);
    this.#line(now, { key, step, event, times: 1 });
    if (event.points === undefined || event.source === undefined || event.seat < 0) return;
    for (const counted of [now, this.#round, this.#phase]) {
      if (counted) counted.points[event.seat] = (counted.points[event.seat] ?? 0) + event.points;
    }
  }

  #line(now: Open, line: LogLine): void {
    const last = now.lines.at(-1);
    const joined = last && !last.back && joinedLine(last.line, line, this.structure.continues);
    if (joined) now.lines[now.lines.length - 1] = { key: joined.key, line: joined, back: null };
    else now.lines.push({ key: line.key, line, back: null });
  }

  #undo(step: Step): void {
    const gone: Step[] = [];
    while ((this.#standing.at(-1)?.decision ?? -1) >= step.decision) {
      const last = this.#standing.pop();
      if (last) gone.push(last);
    }
    const now = this.#now?.seat === step.seat ? this.#now : this.#begin(step, `t${step.seq}`, step.seat);
    const last = now.lines.at(-1);
    const before = last?.back ?? null;
    if (before) now.lines.pop();
    const steps = [...(before?.steps ?? []), ...gone].sort((a, b) => a.seq - b.seq);
    const back: TakenBack = { seat: step.seat, times: (before?.times ?? 0) + 1, steps };
    const key = last && before ? last.key : `u${step.seq}`;
    now.lines.push({ key, line: { key, step, event: null, times: 1 }, back });
  }
}

/** Whether a turn written again says what it said before. */
const same = (a: Turn, b: Turn) =>
  a.lines.length === b.lines.length &&
  a.seqs.length === b.seqs.length &&
  a.events.length === b.events.length &&
  a.events.at(-1) === b.events.at(-1) &&
  a.lines.at(-1)?.back?.times === b.lines.at(-1)?.back?.times;

/** The tale of steps; turns that are as they were `before` are the same objects again. */
export function logItems(steps: Step[], sides: number, structure: LogStructure, before: Item[] = []): Item[] {
  const writer = new Writer(structure, sides);
  for (const step of steps) writer.write(step);
  const known = new Map(before.map((item) => [item.key, item]));
  return writer.items
    .filter((item) => item.kind !== "turn" || item.lines.length > 0)
    .map((item) => {
      const old = known.get(item.key);
      return old?.kind === "turn" && item.kind === "turn" && same(old, item) ? old : item;
    });
}

export const turnsOf = (items: Item[]): Turn[] => items.filter((item) => item.kind === "turn");

/** The turns since a seat last finished one of its own, its running turn left out. */
export function turnsSince(items: Item[], seat: number, deciding: number): Turn[] {
  const turns = turnsOf(items);
  const running = deciding === seat && turns.at(-1)?.seat === seat ? turns.length - 1 : turns.length;
  const own = turns.slice(0, running).findLastIndex((turn) => turn.seat === seat && turn.events.length > 0);
  return turns.slice(own + 1, running).filter((turn) => turn.events.length > 0);
}

/** The key of the first thing since a seat last finished a turn of its own; none before its first turn. */
export function sinceOwn(items: Item[], seat: number, deciding: number): string | undefined {
  const turn = turnsSince(items, seat, deciding)[0];
  let at = turn ? items.indexOf(turn) : -1;
  if (!items.slice(0, at).some((item) => item.kind === "turn" && item.seat === seat)) return undefined;
  while (items[at - 1]?.kind === "heading") at -= 1;
  return items[at]?.key;
}

/** The step that shows what a turn came to: the last one that has a line. */
export const lastStep = (turn: Turn): number =>
  turn.lines.findLast(({ back }) => !back)?.line.step.seq ?? turn.seqs.at(-1) ?? 0;
