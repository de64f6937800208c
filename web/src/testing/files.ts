/** What the games' Python packages say, for tests of the words that the page makes of it. */

import type { Rule } from "../protocol/types";
import { texts } from "../ui/i18n.svelte";

const LOCALES = import.meta.glob<string>(["../../../src/carrack/games/*/locale/*.ftl", "../../../src/carrack/languages/*/games.*.ftl"], { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>(["../../../src/carrack/games/*/rules/*.md", "../../../src/carrack/languages/*/games.*.md"], { query: "?raw", import: "default", eager: true });

const fileOf = (files: Record<string, string>, game: string, language: string, ending: string): string => {
  const name = game.replaceAll("-", "_");
  const places = [new RegExp(`/${name}/\\w+/${language}\\.${ending}$`), new RegExp(`/${language}/games\\.${name}\\.${ending}$`)];
  const path = Object.keys(files).find((each) => places.some((place) => place.test(each)));
  if (path === undefined) throw new Error(`${game} says nothing in ${language}`);
  return files[path] ?? "";
};

/** The file of a game's messages in a language. */
export const messagesOf = (game: string, language: string): string => fileOf(LOCALES, game, language, "ftl");

/** Has the page know the words of a game, in a language. */
export function loadWords(game: string, language = "en"): void {
  texts.add(game, language, messagesOf(game, language));
  texts.language = language;
}

/** The rules of a game, as the server sends them. */
export function rulesOf(game: string, language: string): Rule[] {
  let chapter = "";
  return fileOf(RULES, game, language, "md").split("\n").flatMap((line) => {
    if (line.startsWith("## ")) chapter = line.slice(3);
    const [, id, text] = /^- \*\*([A-Z0-9-]+)\*\* (.*)/.exec(line) ?? [];
    return id && text ? [{ id, chapter, text }] : [];
  });
}
