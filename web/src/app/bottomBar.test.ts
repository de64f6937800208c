import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import BottomBar from "./BottomBar.svelte";

afterEach(() => {
  vi.restoreAllMocks();
});

test("what lies at the end of a page can be scrolled out from under the bar, until it is closed", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(57);
  const children = createRawSnippet(() => ({ render: () => "<button>Close</button>" }));
  const bar = mount(BottomBar, { target: document.body, props: { words: "Italiano cannot be loaded", name: "away", children } });
  flushSync();
  expect(document.body.style.paddingBottom).toBe("57px");
  await unmount(bar);
  expect(document.body.style.paddingBottom).toBe("");
});
