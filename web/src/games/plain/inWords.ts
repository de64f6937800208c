/** What the keys of a table answer at any game. Its board needs no other words: it is made of them. */

import type { GameInWords } from "../../stage/inWords";
import { seatName } from "../../table/gameView";
import type { GameView } from "../../table/gameView";
import { linesOf, textOf } from "./facts";
import type { PlainWords } from "./words";
import { t } from "../../ui/i18n.svelte";

function standings(shown: GameView, words: PlainWords): string[] {
  const sides = shown.view.plain?.sides ?? [];
  return sides.map((facts, seat) => {
    const told = linesOf(facts, undefined, words).map(({ label, key }) => `${label} ${textOf(facts[key] ?? null, words)}`);
    return `${seatName(shown.seats, seat)}${t("colon")} ${told.join(", ")}`;
  });
}

export const inWords = (shown: GameView, words: PlainWords): GameInWords => ({
  board: () => null,
  choose: () => "",
  about: () => "",
  ships: () => [],
  afloat: () => [],
  ports: () => [],
  islands: () => [],
  numbered: () => "",
  beside: () => "",
  island: () => "",
  standings: () => standings(shown, words),
  sheet: () => [],
  table: () => [],
  box: () => [],
  keys: [],
});
