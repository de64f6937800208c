/** What can be heard of a position, as a whole: the board in words and the answers to all questions. */

import { inWords as amerigo } from "../games/amerigo/inWords";
import { Session as Helm } from "../games/amerigo/session.svelte";
import { moveText, prompt as amerigoPrompt, say as amerigoSay } from "../games/amerigo/texts";
import { amerigo as amerigoView } from "../games/amerigo/view";
import { inWords as dei } from "../games/dutch-east-indies/inWords";
import { Session } from "../games/dutch-east-indies/session.svelte";
import { moveText as deiMoveText, prompt as deiPrompt, say as deiSay } from "../games/dutch-east-indies/texts";
import { dei as deiView, shipMark } from "../games/dutch-east-indies/view";
import type { Described } from "../protocol/types";
import type { BoardWords, GameInWords, InWords } from "../stage/inWords";
import type { GameView } from "../table/gameView";
import { OF_BOARDS, OF_SEATS, OF_TABLES } from "../app/inWords/questions";
import { seat } from "./game";
import type { Phrases, Sent } from "./phrases";

/** A leaf of a view's form by its path, such as seats[].gold, and the few values that it may have. */
export type Leaves = Record<string, unknown[]>;

export interface Recorded {
  game: string;
  leaves: Leaves;
  positions: Sent[];
}

export const NAMES = ["Ada", "Ben", "Cem", "Dot"];

export function shownOf(game: string, sent: Sent): GameView {
  const seats = NAMES.map((name, number) => seat(number, { name }));
  return { game, base: null, seats, steps: [], marks: [], hover: null, ...sent } as unknown as GameView;
}

/** How each game is asked. */
const WORDS: Record<string, (shown: GameView) => { game: GameInWords; line: string; move: (move: Described) => string }> = {
  amerigo: (shown) => ({
    game: amerigo(shown, new Helm(() => shown)),
    line: amerigoSay(amerigoPrompt(amerigoView(shown.view), shown.legal)),
    move: moveText,
  }),
  "dutch-east-indies": (shown) => ({
    game: dei(shown, new Session(() => shown)),
    line: deiSay(deiPrompt(deiView(shown.view), shown.legal, shown.left)),
    move: (move) => (move.ship === undefined ? deiMoveText(move) : `${shipMark(move.ship)}: ${deiMoveText(move)}`),
  }),
};

/** A position in words. */
export interface Heard {
  shown: GameView;
  said: InWords;
  board: () => BoardWords;
}

export function hear(game: string, sent: Sent): Heard {
  const shown = shownOf(game, sent);
  const words = WORDS[game]?.(shown);
  if (!words) throw new Error(`nobody knows how ${game} is asked`);
  const log = { told: "", words: () => ({ move: words.move }) };
  const line = shown.legal.length ? words.line : "";
  const said = { game: words.game, log, label: "", line, busy: false, show: () => undefined } as unknown as InWords;
  const board = (): BoardWords => {
    const found = words.game.board();
    if (!found) throw new Error("the board is not in words");
    return found;
  };
  return { shown, said, board };
}

/** Everything that somebody can hear of a position: short answers first, the long way over all squares last. */
export function* utterances({ shown, said, board: words }: Heard): Generator<string> {
  const at = (square: string) => ({ shown, said, square });
  for (const questions of [OF_TABLES, OF_SEATS]) for (const ask of Object.values(questions)) yield ask(at(""));
  for (const key of ["w", "n", "d", "c"]) yield OF_BOARDS[key]?.(at("")) ?? "";
  const board = words();
  yield board.columns.join(" ");
  for (const { name, squares } of board.rows) yield `${name} ${squares.map(({ words }) => words).join("|")}`;
  for (const { name, words } of board.beside) yield `${name} ${words}`;
  for (const { kind, entries } of board.landmarks) yield `${kind} ${entries.map(({ words, at }) => `${at} ${words}`).join("|")}`;
  for (const { name } of [...board.beside, ...board.rows.flatMap(({ squares }) => squares)]) {
    yield said.game.about(name);
    yield said.game.island(name);
  }
}

/** The same as the phrases that a position can be rebuilt from. */
export function phrases({ shown, said, board }: Heard): Phrases {
  const { rows, beside, landmarks } = board();
  return {
    names: NAMES,
    squares: [...rows.flatMap(({ squares }) => squares), ...beside].map(({ name, words }) => [name, words]),
    islands: landmarks.find(({ kind }) => kind === "islands")?.entries.map(({ words }) => words) ?? [],
    about: (square) => said.game.about(square),
    sheets: NAMES.map((_, number) => said.game.sheet(number).join("\n")).filter(Boolean),
    table: said.game.table().join("\n"),
    moves: [...shown.legal, ...shown.commands].map((move) => said.log.words().move(move)),
  };
}
