/** An edition as it is entered, and what the server says of it: the answer of `editions/check`. */

import { json } from "../../protocol/http";
import type { Value } from "../../protocol/types";
import type { Said } from "../../ui/problemText";

export type Source = "rulebook" | "deduced" | "reconstructed" | "printed";

/** The source of what a person has read off their box. */
export const YOURS: Source = "printed";

export interface Line {
  cells: string[];
  source: Source;
}

export interface Sheet {
  name: string;
  title: string;
  sections: Record<string, Line[]>;
}

export interface Column {
  key: string;
  kind: "text" | "word" | "words" | "whole" | "wholes" | "pairs" | "share" | "yes" | "drawing";
  choices: string[];
  /** The keys of the game's texts for the choices; empty: they stand as they are. */
  names: string[];
  label: boolean;
  side: number;
  /** The key of its text, if it is not made from its own. */
  name: string;
}

export interface Section {
  key: string;
  /** `values`: every column is a line; else lines have all columns. */
  form: "values" | "list" | "named";
  rule: string;
  columns: Column[];
  name: string;
}

export interface Problem {
  section: string;
  /** Counted from 0; -1: all of them. */
  line: number;
  cell: number;
  warning: boolean;
  message: Said;
  rule: string;
}

export interface Judged {
  playable: boolean;
  problems: Problem[];
  text: string;
  /** What a table with it is set up with besides; only of what can be played. */
  options?: Record<string, Value>;
  /** null: the text is no TOML. */
  sheet: Sheet | null;
  layout: Section[];
}

export const judgeSheet = (game: string, sheet: Sheet) =>
  json<Judged>("POST", `games/${game}/editions/check`, [], { sheet });

/** The edition in a file; without a text the one to begin with. */
export const judgeText = (game: string, text = "") =>
  json<Judged>("POST", `games/${game}/editions/check`, [], { text });

/** The column of a cell. */
export const columnOf = (section: Section, line: number, cell: number): Column | undefined =>
  section.columns[section.form === "values" ? line : cell];

/** How many lines of a sheet are of one's own box, of how many. */
export function progress(sheet: Sheet): { yours: number; all: number } {
  const lines = Object.values(sheet.sections).flat();
  return { yours: lines.filter(({ source }) => source === YOURS).length, all: lines.length };
}

/** What a spreadsheet copies: rows of cells, between tabs, or else semicolons or commas. */
export function pasted(text: string): string[][] {
  const rows = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  const between = text.includes("\t") ? "\t" : text.includes(";") ? ";" : rows.length > 1 ? "," : "\t";
  return rows.map((row) => row.split(between).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")));
}

/** The lines of a section with rows pasted at a cell; new lines come where there are too few. */
export function filled(section: Section, lines: Line[], at: { line: number; cell: number }, rows: string[][]): Line[] {
  const found = [...lines];
  for (const [i, row] of rows.entries()) {
    const number = at.line + i;
    if (section.form === "values") {
      if (number < found.length) found[number] = { cells: [row.join(" ").trim()], source: YOURS };
      continue;
    }
    const old = found[number]?.cells ?? section.columns.map(() => "");
    const cells = old.map((cell, j) => (j < at.cell ? cell : (row[j - at.cell] ?? cell)));
    found[number] = { cells, source: YOURS };
  }
  return found;
}
