/** The page's own words, and numbers as its languages write them. */

import { FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test } from "vitest";
import { Refused } from "../protocol/http";
import { botTitles, turnSeconds } from "../protocol/catalogue";
import { otherBots, sameBot, strengthAbout, strengthName, usualBot } from "./botNames";
import { languageName, LANGUAGES, t, texts } from "./i18n.svelte";
import { expected, give, percent, signed, swing, tenths, whole } from "./numberFormat";
import { problemText } from "./problemText";

const FILES = import.meta.glob<string>(["../locales/*.ftl", "../app/*/locale/*.ftl", "../../../src/carrack/languages/*/{page,page.*}.ftl"], { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

const keysOf = (text: string) => new FluentResource(text).body.map(({ id }) => id);

/** What is said in English: everywhere, and on pages that are no tables. */
const english = new Set(Object.entries(FILES).flatMap(([path, text]) => (path.endsWith("/en.ftl") ? keysOf(text) : [])));

beforeEach(() => {
  texts.language = "en";
});

// that all languages say the same is tested in ../tests/unit/test_translations.py
test("every language has a name, and each message is read as it is written", () => {
  expect([languageName("de"), languageName("fr"), languageName("pt-BR")]).toEqual(["Deutsch", "Français", "Português (Brasil)"]);
  expect(new Set(LANGUAGES.map(languageName)).size).toBe(LANGUAGES.length);
  for (const [path, text] of Object.entries(FILES)) {
    const written = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
    expect(new Set(written).size, `${path}: a message twice`).toBe(written.length);
    expect(keysOf(text), path).toEqual(written);
  }
});

test("the page asks for no message that it does not have", () => {
  const asked = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/\bt\("([\w-]+)(?:\.[\w-]+)?"/g)].map(([, key]) => ({ path, key: key ?? "" })),
  );
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter(({ key }) => !english.has(key))).toEqual([]);
});

test("the page has no message that nothing asks for", () => {
  const everything = Object.values(SOURCES).join("\n");
  const stems = new Set([...everything.matchAll(/[`"']([a-z][\w-]*-)(?:\$\{|")/g)].map(([, stem]) => stem ?? ""));
  const named = new Set([...everything.matchAll(/[`"']([a-z][\w-]*)[`"'.]/g)].map(([, key]) => key ?? ""));
  const words = Object.values(FILES).join("\n");
  const idle = [...english].filter(
    (key) => !named.has(key) && ![...stems].some((stem) => key.startsWith(stem)) && !words.includes(`{ ${key}`),
  );
  expect(idle).toEqual([]);
});

test("no colon stands behind a name but as the language of the reader has it", () => {
  const written = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/^.*\}(?:<\/[a-z]+>)?: ?(?:\$?\{|<).*$/gm)].filter(([line]) => !/(?:let|const|\() ?\{|Error\(/.test(line)).map(([line]) => `${path}: ${line.trim()}`),
  );
  // of those are: a rule, times of a clock, what no person reads
  expect(written.filter((line) => !/problemText|timeText|SeatCard|Drawing|\/testing\//.test(line))).toEqual([]);
});

test("numbers are written as the language writes them", () => {
  expect([percent(0.125), swing(-0.034), swing(0), tenths(0.0049), give(0.012)]).toEqual(["13%", "−3\u00a0%", "0\u00a0%", "+0.5\u00a0%", "±\u00a01.2"]);
  expect([expected(19.96), expected(-0), expected(-3.14), expected(120.4), whole(-1), whole(61.9), signed(-2), signed(3)]).toEqual(["20", "0", "−3.1", "120", "0", "61", "−2", "+3"]);
  texts.language = "de";
  expect([percent(0.125), tenths(-0.0125), expected(3.14)]).toEqual(["13\u00a0%", "−1,3\u00a0%", "3,1"]);
});

test("bots are called by their strength, their title, what they do, or their name", () => {
  botTitles.set("own", "Hans");
  expect(strengthName("admiral")).toBe(t("strength-admiral"));
  expect([strengthName("own"), strengthName("greedy"), strengthName("cmd:x")]).toEqual(["Hans", "Rule of thumb", "cmd:x"]);
  expect(otherBots(["greedy", "helmsman", "own"], ["helmsman"])).toEqual(["greedy", "own"]);
  expect(usualBot(["greedy"], ["deckhand", "helmsman"])).toBe("helmsman");
  expect(usualBot(["greedy"], ["deckhand"])).toBe("deckhand");
  expect([usualBot(["x", "greedy"], []), usualBot(["x"], []), usualBot([], [])]).toEqual(["greedy", "x", ""]);
  const before = ["navigator", "own", "greedy", "tree", null];
  expect(before.map((bot) => sameBot(bot, ["helmsman", "navigator", "own"], ["helmsman", "navigator"]))).toEqual(["navigator", "own", "helmsman", "helmsman", "helmsman"]);
});

test("of a bot that thinks for long it is said how long, and of no other", () => {
  turnSeconds.set("admiral", 60).set("navigator", 5);
  expect(strengthAbout("admiral")).toBe("The strongest bot. A turn takes up to 60 s here.");
  expect(strengthAbout("navigator")).toBe(t("strength-navigator.about"));
  expect(strengthAbout("own")).toBe("");
});

test("a problem is said in the language of the page where it has a text, else as the server says it", () => {
  texts.language = "de";
  const refused = (key: string) => new Refused(422, "a code", "in English", "", {}, key);
  expect(problemText(refused("no-such-key"))).toBe("in English");
  expect(problemText(refused("problem-outdated"))).toBe(t("problem-outdated"));
  expect(problemText(refused("problem-outdated"))).not.toContain("English");
  const reason = { key: "refusal-game-over", args: {}, message: "in English", rule: "TI-1" };
  const line = { key: "fault-line", args: { line: 3, reason }, message: "in English" };
  const damaged = new Refused(422, "a code", "in English", "", {}, "problem-record-damaged", { reason: line });
  expect(problemText(damaged)).toContain("beschädigt: Zeile 3: TI-1: Das Spiel ist zu Ende.");
  expect(problemText(new TypeError("Failed to fetch"))).toBe(t("problem-silence"));
  expect(problemText("odd")).toBe("odd");
});
