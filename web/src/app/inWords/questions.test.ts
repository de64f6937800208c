/** Keys that ask about a game, and what is answered: at one's turn, at that of others, to who only watches, in a replay and in an analysis. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Analysis, MoveValue, View } from "../../protocol/types";
import type { InWords } from "../../stage/inWords";
import type { GameView } from "../../table/gameView";
import Questions from "../../testing/Questions.svelte";
import { SHOWCASES, shownOf, viewsOf } from "../../testing/boards";
import { loadWords } from "../../testing/files";
import { move, step } from "../../testing/game";
import type { Spoken } from "../../ui/spoken.svelte";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const UNREADABLE = /undefined|NaN|\[object|null|\b(space|label|told|the|question|answer|words)-[a-z]/;

let close = () => undefined as unknown;
afterEach(() => close());

interface Table {
  game: string;
  more?: Partial<GameView>;
  line?: string;
  hints?: boolean;
  judged?: { found: Analysis; replay: { seq: number; until: number } };
  /** Whether the squares stand on the page, too. */
  squares?: boolean;
}

/** Somebody at a table, in the middle of a recorded game, who presses keys and hears. */
async function at({ game, more, line = "", squares = false, ...given }: Table): Promise<(...keys: string[]) => string> {
  loadWords(game);
  const view = (await viewsOf(game)).at(-1);
  if (!view) throw new Error(`there is no position of ${game}`);
  const shown = shownOf(game, view, more);
  const words = { move: ({ move }: { move: string }) => move, event: () => "", chapter: () => null };
  const whole = SHOWCASES[game]?.made(shown);
  const board = () => ({ ...whole?.board(), ...(squares ? {} : { rows: [] }) }); // seldom looked at here
  const said = { game: { ...whole, board }, log: { told: "Ben has sailed.", words: () => words }, label: "", line, busy: false, show: () => undefined } as unknown as InWords;
  let spoken: Spoken | undefined;
  const made = mount(Questions, { target: document.body, props: { shown, said, listen: (heard) => (spoken = heard), ...given } });
  close = () => unmount(made);
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("[data-testid=words]")).not.toBeNull(), PATIENCE);
  return (...keys) => {
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return spoken?.happened.replace("\u00a0", "") ?? "";
  };
}

const value = (notation: string): MoveValue => ({ ...move(notation), line: [], line_moves: [], win: 0.5, points: 40 }) as unknown as MoveValue;
const judged = (played: string, ...best: string[]) =>
  ({ decisions: [{ seq: 8, at: 7, until: 10, seat: 1, turn: 2, played: value(played), best: best.map(value) }] }) as unknown as Analysis;

describe.each(Object.keys(SHOWCASES))("%s", (game) => {
  const WHERE: [string, Partial<Table>][] = [
    ["at one's turn", { line: "Sail.", more: { legal: [move("end", { key: "move-end" })] } }],
    ["while others decide", {}],
    ["by somebody who watches", { more: { you: [] } }],
    ["in a replay", { more: { you: [], whole: [step(1)] } }],
  ];

  test.each(WHERE)("every key of a question is answered %s", async (_, table) => {
    const press = await at({ game, hints: false, ...table });
    const heard = Object.fromEntries([..."wonidcsl1m23h"].map((key) => [key, press(key)]));
    for (const [key, answer] of Object.entries(heard)) expect(answer, key).toMatch(/\p{L}{2}/u);
    expect(Object.values(heard).join("\n")).not.toMatch(UNREADABLE);
    const others = Object.entries(heard).filter(([key]) => !"oi".includes(key)); // where one stands there may be no island
    expect(new Set(others.map(([, answer]) => answer)).size).toBe(others.length);
    expect(heard["n"]).toMatch(/\d+ (space|movement point)s? away/);
    expect(press("a")).toBe(heard["h"]);
    expect(press("4")).toBe("There is no seat 4.");
  });

  test("what else floats and every island are asked for with a second key, and a number alone asks for a seat", async () => {
    const press = await at({ game });
    expect(press("w")).toContain("Player 0");
    expect(press("w")).toMatch(/Player 1.*Player 2/s);
    expect(press("w")).toContain("Player 0");
    const [one, two] = [press("i", "1"), press("i", "2")];
    expect(one).toMatch(/\d+ squares of land/);
    expect(two).not.toBe(one);
    expect(press("2")).toBe(two); // there is no island 22
    expect(press("s", "2")).toMatch(/^Player 1: /);
    expect(press("i", "Shift", "1")).toBe(one); // digits may need it
  });
});

