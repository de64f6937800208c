/** An analysis, and one that is still made: of what is not known yet nothing is shown. */

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Analysis, Step, TurnOutlook } from "../protocol/types";
import type { Words } from "../stage/words";
import { seat, step } from "../testing/game";
import type { Unit } from "./analysis";
import AnalysisView from "./AnalysisView.svelte";
import Plot from "./Plot.svelte";

let close = () => undefined as unknown;
afterEach(() => {
  close();
  document.body.innerHTML = "";
});

function shown<Given extends Record<string, unknown>>(part: Component<Given>, props: Given): void {
  const made = mount(part, { target: document.body, props });
  close = () => unmount(made);
  flushSync();
}

const plot = () => document.querySelector("[data-testid=plot]");
const dots = () => document.querySelectorAll("[data-testid=plot] .dot").length;
const seats = [seat(0, { name: "Ada" }), seat(1, { name: "Ben" })];

test.each([
  [2, "Turn 3, Ada 70%, Ben 30%", 2],
  [3, "Turn 4, not analysed yet", 0],
  [4, "End, not analysed yet", 0],
])("where the replay is at point %d the chart says %s", (cursor, told, marks) => {
  const values = [[0.5, 0.5], [0.6, 0.4], [0.7, 0.3]];
  shown(Plot as never, { seats, values, unit: "wins", turns: [1, 2, 3, 4, 5], cursor, marked: [], onchoose: () => undefined });
  expect(plot()?.getAttribute("aria-valuetext")?.replace(/[\u2068\u2069]/g, "").replace(/\s%/g, "%")).toBe(told);
  expect(dots()).toBe(marks);
});

const outlook = (turn: number, at: number): TurnOutlook => ({ turn, at, seat: 0, wins: [0.89, 0.11], points: [159, 138], hindsight: null });
const found: Analysis = {
  form: 1, game: "amerigo", sides: 2, bot: "helmsman", strong: null, judged: true, playouts: 0, second: false, setup: null, totals: [], rating: [], result: null,
  turns: [outlook(0, 0), outlook(1, 4)], decisions: [], luck: [], moments: [],
};
const steps: Step[] = [1, 3, 5, 7, 9].map((seq, i) => step(seq, { turn: Math.floor(i / 2) + 1 }));

test.each([
  [2, true],
  [9, false],
])("beside step %d of a game that is analysed as far as its second turn the chances are shown: %s", (until, known) => {
  const replay = { seats, game: "amerigo", you: [], allSteps: steps, until, pause: () => undefined, goSeq: () => undefined };
  shown(AnalysisView as never, { found, replay, words: { event: () => "" } as unknown as Words });
  expect(Number(plot()?.getAttribute("aria-valuemax"))).toBe(4); // the turns of the game, and its end
  expect(document.body.textContent.includes("89")).toBe(known);
});

test.each([true, false])("how well everybody played stands beside an analysis that rates it: %s", (rated) => {
  const replay = { seats, game: "amerigo", you: [], allSteps: steps, until: 2, pause: () => undefined, goSeq: () => undefined };
  const rating = createRawSnippet<[Analysis, Unit]>((of, unit) => ({ render: () => `<b data-testid="rating">${of().rating.length} ${unit()}</b>` }));
  shown(AnalysisView as never, { found: { ...found, rating: rated ? [{}, {}] : [] }, replay, words: { event: () => "" } as unknown as Words, rating });
  const read = () => document.querySelector("[data-testid=rating]")?.textContent;
  expect(read()).toBe(rated ? "2 wins" : undefined);
});
