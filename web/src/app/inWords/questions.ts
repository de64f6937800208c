/** Questions that keys ask, and their answers: only what the view, the moves and the log already say. */

import type { Described } from "../../protocol/types";
import type { DrawingInWords, InWords } from "../../stage/inWords";
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

/** Names the first few, counts the others. */
function few<Each>(all: Each[], text: (each: Each) => string): string {
  const named = all.slice(0, NAMED).map(text);
  if (all.length > NAMED) named.push(t("answer-more", { count: all.length - NAMED }));
  return named.join("; ");
}

function offered({ shown, said }: Asking): string {
  const { legal, commands, game } = shown;
  const text = (entry: Entry): string => {
    if (entry.kind === "leaf") return said.log.words().move(entry.move);
    const name = entry.part ? say(game, entry.part) : rangeText(entry.moves, said);
    return t("answer-group", { name, count: entry.moves.length });
  };
  const now = legal.length
    ? t("answer-moves", { line: said.line, count: legal.length, moves: few(level(legal, 0), text) })
    : said.line || t("answer-no-moves");
  if (!commands.length) return now;
  return `${now} ${t("answer-out-of-turn", { moves: few(commands, (move) => said.log.words().move(move)) })}`;
}

function rangeText(moves: Described[], { log }: InWords): string {
  const [from, to] = [moves[0], moves.at(-1)].map((move) => (move ? log.words().move(move) : ""));
  return t("range", { from, to });
}

const islandAt = (game: { island: (square: string) => string }, square: string): string =>
  game.island(square) || t("answer-no-island", { square: square || "–" });

type Question = (asking: Asking) => string;

/** What can be asked about a board in words. */
export const OF_BOARDS: Record<string, Question> = {
  w: ({ said }) => listed(said.game.ships(), t("answer-no-ships")),
  o: ({ said, square }) => said.game.about(square),
  n: ({ said }) => listed(said.game.ports(), t("answer-no-ports")),
  i: ({ said, square }) => islandAt(said.game, square),
  d: ({ said }) => said.game.table().join("\n"),
  c: ({ said }) => said.game.box().join("\n"),
};

/** Digits ask what the first, second … seat has. */
export const OF_SEATS: Record<string, Question> = Object.fromEntries(
  ["1", "2", "3", "4"].map((digit) => [digit, ({ said }) => listed(said.game.sheet(Number(digit) - 1), t("answer-no-seat", { number: digit }))]),
);

/** What can be asked at every table. */
export const OF_TABLES: Record<string, Question> = {
  s: ({ said }) => said.game.standings().join("\n"),
  l: ({ said }) => said.log.told || t("answer-no-news"),
  m: offered,
};

/** What only whoever decides can ask: others hear that it is not their turn. */
export const OF_OTHERS: Record<string, Question> = { h: offered };

/** What can be asked about a map that is being drawn. */
export const OF_DRAWINGS: Record<string, (drawing: DrawingInWords, square: string) => string> = {
  o: (drawing, square) => drawing.about(square),
  i: islandAt,
  c: (drawing) => drawing.check(),
};

const asked = (key: string): [string, string] => [key.toUpperCase(), t(`question-${key}`)];

const walking = (enter: string): [string, string][] => [
  ["T", t("keys-board")],
  ["G", t("keys-go")],
  ["← → ↑ ↓", t("keys-arrows")],
  ["Enter", enter],
];

const closing = (): [string, string][] => [
  ["Esc", t("keys-escape")],
  ["?", t("keys-help")],
];

/** All keys of a table, and what they are for. */
export const tableKeys = (hasBoard: boolean, own: [string, string][]): [string, string][] => [
  ...(hasBoard ? Object.keys(OF_BOARDS) : []).map(asked),
  ...(hasBoard ? [["1 … 4", t("question-sheet")] as [string, string]] : []),
  ...[...Object.keys(OF_TABLES), "a"].map(asked),
  ["H", t("keys-hint")],
  ["V", t("keys-moves")],
  ...(hasBoard ? walking(t("keys-enter")) : []),
  ["Enter", t("keys-confirm")],
  ["U", t("keys-undo")],
  ...own,
  ...closing(),
];

/** All keys of a drawing, and what they are for. */
export const drawingKeys = (own: [string, string][]): [string, string][] => [
  ...["o", "i"].map(asked),
  ["C", t("question-check")],
  asked("a"),
  ...walking(t("keys-draw")),
  ...own,
  ...closing(),
];