test("M names one move of each sort in a group, and the landings that are offered before all else", async () => {
  const group = [{ key: "group-ship", args: { ship: 0 } }];
  const sail = (node: string, more: object = {}) => move(`A to ${node}`, { key: "move-sail", ship: 0, node, cost: 3, group, ...more });
  const landing = { island: 0, points: 3, discovery: true };
  const legal = [sail("b1", { landing, then: "post b2" }), sail("c1"), move("stay", { key: "move-stay", group }), move("end", { key: "move-end" })];
  const press = await at({ game: "amerigo", line: "Sail.", more: { legal } });
  expect(press("m")).toMatch(/^Sail\. 4 moves: Island 1, first post: ship A to b1, 3 AP.*3 VP; [^;]*\(3, for example A to b1 \/ stay\); end\.$/);
});

test.each(Object.keys(SHOWCASES))("%s: where there is nothing that is said, not a dash", async (game) => {
  const [view] = await viewsOf(game);
  const ships = (view?.["ships"] ?? []) as { hold: number[] }[];
  const empty = { ...view, discard: [], ships: ships.map((ship) => ({ ...ship, hold: ship.hold.map(() => 0) })) } as View;
  const press = await at({ game, more: { view: empty } });
  const heard = [..."wd123s"].map((key) => press(key)).join("\n");
  expect(heard).toMatch(/: (nothing|not on the board)/);
  expect(heard).not.toMatch(/(^|[:;,] )–(?=$|[.;,])/m);
});

const inWords = () => document.querySelector<HTMLElement>("[data-testid=words]");
const pressed = (more: KeyboardEventInit) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...more }));
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

test("T goes to the board in words, back to it from elsewhere, and away from it", async () => {
  await at({ game: "amerigo", squares: true });
  const elsewhere = document.body.appendChild(document.createElement("button"));
  const go = async (key: string) => {
    pressed({ key });
    await settled();
    return [inWords()?.classList.contains("closed"), inWords()?.contains(document.activeElement)];
  };
  expect(await go("t")).toEqual([false, true]);
  elsewhere.focus();
  expect(await go("t")).toEqual([false, true]);
  expect(await go("t")).toEqual([true, false]);
  expect(await go("τ")).toEqual([true, false]); // a key of its own, where nothing is known of its place
  elsewhere.remove();
});

test("islands beyond the ninth have two digits, and a third digit begins anew", async () => {
  const press = await at({ game: "dutch-east-indies" });
  const [one, two, twelve] = [press("i", "1"), press("i", "2"), press("i", "1", "2")];
  expect(new Set([one, two, twelve]).size).toBe(3);
  expect(press("2")).toBe(two);
});

test("a space of the frame is asked for by its number, and where there is no frame F says nothing", async () => {
  const press = await at({ game: "amerigo" });
  expect(press("f")).toMatch(/a number from 0 to \d\d/);
  expect(press("1", "2")).toMatch(/^frame space @12/);
  close();
  const elsewhere = await at({ game: "dutch-east-indies" });
  expect(elsewhere("f")).toBe("");
});

test("H says that hints are off, that a replay has none, and what a bot would have played where a game is analysed", async () => {
  const game = "amerigo";
  const mine = { legal: [move("end", { key: "move-end" })] };
  const replay = { seq: 6, until: 7 };
  const whole = { whole: [step(1)] };
  const said = async (table: Partial<Table>) => {
    const answer = (await at({ game, ...table }))("h");
    close();
    return answer;
  };
  expect(await said({ line: "Sail.", more: mine, hints: false })).toBe("Hints are off at this table.");
  expect(await said({ line: "Sail.", more: mine, hints: true })).toBe(""); // the turn asks the bot
  expect(await said({ hints: true })).toBe("It is not your turn.");
  expect(await said({ more: whole })).toContain("Bots give no advice");
  expect(await said({ more: whole, judged: { found: judged("red", "blue", "red"), replay } })).toBe("Player 1: played: red; better: blue.");
  expect(await said({ more: whole, judged: { found: judged("red", "red"), replay } })).toBe("Player 1: red. That is what the bot would have played.");
  expect(await said({ more: whole, judged: { found: judged("red", "red"), replay: { seq: 3, until: 5 } } })).toContain("nothing about this decision");
  // a turn is judged as a whole, wherever in it one looks
  expect(await said({ more: whole, judged: { found: judged("red", "blue"), replay: { seq: 9, until: 9 } } })).toContain("played: red; better: blue");
  expect(await said({ more: whole, judged: { found: judged("red", "blue"), replay: { seq: 10, until: 10 } } })).toContain("nothing about this decision");
  close = () => undefined;
});
