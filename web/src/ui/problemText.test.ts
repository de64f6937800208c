import { beforeEach, expect, test } from "vitest";

import { Refused } from "../protocol/http";
import { texts } from "./i18n.svelte";
import { problemText } from "./problemText";

const REFUSALS = {
  en: 'refusal-post = A trading post cannot be built over.\nrefusal-ap = This costs { $cost } AP.',
  de: "refusal-post = Ein Kontor darf nicht überbaut werden.\nrefusal-ap = Das kostet { $cost } AP.",
};

function refused(key: string, args: Record<string, unknown> = {}): Refused {
  return new Refused(422, "refused", "In English.", "AM-BUILD-4", {}, key, args);
}

beforeEach(() => {
  for (const [language, text] of Object.entries(REFUSALS)) texts.add("amerigo", language, text);
  texts.language = "de";
});

test("a refusal is said in the reader's language", () => {
  expect(problemText(refused("refusal-post"), "amerigo")).toBe("Ein Kontor darf nicht überbaut werden.");
  expect(problemText(refused("refusal-ap", { cost: 3 }), "amerigo")).toBe("Das kostet 3 AP.");
  texts.language = "en";
  expect(problemText(refused("refusal-post"), "amerigo")).toBe("A trading post cannot be built over.");
});

test("without a text of the game the server's own words stand", () => {
  expect(problemText(refused("refusal-new"), "amerigo")).toBe("In English.");
  expect(problemText(refused(""), "amerigo")).toBe("In English.");
});

test("what the server itself refuses is said in its own texts", () => {
  const busy = new Refused(503, "busy", "Busy.", "", {}, "problem-busy");
  expect(problemText(busy)).toBe("Das hat nicht geklappt. Versuche es noch einmal.");
});

test("a list of sentences, with what each names, is said in the reader's language, a line for each", () => {
  const expected = { key: "file-share", args: {}, message: "in English" };
  const other = { key: "file-other", args: { key: "stick", value: "30", expected }, message: "in English" };
  const at = { key: "file-at-key", args: { file: "box.toml", where: "tower.stick", said: other }, message: "in English" };
  const own = { key: "file-at-key", args: { file: "box.toml", where: "x", said: { key: "refusal-post", args: {}, message: "in English" } }, message: "in English" };
  const said = problemText(refused("file-problems", { problems: [at, own] }), "amerigo");
  expect(said).toBe(
    "box.toml: tower.stick: „stick“ ist 30; hierher gehört eine Zahl von 0 bis 1.\nbox.toml: x: Ein Kontor darf nicht überbaut werden.",
  );
});
