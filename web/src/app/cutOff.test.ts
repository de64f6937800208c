/** A link whose end is missing is told as that, wherever it leads; a whole one is not. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableStore } from "../table/store.svelte";
import { t, texts } from "../ui/i18n.svelte";
import { router } from "../ui/route.svelte";
import OtherPage from "./pages/OtherPage.svelte";
import TableBanners from "./pages/TableBanners.svelte";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const WHOLE = "s".repeat(43);

let close = () => undefined as unknown;
beforeEach(() => {
  texts.language = "en";
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

const words = () => document.body.textContent;

test.each([
  ["i", "table", "0", WHOLE.slice(0, 37)],
  ["join", WHOLE.slice(0, 1)],
  ["stop", WHOLE.slice(0, 42)],
])("an invitation to %s", async (...parts) => {
  router.replace(...parts);
  const made = mount(OtherPage, { target: document.body });
  close = () => unmount(made);
  await vi.waitFor(() => expect(words()).toContain(t("link-cut-about")), PATIENCE);
});

test.each([
  [WHOLE.slice(0, 30), "link-cut-about"],
  [WHOLE, "link-dead"],
])("the link of a seat: %s", (secret, key) => {
  router.replace("t", "table", secret);
  const table = { seats: [], you: [], gone: "", luck: { verdict: "" } } as unknown as TableStore;
  const made = mount(TableBanners, { target: document.body, props: { table, dead: true, lost: [], open: false } });
  close = () => unmount(made);
  flushSync();
  expect(document.querySelector("[data-testid=dead-link]")?.textContent).toContain(t(key));
});
