import { expect, test, vi } from "vitest";

import { RETRY_FIRST } from "../protocol/retry";
import { untilLoaded } from "./untilLoaded";

test("a part that the server does not give while it is away comes when it is back", async () => {
  vi.useFakeTimers();
  const answers = [Promise.reject(new TypeError("Failed to fetch")), Promise.resolve("the part")];
  const part = untilLoaded(() => answers.shift() ?? Promise.resolve("asked once too often"));
  await vi.advanceTimersByTimeAsync(RETRY_FIRST);
  expect(await part).toBe("the part");
  vi.useRealTimers();
});
