/** What is heard at a table: once, in order, and never two voices at a time. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Spoken } from "./spoken.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what happens together is one announcement, with what is to be done at its end", () => {
  const spoken = new Spoken();
  spoken.say("asked", "Sail.");
  spoken.say("news", "Ben builds.");
  spoken.say("asked", "Sail your ships.");
  expect(spoken.happened).toBe("");
  vi.advanceTimersByTime(300);
  expect(spoken.happened).toBe("Ben builds. Sail your ships.");
});

test("words taken back are not said, and those that others say about the same are", () => {
  const spoken = new Spoken();
  spoken.say("asked", "Wait.");
  spoken.takeBack("asked", "Wait.");
  spoken.say("asked", "Who is first?");
  spoken.takeBack("asked", "Wait.");
  vi.advanceTimersByTime(300);
  expect(spoken.happened).toBe("Who is first?");
});

test("a refusal is said at once, and what happened waits until it is over", () => {
  const spoken = new Spoken();
  spoken.say("news", "Ben builds.");
  spoken.refuse("The hold is full.");
  vi.advanceTimersByTime(1000);
  expect([spoken.refused, spoken.happened]).toEqual(["The hold is full.", ""]);
  vi.advanceTimersByTime(2000);
  expect(spoken.happened).toBe("Ben builds.");
});

test("words said again differ, or nobody would hear them; an answer is shown for a while", () => {
  const spoken = new Spoken();
  spoken.answer("Ship A: c4");
  spoken.repeat();
  expect(spoken.happened).toBe("Ship A: c4\u00a0");
  expect(spoken.shown).toBe("Ship A: c4");
  vi.advanceTimersByTime(10_000);
  expect(spoken.shown).toBe("");
});

test("an answer is heard to its end before what waited is said, and no longer than something new comes", () => {
  const spoken = new Spoken();
  spoken.say("asked", "Sail.");
  spoken.answer("Ship A: c4");
  vi.advanceTimersByTime(1000);
  expect(spoken.happened).toBe("Ship A: c4");
  vi.advanceTimersByTime(2000);
  expect(spoken.happened).toBe("Sail.");
  spoken.say("asked", "Build.");
  spoken.answer("Ship A: c5");
  spoken.say("done", "Sails to c6.");
  vi.advanceTimersByTime(300);
  expect(spoken.happened).toBe("Sails to c6. Build.");
});
