import { expect, test } from "vitest";
import { keyOf } from "./keys";

test.each([
  [{ key: "&", code: "Digit1" }, "1"], // French
  [{ key: "1", code: "Digit1", shiftKey: true }, "1"],
  [{ key: "a", code: "KeyQ" }, "a"],
  [{ key: "α", code: "KeyA" }, "a"], // Greek
  [{ key: "Ф", code: "KeyA", shiftKey: true }, "A"], // Russian
  [{ key: "+", code: "Digit1" }, "+"], // Czech
  [{ key: "?", code: "KeyM", shiftKey: true }, "?"],
  [{ key: "ö", code: "Semicolon" }, "ö"],
  [{ key: "Enter", code: "Enter" }, "Enter"],
])("a key means what it writes, or else what stands at its place: %j", (pressed, meant) => {
  expect(keyOf(new KeyboardEvent("keydown", pressed))).toBe(meant);
});

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!./keys.ts"], { query: "?raw", import: "default", eager: true });

/** What asks for a key by a name that is the same on every keyboard, or for what was written. */
const BY_NAME = /\b(event|pressed)\.key( [!=]== "(\w{2,}| )"| in \w+|\.length|\.startsWith\("Arrow"\))|\b(STEPS|ARROWS|KEYS|ways)\[event\.key\]|(ERASERS\.includes|typed|move)\(event\.key\)|next\(event\.key,/g;

test("no part of the page asks for a letter or digit but by keyOf: it may write something else elsewhere", () => {
  const others = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.replaceAll(BY_NAME, "").matchAll(/.*\b(?:event|pressed)\.key\b.*/g)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
  expect(Object.values(SOURCES).filter((text) => /\bkeyOf\(/.test(text)).length).toBeGreaterThanOrEqual(10);
});
