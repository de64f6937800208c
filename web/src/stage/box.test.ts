import { expect, test } from "vitest";
import { loadWords } from "../testing/files";
import { printedText, sourceText } from "./boxInWords";
import { sourcesOf, unprinted, unprintedOf, valueName } from "./things";

const AMERIGO = {
  map: "rulebook",
  "tower.stick": "reconstructed",
  "tower.dislodge": "reconstructed",
  "tower.cubes": "rulebook",
  special: "reconstructed",
  "tiles.four-winds": "reconstructed",
  "tiles.long-mole": "printed",
};

test("values that are ours, or of a map that somebody drew, are not the printed ones", () => {
  expect(unprinted(AMERIGO)).toEqual(["tower.stick", "tower.dislodge", "special", "tiles.four-winds"]);
  expect(unprinted({ cards: "deduced", chart: "own", solo: "printed" })).toEqual(["chart"]);
  expect(unprinted({ cards: "rulebook", chart: "printed" })).toEqual([]);
});

test("values are called as the editor calls them, what has an id by that", () => {
  loadWords("amerigo");
  loadWords("dutch-east-indies");
  const called = (game: string, ...keys: string[]) => keys.map((key) => valueName(game, key));
  expect(called("amerigo", "tower.stick", "map.big_island", "tiles.four-winds", "villages.v-I2.count", "tokens.coconut")).toEqual(
    ["Chance that a cube sticks", "Least land of a big island", "four-winds", "v-I2.count", "coconut"],
  );
  expect(called("dutch-east-indies", "sail.prices", "solo.cannons", "cards.clove-2")).toEqual(["Price of the next field", "Cannons", "clove-2"]);
  loadWords("dutch-east-indies", "de");
  expect(called("dutch-east-indies", "sail.prices")).toEqual(["Preis des nächsten Felds"]);
  loadWords("amerigo", "de");
  expect(called("amerigo", "tokens.coconut")).toEqual(["Kokosnüsse"]);
});

test("only values of the part itself are its own, and a whole part has none to name", () => {
  loadWords("amerigo");
  expect(unprintedOf("amerigo", "tiles", AMERIGO)).toEqual(["four-winds"]);
  expect(unprintedOf("amerigo", "special", AMERIGO)).toEqual([]);
  expect(unprintedOf("amerigo", "tile", AMERIGO)).toEqual([]);
  expect(sourcesOf("tower", AMERIGO)).toEqual(["reconstructed", "rulebook"]);
});

test("who asks hears how many values are not printed, and which, as far as they can be kept in mind", () => {
  loadWords("amerigo");
  expect(printedText(AMERIGO)).toBe("4 values are not the printed ones");
  expect(printedText({ map: "rulebook" })).toBe("All values are the printed ones");
  expect(sourceText("amerigo", "tiles", AMERIGO)).toBe("reconstructed (1), read off a box (1). One of these values is ours: four-winds");
  expect(sourceText("amerigo", "special", AMERIGO)).toBe("reconstructed");
  expect(sourceText("amerigo", "map", AMERIGO)).toBe("from the rulebook");
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`tokens.t${i}`, "reconstructed"]));
  expect(sourceText("amerigo", "tokens", many)).toMatch(/^reconstructed\. 15 of these values are ours: t0, .* t11, …$/);
});
