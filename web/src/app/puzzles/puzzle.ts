/** The puzzles that games bring: turns of which one kind is clearly best. Each day has one a game, for everybody the same. */

import { moduleOf } from "../../games/modules";

/** A lead over the best turn of any other kind, as one network judges it. */
interface Lead {
  win: number;
  points: number;
  /** In how many of `BLOCKS` blocks of playouts the best line led. */
  ahead: number;
}

export interface Puzzle {
  /** Tells it from the others of its game. */
  seed: number;
  seat: number;
  turn: number;
  /** The step that it rests on. */
  at: number;
  line: string[];
  leads: Lead[];
  /** The game up to the end of the line. */
  record: string;
}

const BLOCKS = 20;
const DAY = 86_400_000; // ms

/** The puzzles of a game, in the order of their numbers; none if it brings none. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const found = await moduleOf(game);
  const text = found?.draws === "stage" ? await found.module.puzzles?.() : "";
  return (text ?? "").split("\n").filter(Boolean).map((line) => JSON.parse(line) as Puzzle);
}

/** The day of a puzzle: its number, from 1 on, and when it is or was the one of the day. */
interface PuzzleDay {
  number: number;
  date: Date;
}

/** The days back from this one, as many as there are puzzles: each comes once. */
export function daysOf(count: number, now: Date): PuzzleDay[] {
  const today = Math.floor(now.getTime() / DAY);
  return Array.from({ length: count }, (_, back) => {
    const day = today - back;
    return { number: (((day % count) + count) % count) + 1, date: new Date(day * DAY) };
  });
}

/** What both networks say: the smaller lead of either, and in how many of all blocks the best line led. */
export function proofOf({ leads }: Puzzle): Lead & { blocks: number } {
  const least = (of: (lead: Lead) => number) => Math.min(...leads.map(of));
  const ahead = leads.reduce((sum, lead) => sum + lead.ahead, 0);
  return { win: least(({ win }) => win), points: least(({ points }) => points), ahead, blocks: BLOCKS * leads.length };
}
