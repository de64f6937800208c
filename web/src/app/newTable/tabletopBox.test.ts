/** With the board on the table, what Carrack made up is no help: the form says so, and leads to the editor. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../../protocol/types";
import NewPage from "../pages/NewPage.svelte";
import { keep } from "./boxes";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const text = (name: string, usual: string, longest = 0) => ({ name, default: usual, choices: [], longest });
const GAME = {
  name: "amerigo",
  title: "Amerigo",
  players: [2, 4],
  automata: {},
  options: [{ ...text("edition", "carrack"), choices: ["carrack", "club"] }, text("box", "", 40_000)],
  bots: [],
  strengths: [],
  about: {},
  titles: {},
  seconds: {},
  by_hand: true,
  editions: true,
} as unknown as GameInfo;

let close = () => undefined as unknown;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([GAME])));
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

/** The form, as the first page leads to it. */
async function form(beside: boolean): Promise<(id: string) => HTMLElement | null> {
  const made = mount(NewPage, { target: document.body, props: { game: "amerigo", preset: false, friends: false, beside, club: "" } });
  close = () => unmount(made);
  const found = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
  await vi.waitFor(() => expect(found("beside")).not.toBeNull(), PATIENCE);
  return found;
}

test("it says before the start that the box has to be entered, and leads there, and back to this table", async () => {
  const found = await form(true);
  expect(found("beside-ours")?.textContent).toContain("about an hour");
  expect(found("beside-enter")?.getAttribute("href")).toBe("#/edition/amerigo/beside");
  expect(found("edition-own")).toBeNull(); // one way there is enough
});

test("only a table beside the board says it", async () => {
  const found = await form(false);
  expect(found("beside-ours")).toBeNull();
  found("beside")?.click();
  flushSync();
  expect(found("beside-ours")).not.toBeNull();
});

test.each([true, false])("whoever has entered a box has it on the table at once: %s", async (beside) => {
  keep("amerigo", { name: "my-box", title: "My box", options: { box: "…", edition: "carrack" } });
  const found = await form(beside);
  if (!beside) found("beside")?.click();
  flushSync();
  expect(found("beside-ours")).toBeNull();
  expect((found("box") as HTMLSelectElement).value).toBe("0");
});
