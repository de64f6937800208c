/** An edition as it is entered, and what the server says of it: the answer of `editions/check`. */

import { call } from "../../protocol/http";
import type { EditionColumn, EditionProblem, EditionSection, EditionSource, JudgedEdition } from "../../protocol/types";

export type Source = EditionSource;

/** The source of what a person has read off their box. */
export const YOURS: Source = "printed";

export interface Line {
  cells: string[];
  source: Source;
  /** Of what is yours: what it was before; nothing: it came so. */
  was?: Source;
}

export interface Sheet {
  name: string;
  title: string;
  sections: Record<string, Line[]>;
}

export type Column = EditionColumn;
export type Section = EditionSection;
export type Problem = EditionProblem;
export type Judged = JudgedEdition;

export function judgeSheet(game: string, sheet: Sheet) {
  const told = Object.entries(sheet.sections).map(([key, lines]) => [key, lines.map(({ cells, source }) => ({ cells, source }))] as const);
  return call("POST /games/{game}/editions/check", { game, body: { sheet: { ...sheet, sections: Object.fromEntries(told) } } });
}

/** The column of a cell. */
export const columnOf = (section: Section, line: number, cell: number): Column | undefined =>
  section.columns[section.form === "values" ? line : cell];

/** A line as on one's own box, perhaps with other cells; it remembers what it was. */
export const owned = ({ cells: old, source, was }: Line, cells = old): Line => {
  const before = source === YOURS ? was : source;
  return { cells, source: YOURS, ...(before ? { was: before } : {}) };
};

/** A line that is not as on one's own box after all. */
export const disowned = ({ cells, was }: Line): Line => ({ cells, source: was ?? "reconstructed" });

/** How many lines of a sheet are of one's own box, of how many. */
export function progress(sheet: Sheet): { yours: number; all: number } {
  const lines = Object.values(sheet.sections).flat();
  return { yours: lines.filter(({ source }) => source === YOURS).length, all: lines.length };
}

/** Whether lines that were kept, perhaps by an earlier version, are such as a section has today. */
function fits({ form, columns }: Section, lines: unknown): boolean {
  const count = form === "values" ? 1 : columns.length;
  const isLine = (line: Partial<Line> | null) => Array.isArray(line?.cells) && line.cells.length === count;
  return Array.isArray(lines) && lines.every(isLine) && (form !== "values" || lines.length === columns.length);
}

/** A sheet that was kept, as far as it fits today; parts that do not are ours, and then it is not `whole`. */
export function fitted(layout: Section[], kept: Sheet, ours: Sheet): { sheet: Sheet; whole: boolean } {
  const fit = new Set(layout.filter((section) => fits(section, kept.sections[section.key])).map(({ key }) => key));
  const sections = Object.fromEntries(layout.map(({ key }) => [key, (fit.has(key) ? kept : ours).sections[key] ?? []]));
  return { sheet: { ...kept, sections }, whole: [...layout.map(({ key }) => key), ...Object.keys(kept.sections)].every((key) => fit.has(key)) };
}

/** A sheet as a text for a spreadsheet, whose rows can be pasted again. */
export function rowsOf(sheet: Sheet): string {
  const cell = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  const part = ([key, lines]: [string, Line[]]) => [key, ...lines.map(({ cells }) => cells.map(cell).join("\t"))].join("\n");
  return `${Object.entries(sheet.sections).map(part).join("\n\n")}\n`;
}
