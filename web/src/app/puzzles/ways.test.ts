/** The ways to the puzzles: from a game's card, by an address; and what the judge is told of one. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, JudgePost, ReplayInfo } from "../../protocol/types";
import type { Judge } from "../again/again.svelte";
import { texts } from "../../ui/i18n.svelte";
import { router } from "../../ui/route.svelte";
import OtherPage from "../pages/OtherPage.svelte";
import GameCard from "../start/GameCard.svelte";
import PuzzleBoard from "./PuzzleBoard.svelte";
import type { Puzzle } from "./puzzle";
import { outcomes } from "./solved";

type Asked = Record<string, unknown>;
const PATIENCE = 60_000; // ms: a busy machine takes its time
/** What stands on the page instead of boards and pages, each with what it was given. */
const stood = vi.hoisted(() => ({ shown: [] as [string, Record<string, unknown>][] }));
vi.mock("../pages/PuzzlesPage.svelte", () => ({ default: (_: unknown, props: Asked) => void stood.shown.push(["list", { ...props }]) }));
vi.mock("../pages/PuzzlePage.svelte", () => ({ default: (_: unknown, props: Asked) => void stood.shown.push(["puzzle", { ...props }]) }));
vi.mock("../again/AgainBoard.svelte", () => ({ default: (_: unknown, props: Asked) => void stood.shown.push(["board", props]) }));

const gameWith = (...parts: string[]) =>
  ({ name: "isles", title: "Isles", players: [2, 4], automata: {}, options: [], bots: [], strengths: [], about: {}, titles: {}, seconds: {}, lessons: 0, module: { address: "", draws: "stage", parts } }) as unknown as GameInfo;

let close = () => undefined as unknown;
let sent: [string, unknown][] = [];

beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
  stood.shown = [];
  sent = [];
  vi.stubGlobal("fetch", (address: string, { body }: { body?: string } = {}) => {
    sent.push([address.replace(/^.*api\/v1/, ""), body ? (JSON.parse(body) as unknown) : null]);
    return Promise.resolve(Response.json(/\/games$/.test(address) ? [gameWith("puzzles")] : {}));
  });
});
afterEach(async () => {
  await close();
  close = () => undefined;
  vi.unstubAllGlobals();
});

test.each([[["puzzles"], 1], [["designer"], 0]])("a card of a game that brings %s has so many ways to them: %i", (parts, count) => {
  router.replace("");
  const props = { game: gameWith(...parts), strength: "", onstrength: vi.fn(), busy: false, onbegin: vi.fn() };
  const made = mount(GameCard, { target: document.body, props });
  close = () => unmount(made);
  flushSync();
  const ways = document.querySelectorAll<HTMLButtonElement>("[data-testid=card-puzzles]");
  ways.forEach((way) => way.click());
  expect([ways.length, location.hash]).toEqual([count, count ? "#/puzzles/isles" : "#/"]);
});

test.each([
  [["isles"], "list", { game: "isles" }],
  [["isles", "first"], "list", { game: "isles" }],
  [["isles", "0"], "list", { game: "isles" }],
  [[], "list", { game: "" }],
  [["isles", "7"], "puzzle", { game: "isles", number: 7 }],
])("an address without a number leads to the list: %o", async (parts, page, props) => {
  router.replace("puzzles", ...parts);
  const made = mount(OtherPage, { target: document.body });
  close = () => unmount(made);
  await vi.waitFor(() => expect(stood.shown).toEqual([[page, props]]), PATIENCE);
});

test("a turn of a puzzle is compared with its own line, and what comes of it is kept", async () => {
  const puzzle = { seed: 7, seat: 1, turn: 3, at: 12, line: ["sail a b", "build c"], leads: [{ win: 0.2, points: 6, ahead: 20 }], record: "" } as Puzzle;
  const info = { replay: "r", title: "Isles", seats: [], steps: [] } as unknown as ReplayInfo;
  const made = mount(PuzzleBoard, { target: document.body, props: { game: "isles", number: 2, puzzle, info, module: Promise.resolve(null), title: "", onleave: vi.fn() } });
  close = () => unmount(made);
  const [, props] = stood.shown[0] ?? ["", {}];
  const { judge, ontried } = props as unknown as { judge: Judge; ontried: (found: boolean) => void };
  const post: JudgePost = { at: 12, moves: ["build d"] };
  await judge(post);
  expect(sent.at(-1)).toEqual(["/replays/r/judge", { ...post, best: puzzle.line }]);
  ontried(true);
  expect(outcomes("isles")).toEqual({ 7: "solved" });
});
