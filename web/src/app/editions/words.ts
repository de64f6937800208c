/** Words of the editor: English, taught when it is opened. Other languages have all at once. */

import english from "./locale/en.ftl?raw";
import { gameText, texts } from "../../ui/i18n.svelte";
import type { Column, Section } from "./edition";

texts.teach(english);

const slug = (key: string) => key.replace(/^.*\./, "").replace(/_/g, "-");

/** What the game calls a section, a column, or what a cell can hold. */
export const sectionName = (game: string, { key, name }: Section) => gameText(game, name || `edit-${slug(key)}`) ?? key;

export const columnName = (game: string, section: Section, { key, name }: Column) =>
  gameText(game, name || `edit-${slug(section.key)}-${slug(key)}`) ?? gameText(game, `edit-${slug(key)}`) ?? key;

export const choiceName = (game: string, { names }: Column, index: number, choice: string) =>
  (names[index] && gameText(game, names[index])) || choice;
