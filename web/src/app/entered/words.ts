/** What is said beside the board: English, taught when something is asked. */

import english from "./locale/en.ftl?raw";
import { textOf } from "../../stage/say";
import type { Message, Seat } from "../../protocol/types";
import { texts } from "../../ui/i18n.svelte";
import { readable } from "../../ui/readable";

await texts.teach(english);

/** A word of a question: a name or number that stands as it is, a message whose values may be words, or several. */
export type Said = string | Message | Said[];

const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null && "key" in value;

/** A name is a line; what is drawn below it is for the eye. */
const nameOf = (text: string) => text.split("\n")[0] ?? "";

/** A word of a question in the language of the page. */
export function wordText(game: string, word: Said, seats: Seat[]): string {
  if (typeof word === "string") return nameOf(word);
  if (Array.isArray(word)) return word.map((each) => wordText(game, each, seats)).join(" ");
  const value = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(value);
    return isMessage(each) ? wordText(game, each, seats) : each;
  };
  const args = Object.fromEntries(Object.entries(word.args).map(([name, each]) => [name, value(each)]));
  return textOf(game, word.key, args, seats) ?? readable(word.key, args);
}
