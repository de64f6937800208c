import { describe, expect, it } from "vitest";
import { hiddenAt } from "./showsMore";

const area = { scrollTop: 0, scrollHeight: 500, clientHeight: 200, scrollLeft: 0, scrollWidth: 300, clientWidth: 300 };

describe("an area that scrolls", () => {
  it.each([
    ["at its top", {}, "below"],
    ["in its middle", { scrollTop: 100 }, "above below"],
    ["at its end, but for a rounded pixel", { scrollTop: 299.5 }, "above"],
    ["if all of it is in sight", { scrollHeight: 200 }, ""],
    ["if it is too wide", { scrollHeight: 200, scrollWidth: 340, scrollLeft: 20 }, "left right"],
  ])("says %s where more of it lies", (_, other, edges) => {
    expect(hiddenAt({ ...area, ...other })).toBe(edges);
  });
});
