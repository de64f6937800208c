/** Words of the editor: English, taught when it is opened. */

import english from "./locale/en.ftl?raw";
import { gameText, t, texts } from "../../ui/i18n.svelte";
import { saidText } from "../../ui/problemText";
import { columnOf } from "./edition";
import type { Column, Line, Problem, Section } from "./edition";

await texts.teach(english);

const slug = (key: string) => key.replace(/^.*\./, "").replace(/_/g, "-");

/** What the game calls a section, a column, or what a cell can hold; `value-…` is what tables say of a box, too. */
export const sectionName = (game: string, { key, name }: Section) => gameText(game, name || `edit-${slug(key)}`) ?? key;

export function columnName(game: string, section: Section, { key, name }: Column): string {
  if (name) return gameText(game, name) ?? key;
  const kind = section.form === "values" ? "value" : "edit";
  return gameText(game, `${kind}-${slug(section.key)}-${slug(key)}`) ?? gameText(game, `${kind}-${slug(key)}`) ?? key;
}

export const choiceName = (game: string, { names }: Column, index: number, choice: string) =>
  (names[index] && gameText(game, names[index])) || choice;

/** What a line is called: the value that it is, else what stands in its first cell, else its number. */
export function lineName(game: string, section: Section, lines: Line[], line: number): string {
  const column = columnOf(section, line, 0);
  if (section.form === "values" && column) return columnName(game, section, column);
  const first = lines[line]?.cells[0];
  const chosen = column && first ? column.choices.indexOf(first) : -1;
  return column && first && chosen >= 0 ? choiceName(game, column, chosen, first) : first || String(line + 1);
}

/** What a message has for values, with the words that a cell can hold called as they stand on the page. */
function called(game: string, column: Column, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => called(game, column, each));
  if (typeof value === "string" && column.choices.includes(value)) return choiceName(game, column, column.choices.indexOf(value), value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, called(game, column, each)]));
}

/** What is wrong, with column and words called as they stand on the page, not as a file has them. */
export function wrongText(game: string, section: Section | undefined, { line, cell, message }: Problem): string {
  const column = section && columnOf(section, line, cell);
  const { key } = message.args;
  if (!section || !column) {
    const head = key === "name" || key === "title" ? t(`edition-${key}`) : key;
    return saidText({ ...message, args: { ...message.args, key: head } }, game);
  }
  const named = column.key.split(".").includes(String(key)) ? columnName(game, section, column) : key;
  const args = called(game, column, { ...message.args, key: named }) as Record<string, unknown>;
  return saidText({ ...message, args }, game);
}

/** What is wrong, after the part and the line where it is, unless it names that itself. */
export function placedText(game: string, section: Section | undefined, lines: Line[], problem: Problem): string {
  const said = wrongText(game, section, problem);
  if (!section) return said;
  const line = problem.line < 0 ? "" : lineName(game, section, lines, problem.line);
  const at = [sectionName(game, section), ...(line && !said.includes(line) ? [line] : [])].join(", ");
  return `${at}${t("colon")} ${said}`;
}
