/** Players, goods and actions look different, whatever colours somebody sees. */

import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { describe, expect, test } from "vitest";
import AmerigoSymbols from "./amerigo/Symbols.svelte";
import DeiSymbols from "./dutch-east-indies/Symbols.svelte";
import { ciede2000, DEFICIENCIES, difference, rgb } from "../testing/colours";
import { SEAT_MARKS, platePoints } from "../ui/seatMarks";

const APART = 15; // CIEDE2000 of any two that can lie side by side
const ALIKE = 8; // below that, with a deficiency, pattern and shape must tell them apart
const THEMES = ["light", "dark"] as const;

const source = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
const styles = ["../ui/theme.css", "../ui/page.css", "./amerigo/Symbols.svelte", "./dutch-east-indies/Symbols.svelte"].map(source).join("\n");

function variable(name: string, theme: (typeof THEMES)[number]): string {
  const value = new RegExp(`${name}: ([^;]+);`).exec(styles)?.[1] ?? `no ${name}`;
  const two = /^light-dark\((.+), (.+)\)$/.exec(value);
  return (theme === "light" ? two?.[1] : two?.[2]) ?? value;
}

/** What tells a thing: its colour's name, the geometry of its pattern and of its shape. */
interface Look {
  name: string;
  colour: string;
  pattern: string;
  shape: string;
}

/** All that is drawn of an element but for colours: two equal texts are the same drawing. */
function geometry(drawn: Element | null): string {
  const COLOURS = /^(class|fill|stroke|color|style|id)$/;
  const all = drawn ? [drawn, ...drawn.querySelectorAll("*")] : [];
  return all.map((part) => [part.tagName, ...[...part.attributes].filter((each) => !COLOURS.test(each.name)).map((each) => `${each.name}=${each.value}`)].join(" ")).join("\n");
}

function drawn<T>(symbols: Component, read: (page: HTMLElement) => T): T {
  const shown = mount(symbols, { target: document.body });
  const found = read(document.body);
  void unmount(shown);
  return found;
}

