/** A position of The Dutch East Indies as it is heard in English, and the same as its view has it. */

import { movable } from "../../games/dutch-east-indies/cargo";
import { WAYS, squareName } from "../../games/dutch-east-indies/geometry";
import { legsOf } from "../../games/dutch-east-indies/sailing";
import type { Leg } from "../../games/dutch-east-indies/sailing";
import { ITEMS, STATS, dei, goods, shipMark } from "../../games/dutch-east-indies/view";
import type { DeiView, ShipView } from "../../games/dutch-east-indies/view";
import { messagesOf } from "../files";
import type { Phrases, Sent } from "../phrases";
import { countsOf, factsIn, meanings, numbers, parts, present, read } from "./reading";
import type { Reading } from "./reading";

const WORDS = messagesOf("dutch-east-indies", "en");
const COURSES = meanings(WORDS, "way");
const LEVELS = meanings(WORDS, "level");
const DUTIES = meanings(WORDS, "action");
const KINDS = meanings(WORDS, "island");
const GOODS = `(?:\\d+ × \\w+(?:, )?)+|nothing`;
const goodsSeen = (counts: number[]) => Object.fromEntries(goods(counts).map(({ item, count }) => [item, count]));
const cardsFromWords = (text: string) =>
  [...text.matchAll(new RegExp(`asks for (\\d+) crates? and gives (${GOODS})\\.`, "g"))].map(([, crates, gives]) => ({ crates: Number(crates), gives: countsOf(gives ?? "") }));
const cardSeen = (id: string, view: DeiView) => ({ crates: view.static.cards[id]?.crates, gives: goodsSeen(view.static.cards[id]?.gives ?? []) });

