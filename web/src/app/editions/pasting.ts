/** What a spreadsheet copies, and where it goes in a section of the box. */

import { columnOf, owned, YOURS } from "./edition";
import type { Column, Line, Section } from "./edition";

const LISTS: Column["kind"][] = ["wholes", "words", "pairs"];
const ONE_WORD: Column["kind"][] = ["text", "drawing", "yes"]; // says nothing about what stands in a column
const SEVERAL = /[\s,;:]/; // between the numbers or words of one cell
const YES = /^(true|yes|x|1|wahr|ja|waar|vrai|oui|vero|sì|verdadero|sí|✓)$/i;

/**
 * Rows of cells, between tabs, or else semicolons or commas. What stands in quotation marks is one cell.
 * Where a row is one list anyhow, commas stand in its cells: between its numbers, or in 0,45. A single row has
 * commas between its cells if `split`.
 */
export function pasted(text: string, lists = false, split = false): string[][] {
  const plain = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");
  const bare = plain.replace(/(^|[\t;,\n])"(?:[^"]|"")*"/g, "$1");
  const between = bare.includes("\t") ? "\t" : bare.includes(";") ? ";" : (split || bare.includes("\n")) && !lists ? "," : "\t";
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${between}\n]*))(${between}|\n|$)`, "gy");
  for (const [, quoted, bare = "", after] of plain.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replace(/""/g, '"') ?? bare).trim());
    if (after === "\n") rows.push([]);
    if (after === "") break;
  }
  return rows;
}

/** A cell of a section. */
interface At {
  line: number;
  cell: number;
}

/** The rows of a text for a section, pasted at a cell. */
export function pastedInto(section: Section, at: At, text: string): string[][] {
  if (section.form === "values") return pasted(text, true);
  const rows = pasted(text);
  if (rows.length > 1 || rows[0]?.length !== 1 || LISTS.includes(columnOf(section, at.line, at.cell)?.kind ?? "text")) return rows;
  const split = pasted(text, false, true);
  return likeness(section, at, split[0] ?? []) === true ? split : rows;
}

/** Whether the cells of a row are such as its columns ask for; null: they may be anything. */
function likeness(section: Section, at: At, row: string[]): boolean | null {
  const said = new Set<boolean>();
  for (const [i, text] of row.entries()) {
    const column = columnOf(section, at.line, at.cell + i);
    if (column && text && !ONE_WORD.includes(column.kind)) said.add(isLike(column, text));
  }
  return said.size === 1 ? said.has(true) : null;
}

const isLike = ({ kind, choices }: Column, text: string): boolean =>
  ["word", "words"].includes(kind) ? text.split(SEVERAL).every((each) => choices.includes(each)) : /^[\d\s.,;:/]+$/.test(text);

/** Whether the first of several rows says what the columns are: nothing in it is what they ask for, and below it is. */
function headed(section: Section, at: At, [head = [], ...rows]: string[][]): boolean {
  const below = section.form === "values" ? rows : rows.slice(0, 1);
  return likeness(section, at, head) === false && below.some((row) => likeness(section, at, row) === true);
}

/** What was pasted, in its place. */
export interface Pasted {
  lines: Line[];
  /** What there is no place for. */
  left: string[];
}

/** The lines of a section with rows pasted at a cell; new lines come where there are too few, if the section can have them. A header is left. */
export function filled(section: Section, lines: Line[], at: At, rows: string[][]): Pasted {
  const head = headed(section, at, rows) ? (rows[0] ?? []) : [];
  const body = head.length ? rows.slice(1) : rows;
  const found = section.form === "values" ? downwards(section, lines, at.line, body) : across(section, lines, at, body);
  return { ...found, left: [...head.filter(Boolean), ...found.left] };
}

/** Each row is a value; but a column of single entries is one list, where a list is asked for, and a row of them fills value by value where none is. */
function downwards(section: Section, lines: Line[], first: number, rows: string[][]): Pasted {
  const isList = (line: number) => LISTS.includes(section.columns[line]?.kind ?? "text");
  const single = rows.every((row) => row.length === 1 && !SEVERAL.test(row[0] ?? ""));
  const given = isList(first) && single ? [rows.flat()] : !isList(first) && rows.length === 1 ? (rows[0] ?? []).map((cell) => [cell]) : rows;
  const found = [...lines];
  const left: string[] = [];
  for (const [i, row] of given.entries()) {
    const number = first + i;
    const taken = number >= found.length ? 0 : isList(number) ? row.length : 1;
    left.push(...row.slice(taken));
    const old = found[number];
    if (taken && old) found[number] = owned(old, [row.slice(0, taken).filter(Boolean).join(" ")]);
  }
  return { lines: found, left: left.filter(Boolean) };
}

/** Each row goes into a line of its own, cell by cell. */
function across(section: Section, lines: Line[], at: At, rows: string[][]): Pasted {
  const found = [...lines];
  const left: string[] = [];
  for (const [i, row] of rows.entries()) {
    const number = at.line + i;
    const old = found[number] ?? blank(section);
    const cells = old.cells.map((cell, j) => {
      const given = j < at.cell ? undefined : row[j - at.cell];
      return given === undefined ? cell : cellOf(columnOf(section, number, j), given);
    });
    left.push(...row.slice(cells.length - at.cell));
    found[number] = owned(old, cells);
  }
  return { lines: found, left: left.filter(Boolean) };
}

/** A line that nobody has filled. */
export function blank({ columns }: Section): Line {
  const empty = ({ kind, side }: Column) => (kind === "drawing" ? Array.from({ length: side }, () => ".".repeat(side)).join("\n") : "");
  return { cells: columns.map(empty), source: YOURS };
}

/** A tick is said in many ways. */
const cellOf = (column: Column | undefined, given: string) => (column?.kind !== "yes" ? given : YES.test(given) ? "true" : "");
