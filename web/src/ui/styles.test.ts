/** What the page's stylesheet and those of its components must have, whatever else changes in them. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("src/ui/page.css", "utf-8").replaceAll(/\/\*.*?\*\//gs, "");
const COMPONENTS = import.meta.glob<string>(["../**/*.svelte", "!../testing/**"], { query: "?raw", import: "default", eager: true });

/** A drawing that grows as a whole with the letters of the browser. */
const DRAWN = /\/analysis\/Plot\.svelte$/;

/** What a rule of the page's stylesheet says of a selector. */
const ruleOf = (selector: string, css = PAGE) => new RegExp(`(?:^|[},])\\s*${selector}(?:,[^{}]*)?\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";

test("letters grow with those of the browser: no size of letters is in pixels but in the units of a drawing", () => {
  const sizes = Object.entries(COMPONENTS).flatMap(([path, text]) => {
    const style = /<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "";
    return [...style.matchAll(/font(?:-size)?:[^;}]*?(?<![\d.])([\d.]+)px/g)].filter(([, size]) => Number(size) >= 1).map(([said]) => `${path}: ${said}`);
  });
  expect(sizes.filter((each) => !DRAWN.test(each.split(":")[0] ?? ""))).toEqual([]);
  expect(sizes.some((each) => DRAWN.test(each.split(":")[0] ?? ""))).toBe(true);
  expect(ruleOf("html")).toMatch(/font: [\d.]+%/);
});

test("no field that is typed into has letters below 16 px where fingers type: an iPhone would enlarge the page", () => {
  const touched = /@media \(pointer: coarse\) \{(.*?\})\s*\}/s.exec(PAGE)?.[1] ?? "";
  for (const field of ["input", "select", "textarea"]) {
    expect(touched).toMatch(new RegExp(`\\b${field}\\b[^{}]*\\{[^}]*font-size: max\\(16px, 1em\\) !important`));
  }
});

test("a name that runs from right to left leaves what stands beside it where it is", () => {
  expect(ruleOf("b")).toContain("unicode-bidi: isolate");
  expect(ruleOf("strong")).toContain("unicode-bidi: isolate");
});

test("the figures of analyses and of play stand in one kind of table", () => {
  const tables = Object.entries(COMPONENTS).filter(([path, text]) => /\/(analysis|app\/play)\//.test(path) && /<table\b|border-collapse/.test(text));
  expect(tables.map(([path]) => path)).toEqual(["../analysis/Figures.svelte"]);
});
