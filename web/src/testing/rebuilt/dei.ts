/** A position of The Dutch East Indies as it is heard in English, and the same as its view has it. */

import { WAYS, squareName } from "../../games/dutch-east-indies/geometry";
import { ITEMS, STATS, dei, goods, shipMark } from "../../games/dutch-east-indies/view";
import type { DeiView, ShipView } from "../../games/dutch-east-indies/view";
import { messagesOf } from "../files";
import type { Phrases, Sent } from "../phrases";
import { countsOf, factsIn, meanings, numbers, parts, present, read } from "./reading";
import type { Reading } from "./reading";

const WORDS = messagesOf("dutch-east-indies", "en");
const COURSES = meanings(WORDS, "way");
const DUTIES = meanings(WORDS, "action");
const KINDS = meanings(WORDS, "island");
const GOODS = `(?:\\d+ × \\w+(?:, )?)+|–`;
const goodsSeen = (counts: number[]) => Object.fromEntries(goods(counts).map(({ item, count }) => [item, count]));
const cardsHeard = (text: string) =>
  [...text.matchAll(new RegExp(`asks for (\\d+) crates? and gives (${GOODS})\\.`, "g"))].map(([, crates, gives]) => ({ crates: Number(crates), gives: countsOf(gives ?? "") }));
const cardSeen = (id: string, view: DeiView) => ({ crates: view.static.cards[id]?.crates, gives: goodsSeen(view.static.cards[id]?.gives ?? []) });

const SQUARE: Reading[] = [
  [new RegExp(`Afloat at \\w+: (${GOODS})(?=, |$)`), (pile) => `afloat ${JSON.stringify(countsOf(pile.replace(/, $/, "")))}`],
  [new RegExp(`(\\d[AB]): (?:big|small) ship, \\w+, heading (\\w+)`), (ship, way) => `${ship} ${COURSES[way] ?? ""}`],
  [/(big|small) pirate, heading (\w+)/, (size, way) => `${size} pirate ${COURSES[way] ?? ""}`],
  [/threatened by pirates/, () => "threatened"],
  [/Open sea/, () => "sea"],
  [/([\p{L}' -]+) \(([\w ]+)\)/u, (island, kind) => `${KINDS[kind] ?? ""} ${island.trim()}`],
  [/port/, () => "port"],
];

const bySize = (one: { size: string | undefined }, other: { size: string | undefined }) => (one.size ?? "").localeCompare(other.size ?? "");

function boardHeard({ squares, about, islands: told }: Phrases) {
  const islands = told.map((words) => {
    const [left, all] = words.includes("No card is left") ? [0] : (/(\d+) of (\d+) trading/.exec(words)?.slice(1).map(Number) ?? []);
    return { left: left ?? 0, all: all ?? 0, ports: parts(read(words, /Ports: ([\w, ]+)/)[0] ?? ""), known: cardsHeard(words) };
  });
  const pirates = squares.filter(([, words]) => words.includes("pirate, heading")).map(([name]) => {
    const [at = "", size, way = "", cannons = "", reach = ""] = read(about(name), /^(\w+): .*?(big|small) pirate: \w+, heading (\w+); cannons (\d+)\. It attacks on the hatched squares: ([\w, –]+)\./);
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

const MOVED = ["not moved in this turn", "under way", "has ended its movement"];

function shipHeard(text: string) {
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
const seatHeard = (sheet: string) => {
  const [home = "", ...more] = sheet.split("\n");
  const [points, goal] = numbers(home, /Spices that count (\d+) \/ (\d+)/);
  return {
    points, goal,
    stock: countsOf(read(home, /On the island: ([^.]+)\./)[0] ?? ""),
    missing: countsOf(/Still missing: ([^.]+)\./.exec(home)?.[1] ?? "–"),
    ships: more.filter((line) => /^\d[AB]: \w+ ship/.test(line)).map(shipHeard),
  };
};

const seatSeen = (view: DeiView, seat: number) => {
  const home = view.homes[seat];
  const missing = view.solo?.seat === seat ? {} : present(home?.missing ?? {});
  return { points: home?.points, goal: view.goal, stock: goodsSeen(home?.stock ?? []), missing, ships: view.ships.filter((ship) => ship.seat === seat).map((ship) => shipSeen(ship, view)) };
};

/** "hunt / Market: sail, cannons": what a card of the automaton bids. */
function orderHeard(name: string) {
  const [actions = "", upgrades] = name.split(": ");
  const [action = "", otherwise = ""] = actions.split(" / ").map((each) => DUTIES[each]);
  return { action, otherwise, upgrades: upgrades ? upgrades.split(", ") : [] };
}

function orderSeen(id: string, view: DeiView) {
  const { action, otherwise, upgrades } = view.static.solo_cards[id] ?? {};
  return { action, otherwise, upgrades };
}

function tableHeard(text: string) {
  const [round, rounds] = read(text, /^Round (\d+)(?: \/ (\d+))?\. Goes first/m);
  const orders = [...text.matchAll(/^(\d[AB]), \w+ ship, \w+: ([^.\n]+)(?:\. ([^.\n]+))?/gm)].map(([, ship, doing = "", card]) => {
    const [duty = "", ...more] = doing.split(", ");
    return {
      ship, duty: DUTIES[duty] ?? null, target: more.find((part) => /^\d[AB]$/.test(part)) ?? null, stage: more.find((part) => part.endsWith("bound"))?.split(" ")[0] ?? null,
      card: card ? orderHeard(card) : null,
    };
  });
  const supply = read(text, /^Supply: (.*)$/m)[0] ?? "";
  return {
    round: Number(round), rounds: Number(rounds || 0), first: read(text, /Goes first: (\w+)/)[0],
    sails: /^To sail: (\w+)/m.exec(text)?.[1] ?? "", won: /^(\w+) has all the spices/m.exec(text)?.[1] ?? "",
    orders, deck: Number(/In the deck: (\d+)/.exec(text)?.[1] ?? -1), spent: parts(/In the deck: \d+\. Discarded cards: (.*)/.exec(text)?.[1] ?? "–", "; ").map(orderHeard),
    discard: cardsHeard(/^Discarded cards: (.*)$/m.exec(text)?.[1] ?? ""),
    aside: Number(read(text, /Cards set aside: (\d+)/)[0]), supply: supply === "unlimited" ? null : countsOf(supply),
  };
}

const tableSeen = (view: DeiView, names: string[]) => ({
  round: view.round, rounds: view.rounds, first: names[view.start], sails: view.seat < 0 ? "" : names[view.active], won: names[view.winner] ?? "",
  orders: (view.solo?.orders ?? []).map(({ ship, card, action, target, stage }) => ({
    ship: shipMark(ship), duty: action, target: target === null ? null : shipMark(target), stage, card: card === null ? null : orderSeen(card, view),
  })),
  deck: view.solo?.deck ?? -1, spent: (view.solo?.discard ?? []).map((id) => orderSeen(id, view)), discard: view.discard.map((id) => cardSeen(id, view)), aside: view.aside,
  supply: view.static.strict ? goodsSeen(view.supply) : null,
});

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
  return [
    { board: boardHeard(heard), seats: sheets.map(seatHeard), table: tableHeard(table), moves: moves.map((each) => factsIn(each, MOVES)[0]).sort() },
    { board: boardSeen(view), seats: view.homes.map((_, seat) => seatSeen(view, seat)), table: tableSeen(view, names), moves: [...sent.legal, ...sent.commands].map(({ move }) => named(move, view)).sort() },
  ];
}
