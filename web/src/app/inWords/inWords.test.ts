/** The boards of both games in words: real views, without any picture. */

import { describe, expect, test } from "vitest";
import { inWords as amerigo } from "../../games/amerigo/inWords";
import amerigoPacked from "../../games/amerigo/showcase.txt?raw";
import { Session as Helm } from "../../games/amerigo/session.svelte";
import { inWords as dei } from "../../games/dutch-east-indies/inWords";
import deiPacked from "../../games/dutch-east-indies/showcase.txt?raw";
import { Session } from "../../games/dutch-east-indies/session.svelte";
import type { View } from "../../protocol/types";
import type { BoardWords, GameInWords } from "../../stage/inWords";
import { opened } from "../../table/film";
import type { GameView } from "../../table/gameView";
import { loadWords } from "../../testing/files";
import { move, seat } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";

const shownOf = (game: string, view: View, more: Partial<GameView> = {}): GameView =>
  ({ game, view, base: null, legal: [], left: [], courses: [], commands: [], seats: [0, 1, 2].map((number) => seat(number)), you: [0], steps: [], marks: [], hover: null, ...more }) as unknown as GameView;

async function viewsOf(packed: string): Promise<View[]> {
  const frames = await opened<Partial<View>[]>(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
  let view = {};
  return frames.map((frame) => (view = { ...view, ...frame }) as View);
}

function boardOf(said: GameInWords): BoardWords {
  const board = said.board();
  if (!board) throw new Error("the game has no words for its board");
  return board;
}

const GAMES: [string, string, (shown: GameView) => GameInWords][] = [
  ["amerigo", amerigoPacked, (shown) => amerigo(shown, new Helm(() => shown))],
  ["dutch-east-indies", deiPacked, (shown) => dei(shown, new Session(() => shown))],
];

describe.each(GAMES)("%s", (game, packed, made) => {
  test.each(["en", "de"])("has words for every square, landmark and side in %s, and no key that nobody can read", async (language) => {
    loadWords(game);
    loadWords(game, language);
    for (const view of await viewsOf(packed)) {
      const said = made(shownOf(game, view));
      const { rows, columns, beside, landmarks } = boardOf(said);
      const squares = [...rows.flatMap((row) => row.squares), ...beside];
      expect(rows.every((row) => row.squares.length === columns.length)).toBe(true);
      expect(new Set(squares.map(({ name }) => name)).size).toBe(squares.length);
      const all = [...squares.map(({ words }) => words), ...landmarks.flatMap(({ entries }) => entries.map(({ words }) => words)), ...said.standings(), ...said.ships()];
      for (const words of all) expect(words).toMatch(/^(?!.*(undefined|NaN|\[object|null|(space|label|told|the)-[a-z])).+/s);
      for (const { entries } of landmarks) for (const { at } of entries) if (at) expect(squares.map(({ name }) => name)).toContain(at);
    }
    texts.language = "en";
  });

  test("says every ship where it lies, whose it is, and finds it among the landmarks", async () => {
    loadWords(game);
    const [view] = (await viewsOf(packed)).slice(-1);
    const said = made(shownOf(game, view as View));
    const own = boardOf(said).landmarks.find(({ kind }) => kind === "own")?.entries ?? [];
    expect(said.ships()).toHaveLength(2);
    for (const ship of said.ships()) expect(own.map(({ words }) => words)).toContain(ship);
    for (const { at, words } of own.filter(({ at }) => at)) {
      const title = words.split(":").slice(0, 2).find((part) => part.includes("Player 0")) ?? "";
      expect(said.about(at)).toContain(title.trim().split(",")[0]);
      expect(said.about(at)).toContain("Player 0");
    }
  });
});

test("a square of Amerigo says what choosing it does, and nothing where nothing can be chosen", async () => {
  loadWords("amerigo");
  const [view] = await viewsOf(amerigoPacked);
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