const SQUARE: Reading[] = [
  [new RegExp(`Afloat at \\w+: (${GOODS})(?=, |$)`), (pile) => `afloat ${JSON.stringify(countsOf(pile.replace(/, $/, "")))}`],
  [new RegExp(`(\\d[AB]): (?:big|small) ship, [^,]+, heading (\\w+)`), (ship, way) => `${ship} ${COURSES[way] ?? ""}`],
  [/(big|small) pirate, heading (\w+)/, (size, way) => `${size} pirate ${COURSES[way] ?? ""}`],
  [/threatened by pirates/, () => "threatened"],
  [/Open sea/, () => "sea"],
  [/([\p{L}' -]+) \(([\w ]+)\)/u, (island, kind) => `${KINDS[kind] ?? ""} ${island.trim()}`],
  [/port/, () => "port"],
];

const bySize = (one: { size: string | undefined }, other: { size: string | undefined }) => (one.size ?? "").localeCompare(other.size ?? "");

function boardFromWords({ squares, about, islands: told }: Phrases) {
  const islands = told.map((words) => {
    const [left, all] = words.includes("No card is left") ? [0] : (/(\d+) of (\d+) trading/.exec(words)?.slice(1).map(Number) ?? []);
    return { left: left ?? 0, all: all ?? 0, ports: parts(read(words, /(?:Ports|Anchor squares): ([\w, ]+)/)[0] ?? ""), known: cardsFromWords(words) };
  });
  const pirates = squares.filter(([, words]) => words.includes("pirate, heading")).map(([name]) => {
    const [at = "", size, way = "", cannons = "", reach = ""] = read(about(name), /^(\w+): .*?(big|small) pirate: \w+, heading (\w+); cannons (\d+)\. It attacks on the hatched squares: ([\w, ]+)\./);
    return { at, size, way: COURSES[way], cannons: Number(cannons), reach: parts(reach) };
  });
  return { squares: Object.fromEntries(squares.map(([name, words]) => [name, factsIn(words, SQUARE)])), islands, pirates: pirates.sort(bySize) };
}

function boardSeen(view: DeiView) {
  const fixed = view.static;
  const at = (square: number) => squareName(square, fixed);
  const squares: Record<string, string[]> = {};
  const put = (square: number, fact: string) => (squares[at(square)] ??= []).push(fact);
  for (const { island, name, kind, ports, squares: land } of fixed.islands) {
    for (const square of new Set([...land, ...ports])) put(square, `${kind} ${name}`);
    if (view.islands[island]?.port) for (const square of ports) put(square, "port");
  }
  for (let square = 0; square < fixed.width * fixed.height; square++) if (!squares[at(square)]) put(square, "sea");
  for (const { ship, square, facing } of view.ships) put(square, `${shipMark(ship)} ${WAYS[facing] ?? ""}`);
  for (const { size, square, facing } of view.pirates) put(square, `${size} pirate ${WAYS[facing] ?? ""}`);
  for (const square of new Set(view.pirates.flatMap(({ threatens }) => threatens))) put(square, "threatened");
  for (const square of new Set(view.afloat.map(([each]) => each))) {
    const counts = ITEMS.map((_, item) => view.afloat.find(([each, what]) => each === square && what === item)?.[2] ?? 0);
    put(square, `afloat ${JSON.stringify(goodsSeen(counts))}`);
  }
  for (const facts of Object.values(squares)) facts.sort();
  const islands = fixed.islands.map(({ island, kind, cards, ports }) => {
    const { cards: left = 0, known = null } = view.islands[island] ?? {};
    return { left, all: kind === "wild" && left ? cards : 0, ports: ports.map(at), known: known === null ? [] : [cardSeen(known, view)] };
  });
  const pirates = view.pirates.map(({ square, size, facing, cannons, threatens }) => ({ at: at(square), size, way: WAYS[facing], cannons, reach: threatens.map(at) }));
  return { squares, islands, pirates: pirates.sort(bySize) };
}

const MOVED = ["not moved this turn", "under way", "has ended its movement"];

function shipFromWords(text: string) {
  const [ship = "", at = "", way = "", port = ""] = read(text, /^(\d[AB]): .*?: (\w+), heading (\w+)\.(?: In port: ([^.]+)\.)?/);
  const [sail, cargo, cannons] = numbers(text, /sail (\d+), cargo (\d+), cannons (\d+)\./);
  const [load] = numbers(text, /(?:Load|Hold) (\d+)/);
  const [points = "", moved = ""] = read(text, /Movement points left: (\d+), ([\w ]+)\./);
  const fields = [...text.matchAll(/(\w+) (\d+), (?:next field|highest field)/g)].map(([, stat, field]) => [stat, Number(field) - 1]);
  return {
    ship, at, way: COURSES[way], port, sail, cargo, cannons, load, points: Number(points), moved: MOVED.indexOf(moved),
    stays: Number(/ended in this port: (\d+)/.exec(text)?.[1] ?? 0), leave: text.includes("must leave its port"), fields,
    hold: countsOf(read(text, /Aboard: ([^.]+)\./)[0] ?? ""),
  };
}

const shipSeen = ({ ship, square, facing, port, sail, cargo, cannons, load, points, moved, stays, must_leave, fields, hold }: ShipView, view: DeiView) => ({
  ship: shipMark(ship), at: squareName(square, view.static), way: WAYS[facing], port: view.static.islands[port]?.name ?? "", sail, cargo, cannons, load, points, moved,
  stays, leave: must_leave, fields: STATS.map((stat, i) => [stat, fields[i]]), hold: goodsSeen(hold),
});

/** The home island and the ships of a seat, which come in lines of their own. */
const seatFromWords = (sheet: string) => {
  const [home = "", ...more] = sheet.split("\n");
  const [points, goal] = numbers(home, /Spices that count (\d+) \/ (\d+)/);
  return {
    points, goal,
    stock: countsOf(read(home, /On the island: ([^.]+)\./)[0] ?? ""),
    missing: countsOf(/Still missing: ([^.]+)\./.exec(home)?.[1] ?? "nothing"),
    ships: more.filter((line) => /^\d[AB]: \w+ ship/.test(line)).map(shipFromWords),
    loading: loadingFromWords(sheet),
  };
};

const VERBS: Record<string, string> = { Load: "load", Unload: "unload", "Hand over": "give" };
const placeOf = (ship: number): string => (ship < 0 ? "home island" : shipMark(ship));

/** Which goods may go where, and which movements that ends. */
const loadingFromWords = (sheet: string) => ({
  ways: [...sheet.matchAll(/^([\w ]+), (home island|\d[AB]) – (home island|\d[AB]): (.*)$/gm)].map(([, verb = "", start, end, items = ""]) => ({ verb: VERBS[verb], start, end, items: parts(items) })),
  lapses: [...sheet.matchAll(/^(\d[AB]): (\d+) points? of the \w+ ship lapses?$/gm)].map(([, ship, points]) => ({ ship, points: Number(points) })),
});

const loadingSeen = (view: DeiView, seat: number) => {
  const own = movable(view).filter((each) => each.seat === seat);
  return {
    ways: own.flatMap(({ ways }) => ways.map(({ move, start, end, items }) => ({ verb: move.split(" ")[0], start: placeOf(start), end: placeOf(end), items }))),
    lapses: own.flatMap(({ lapses }) => lapses.map(([ship, points]) => ({ ship: shipMark(ship), points }))),
  };
};

const seatSeen = (view: DeiView, seat: number) => {
  const home = view.homes[seat];
  const missing = view.solo?.seat === seat ? {} : present(home?.missing ?? {});
  return { points: home?.points, goal: view.goal, stock: goodsSeen(home?.stock ?? []), missing, ships: view.ships.filter((ship) => ship.seat === seat).map((ship) => shipSeen(ship, view)), loading: loadingSeen(view, seat) };
};

/** "hunt / Market: sail, cannons": what a card of the automaton bids. */
function orderFromWords(name: string) {
  const [actions = "", upgrades] = name.split(": ");
  const [action = "", otherwise = ""] = actions.split(" / ").map((each) => DUTIES[each]);
  return { action, otherwise, upgrades: upgrades ? upgrades.split(", ") : [] };
}

function orderSeen(id: string, view: DeiView) {
  const { action, otherwise, upgrades } = view.static.solo_cards[id] ?? {};
  return { action, otherwise, upgrades };
}

const ASKS = meanings(WORDS, "prompt");

/** "Ada: Take a spice from the loser. – 1A, big ship, Ada – the loser is 2B, small ship, Ben": who is asked what. */
function questionFromWords(text: string) {
  const asked = text.split("\n").map((line) => /^([^:]+): (.*)$/.exec(line)).find((found) => found && ASKS[found[2]?.split(" – ")[0] ?? ""]);
  if (!asked) return null;
  const [who, said = ""] = asked.slice(1);
  const [question = "", ...about] = said.split(" – ");
  const of = (pattern: RegExp) => about.map((part) => pattern.exec(part)?.[1]).find((found) => found !== undefined);
  const fields = of(/^Fields to lower: (\d+)$/);
  const card = about.flatMap(cardsFromWords);
  return given({
    who, ask: ASKS[question], pirate: of(/^(big|small) pirate$/), ship: of(/^(\d[AB]), /), loser: of(/^the loser is (\d[AB])/),
    fields: fields && Number(fields), island: of(/^(?!(?:big|small) pirate$|the loser|Fields|It asks)([^,]+)$/), card: card[0],
  });
}

const askSeen = ({ ask, seat, static: fixed }: DeiView, view: DeiView, names: string[]) =>
  ask && seat >= 0
    ? given({
        who: names[seat], ask: ask.ask, pirate: ask.pirate, ship: ask.ship === undefined ? undefined : shipMark(ask.ship), loser: ask.loser === undefined ? undefined : shipMark(ask.loser),
        fields: ask.fields, island: ask.island === undefined ? undefined : fixed.islands[ask.island]?.name, card: ask.card === undefined ? undefined : cardSeen(ask.card, view),
      })
    : null;

/** What is not there is left out. */
const given = (facts: Record<string, unknown>) => Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));

function tableFromWords(text: string) {
  const asked = questionFromWords(text);
  const sails = /^To sail: (.+)/m.exec(text)?.[1] ?? "";
  const [round, rounds] = read(text, /^Round (\d+)(?: \/ (\d+))?\. Goes first/m);
  const orders = [...text.matchAll(/^(\d[AB]), \w+ ship, \w+: ([^.\n]+)(?:\. ([^.\n]+))?/gm)].map(([, ship, doing = "", card]) => {
    const [duty = "", ...more] = doing.split(", ");
    return {
      ship, duty: DUTIES[duty] ?? null, target: more.find((part) => /^\d[AB]$/.test(part)) ?? null, stage: more.find((part) => part.endsWith("bound"))?.split(" ")[0] ?? null,
      card: card ? orderFromWords(card) : null,
    };
  });
  const supply = read(text, /^Supply: (.*)$/m)[0] ?? "";
  return {
    round: Number(round), rounds: Number(rounds || 0), first: read(text, /Goes first: (.+)/)[0],
    sails, decides: asked?.["who"] ?? sails, asked, level: LEVELS[/^[^:\n]+: (\w+): the automaton wins/m.exec(text)?.[1] ?? ""] ?? null, turn: Number(read(text, /^Turn (\d+)$/m)[0]) - 1, won: /^(.+) has all the spices/m.exec(text)?.[1] ?? "",
    orders, deck: Number(/In the deck: (\d+)/.exec(text)?.[1] ?? -1), spent: parts(/In the deck: \d+\. Discarded cards: (.*)/.exec(text)?.[1] ?? "nothing", "; ").map(orderFromWords),
    discard: cardsFromWords(/^Discarded cards: (.*)$/m.exec(text)?.[1] ?? ""),
    aside: Number(read(text, /Cards set aside: (\d+)/)[0]), supply: supply === "unlimited" ? null : countsOf(supply),
  };
}

const tableSeen = (view: DeiView, names: string[]) => ({
  round: view.round, rounds: view.rounds, first: names[view.start], sails: view.seat < 0 ? "" : names[view.active], decides: view.seat < 0 ? "" : names[view.seat], asked: askSeen(view, view, names), level: view.solo?.level ?? null, turn: view.turn, won: names[view.winner] ?? "",
  orders: (view.solo?.orders ?? []).map(({ ship, card, action, target, stage }) => ({
    ship: shipMark(ship), duty: action, target: target === null ? null : shipMark(target), stage, card: card === null ? null : orderSeen(card, view),
  })),
  deck: view.solo?.deck ?? -1, spent: (view.solo?.discard ?? []).map((id) => orderSeen(id, view)), discard: view.discard.map((id) => cardSeen(id, view)), aside: view.aside,
  supply: view.static.strict ? goodsSeen(view.supply) : null,
});

/** Where the ship at hand can sail: "1A: To c4, heading east: 3 points, small pirate". */
const waysFromWords = ({ choices }: Phrases) =>
  choices.flatMap(([at, words]) => {
    const [, ship, to, way = "", points, woken = ""] = /^(\d[AB]): To (\w+), heading (\w+): (\d+) points?(.*)$/.exec(words) ?? [];
    return ship ? [{ at, ship, to, way: COURSES[way], points: Number(points), woken: [...woken.matchAll(/big|small/g)].map(String).sort() }] : [];
  });

/** The same in the tree of ways: to each square of those that wake fewest pirates one of the shortest. */
function waysSeen(view: DeiView, legs: Leg[], mark: string | undefined) {
  const woken = (leg: Leg | undefined): string[] => (leg ? [...woken(legs[leg.parent]), ...leg.pirates.map(({ size }) => size)] : []);
  const best = new Map<number, Leg>();
  for (const leg of legs) {
    const known = best.get(leg.square);
    const better = !known || woken(leg).length < woken(known).length || (woken(leg).length === woken(known).length && leg.cost < known.cost);
    if (shipMark(leg.ship) === mark && leg.square !== view.ships[leg.ship]?.square && better) best.set(leg.square, leg);
  }
  const at = (square: number) => squareName(square, view.static);
  return [...best].map(([square, leg]) => ({ at: at(square), ship: mark, to: at(square), way: WAYS[leg.facing], points: leg.cost, woken: woken(leg).sort() })).sort((a, b) => a.at.localeCompare(b.at));
}

const MOVES: Reading[] = [
  [/^\d([AB]): Sail (\w+)$/, (ship, way) => `sail ${ship} ${COURSES[way] ?? ""}`],
  [/^\d([AB]): Turn to face (\w+)$/, (ship, way) => `turn ${ship} ${COURSES[way] ?? ""}`],
  [/^\d([AB]): Pick up (\w+)$/, (ship, item) => `pick ${ship} ${item}`],
  [/^\d([AB]): (Load|Unload) (\w+)$/, (ship, verb, item) => `${verb.toLowerCase()} ${ship} ${item}`],
  [/^\d([AB]): Hand over (\w+)$/, (ship, item) => `give ${ship} ${item}`],
  [/^\d([AB]): Look at the card of (.+)$/, (ship, island) => `look ${ship} ${island}`],
  [/^(?:\d[AB]: )?Accept, (\d+) crates? from this ship$/, (crates) => `accept ${crates}`],
  [/^(?:\d[AB]: )?Refuse$/, () => "refuse"],
  [/^\d([AB]): Buy 2 crates for 1 coin$/, (ship) => `buy ${ship}`],
  [/^\d([AB]): Sell 2 crates for 1 coin$/, (ship) => `sell ${ship}`],
  [/^\d([AB]): (\w+) and 2 coins for (\w+)$/, (ship, item, wanted) => `swap ${ship} ${item} ${wanted}`],
  [/^\d([AB]): Raise (\w+) for \d+ coins?$/, (ship, stat) => `upgrade ${ship} ${stat}`],
  [/^\d([AB]): Attack (\d[AB])$/, (ship, target) => `attack ${ship} ${target}`],
  [/^(?:\d[AB]: )?Attack on the (big|small) ship first$/, (size) => `first ${size === "big" ? "A" : "B"}`],
  [/^(?:\d[AB]: )?(?:Take|Give up) (\w+)$/, (item) => `take ${item}`],
  [/^(?:\d[AB]: )?Lower (\w+)$/, (stat) => `lower ${stat}`],
  [/^(?:\d[AB]: )?Throw (?:an? )?(\w+) overboard$/, (item) => `drop ${item}`],
  [/^(?:\d[AB]: )?Dump (\w+)$/, (item) => `dump ${item}`],
  [/^End turn$/, () => "end"],
];

/** Islands are heard by their names; in notation they are letters. */
function named(move: string, view: DeiView): string {
  const [verb, ship, letter] = move.split(" ");
  const island = view.static.islands.find((each) => each.letter === letter);
  return verb === "look" ? `look ${ship ?? ""} ${island?.name ?? ""}` : move;
}

/** What is heard of a position, and what its view says, in the same form. */
export function deiTwice(sent: Sent, heard: Phrases): [unknown, unknown] {
  const view = dei(sent.view);
  const { sheets, table, moves, names } = heard;
  const ways = waysFromWords(heard).sort((a, b) => a.at.localeCompare(b.at));
  return [
    { ways, board: boardFromWords(heard), seats: sheets.map(seatFromWords), table: tableFromWords(table), moves: moves.map((each) => factsIn(each, MOVES)[0]).sort() },
    { ways: waysSeen(view, legsOf(sent.courses), ways[0]?.ship), board: boardSeen(view), seats: view.homes.map((_, seat) => seatSeen(view, seat)), table: tableSeen(view, names), moves: [...sent.legal, ...sent.commands].map(({ move }) => named(move, view)).sort() },
  ];
}