/** Drawn but once: the pages of symbols are long. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The pattern of a class in page.css, by what somebody would call it: neither widths nor colours count. */
function patternOf(property: string, selector: string): string {
  const value = new RegExp(`\\.${selector} \\{.*?${property}: ([^;]+);`).exec(styles)?.[1] ?? "";
  const [, way, angle] = /^(repeating-linear|radial|repeating-conic|linear)-gradient\((\d+deg|-\d+deg)?/.exec(value) ?? [];
  const names: Record<string, string> = { "repeating-linear": `lines of ${angle ?? ""}`, radial: "dots", "repeating-conic": "chequers", linear: "plain" };
  return names[way ?? ""] ?? "";
}

const good = (page: HTMLElement, symbol: string, colour: string): Look => {
  const own = page.querySelector(`#${symbol}`);
  const used = own?.querySelector("use")?.getAttribute("href");
  const outline = (used ? page.querySelector(used) : own)?.querySelector(".outline") ?? null;
  const pattern = (used ? page.querySelector(used) : own)?.querySelector(".pattern") ?? null;
  expect(outline?.getAttribute("fill"), symbol).toBe(`var(${colour})`);
  return { name: symbol, colour, shape: geometry(outline), pattern: geometry(pattern) };
};

const goodsOfAmerigo = ["coconut", "coffee", "cotton", "sugar", "tobacco"];
const goodsOfTheIndies = ["crate", "coin", "clove", "cardamom", "cinnamon", "nutmeg", "pepper"];

const seats = once((): Look[] => drawn(DeiSymbols, (page) => SEAT_MARKS.map((_, seat) => {
  expect(geometry(page.querySelector(`#tile-fill-${seat}`)), "drawn on boards").not.toBe("");
  return { name: `seat ${seat}`, colour: `--seat-${seat}`, shape: platePoints(seat), pattern: patternOf("--seat-pattern", `seat-${seat}`) };
})));
const pirates = once((): Look[] => drawn(DeiSymbols, (page) => [
  { name: "pirates", colour: "--pirate-black", shape: geometry(page.querySelector("#pirate")), pattern: "bare decks" },
]));
const actions = once((): Look[] => drawn(AmerigoSymbols, (page) => [0, 1, 2, 3, 4, 5, 6].map((action) => ({
  name: `action ${action}`, colour: `--c${action}`, pattern: patternOf("--pattern", `hue-${action}`),
  shape: geometry(page.querySelector(page.querySelector(`#action-${action} use`)?.getAttribute("href") ?? `#action-${action}`)),
}))));
const gold = once((): Look[] => drawn(AmerigoSymbols, (page) => [good(page, "coin", "--coin")]));
const commodities = once(() => drawn(AmerigoSymbols, (page) => goodsOfAmerigo.map((name, i) => good(page, `good-${i}`, `--am-${name}`))));
const cargo = once(() => drawn(DeiSymbols, (page) => goodsOfTheIndies.map((name) => good(page, `item-${name}`, name === "coin" ? "--coin" : `--ei-${name}`))));

/**
 * What can lie side by side, and where. The two games are never in one picture: actions and commodities
 * beside spices, or commodities beside pirates, are the only pairs that nobody can see.
 */
const SIDE_BY_SIDE: [game: string, where: string, kinds: (() => Look[])[]][] = [
  ["Amerigo", "the special track: discs of seats on spaces of actions; order of play above the cubes", [seats, actions]],
  ["Amerigo", "the board: a post or a village on the square beside a commodity", [seats, commodities]],
  ["Amerigo", "a sheet: the stripe and tiles of its seat, its gold and its commodities", [seats, gold, commodities]],
  ["Amerigo", "a sheet: cubes and coins on its tokens, under its commodities; the displays, one upon the other", [actions, gold, commodities]],
  ["The Dutch East Indies", "the chart: ships of all sides, and what lies at ports and in holds", [seats, pirates, cargo]],
  ["The Dutch East Indies", "homes: a row for each seat, a column for each good", [seats, cargo]],
];

const pairs = (looks: Look[]) => looks.flatMap((one, i) => looks.slice(i + 1).map((other) => [one, other] as const));

describe.each(SIDE_BY_SIDE)("%s, %s", (_, __, kinds) => {
  const looks = () => kinds.flatMap((kind) => kind());

  test.each(THEMES)("differ in colour, %s", (theme) => {
    const far = ([one, other]: readonly [Look, Look]) => difference(rgb(variable(one.colour, theme)), rgb(variable(other.colour, theme)));
    const close = pairs(looks()).filter((pair) => far(pair) < APART);
    expect(close.map(([one, other]) => `${one.name}, ${other.name}: ${far([one, other]).toFixed(1)}`)).toEqual([]);
  });

  test.each(DEFICIENCIES)("differ in pattern and shape where colours do not tell them apart: %s", (deficiency) => {
    const alike = pairs(looks()).filter(([one, other]) => THEMES.some((theme) => difference(rgb(variable(one.colour, theme)), rgb(variable(other.colour, theme)), deficiency) < ALIKE));
    const same = alike.filter(([one, other]) => one.pattern === other.pattern || one.shape === other.shape);
    expect(same.map(([one, other]) => `${one.name}, ${other.name}`)).toEqual([]);
  });
});

test.each([["seats and pirates", () => [...seats(), ...pirates()]], ["actions", actions], ["commodities", commodities], ["cargo", cargo]] as const)("%s have each a pattern and a shape of their own", (_, looks) => {
  const all = looks();
  expect(all.filter((look) => !look.shape || !look.pattern)).toEqual([]);
  expect(new Set(all.map((look) => look.shape)).size).toBe(all.length);
  expect(new Set(all.map((look) => look.pattern)).size).toBe(all.length);
});

// Sharma, Wu, Dalal 2005, table 1: the pairs with the angles, discontinuities and signs that go wrong
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[50, 2.5, 0], [50, 3.1736, 0.5854], 1],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as [[number, number, number], [number, number, number], number][])("CIEDE2000 of %j and %j is that of the paper", (one, other, published) => {
  expect(ciede2000(one, other)).toBeCloseTo(published, 4);
  expect(ciede2000(other, one)).toBeCloseTo(published, 4);
});
