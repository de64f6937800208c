/** How well everybody played: what is said of it, and of whom nothing can be said. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Analysis, Like, Rating, SourceMissed } from "../../protocol/types";
import { seat } from "../../testing/game";
import PlayRating from "./PlayRating.svelte";
import ShownPlay from "./ShownPlay.svelte";
import { figure, LATER, places, sources } from "./figures";

let close = () => undefined as unknown;
afterEach(() => {
  close();
  close = () => undefined;
  document.body.innerHTML = "";
});

const nothing = { win: 0, points: 0 };
const STRENGTHS = [["deckhand", 80], ["helmsman", 60.4], ["navigator", 36], ["admiral", 9.26]] as const;

const rating = (of: number, like: Like | null, more: Partial<Rating> = {}): Rating => ({
  seat: of, free: 30, looks: 4, loss: { win: 1.2, points: 9, error: nothing }, points: 0.3,
  strengths: STRENGTHS.map(([name, pr]) => ({ name, pr, win: 0, points: 0, error: nothing })),
  phases: [{ free: 10, win: 0.1, points: 1 }, { free: 10, win: 0.4, points: 2 }, { free: 10, win: 0.7, points: 6 }],
  kinds: [{ key: "move-sail", win: 0.2, points: 1 }, { key: "move-build", win: 0.9, points: 7 }],
  pr: like && { value: 41, low: 33.2, high: 50 }, like, ...more,
});

const LIKES: [Like, string][] = [
  [{ how: "at", strength: "navigator", next: null }, "Navigator"],
  [{ how: "between", strength: "helmsman", next: "navigator" }, "between Helmsman and Navigator"],
  [{ how: "below", strength: "deckhand", next: null }, "weaker than Deckhand"],
  [{ how: "above", strength: "admiral", next: null }, "at least Admiral"],
];

function shown(ratings: Rating[], unit: "wins" | "points" = "wins", missed?: SourceMissed[]): void {
  const totals = ratings.map(() => ({ decisions: 1, free: 1, loss: null, result: { win: 1, points: 150 }, chance: { win: 0.25, points: -3 }, skill: { win: 0.75, points: 153, error: { win: 0.04, points: 2 } } }));
  const found = { form: 3, game: "amerigo", rating: ratings, totals, ...(missed && { sources: [missed] }) } as unknown as Analysis;
  const seats = ["Ada", "Ben", "Cleo", "Dan"].map((name, i) => seat(i, { name }));
  const made = mount(PlayRating, { target: document.body, props: { found, seats: seats.slice(0, ratings.length), unit } });
  close = () => unmount(made);
  flushSync();
}

const read = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim() ?? "";

test.each(LIKES)("a PR is read as a strength: %o", (like, said) => {
  shown([rating(0, like)]);
  expect(read("play-table")).toContain(said);
  expect(read("play-said-0")).toBe("Ada lost 41. In the same positions, bots would have lost: Deckhand 80, Helmsman 60, Navigator 36, Admiral 9.3.");
});

test("a PR that may be that of any strength is read as none", () => {
  shown([rating(0, null, { pr: { value: 23, low: -42, high: 87 } })]);
  expect(read("play-table")).toContain("cannot be told yet");
});

test("nothing is said of who had too few turns with a choice", () => {
  shown([rating(0, LIKES[0]?.[0] ?? null), rating(1, null, { free: 9, points: null, strengths: [] })]);
  expect(read("play-table")).toContain("Ben9 turns with a choice: too few");
  expect(document.querySelector("[data-testid=play-said-1]")).toBeNull();
});

test.each([
  ["wins", "Ada100%+25 %75% ± 4"],
  ["points", "Ada150−3153 ± 2"],
] as const)("the result without luck, in %s", (unit, said) => {
  shown([rating(0, LIKES[0]?.[0] ?? null)], unit);
  expect(read("play-luck").replace(/\u00a0/g, " ")).toContain(said);
});

test("losses stand by phase, then by kind of action, the dearest first", () => {
  const all = places([rating(0, null), rating(1, null, { kinds: [] })]);
  expect(all.map(({ key }) => key)).toEqual(["play-phase-0", "play-phase-1", "play-phase-2", "deed-build", "deed-sail"]);
  expect(all.at(-1)?.losses.map((loss) => loss?.win)).toEqual([0.2, undefined]);
});

test.each([["wins", "Beginning0 %Middle−10 %"], ["points", "Beginning0Middle−2"]] as const)("what was lost is below nothing, and nothing lost is not, in %s", (unit, said) => {
  shown([rating(0, LIKES[0]?.[0] ?? null, { phases: [{ free: 10, win: 0, points: 0 }, { free: 10, win: 0.1, points: 2 }], kinds: [] })], unit);
  expect(read("play-where").replace(/\u00a0/g, " ")).toBe(`Ada${said}`);
});

test("points missed at once stand by source, and with those that come later they are the loss", () => {
  const { phases } = rating(0, null);
  const rows = sources([{ phases, sources: [{ key: "posts", points: -2 }, { key: "islands", points: 4.5 }] }, { phases, sources: [] }]);
  expect(rows).toEqual([{ key: "islands", points: [4.5, 0] }, { key: "posts", points: [-2, 0] }, { key: LATER, points: [6.5, 9] }]);
});

test.each([
  [["Ada", "Completion", "−4.5", "Posts", "+2", "Later in the game", "−6.5"], [{ key: "completion", points: 4.5 }, { key: "posts", points: -2 }]],
  [[], []],
  [[], undefined], // an earlier version told nothing
])("what was missed at once: %s", (said, missed) => {
  shown([rating(0, LIKES[0]?.[0] ?? null)], "wins", missed);
  expect([...document.querySelectorAll("[data-testid=play-sources] th, [data-testid=play-sources] tbody td")].map((cell) => cell.textContent)).toEqual(said);
});

test("of somebody who wants it others see PR, its strength and what bots would have had, and no more", () => {
  const strengths = STRENGTHS.map(([name, pr]) => ({ name, pr }));
  const play = { game: "amerigo", title: "Amerigo", games: 7, pr: { value: 41, low: 33.2, high: 50 }, strengths, like: LIKES[1]?.[0] ?? null };
  const made = mount(ShownPlay, { target: document.body, props: { play, name: "Ada" } });
  close = () => unmount(made);
  flushSync();
  expect(document.querySelector("h2")?.textContent.replace(/[\u2068\u2069]/g, "")).toBe("How well Ada plays Amerigo (7 games)");
  expect(read("shown-play")).toContain("PR 41 33 to 50 Played like: between Helmsman and Navigator Bots in the same positionsPRDeckhand80Helmsman60Navigator36Admiral9.3");
  expect(read("shown-play")).not.toContain("Points");
});

test("small figures have a decimal", () => {
  expect([41.26, 9.26, 0, -3.04].map(figure)).toEqual(["41", "9.3", "0.0", "−3.0"]);
});
