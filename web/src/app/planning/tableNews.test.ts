/** What a table does meanwhile is said over a plan, with the way back and the way on. */

import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Words } from "../../stage/words";
import { event, position, seat, step } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";
import TableNews from "./TableNews.svelte";
import { goesOn } from "../../testing/goesOn.svelte";
import "./words";

const words: Words = {
  move: ({ move }) => move,
  event: ({ event }) => event,
  turn: (events) => events.map(({ event }) => event).join(", "),
  continues: () => false,
  chapter: () => null,
  opening: () => ({ seat: -1 }),
};
const moved = step(6, { seat: 1, events: [event("sails away", 1)] });

beforeEach(() => {
  document.body.innerHTML = "";
  texts.language = "en";
});

function shown() {
  const table = goesOn(position({ seq: 5, deciding: 1, view: { seat: 1, viewer: 0, turn: 1 }, seats: [seat(0), seat(1, { name: "Ben" })] }), [step(5, { events: [event("sets out", 0)] })]);
  const plan = { at: 5, seat: 0, pending: false, setUp: vi.fn() };
  const onleave = vi.fn();
  const made = mount(TableNews, { target: document.body, props: { table: table as never, plan: plan as never, words, onleave } });
  flushSync();
  return { table, plan, onleave, made, said: () => document.querySelector("[data-testid=plan-news] > span")?.textContent };
}

test("nothing is said until the table goes on; then what others did, and whose turn it is", async () => {
  const { table, plan, onleave, said, made } = shown();
  expect(said()).toBeUndefined();
  table.go(position({ seq: 6, deciding: 0, view: { seat: 0, viewer: 0, turn: 2 }, seats: table.seats }), moved);
  flushSync();
  expect(said()?.replaceAll(/[\u2066-\u2069]/g, "")).toBe("It is your turn at the table. The table has gone on: Ben: sails away");
  document.querySelector<HTMLElement>("[data-testid=plan-set-up]")?.click();
  expect(plan.setUp).toHaveBeenCalledWith(6);
  document.querySelector<HTMLElement>("[data-testid=plan-back]")?.click();
  expect(onleave).toHaveBeenCalledOnce();
  await unmount(made);
});

test("a plan of an earlier moment says so, and the end of the game is told", async () => {
  const { table, plan, said, made } = shown();
  await unmount(made);
  plan.at = 3;
  const again = mount(TableNews, { target: document.body, props: { table: table as never, plan: plan as never, words, onleave: () => undefined } });
  flushSync();
  expect(said()).toBe("This plan rests on an earlier position.");
  table.go(position({ seq: 6, deciding: -1 }), moved);
  flushSync();
  expect(said()).toBe("The game at the table is over.");
  expect(document.querySelector("[data-testid=plan-set-up]")).toBeNull();
  await unmount(again);
});
