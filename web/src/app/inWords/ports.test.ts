/** How far ports are, as it is spoken: what cannot be reached this turn is told in turns, too. */

import { expect, test } from "vitest";
import { loadWords } from "../../testing/files";
import { shownOf } from "../../testing/boards";
import { texts } from "../../ui/i18n.svelte";
import { portMarks } from "../../games/dutch-east-indies/islandsInWords";
import { Session } from "../../games/dutch-east-indies/session.svelte";
import type { View } from "../../protocol/types";
import "./words";

const ISLAND = { letter: "", kind: "wild", seat: -1, cards: 3, squares: [] };
const FIXED = { width: 9, height: 7, solo_cards: {}, islands: [{ ...ISLAND, island: 0, name: "Banda", ports: [9] }, { ...ISLAND, island: 1, name: "Roosdam", ports: [41] }, { ...ISLAND, island: 2, name: "Ambon", ports: [50] }] };
const ship = { ship: 0, seat: 0, square: 0, sail: 3, away: [3, 7, -1] };

test("the nearest port comes first, and a port behind this turn's points has its turns", () => {
  loadWords("dutch-east-indies");
  texts.language = "en";
  const islands = [0, 1, 2].map((island) => ({ island, port: true }));
  const shown = shownOf("dutch-east-indies", { seat: 0, viewer: 0, turn: 0, static: FIXED, ships: [ship], pirates: [], islands } as unknown as View);
  expect(portMarks(shown, new Session(() => shown)).map(({ words }) => words)).toEqual(["Banda: 1A: 3 movement points away", "Roosdam: 1A: 7 movement points away, 3 turns"]);
});
