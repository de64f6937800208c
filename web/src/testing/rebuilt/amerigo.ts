/** A position of Amerigo as it is heard in English, and the same as its view has it. */

import { COLOURS, GOODS, SHIP_LETTERS, amerigo, squareName } from "../../games/amerigo/view";
import type { AmerigoView, SeatView } from "../../games/amerigo/view";
import { messagesOf } from "../files";
import type { Phrases, Sent } from "../phrases";
import { countsOf, factsIn, meanings, numbers, parts, present, read } from "./reading";
import type { Reading } from "./reading";

const WORDS = messagesOf("amerigo", "en");
const TOKENS = meanings(WORDS, "token");
const ACTIONS = meanings(WORDS, "action");
const TILES = Object.fromEntries([...WORDS.matchAll(/^ {4}\[([vn]-\w+)\] (.+)$/gm)].map(([, id, words]) => [words, id]));
const tileOf = (words: string) => TILES[words] ?? words;
const byId = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).map(([words, count]) => [tileOf(words), count]));

const SQUARE: Reading[] = [
  [/Ship ([AB]), (\w+)/, (ship, owner) => `ship ${ship} of ${owner}`],
  [/Trading post of (\w+)/, (owner) => `post of ${owner}`],
  [/((?:village|neutral) \S+) \(Built by (\w+)\)/, (tile, owner) => `${tileOf(tile)} of ${owner}`],
  [/trading-post space/, () => "free"],
  [/commodity space: (\w+)/, (good) => good],
  [/anchor space \(([^)]*)\)/, () => "anchor"],
  [/Island (\d+) \((\w+) island\)/, (island, size) => `island ${Number(island) - 1} ${size}`],
  [/water/, () => "water"],
  [/frame space @\d+/, () => "frame"],
];

/** What is heard of every square, of the frame, of anchors and islands. */
function boardFromWords({ squares, about, islands: told, names }: Phrases) {
  const places = squares.map(([name, words]) => [name, factsIn(words, SQUARE)] as const);
  const anchors = squares.filter(([, words]) => words.includes("anchor")).map(([name]) => {
    const told = about(name);
    return [name, [...told.matchAll(/(\w+) is (free|taken|built)/g)].map(([, at, state]) => `${at} ${state}`).sort()] as const;
  });
  const islands = told.map((words) => {
    const [size, free] = numbers(words, /: (\d+) squares? of land, (\d+) free/);
    const owners = [...words.matchAll(/(\w+) (\d+)(?=[,.]|$)/g)];
    return { size, free, chest: words.includes("Chests: 1"), complete: words.includes("complete"), posts: names.map((name) => Number(owners.find(([, each]) => each === name)?.[2] ?? 0)) };
  });
  return { places: Object.fromEntries(places), anchors: Object.fromEntries(anchors), islands };
}

function boardSeen({ board, static: fixed }: AmerigoView, names: string[]) {
  const named = (seat: number) => names[seat] ?? "";
  const places: Record<string, string[]> = {};
  const put = (name: string, fact: string) => (places[name] ??= []).push(fact);
  const at = (square: number) => squareName(square, board.width);
  const land = new Set(board.islands.flatMap(({ squares }) => squares));
  for (let square = 0; square < board.width * board.height; square++) if (!land.has(square)) put(at(square), "water");
  for (const { space } of fixed.frame) put(`@${space}`, "frame");
  for (const { island, squares, big } of board.islands) for (const square of squares) put(at(square), `island ${island} ${big ? "big" : "small"}`);
  for (const { seat, ship, node } of board.ships) if (node !== null) put(node, `ship ${SHIP_LETTERS[ship] ?? ""} of ${named(seat)}`);
  for (const [square, seat] of board.posts) put(at(square), `post of ${named(seat)}`);
  for (const { tile, seat, squares } of board.tiles) for (const square of squares) put(at(square), `${tile} of ${named(seat)}`);
  for (const [square, good] of board.commodities) put(at(square), GOODS[good] ?? "");
  const anchors: Record<string, string[]> = {};
  for (const [square, anchor, state] of board.post_spaces) {
    (anchors[at(anchor)] ??= []).push(`${at(square)} ${state}`);
    if (state === "free" && !places[at(square)]?.includes("free")) put(at(square), "free");
  }
  for (const anchor of Object.keys(anchors)) put(anchor, "anchor");
  for (const facts of [...Object.values(places), ...Object.values(anchors)]) facts.sort();
  const islands = board.islands.map(({ squares, free, chest, complete, posts }) => ({ size: squares.length, free, chest, complete, posts: names.map((_, seat) => posts[seat] ?? 0) }));
  return { places, anchors, islands };
}

