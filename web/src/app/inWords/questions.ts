/** Questions that keys ask, and their answers: only what the view, the moves and the log already say. */

import type { Described } from "../../protocol/types";
import type { InWords } from "../../stage/inWords";
import type { GameView } from "../../table/gameView";
import { level } from "../../table/moveTree";
import type { Entry } from "../../table/moveTree";
import { say, t } from "../../ui/i18n.svelte";

/** Who asks, and where they are on the board: a square's name, or "". */
export interface Asking {
  shown: GameView;
  said: InWords;
  square: string;
}

const listed = (found: string[], none: string): string => found.join("\n") || none;

const NAMED = 12; // moves or groups that are named; more are counted

function offered({ shown, said }: Asking): string {
  const { legal, game } = shown;
  if (!legal.length) return said.line || t("answer-no-moves");
  const text = (entry: Entry): string => {
    if (entry.kind === "leaf") return said.log.words().move(entry.move);
    const name = entry.part ? say(game, entry.part) : rangeText(entry.moves, said);
    return t("answer-group", { name, count: entry.moves.length });
  };
  const entries = level(legal, 0);
  const named = entries.slice(0, NAMED).map(text);
  if (entries.length > NAMED) named.push(t("answer-more", { count: entries.length - NAMED }));
  return t("answer-moves", { line: said.line, count: legal.length, moves: named.join("; ") });
}

function rangeText(moves: Described[], { log }: InWords): string {
  const [from, to] = [moves[0], moves.at(-1)].map((move) => (move ? log.words().move(move) : ""));
  return t("range", { from, to });
}

const island = ({ said, square }: Asking): string => said.game.island(square) || t("answer-no-island", { square: square || "–" });

type Question = (asking: Asking) => string;

/** What can be asked about a board in words. */
export const OF_BOARDS: Record<string, Question> = {
  w: ({ said }) => listed(said.game.ships(), t("answer-no-ships")),
  o: ({ said, square }) => said.game.about(square),
  n: ({ said }) => listed(said.game.ports(), t("answer-no-ports")),
  i: island,
};

/** What can be asked at every table. */
export const OF_TABLES: Record<string, Question> = {
  s: ({ said }) => said.game.standings().join("\n"),
  l: ({ said }) => said.log.told || t("answer-no-news"),
  m: offered,
};

/** What only whoever decides can ask: others hear that it is not their turn. */
export const OF_OTHERS: Record<string, Question> = { h: offered };
