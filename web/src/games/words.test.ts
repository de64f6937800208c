/** Every message that a board asks of its game is in the game's own locale. */

import { expect, test } from "vitest";
import { loadWords } from "../testing/files";
import { LANGUAGES, gameText } from "../ui/i18n.svelte";

const SOURCES = import.meta.glob<string>(["./*/**/*.svelte", "./*/**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const SPOKEN = ["amerigo", "dutch-east-indies"].flatMap((game) => LANGUAGES.map((language): [string, string] => [game, language]));

test.each(SPOKEN)("%s (%s)", (game, language) => {
  loadWords(game, language);
  const own = Object.entries(SOURCES).filter(([path]) => path.startsWith(`./${game}/`));
  const asked = own.flatMap(([, text]) => [...text.matchAll(/(?<![\w.])g\(["']([\w-]+(?:\.[\w-]+)?)["']/g)].map(([, key]) => key ?? ""));
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((key) => gameText(game, key) === null)).toEqual([]);
});
