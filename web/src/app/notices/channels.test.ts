import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Notices } from "../../protocol/types";
import { texts } from "../../ui/i18n.svelte";
import Channels from "./Channels.svelte";
import "./words";

const noticesWith = (missing: string[]): Notices => ({ channels: [], kinds: [], services: [], given_up: [], missing, mail: "", push_key: "" }) as unknown as Notices;

let close = () => undefined as unknown;
afterEach(() => close());

function shown(missing: string[]): HTMLElement | null {
  texts.language = "en";
  const made = mount(Channels, { target: document.body, props: { whose: "me", told: noticesWith(missing), said: "", take: () => undefined, attempt: () => Promise.resolve() } as never });
  close = () => unmount(made);
  flushSync();
  return document.querySelector("[data-testid=tell-missing]");
}

test("a server that does not know its address says what to set and where, with a line that can be copied", () => {
  const said = shown(["address"]);
  expect(said?.textContent).toContain("carrack.toml");
  expect(said?.querySelector("code")?.textContent).toMatch(/^CARRACK_ADDRESS=https?:\/\/\S+$/);
});

test("one that knows it says nothing of that", () => {
  expect(shown([])).toBeNull();
});
