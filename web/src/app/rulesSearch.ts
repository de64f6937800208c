/** Words found in any order and form: by their stems, by what else they are called. */

import type { Rule } from "../protocol/types";


const ENDINGS: Record<string, string[]> = {
  en: ["ments", "ment", "ings", "ing", "ed", "ies", "es", "s", "ly", "y", "e"],
  de: ["ungen", "ung", "ern", "em", "er", "en", "es", "e", "n", "s", "t"],
  es: ["mientos", "miento", "aciones", "acion", "ando", "iendo", "ados", "adas", "ado", "ada", "os", "as", "es", "ar", "er", "ir", "an", "en", "s", "o", "a", "e"],
  fr: ["ements", "ement", "ations", "ation", "eaux", "eau", "ees", "ent", "ee", "es", "er", "ez", "ir", "aux", "e", "s", "x"],
  it: ["amenti", "amento", "azioni", "azione", "ando", "endo", "are", "ere", "ire", "ati", "ate", "ato", "ata", "i", "e", "o", "a"],
  nl: ["heden", "heid", "ingen", "ing", "tjes", "tje", "en", "er", "es", "e", "s"],
};
/** Languages that join words: "Karten" finds "Handelskarten". */
const JOINING = ["de", "nl"];
const WORD = /[\p{L}\p{N}]+/gu;
const SHORTEST = 3; // a stem keeps at least this many letters

/** A word without its ending, accents and capitals: "Completes" and "completing" are "complet". */
export function stem(word: string, language: string): string {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  const fits = (ending: string) => plain.endsWith(ending) && plain.length - ending.length >= SHORTEST;
  const ending = (ENDINGS[language] ?? []).find(fits);
  return ending ? plain.slice(0, -ending.length) : plain;
}

const words = (text: string) => text.match(WORD) ?? [];

/** Whether a stem of the text is the one sought, goes on from it, or ends a little before it. */
function same(sought: string, there: string, language: string): boolean {
  if (sought === there) return true;
  if (sought.length < 2) return false;
  if (there.startsWith(sought)) return true;
  if (JOINING.includes(language) && sought.length > SHORTEST && there.includes(sought)) return true;
  return there.length >= SHORTEST && sought.startsWith(there) && sought.length - there.length <= 2;
}

/** A question: for each word that counts, the stems that answer it. */
export type Question = string[][];

/**
 * What is sought. `synonyms` are groups of words that mean the same, "harbour port; points VP";
 * `small` are words that say nothing, unless there are no others.
 */
export function question(text: string, language: string, synonyms: string, small: string): Question {
  const groups = synonyms.split(";").map((group) => words(group).map((word) => stem(word, language)));
  const idle = new Set(words(small.toLowerCase()));
  const all = words(text);
  const telling = all.filter((word) => !idle.has(word.toLowerCase()));
  return (telling.length ? telling : all).map((word) => {
    const own = stem(word, language);
    const kin = groups.filter((group) => group.some((each) => same(own, each, language)));
    return [own, ...kin.flat()];
  });
}

/** Whether one word of a text answers the question. */
export function answers(asked: Question, word: string, language: string): boolean {
  const there = stem(word, language);
  return asked.some((stems) => stems.some((sought) => same(sought, there, language)));
}

const IDENTIFIER = /^[a-z]+(-[a-z]+)+(-\d+)?$/i;

/** The rules that an identifier names, whole (AM-BUILD-2) or in its beginning (AM-BUILD); null if it is none. */
function byIdentifier(rules: Rule[], text: string): Rule[] | null {
  const name = text.trim().toUpperCase();
  if (!IDENTIFIER.test(name)) return null;
  const found = rules.filter(({ id }) => id === name || (!/\d$/.test(name) && id.startsWith(name)));
  return found.length ? found : null;
}

/** The rules with all the words; where there are none, those with most of them, at least half. */
export function search(rules: Rule[], text: string, asked: Question, language: string): Rule[] {
  if (!asked.length) return rules;
  const named = byIdentifier(rules, text);
  if (named) return named;
  const rated = rules.map((rule) => {
    const stems = words(`${rule.id} ${rule.chapter} ${rule.text}`).map((word) => stem(word, language));
    const met = asked.filter((all) => all.some((sought) => stems.some((there) => same(sought, there, language))));
    return { rule, met: met.length };
  });
  const best = Math.max(0, ...rated.map(({ met }) => met));
  if (best < asked.length / 2) return [];
  return rated.filter(({ met }) => met === best).map(({ rule }) => rule);
}

/** The rules of a game, and what is asked of them: each game has synonyms of its own. */
interface Book {
  game: string;
  rules: Rule[];
  asked: Question;
}

/** How many rules of each of these books answer, where any do. */
export const answering = (books: Book[], text: string, language: string): { game: string; count: number }[] =>
  books
    .map(({ game, rules, asked }) => ({ game, count: asked.length ? search(rules, text, asked, language).length : 0 }))
    .filter(({ count }) => count);

/** A piece of a rule's text: plain, one of the words sought, or a reference to a rule. */
export interface Piece {
  text: string;
  kind: "plain" | "found" | "rule";
}

const PIECE = /[A-Z]{2,}(?:-[A-Z]+)+-\d+|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;

/** A text cut at its references and at the words that answer the question; `known`: the rules there are. */
export function pieces(text: string, known: Set<string>, asked: Question, language: string): Piece[] {
  const cut: Piece[] = [];
  for (const part of text.match(PIECE) ?? []) {
    const kind = known.has(part) ? "rule" : asked.length && answers(asked, part, language) ? "found" : "plain";
    const last = cut.at(-1);
    if (last && kind === "plain" && last.kind === "plain") last.text += part;
    else cut.push({ text: part, kind });
  }
  return cut;
}
