/** What a side has, or what lies on the table, in words, with what has changed. */

import type { Fact, Message, Place } from "../../protocol/types";
import { t, texts } from "../../ui/i18n.svelte";
import type { PlainWords } from "./words";

/** One part of a fact: "Silk" and "2"; a part without a name is its text. */
export interface Part {
  name: string;
  text: string;
}

/** A line: what somebody has of something. */
export interface Line {
  key: string;
  label: string;
  parts: Part[];
  /** What it was before, in words; "" where it was the same or nobody knows. */
  was: string;
}

type Facts = Record<string, Fact>;

const isMessage = (fact: object): fact is Message => "key" in fact && "args" in fact;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Several of one kind are counted. */
function counted(names: string[]): Part[] {
  return [...new Set(names)].map((text) => {
    const count = names.filter((each) => each === text).length;
    return { name: "", text: count > 1 && Number.isNaN(Number(text)) ? `${count} × ${text}` : text };
  });
}

/** A list of numbers keeps its order and its equals: dice, cards in the order in which they lie. */
const listed = (list: Fact[], words: PlainWords): Part[] =>
  list.every((each) => typeof each === "number")
    ? list.map((each) => ({ name: "", text: textOf(each, words) }))
    : counted(list.map((each) => textOf(each, words)));

export function partsOf(fact: Fact, words: PlainWords): Part[] {
  if (Array.isArray(fact)) return listed(fact, words);
  if (fact === null || typeof fact !== "object" || isMessage(fact)) return [{ name: "", text: textOf(fact, words) }];
  return Object.entries(fact).map(([key, value]) => ({ name: words.label(key), text: textOf(value, words) }));
}

export function textOf(fact: Fact, words: PlainWords): string {
  if (fact === null) return t("plain-unknown");
  if (typeof fact === "boolean") return t(fact ? "plain-yes" : "plain-no");
  if (typeof fact === "number") return new Intl.NumberFormat(texts.language).format(fact);
  if (typeof fact === "string" || isMessage(fact)) return words.word(fact);
  return partsOf(fact, words).map(({ name, text }) => [name, text].filter(Boolean).join(" ")).join(", ") || t("plain-none");
}

/** The lines of some facts; `before` are the same ones earlier, where they are known. */
export function linesOf(facts: Facts, before: Facts | undefined, words: PlainWords): Line[] {
  return Object.entries(facts).map(([key, fact]) => {
    const old = before?.[key];
    const changed = old !== undefined && !same(old, fact);
    return { key, label: words.label(key), parts: partsOf(fact, words), was: changed ? textOf(old, words) : "" };
  });
}

/** Whether a place looks otherwise than it did. */
export const placeChanged = (now: Place, before: Place | null | undefined): boolean =>
  before !== undefined && !same(now, before);
