/** The log of a replay keeps the step that is shown in its middle. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { GameView } from "../../table/gameView";
import { shownOf } from "../../testing/boards";
import { event, step, view } from "../../testing/game";
import type { Words } from "../words";
import Log from "./Log.svelte";
import { LogState } from "./logState.svelte";

const LINE = 100; // pixels of a turn

const words: Words = {
  move: ({ move }) => move,
  event: ({ event: name }) => name,
  turn: () => "",
  continues: () => false,
  chapter: () => null,
  opening: () => ({ seat: -1 }),
};
const steps = [1, 2, 3, 4, 5, 6].map((seq) => step(seq, { seat: seq % 2, turn: seq, events: [event(`act ${seq}`, seq % 2)] }));

afterEach(() => vi.restoreAllMocks());

test("the step that is shown is scrolled to, whenever another is shown", () => {
  let list: HTMLElement | null = null;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const top = this.dataset["seq"] ? Number(this.dataset["seq"]) * LINE - (list?.scrollTop ?? 0) : 0;
    return new DOMRect(0, top, 0, LINE);
  });
  let at = $state(2);
  const shown = (): GameView => shownOf("amerigo", view(1), { steps: steps.slice(0, at), whole: steps });
  const made = mount(Log, { target: document.body, props: { log: new LogState(shown, () => words) } });
  list = document.querySelector<HTMLElement>("[data-testid=log]");
  flushSync();
  expect(list?.scrollTop).toBe(2 * LINE);
  at = 5;
  flushSync();
  expect(list?.scrollTop).toBe(5 * LINE);
  at = 1;
  flushSync();
  expect(list?.scrollTop).toBe(LINE);
  void unmount(made);
});
