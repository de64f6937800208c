import { describe, expect, test } from "vitest";
import { loadWords, rulesOf } from "../testing/files";
import { LANGUAGES, gameText, t } from "../ui/i18n.svelte";
import { answering, pieces, question, search, stem } from "./rulesSearch";

function wordsOf(game: string, text: string, language: string) {
  loadWords(game, language);
  return question(text, language, gameText(game, "rules-synonyms") ?? "", t("rules-small-words"));
}

function found(game: string, language: string, text: string): string[] {
  return search(rulesOf(game, language), text, wordsOf(game, text, language), language).map(({ id }) => id);
}

test("endings, accents and capitals do not matter", () => {
  expect(stem("Completes", "en")).toBe(stem("completing", "en"));
  expect(stem("Karten", "de")).toBe(stem("karte", "de"));
  expect(stem("Größe", "de")).toBe("gross");
  expect(stem("is", "en")).toBe("is");
  expect(stem("completando", "es")).toBe(stem("completa", "es"));
  expect(stem("Îles", "fr")).toBe(stem("île", "fr"));
  expect(stem("rifiutate", "it")).toBe(stem("rifiutare", "it"));
  expect(stem("eilanden", "nl")).toBe(stem("eiland", "nl"));
});

describe("rules are found by words in any order and form", () => {
  test.each([
    ["amerigo", "en", "how many points for completing island", "AM-BUILD-8"],
    ["amerigo", "en", "islands COMPLETED big", "AM-BUILD-9"],
    ["amerigo", "de", "wie viele Punkte bringt eine vollendete Insel", "AM-BUILD-8"],
    ["dutch-east-indies", "en", "how long may a boat stay in a harbour", "DEI-PORT-1"],
    ["dutch-east-indies", "de", "abgelehnte Karten?", "DEI-TRADE-2"],
    ["amerigo", "es", "completando una isla: puntos", "AM-BUILD-8"],
    ["dutch-east-indies", "es", "cartas rechazadas", "DEI-TRADE-2"],
    ["amerigo", "fr", "achever les îles, marquer", "AM-BUILD-8"],
    ["dutch-east-indies", "fr", "carte refusé", "DEI-TRADE-2"],
    ["amerigo", "it", "completato isole", "AM-BUILD-8"],
    ["dutch-east-indies", "it", "carte rifiutate", "DEI-TRADE-2"],
    ["amerigo", "nl", "eilanden voltooien", "AM-BUILD-8"],
    ["dutch-east-indies", "nl", "geweigerd kaarten", "DEI-TRADE-2"],
  ])("%s, %s: %s", (game, language, text, rule) => {
    const rules = found(game, language, text);
    expect(rules).toContain(rule);
    expect(rules.length).toBeLessThan(rulesOf(game, language).length / 5);
  });

  test("an identifier finds its rule, and its beginning a chapter", () => {
    expect(found("amerigo", "en", "am-build-2")).toEqual(["AM-BUILD-2"]);
    const gold = found("amerigo", "en", "AM-GOLD");
    expect(gold).toContain("AM-GOLD-5");
    expect(gold.every((id) => id.startsWith("AM-GOLD"))).toBe(true);
  });

  test("words that no rule has find none, and no words find all", () => {
    expect(found("amerigo", "en", "spaceship laser")).toEqual([]);
    expect(found("amerigo", "en", " ")).toHaveLength(rulesOf("amerigo", "en").length);
  });
});

test("where one game has no answer, the others say how many they have", () => {
  const books = (text: string) => ["amerigo", "dutch-east-indies"].map((game) => ({ game, rules: rulesOf(game, "en"), asked: wordsOf(game, text, "en") }));
  const [first, ...more] = answering(books("spices"), "spices", "en");
  expect([first?.game, more]).toEqual(["dutch-east-indies", []]);
  expect(first?.count).toBe(found("dutch-east-indies", "en", "spices").length);
  expect(answering(books(""), "", "en")).toEqual([]);
});

test("a word is found by what goes on from it, and ends a little before it, but not by two letters", () => {
  const rules = ["ship", "shipyard", "is", "cargo"].map((text, i) => ({ id: `X-Y-${i}`, chapter: "", text }));
  const hits = (text: string) => search(rules, text, question(text, "en", "", "the"), "en").map((rule) => rule.text);
  expect(hits("ship")).toEqual(["ship", "shipyard"]);
  expect(hits("cargoes")).toEqual(["cargo"]);
  expect(hits("the")).toEqual([]);
  expect(hits("isle")).toEqual([]);
  expect(search(rules, "boat", question("boat", "en", "ship boat", ""), "en")).toHaveLength(2);
});

test.each([
  ["de", "karten", "Handelskarten", true],
  ["nl", "posten", "handelspost", true],
  ["en", "post", "tradingpost", false],
])("%s: whether %s finds %s", (language, sought, there, joins) => {
  const rules = [{ id: "X-Y-1", chapter: "", text: there }];
  expect(search(rules, sought, question(sought, language, "", ""), language)).toHaveLength(joins ? 1 : 0);
});

test("a rule is cut at its references and at the words that were sought", () => {
  const cut = pieces("Ships, see AM-SHIP-2, sail. XX-NONE-1", new Set(["AM-SHIP-2"]), wordsOf("amerigo", "sailing", "en"), "en");
  expect(cut.filter(({ kind }) => kind !== "plain")).toEqual([
    { text: "AM-SHIP-2", kind: "rule" },
    { text: "sail", kind: "found" },
  ]);
  expect(cut.map(({ text }) => text).join("")).toBe("Ships, see AM-SHIP-2, sail. XX-NONE-1");
});

test.each(["amerigo", "dutch-east-indies"])("all languages of %s have the same rules", (game) => {
  const ids = (language: string) => rulesOf(game, language).map(({ id }) => id);
  for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
  expect(ids("en").length).toBeGreaterThan(80);
});
