/** The engine waits for what is seen first. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SeenFirst } from "./seenFirst";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the engine comes when the cards and all pictures in sight are there, each said once or twice", async () => {
  const order: string[] = [];
  const first = new SeenFirst();
  const cards = first.begin();
  void first.over().then(() => order.push("engine"));
  const pictures = [first.begin(), first.begin()];
  cards();
  pictures[0]?.();
  pictures[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  order.push("pictures");
  pictures[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(["pictures", "engine"]);
});

test("it does not wait for ever for pictures that nobody draws", async () => {
  const here = vi.fn();
  const first = new SeenFirst();
  const picture = first.begin();
  void first.over().then(here);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(here).toHaveBeenCalled();
  picture();
});

test("it does not wait for what has been seen already", async () => {
  const here = vi.fn();
  const first = new SeenFirst();
  first.begin()();
  void first.over().then(here);
  await vi.advanceTimersByTimeAsync(0);
  expect(here).toHaveBeenCalled();
});
