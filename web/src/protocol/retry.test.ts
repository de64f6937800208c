import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "./http";
import { isRefusal, requestId, RETRY_FIRST, RETRY_LONGEST, untilAnswered } from "./retry";

const refused = (status: number) => new Refused(status, "code", "no", "", {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("names of requests are UUIDs, each another one", () => {
  const names = Array.from({ length: 50 }, requestId);
  expect(new Set(names).size).toBe(50);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test("what may pass is no refusal: the network, a busy server, too many requests", () => {
  for (const problem of [new TypeError("fetch"), refused(500), refused(503), refused(408), refused(429)]) {
    expect(isRefusal(problem)).toBe(false);
  }
  for (const status of [400, 403, 404, 409, 410, 422]) expect(isRefusal(refused(status))).toBe(true);
});

describe("a request is repeated", () => {
  test("under the same name, ever more slowly, until there is an answer", async () => {
    const [names, times]: [string[], number[]] = [[], []];
    const ask = (name: string) => {
      names.push(name);
      times.push(Date.now());
      return names.length < 7 ? Promise.reject(new TypeError("no network")) : Promise.resolve("done");
    };
    const again: boolean[] = [];
    const answer = untilAnswered(ask, (repeated) => !!again.push(repeated));
    await vi.runAllTimersAsync();
    expect(await answer).toBe("done");
    expect(new Set(names).size).toBe(1);
    expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual([RETRY_FIRST, 1000, 2000, 4000, RETRY_LONGEST, RETRY_LONGEST]);
    expect(again[0]).toBe(false);
    expect(again.slice(1).every(Boolean)).toBe(true);
  });

  test("but not when the server says no", async () => {
    const ask = vi.fn(() => Promise.reject(refused(409)));
    await expect(untilAnswered(ask, () => true)).rejects.toMatchObject({ status: 409 });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("and not when nobody waits any more", async () => {
    const ask = vi.fn(() => Promise.reject(new TypeError("no network")));
    const answer = untilAnswered(ask, (again) => !again);
    await vi.runAllTimersAsync();
    expect(await answer).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
