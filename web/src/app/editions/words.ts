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

/** What is wrong, with the column called as it stands on the page, not as a file has it. */
export function wrongText(game: string, section: Section | undefined, { line, cell, message }: Problem): string {
  const column = section && columnOf(section, line, cell);
  const named = section && column && column.key.split(".").includes(String(message.args["key"])) ? columnName(game, section, column) : null;
  return saidText(named === null ? message : { ...message, args: { ...message.args, key: named } }, game);
}

/** What is wrong, after the part and the line where it is, unless it names that itself. */
export function placedText(game: string, section: Section | undefined, lines: Line[], problem: Problem): string {
  const said = wrongText(game, section, problem);
  if (!section) return said;
  const line = problem.line < 0 ? "" : lineName(game, section, lines, problem.line);
  const at = [sectionName(game, section), ...(line && !said.includes(line) ? [line] : [])].join(", ");
  return `${at}${t("colon")} ${said}`;
}
