/** The first page while the list of games is on its way, and where the engine of the static edition cannot start. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../../protocol/types";
import { tab } from "../../tab/state.svelte";
import { texts } from "../../ui/i18n.svelte";
import StartPage from "../pages/StartPage.svelte";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const GAME = { name: "isles", title: "Isles", players: [2, 4], automata: {}, options: [], bots: [], strengths: [], about: {}, titles: {}, seconds: {}, lessons: 0, module: null } as unknown as GameInfo;

let answer: (games: GameInfo[]) => void = () => undefined;
let close = () => undefined as unknown;
beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
  const games = new Promise<Response>((done) => (answer = (all) => done(Response.json(all))));
  vi.stubGlobal("fetch", (address: string) => (/\/games$/.test(address) ? games : Promise.resolve(Response.json({ left_out: [] }))));
  const made = mount(StartPage, { target: document.body });
  close = () => unmount(made);
  flushSync();
});
afterEach(async () => {
  await close();
  Object.assign(tab, { here: false, progress: { state: "loading", bytes: 0, total: 0 } });
  vi.unstubAllGlobals();
});

const all = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];

test("what will stand there has its room while the games come; where the engine cannot start nothing waits for it", async () => {
  expect(all(".coming").length).toBe(2);
  expect(all("button.primary").map(({ textContent, disabled }) => [textContent, disabled])).toEqual([["Play now", true]]);
  answer([GAME]);
  await vi.waitFor(() => expect(all("[data-testid=game-card]").length).toBe(1), PATIENCE);
  expect(all(".coming").length).toBe(0);
  const ways = () => all("[data-testid=play-now], [data-testid=card-play]").map(({ disabled }) => disabled);
  expect(ways()).toEqual([false, false]);
  Object.assign(tab, { here: true, progress: { state: "failed", key: "engine-no-storage", why: "" } });
  flushSync();
  expect(ways()).toEqual([true, true]);
});
