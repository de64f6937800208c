/** The boards of both games in words: real views, without any picture. */

import { describe, expect, test } from "vitest";
import "./words";
import { inWords as amerigo } from "../../games/amerigo/inWords";
import { Session as Helm } from "../../games/amerigo/session.svelte";
import { amerigo as amerigoView } from "../../games/amerigo/view";
import { dei, shipMark } from "../../games/dutch-east-indies/view";
import type { View } from "../../protocol/types";
import type { BoardWords, GameInWords } from "../../stage/inWords";
import type { GameView } from "../../table/gameView";
import { SHOWCASES, shownOf, viewsOf } from "../../testing/boards";
import { loadWords } from "../../testing/files";
import { move, step } from "../../testing/game";
import { LANGUAGES, texts } from "../../ui/i18n.svelte";

function boardOf(said: GameInWords): BoardWords {
  const board = said.board();
  if (!board) throw new Error("the game has no words for its board");
  return board;
}

const marksOf = (said: GameInWords, kind: string) => boardOf(said).landmarks.find((each) => each.kind === kind)?.entries ?? [];

const WATCHED: [string, Partial<GameView>][] = [
  ["whoever waits", {}],
  ["whoever watches", { you: [] }],
  ["a replay", { you: [], whole: [step(1)] }],
];

describe.each(Object.entries(SHOWCASES))("%s", (game, { made }) => {
  test.each(LANGUAGES)("has words for every square, landmark and side in %s, and no key that nobody can read", async (language) => {
    loadWords(game);
    loadWords(game, language);
    for (const view of await viewsOf(game)) {
      const said = made(shownOf(game, view));
      const { rows, columns, beside, landmarks } = boardOf(said);
      const squares = [...rows.flatMap((row) => row.squares), ...beside];
      expect(rows.every((row) => row.squares.length === columns.length)).toBe(true);
      expect(new Set(squares.map(({ name }) => name)).size).toBe(squares.length);
      const all = [...squares.map(({ words }) => words), ...landmarks.flatMap(({ entries }) => entries.map(({ words }) => words)), ...said.standings(), ...said.ships()];
      for (const words of all) expect(words).toMatch(/^(?!.*(undefined|NaN|\[object|\bnull\b|(space|label|told|the)-[a-z])).+/s);
      for (const { entries } of landmarks) for (const { at } of entries) if (at) expect(squares.map(({ name }) => name)).toContain(at);
    }
    texts.language = "en";
  });

  test("says every ship where it lies, whose it is, and finds it among the landmarks", async () => {
    loadWords(game);
    const [view] = (await viewsOf(game)).slice(-1);
    const said = made(shownOf(game, view as View));
    const own = marksOf(said, "own");
    expect(said.ships()).toHaveLength(2);
    for (const ship of said.ships()) expect(own.map(({ words }) => words)).toContain(ship);
    for (const { at, words } of own.filter(({ at }) => at)) {
      const title = words.split(":").slice(0, 2).find((part) => part.includes("Player 0")) ?? "";
      expect(said.about(at)).toContain(title.trim().split(",")[0]);
      expect(said.about(at)).toContain("Player 0");
    }
  });

  test.each(WATCHED)("lists ports with how far they are for %s, the nearest first, without any move", async (_, more) => {
    loadWords(game);
    for (const view of await viewsOf(game)) {
      const said = made(shownOf(game, view, more));
      const ports = marksOf(said, "goals").map(({ words }) => words);
      const far = ports.map((words) => Number(/(\d+) (?:space|movement point)s? away/.exec(words)?.[1]));
      expect(far.length).toBeGreaterThan(0);
      expect(far).toEqual(far.toSorted((a, b) => a - b));
      const whose = more.you ? view.seat : 0;
      const ships = whose < 0 ? ["A", "B"] : game === "amerigo" ? [`Ship A, Player ${whose}`, `Ship B, Player ${whose}`] : [shipMark(whose * 2), shipMark(whose * 2 + 1)];
      expect(ports.every((words) => ships.some((ship) => words.includes(ship)))).toBe(true);
      expect(said.ports().every((words) => ports.includes(words))).toBe(true);
    }
  });
});

test.each(WATCHED)("places to build in Amerigo are listed for %s by what they are worth, without any move", async (_, more) => {
  loadWords("amerigo");
  for (const view of await viewsOf("amerigo")) {
    const { board, seats } = amerigoView(view);
    const shown = shownOf("amerigo", view, more);
    const places = marksOf(amerigo(shown, new Helm(() => shown)), "builds");
    expect(places).toHaveLength(board.islands.filter(({ free }) => free).length);
    const seat = more.you ? view.seat : 0;
    const own = places.map(({ words }) => new RegExp(`Posts: [^.]*Player ${seat} \\d`).test(words));
    expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a))); // one builds where one has a post
    const tiles = Object.values(seats[seat]?.supply ?? {}).some((count) => count);
    for (const { words } of places) expect(words).toMatch(tiles ? /Own supply: .* \d+ VP/ : /\d+ free/);
  }
});

test("islands of the Indies are listed with their size and with the ships in their ports", async () => {
  loadWords("dutch-east-indies");
  for (const view of await viewsOf("dutch-east-indies")) {
    const { static: fixed, ships } = dei(view);
    const islands = marksOf(SHOWCASES["dutch-east-indies"]?.made(shownOf("dutch-east-indies", view)) as GameInWords, "islands");
    for (const [i, { squares }] of fixed.islands.entries()) {
      const here = ships.filter(({ port }) => port === i).map(({ ship }) => shipMark(ship));
      expect(islands[i]?.words).toContain(`: ${squares.length} squares of land. `);
      expect(/In its ports: ([^.]*)\./.exec(islands[i]?.words ?? "")?.[1] ?? "").toBe(here.join(", "));
    }
  }
});

test("a square of Amerigo says what choosing it does, and nothing where nothing can be chosen", async () => {
  loadWords("amerigo");
  const [view] = await viewsOf("amerigo");
  const legal = [
    move("place @3", { key: "move-place", node: "@3", args: { ship: 0, space: "@3" } }),
    move("sail A b2", { key: "move-sail", ship: 0, node: "b2", cost: 2, args: { ship: 0, to: "b2", island: 0, cost: 2, gold: 0 } }),
  ];
  const shown = shownOf("amerigo", view as View, { legal });
  const { rows, beside } = boardOf(amerigo(shown, new Helm(() => shown)));
  const chosen = [...rows.flatMap(({ squares }) => squares), ...beside].filter(({ choice }) => choice);
  expect(chosen.map(({ name, choice }) => [name, choice])).toEqual([
    ["b2", "Ship A to b2: 2 AP"],
    ["@3", "Place ship A: @3"],
  ]);
});
