/** Words of the editor: English, taught when it is opened. */

import english from "./locale/en.ftl?raw";
import { gameText, texts } from "../../ui/i18n.svelte";
import type { Column, Section } from "./edition";

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
