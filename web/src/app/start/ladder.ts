/** How strong the bots of the next game are: two wins in a row bring stronger ones, two losses weaker ones. */

import type { MyTable } from "../../protocol/types";

const KEY = "carrack.ladder";
const ROW = 2; // games in a row that change the strength

export interface Rung {
  strength: string;
  /** How many games in a row were won with it, or lost if it is negative. */
  row: number;
  /** Tables whose games count, once they are over. */
  open: string[];
}

/** What a browser refuses to store (private windows may) is known until the page is reloaded. */
let unkept: Record<string, Rung> | null = null;

function all(): Record<string, Rung> {
  if (unkept) return unkept;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Rung>;
  } catch {
    return {};
  }
}

function keep(game: string, rung: Rung): void {
  const next = { ...all(), [game]: rung };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    unkept = null;
  } catch {
    unkept = next;
  }
}

/** Where somebody stands in a game with these strengths, the weakest first. */
export function rungOf(game: string, strengths: string[]): Rung {
  const known = all()[game];
  return known && strengths.includes(known.strength) ? known : { strength: strengths[0] ?? "", row: 0, open: known?.open ?? [] };
}

/** What comes of one more game. */
export function climbed(rung: Rung, won: boolean, strengths: string[]): Rung {
  const row = won ? Math.max(rung.row, 0) + 1 : Math.min(rung.row, 0) - 1;
  if (Math.abs(row) < ROW) return { ...rung, row };
  const next = strengths[strengths.indexOf(rung.strength) + Math.sign(row)];
  return { ...rung, strength: next ?? rung.strength, row: 0 };
}

/** Somebody says how strong the bots shall be. */
export const choose = (game: string, strengths: string[], strength: string): void => {
  keep(game, { ...rungOf(game, strengths), strength, row: 0 });
};

/** A game that has begun will count. */
export function expects(game: string, strengths: string[], table: string): void {
  const rung = rungOf(game, strengths);
  keep(game, { ...rung, open: [...rung.open, table] });
}

/** Counts the games that are over by now, in the order in which they ended. */
export function settle(game: string, strengths: string[], tables: MyTable[]): void {
  const before = rungOf(game, strengths);
  const over = tables.filter(({ table, result }) => result && before.open.includes(table));
  if (!over.length) return;
  over.sort((one, other) => one.updated.localeCompare(other.updated));
  const after = over.reduce((rung, table) => climbed(rung, isWon(table), strengths), before);
  const done = over.map(({ table }) => table);
  keep(game, { ...after, open: after.open.filter((table) => !done.includes(table)) });
}

/** At a limit of rounds nobody has won. */
const isWon = ({ you, result }: MyTable): boolean => !result?.cut && you.some((seat) => result?.places[seat] === 1);
