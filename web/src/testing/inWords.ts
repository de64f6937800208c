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
import { OF_BOARDS, OF_SEATS, OF_TABLES, parted } from "../app/inWords/questions";
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
export interface PositionInWords {
  shown: GameView;
  said: InWords;
  board: () => BoardWords;
}

export function positionInWords(game: string, sent: Sent): PositionInWords {
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

/** What somebody hears, and how many keys bring it. */
export interface Utterance {
  keys: number;
  words: string;
}

/** What is answered to questions, wherever on the board somebody is: the shortest first. */
export function* answers({ shown, said }: PositionInWords): Generator<Utterance> {
  const ask = (question: string): string => {
    const [kind, number] = parted(question);
    return ({ ...OF_TABLES, ...OF_SEATS, ...OF_BOARDS }[kind] ?? (() => ""))({ shown, said, square: "", number });
  };
  for (const question of [...Object.keys(OF_TABLES), ...Object.keys(OF_SEATS), "w", "n", "d", "c", "ww"]) yield { keys: question.length, words: ask(question) };
  for (const [i] of said.game.islands().entries()) yield { keys: 1 + String(i + 1).length, words: ask(`i${i + 1}`) };
  for (let number = 0; said.game.beside(number); number++) yield { keys: 1 + String(number).length, words: ask(`f${number}`) };
}

/** Everything that somebody can hear of a position: answers first, the long way over all squares last. */
export function* utterances(heard: PositionInWords): Generator<Utterance> {
  yield* answers(heard);
  const { said, board: words } = heard;
  const board = words();
  const far = (words: string): Utterance => ({ keys: Infinity, words });
  yield far(board.columns.join(" "));
  for (const { name, squares } of board.rows) yield far(`${name} ${squares.map(({ words }) => words).join("|")}`);
  for (const { name, words } of board.beside) yield far(`${name} ${words}`);
  for (const { kind, entries } of board.landmarks) yield far(`${kind} ${entries.map(({ words, at }) => `${at} ${words}`).join("|")}`);
  for (const { name } of [...board.beside, ...board.rows.flatMap(({ squares }) => squares)]) {
    yield far(said.game.about(name));
    yield far(said.game.island(name));
  }
}

/** The same as the phrases that a position can be rebuilt from. */
export function phrases({ shown, said, board }: PositionInWords): Phrases {
  const { rows, beside, landmarks } = board();
  const all = [...rows.flatMap(({ squares }) => squares), ...beside];
  return {
    names: NAMES,
    squares: all.map(({ name, words }) => [name, words]),
    choices: all.filter(({ choice }) => choice).map(({ name, choice }) => [name, choice]),
    line: said.line,
    islands: landmarks.find(({ kind }) => kind === "islands")?.entries.map(({ words }) => words) ?? [],
    about: (square) => said.game.about(square),
    sheets: NAMES.map((_, number) => said.game.sheet(number).join("\n")).filter(Boolean),
    table: OF_BOARDS["d"]?.({ shown, said, square: "", number: -1 }) ?? "",
    moves: [...shown.legal, ...shown.commands].map((move) => said.log.words().move(move)),
  };
}