const seatFromWords = (text: string) => {
  const [points, place] = numbers(text, /: (\d+) VP\. Place (\d+) in/);
  const [gold, , cannons, , , strength] = numbers(text, /Gold: (\d+) \/ (\d+)\. Cannons: (\d+) \/ (\d+)\. Pirates: (\d+) cannons? against strength (\d+)/);
  const [progress, special] = numbers(text, /progress track: (\d+) \/ \d+\. special action track: (\d+)/);
  const [posts_left, chests] = numbers(text, /posts left: (\d+)\. Chests: (\d+)/);
  const goods = Object.fromEntries([...text.matchAll(/^(\w+): (\d+) commodit(?:y|ies) × (\d+)/gm)].map(([, good, has, makes]) => [good, [Number(has), Number(makes)]]));
  // names of tokens have commas of their own
  const held = read(text, /Progress tokens: (.*)/)[0] ?? "";
  const tokens = Object.keys(TOKENS).filter((name) => `, ${held}, `.replaceAll(" (used)", "").includes(`, ${name}, `));
  return {
    points, place, gold, cannons, strength, progress, special, posts_left, chests,
    goods: GOODS.map((good) => goods[good] ?? [0, 0]),
    tokens: tokens.map((name) => `${TOKENS[name] ?? ""}${held.includes(`${name} (used)`) ? " used" : ""}`).sort(),
    supply: byId(countsOf(read(text, /Own supply: (.*)/)[0] ?? "")),
    villages: byId(countsOf(read(text, /Village tiles: (.*)/)[0] ?? "")),
  };
};

const seatSeen = (seat: SeatView, number: number, view: AmerigoView) => {
  const { points, gold, cannons, progress, special, posts_left, chests } = seat;
  return {
    points, place: view.track.indexOf(number) + 1, gold, cannons, strength: view.pirates.strength[number], progress, special, posts_left, chests,
    goods: GOODS.map((_, i) => [seat.commodities[i], seat.production[i]]),
    tokens: seat.tokens.map(({ id, used }) => `${id}${used ? " used" : ""}`).sort(),
    supply: present(seat.supply),
    villages: present(seat.villages),
  };
};

const cubesSeen = (counts: number[]) => present(Object.fromEntries(counts.map((count, colour) => [`${(COLOURS[colour] ?? "").replace(/^./, (letter) => letter.toUpperCase())}`, count])));

function tableFromWords(text: string) {
  const line = (start: string) => read(text, new RegExp(`^${start}: (.*)$`, "m"))[0] ?? "";
  const [round, phase, time] = read(text, /^Round (\d) of 5, (\w+) phase\. Time marker: (\d)$/m);
  const [who = "", what = ""] = /^(\w+): (.*\d+ AP)$/m.exec(text)?.slice(1) ?? [];
  const [shown = "", hidden = ""] = read(text, /^Pirates: ([^.]*)\. (All|\d+)/m);
  const odds = read(text, /(?:Not seen yet|Out of the game): ([\d, ]*)/)[0] ?? "";
  const [fresh = "", old = "", deck] = read(text, /New: (.*)\. Leaves after this round: (.*)\. (\d+) to come/);
  const [production = "", left] = read(text, /^Production tokens: (.*)\. (\d+) to come$/m);
  return {
    turn: Number(read(text, /^Turn (\d+)$/m)[0]) - 1, round: Number(round), phase, time: Number(time),
    order: parts(line("Order of play")), track: parts(line("Player order")),
    decides: who, action: Object.entries(ACTIONS).find(([words]) => what.startsWith(`${words}, `))?.[1] ?? null, ap: Number(/(\d+) AP/.exec(what)?.[1] ?? 0),
    space: countsOf(line("Action space")), storage: countsOf(line("Storage spaces")), tower: countsOf(line("Inside the tower")),
    pirates: parts(shown).map(Number), hidden: hidden === "All" ? 0 : Number(hidden), odds: parts(odds).map(Number),
    fresh: displayed(fresh), old: displayed(old), deck: Number(deck),
    production: parts(production, "; "), left: Number(left),
    supply: byId(countsOf(line("General supply"))),
  };
}

