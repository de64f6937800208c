import { expect, test, vi } from "vitest";

import { RETRY_FIRST } from "../protocol/retry";
import { partsAway } from "./partsAway.svelte";
import { untilLoaded } from "./untilLoaded";

test("a part that the server does not give while it is away comes when it is back", async () => {
  vi.useFakeTimers();
  const answers = [Promise.reject(new TypeError("Failed to fetch")), Promise.resolve("the part")];
  const part = untilLoaded(() => answers.shift() ?? Promise.resolve("asked once too often"));
  await vi.advanceTimersByTimeAsync(RETRY_FIRST);
  expect(await part).toBe("the part");
  vi.useRealTimers();
});

test("a part that stays away is said to be away until it comes", async () => {
  vi.useFakeTimers();
  const away = () => Promise.reject(new TypeError("Failed to fetch"));
  const answers = [away, away, () => Promise.resolve("the part")];
  const part = untilLoaded(() => answers.shift()?.() ?? Promise.resolve("asked once too often"));
  await vi.advanceTimersByTimeAsync(0);
  expect(partsAway.now).toBe(false);
  await vi.advanceTimersByTimeAsync(RETRY_FIRST);
  expect(partsAway.now).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * RETRY_FIRST);
  expect(await part).toBe("the part");
  expect(partsAway.now).toBe(false);
  vi.useRealTimers();
});
