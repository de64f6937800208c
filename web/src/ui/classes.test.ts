/** A class is the whole page's (page.css) or a component's own, never both. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("src/ui/page.css", "utf-8");

const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

const selectors = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)].flatMap(([, selector]) => (selector ?? "").split(/,(?![^(]*\))/));
const classes = (selector: string) => [...selector.replaceAll(/:global\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? "");

test("no component gives a class of its own a name that the whole page gives", () => {
  const global = new Set(selectors(PAGE).flatMap((selector) => /^\s*\.([a-z][\w-]*)\s*$/.exec(selector)?.[1] ?? []));
  expect([...global]).toEqual(expect.arrayContaining(["panel", "sheet", "strip", "chip", "caption", "rule"]));
  const both = Object.entries(COMPONENTS).flatMap(([path, text]) => {
    const style = /<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? "";
    const own = selectors(style).flatMap(classes);
    return [...new Set(own)].filter((name) => global.has(name)).map((name) => `${path}: .${name}`);
  });
  expect(both).toEqual([]);
});
