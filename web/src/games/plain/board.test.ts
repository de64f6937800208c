/** The board of a game that the page knows nothing of: its places, its drawing, or else a table of its view. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { PlainView } from "../../protocol/types";
import { seat, view } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";
import type { GameView } from "../../table/gameView";
import Board from "./Board.svelte";
import { Session } from "./session.svelte";
import { PlainWords } from "./words";

const SIDES = [{ points: 4, hold: { silk: 2, tea: 1 } }, { points: 7, hold: null, ships: 3 }];

let close = () => undefined as unknown;
afterEach(() => close());

function board(plain: Pick<PlainView, "board">): HTMLElement | null {
  texts.language = "en";
  texts.add("isles", "en", "hold = Hold\nsilk = Silk\ntea = Tea\nships = Ships");
  const seats = [seat(0, { name: "Ada" }), seat(1, { name: "Ben" })];
  const shown = { game: "isles", seats, view: view(0, { plain: { sides: SIDES, ...plain } }), legal: [], marks: [], base: null, hover: null } as unknown as GameView;
  const session = new Session(() => shown);
  const made = mount(Board, { target: document.body, props: { shown, session, words: new PlainWords("isles", () => seats), disabled: false, pointed: [] } });
  close = () => unmount(made);
  flushSync();
  return document.querySelector("[data-testid=board]");
}

test.each(["1:?AB 2:? gold [4, 4]", ""])("a game that draws none has a table of what everybody has: %j", (said) => {
  const found = board({ board: said });
  expect(found?.querySelector("p")?.textContent ?? "").toBe(said);
  const rows = [...(found?.querySelectorAll("tr") ?? [])].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["", "Ada", "Ben"], ["Points", "4", "7"], ["Hold", "Silk 2, Tea 1", "hidden"], ["Ships", "", "3"]]);
  expect(document.querySelector("pre")).toBeNull();
});

test("a drawing of several lines is shown as it is drawn", () => {
  expect(board({ board: "~ ~ A\n~ B ~\n" })?.textContent).toBe("~ ~ A\n~ B ~\n");
  expect(document.querySelector("table")).toBeNull();
});

test("rows of places are places", () => {
  expect(board({ board: [[{ name: "Goa" }, null]] })?.querySelector(".place")?.textContent).toContain("Goa");
});
