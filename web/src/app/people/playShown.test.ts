/** Whether others learn how well one plays: chosen about oneself, and shown on a profile. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Person, ShownPlay } from "../../protocol/types";
import { texts } from "../../ui/i18n.svelte";
import ProfilePage from "../pages/ProfilePage.svelte";
import AboutMe from "./AboutMe.svelte";
import { me } from "./me.svelte";
import "./words";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const PLAY = { game: "isles", title: "Isles", games: 7, pr: { value: 41, low: 33, high: 50 }, strengths: [], like: null } as unknown as ShownPlay;
const PERSON: Person = { name: "Ada", time_zone: "UTC", language: "en", created: "", play_shown: false };

let close = () => undefined as unknown;
let sent: [string, unknown][] = [];
/** What the server answers, by the end of the address. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  texts.language = "en";
  sent = [];
  answers = {};
  vi.stubGlobal("fetch", (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    const path = address.replace(/^.*api\/v1/, "");
    sent.push([`${method ?? "GET"} ${path}`, body ? (JSON.parse(body) as unknown) : null]);
    return Promise.resolve(path.includes("/messages/") ? new Response("game-title = Isles") : Response.json(answers[path]));
  });
});
afterEach(async () => {
  await close();
  me.take({ person: null } as never);
  vi.unstubAllGlobals();
});

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);

test.each([
  [[PLAY], "How well Ben plays Isles (7 games)"],
  [[], null],
])("a profile shows how well somebody plays, if it is told: %o", async (plays, said) => {
  answers = { "/people/x": { name: "Ben", person: "x", you: false, ratings: [], games: [] }, "/people/x/play": plays };
  const made = mount(ProfilePage, { target: document.body, props: { person: "x" } });
  close = () => unmount(made);
  await vi.waitFor(() => expect(find(said ? "shown-play" : "no-games")).not.toBeNull(), PATIENCE);
  if (!said) await vi.waitFor(() => expect(sent.map(([path]) => path)).toContain("GET /people/x/play"), PATIENCE);
  flushSync();
  expect(document.querySelector("h2")?.textContent.replace(/[\u2068\u2069]/g, "") ?? null).toBe(said);
});

test.each([true, false])("what one wants others to know is saved: %s", async (wanted) => {
  const person = { ...PERSON, play_shown: !wanted };
  answers = { "/me": { person: { ...person, play_shown: wanted } } };
  const made = mount(AboutMe, { target: document.body, props: { person, attempt: async (action) => void (await action()) } });
  close = () => unmount(made);
  flushSync();
  find("play-shown")?.click();
  find("save-me")?.click();
  await vi.waitFor(() => expect(me.told?.person?.play_shown).toBe(wanted), PATIENCE);
  const { name, time_zone, language } = PERSON;
  expect(sent).toEqual([["PUT /me", { name, time_zone, language, play_shown: wanted }]]);
});
