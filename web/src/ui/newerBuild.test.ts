import { expect, test, vi } from "vitest";

import { newerBuild } from "./newerBuild.svelte";

function missed(message: string): void {
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error(message) }));
}

test("a part that is missed again and again is looked into once", () => {
  const look = vi.spyOn(newerBuild, "look").mockResolvedValue();
  missed("no a.js");
  missed("no a.js");
  expect(look).toHaveBeenCalledTimes(1);
  missed("no b.css");
  expect(look).toHaveBeenCalledTimes(2);
});
