/** How long messages are taken to get, on the page that shows them all. */

import { describe, expect, test } from "vitest";
import frames from "virtual:text-frames";
import { framesOf } from "../../../textFrames";
import { COUNTED, NUMBERS, SAMPLES, WORDS, longest } from "./longest";

const FILES = import.meta.glob<string>(
  ["../../locales/*.ftl", "../*/locale/*.ftl", "../../../../src/carrack/{core,server,tab}/locale/*.ftl", "../../../../src/carrack/games/*/locale/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const NAMED = [SAMPLES, WORDS, COUNTED].flatMap(Object.keys).concat(NUMBERS);

const english = Object.entries(FILES).filter(([path]) => path.endsWith("/en.ftl"));

/** The values that are said as they come: not those by which a variant is chosen. */
const said = (text: string) => [...text.matchAll(/\{\s*\$(\w+)\s*\}/g)].map(([, name]) => name ?? "");

describe("every value of a message", () => {
  test("is known as words of some length, or as a number", () => {
    const unknown = english.flatMap(([, text]) => said(text)).filter((name) => !NAMED.includes(name));
    expect([...new Set(unknown)], "neither a sample nor a number").toEqual([]);
    expect(NAMED.filter((name, i) => NAMED.indexOf(name) !== i), "twice").toEqual([]);
    const everywhere = Object.values(FILES).join("\n");
    expect(NAMED.filter((name) => !everywhere.includes(`$${name}`)), "of no message").toEqual([]);
  });

  test("is as long as the language makes it", () => {
    expect(longest("refusal-a = Short.\nrefusal-b = This is longer.\nsays = No: { $reason }").get("says")).toBe("No: This is longer.");
    const goods = "the-item = { $item ->\n  [a] coin\n *[b] peppercorn\n}\ntakes = Takes { $goods }";
    expect(longest(goods).get("takes")).toBe("Takes 8 × peppercorn, 8 × peppercorn, 8 × peppercorn");
  });

  test("is as long as a name may be", () => {
    expect(SAMPLES["player"]).toHaveLength(40);
  });
});

describe("the frame of a message", () => {
  test("is the narrowest in which a component shows it", () => {
    const sources = ['<h2 class="a">{t("one")}</h2><p>{t("two")}</p>', '<button onclick={() => (open = true)} class:on={a > b}>\u2715 {t("one")}</button>', '<Dialog title={t("three")} onclose={shut}>'];
    const { one, two, three } = framesOf(sources);
    expect([one, two, three]).toEqual(["button", undefined, "h2"]);
  });

  test("is known of every button, head and label of the page", () => {
    expect([frames["talk-remove"], frames["score-source"], frames["tab-log"], frames["your-name"]]).toEqual(["button", "th", "tab", "label"]);
    expect(Object.keys(frames).length).toBeGreaterThan(300);
  });
});