/** Tokens of a display, gaps and all, in their order; their names have commas of their own. */
function displayed(text: string): (string | null)[] {
  const names = Object.keys(TOKENS).sort((a, b) => b.length - a.length).map((name) => name.replace(/[+*?]/g, "\\$&"));
  return [...text.matchAll(new RegExp(`(${names.join("|")}|nothing)(?:, |$)`, "g"))].map(([, name = ""]) => TOKENS[name] ?? null);
}

function tableSeen(view: AmerigoView, names: string[]) {
  const named = (seat: number) => names[seat] ?? "";
  const { round, time, order, track, seat, action, ap, space, storage, tower, pirates, tokens } = view;
  const over = seat < 0;
  return {
    turn: view.turn, round, phase: Object.keys(cubesSeen(COLOURS.map((_, colour) => Number(colour === view.phase))))[0], time, order: order.map(named), track: track.map(named),
    decides: named(seat), action: over ? null : action, ap: over ? 0 : ap,
    space: cubesSeen(space), storage: cubesSeen(storage), tower: cubesSeen(tower),
    pirates: pirates.shown, hidden: pirates.hidden, odds: [...pirates.odds].sort((a, b) => a - b),
    fresh: tokens.left, old: tokens.right, deck: tokens.deck,
    production: view.production.map(({ good, cost }) => `${GOODS[good] ?? ""}, ${cost} AP`), left: view.production_left,
    supply: present(view.supply),
  };
}

const MOVES: Reading[] = [
  [/^(\w+): [\w ]+, \d+ AP$/, (colour) => colour.toLowerCase()],
  [/^Take \d+ gold.*$/, () => "gold"],
  [/^Score cubes: \d+ VP$/, () => "cubes"],
  [/^Chest for 3 gold$/, () => "chest"],
  [/^Use “(.*)”$/, (token) => `use ${TOKENS[token] ?? ""}`],
  [/^Place ship [AB]: (@\d+)$/, (space) => `place ${space}`],
  [/^Ship ([AB]) (?:to|stays at) (@?\w+).*$/, (ship, to) => `sail ${ship} ${to}`],
  [/^Trading post at (\w+).*$/, (square) => `post ${square}`],
  [/^Load (\d+) cannons?.*$/, (steps) => `load ${steps}`],
  [/^Take “(.*)”$/, (token) => `pick ${TOKENS[token] ?? ""}`],
  [/^Take ([vn][\w ×]+): \d+ AP.*$/, (tile) => `take ${tileOf(tile)}`],
  [/^Advance (\d+) spaces?.*$/, (steps) => `advance ${steps}`],
  [/^([vn][\w ×]+) at (\w+)(?:, turned (\d)×)?: -?\d+ VP.*$/, (tile, square, turn) => `build ${tileOf(tile)}/${turn === "undefined" ? 0 : turn} ${square}`],
  [/^Buy (\w+): (\d+) AP.*$/, (good, cost) => `buy ${good}${cost}`],
  [/^Disc (\d+) spaces? on.*$/, (steps) => `order ${steps}`],
  [/^Disc to the very front$/, () => "jump"],
  [/^Confirm turn$/, () => "end"],
];

/** What is to be done now names the step; where a game is over nothing is. */
function stepFromWords(line: string) {
  if (!line) return "over";
  if (line.startsWith("Choose an action")) return "choose";
  if (line.startsWith("Take a progress token")) return "pick";
  return line.startsWith("Confirm your turn") ? "done" : "act";
}

/** What is heard of a position, and what its view says, in the same form. */
export function amerigoTwice(sent: Sent, heard: Phrases): [unknown, unknown] {
  const view = amerigo(sent.view);
  const { sheets, table, moves, names } = heard;
  return [
    { step: stepFromWords(heard.line), board: boardFromWords(heard), seats: sheets.map(seatFromWords), table: tableFromWords(table), moves: moves.map((each) => factsIn(each, MOVES)[0]).sort() },
    { step: view.step, board: boardSeen(view, names), seats: view.seats.map((seat, number) => seatSeen(seat, number, view)), table: tableSeen(view, names), moves: [...sent.legal, ...sent.commands].map(({ move }) => move).sort() },
  ];
}
