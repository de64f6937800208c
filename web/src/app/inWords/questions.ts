/** Questions that keys ask, and their answers: only what the view, the moves and the log already say. */

import type { Described } from "../../protocol/types";
import type { DrawingInWords, InWords } from "../../stage/inWords";
import type { GameView } from "../../table/gameView";
import { level } from "../../table/moveTree";
import type { Entry } from "../../table/moveTree";
import { say, t } from "../../ui/i18n.svelte";
import { turnNumber } from "../../ui/numberFormat";

/** Who asks, where they are on the board (a square's name, or ""), and the number that they have typed; -1: none. */
export interface Asking {
  shown: GameView;
  said: InWords;
  square: string;
  number: number;
}

const NUMBERED = /^[if]\d*$/;
const SILENT = ["shift", "control", "alt", "altgraph", "meta", "capslock"]; // they only change what the next key means

/**
 * The question that is asked so far. W again asks for more, a number after I or F for what has it; any other key
 * begins anew. Two digits are one number as long as there is something with it (`known`).
 */
export function typed(before: string, key: string, known: (question: string) => boolean): string {
  if (SILENT.includes(key)) return before;
  if (key === "w" && before === "w") return "ww";
  if (!/^\d$/.test(key) || !NUMBERED.test(before)) return key;
  return known(before + key) ? before + key : before.slice(0, 1) + key;
}

/** A question without the number in it, and the number. */
export function parted(question: string): [kind: string, number: number] {
  const [, kind = "", digits = ""] = /^([if])(\d+)$/.exec(question) ?? [];
  return kind ? [`${kind}#`, Number(digits)] : [question, -1];
}

const listed = (found: string[], none: string): string => found.join("\n") || none;

const NAMED = 12; // moves or groups that are named; more are counted
const KINDS = 4; // sorts of moves in a group of which one is named

/** Names the first few, counts the others. */
function few<Each>(all: Each[], text: (each: Each) => string): string {
  const named = all.slice(0, NAMED).map(text);
  if (all.length > NAMED) named.push(t("answer-more", { count: all.length - NAMED }));
  return named.join("; ");
}

/** The first move of each sort. */
const kinds = (moves: Described[]): Described[] =>
  moves.filter((move, i) => moves.findIndex(({ key }) => key === move.key) === i).slice(0, KINDS);

export function offered({ shown, said }: Asking): string {
  const { legal, commands, game } = shown;
  const inside = (moves: Described[]) => kinds(moves).map((move) => said.log.words().move(move)).join(" / ");
  const text = (entry: Entry): string => {
    if (entry.kind === "leaf") return said.log.words().move(entry.move);
    const name = entry.part ? say(game, entry.part) : rangeText(entry.moves, said);
    return t("answer-group", { name, count: entry.moves.length, moves: inside(entry.moves) });
  };
  const moves = [...(said.game.first?.() ?? []), few(level(legal, 0), text)].join("; ");
  const now = legal.length
    ? t("answer-moves", { line: said.line, count: legal.length, moves })
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

/** Which islands can be asked about, and by which numbers. */
const islandsNumbered = ({ said }: Asking): string =>
  t("answer-islands", { islands: said.game.islands().map((name, i) => `${i + 1} ${name}`).join(", ") });

/** Places beside the squares, by number; a game without any has no such question. */
const placeOffBoard = ({ said, number }: Asking): string =>
  said.game.beside(number) || t("answer-beside", { last: (said.game.board()?.beside.length ?? 0) - 1 });

const NEAREST = 8; // ports that are named; the list beside the squares has all

function nearest(ports: string[]): string[] {
  const more = ports.length - NEAREST;
  return more > 0 ? [...ports.slice(0, NEAREST), t("answer-more", { count: more })] : ports;
}

type Question = (asking: Asking) => string;

/** What can be asked about a board in words. */
export const OF_BOARDS: Record<string, Question> = {
  w: ({ said }) => listed(said.game.ships(), t("answer-no-ships")),
  ww: ({ said }) => listed(said.game.afloat(), t("answer-no-afloat")),
  o: ({ said, square }) => said.game.about(square),
  n: ({ said }) => listed(nearest(said.game.ports()), t("answer-no-ports")),
  i: (asking) => asking.said.game.island(asking.square) || `${islandAt(asking.said.game, asking.square)} ${islandsNumbered(asking)}`,
  "i#": (asking) => asking.said.game.numbered(asking.number) || islandsNumbered(asking),
  f: placeOffBoard,
  "f#": placeOffBoard,
  d: ({ shown, said }) => [t("moment-turn", { turn: turnNumber(shown.view.turn) }), ...said.game.table()].join("\n"),
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

/** What can be asked about a map that is being drawn. */
export const OF_DRAWINGS: Record<string, (drawing: DrawingInWords, square: string) => string> = {
  o: (drawing, square) => drawing.about(square),
  i: islandAt,
  c: (drawing) => drawing.check(),
};

const keyLine = (key: string): [string, string] => [key.toUpperCase().split("").join(" "), t(`question-${key}`)];

/** The keys of OF_BOARDS as they are listed; those of one game alone it lists itself. */
const boardKeys = (): [string, string][] => [
  ...["w", "ww", "o", "n", "i"].map(keyLine),
  ["I 1 …", t("question-numbered")],
  ...["d", "c"].map(keyLine),
  ["1 … 4", t("question-sheet")],
];

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
  ...(hasBoard ? boardKeys() : []),
  ...[...Object.keys(OF_TABLES), "a"].map(keyLine),
  ["H", t("keys-hint")],
  ["V", t("keys-moves")],
  ...(hasBoard ? walking(t("keys-enter")) : []),
  ["Enter", t("keys-confirm")],
  ["U", t("keys-undo")],
  ["P", t("keys-plan")],
  ["X", t("keys-next")],
  ...own,
  ...closing(),
];

/** All keys of a drawing, and what they are for. */
export const drawingKeys = (own: [string, string][]): [string, string][] => [
  ...["o", "i"].map(keyLine),
  ["C", t("question-check")],
  keyLine("a"),
  ...walking(t("keys-draw")),
  ...own,
  ...closing(),
];
