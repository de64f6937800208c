/** What the page knows of the games that it draws: nothing but what their modules give. */

import { expect, test } from "vitest";

const MODULES = Object.keys(import.meta.glob("./*/module.ts"));
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../testing/**"], {
  query: "?raw", import: "default", eager: true,
});

test("no source outside its own folder names a game, or imports from its folder", () => {
  const games = MODULES.map((path) => path.split("/")[1] ?? "");
  expect(games).toEqual(["amerigo", "dutch-east-indies"]);
  for (const game of games) {
    const naming = Object.entries(SOURCES).filter(
      ([path, source]) => !path.startsWith(`./${game}/`) && new RegExp(`["'\`/]${game}["'\`/]`).test(source),
    );
    expect(naming.map(([path]) => path)).toEqual([]);
  }
});

test("a game whose folder has puzzles brings them", async () => {
  const folders = Object.keys(import.meta.glob("./*/puzzles.jsonl", { query: "?raw" })).map((path) => path.replace("puzzles.jsonl", ""));
  const modules = import.meta.glob<object>("./*/module.ts");
  for (const [path, load] of Object.entries(modules)) {
    expect("puzzles" in (await load()), path).toBe(folders.includes(path.replace("module.ts", "")));
  }
});
