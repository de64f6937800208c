/** Things on a table that can be tapped to learn what they are: named `kind:id` by `data-thing`. */

import { gameText } from "../ui/i18n.svelte";

export interface Thing {
  kind: string;
  id: string;
}

/** What a thing is, in words, and the rule that speaks of it. */
export interface Explanation {
  title: string;
  text: string;
  rule: string;
}

/** Where the words about it are shown. */
export interface Spot {
  x: number;
  y: number;
}

export const explained = (title: string, rule: string, text = ""): Explanation => ({ title, rule, text });

export function thing(text: string): Thing {
  const [kind = "", ...rest] = text.split(":");
  return { kind, id: rest.join(":") };
}

/** What was tapped, from the innermost thing outwards. */
export function thingsAt(element: Element): Thing[] {
  const found: Thing[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const what = at.getAttribute("data-thing");
    if (what) found.push(thing(what));
  }
  return found;
}

/** Where something was pointed at; a keyboard points nowhere but at its element. */
export type PointerPlace = Pick<MouseEvent, "clientX" | "clientY" | "target">;

/** At the pointer, or under the element when it was reached by keyboard. */
export function spot(event: PointerPlace): Spot {
  if (event.clientX || event.clientY) return { x: event.clientX, y: event.clientY };
  const box = event.target instanceof Element ? event.target.getBoundingClientRect() : null;
  return { x: (box?.left ?? 0) + (box?.width ?? 0) / 2, y: box?.bottom ?? 0 };
}

/** How many values of a table come from where, the most frequent source first. */
export function countsOf(table: string, provenance: Record<string, string>): [source: string, count: number][] {
  const counts = new Map<string, number>();
  for (const [key, source] of Object.entries(provenance)) {
    if (`${key}.`.startsWith(`${table}.`)) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Where the values of a table come from, the most frequent source first. */
export const sourcesOf = (table: string, provenance: Record<string, string>): string[] =>
  countsOf(table, provenance).map(([source]) => source);

/** A part of the box, and where its values come from, in words. */
export interface BoxPart {
  table: string;
  name: string;
  source: string;
}

/** The values that are not the printed ones: ours, or a map that somebody drew. */
export const unprinted = (provenance: Record<string, string>): string[] =>
  Object.keys(provenance).filter((key) => ["reconstructed", "own"].includes(provenance[key] ?? ""));

/** The values of a part that are not printed, by their names; none where it is the whole part. */
export const unprintedOf = (game: string, part: string, provenance: Record<string, string>): string[] =>
  unprinted(provenance).filter((key) => key.startsWith(`${part}.`)).map((key) => valueName(game, key));

/** What the game calls a value `part.value`, or a good: words that come with the table; ids are their own names. */
export function valueName(game: string, key: string): string {
  const [part = "", ...rest] = key.replace(/_/g, "-").split(".");
  const value = rest.join(".");
  const named = (name: string) => gameText(game, name);
  return named(`value-${part}-${value}`) ?? named(`value-${value}`) ?? named(`good-${value}`) ?? named(`item-${value}`) ?? key.slice(part.length + 1);
}
