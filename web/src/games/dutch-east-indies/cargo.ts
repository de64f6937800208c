/** Cargo put together at one go: what lies where, and the sequence of moves that brings it there. */

import type { Step } from "../../protocol/types";
import { standingSteps } from "../../table/steps";
import { ITEMS } from "./view";
import type { DeiView, Item, Loading, LoadingWay } from "./view";

/** The home island as the start or end of a way; ships go by their numbers. */
export const HOME = -1;

/** Counts by item, by place: the ships of a seat and its home island. */
export type Stowage = Map<number, number[]>;

export const none = (): number[] => ITEMS.map(() => 0);
export const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

/** What may be moved now: of the goods that lie somewhere, without ways for which there are none. */
export function movable(view: DeiView): Loading[] {
  return view.loading.flatMap((each) => {
    const places = stowed(view, each.seat);
    const lies = (place: number, item: Item) => (places.get(place)?.[ITEMS.indexOf(item)] ?? 0) > 0;
    const ways = each.ways.map((way) => ({ ...way, items: way.items.filter((item) => lies(way.start, item)) }));
    const some = ways.filter(({ items }) => items.length);
    return some.length ? [{ ...each, ways: some }] : [];
  });
}

/** Where the goods of a seat lie now. */
export function stowed(view: DeiView, seat: number): Stowage {
  const places: Stowage = new Map([[HOME, view.homes[seat]?.stock ?? none()]]);
  for (const ship of view.ships) if (ship.seat === seat) places.set(ship.ship, ship.hold);
  return places;
}

const copied = (places: Stowage): Stowage =>
  new Map([...places].map(([place, counts]) => [place, [...counts]]));

/** With goods brought from one place to another. */
export function brought(places: Stowage, item: Item, start: number, end: number, count: number): Stowage {
  const then = copied(places);
  add(then, start, item, -count);
  add(then, end, item, count);
  return then;
}

const same = (one: Stowage, other: Stowage) =>
  [...one].every(([place, counts]) => counts.every((count, i) => other.get(place)?.[i] === count));

/**
 * The sequence of moves from one stowage to another, or null where the ways do not lead there: along the
 * ways in the game's order, as long as one of them has anything to carry (tests/property/test_dei_loading.py).
 */
export function rowTo(
  from: Stowage,
  to: Stowage,
  ways: LoadingWay[],
  capacity: (ship: number) => number,
): string[] | null {
  const now = copied(from);
  const row: string[] = [];
  for (let before = -1; before < row.length; ) {
    before = row.length;
    for (const way of ways) row.push(...carried(now, to, way, capacity));
  }
  return same(now, to) ? row : null;
}

/** What is too much where a way starts and lacks where it ends, carried along it. */
function carried(now: Stowage, to: Stowage, way: LoadingWay, capacity: (ship: number) => number) {
  const start = now.get(way.start) ?? none();
  const end = now.get(way.end) ?? none();
  const row: string[] = [];
  for (const item of way.items) {
    const i = ITEMS.indexOf(item);
    const spare = (start[i] ?? 0) - (way.start === HOME ? 0 : (to.get(way.start)?.[i] ?? 0));
    const lacking = way.end === HOME ? spare : (to.get(way.end)?.[i] ?? 0) - (end[i] ?? 0);
    const room = way.end === HOME ? spare : capacity(way.end) - sum(end);
    const count = Math.max(0, Math.min(spare, lacking, room));
    start[i] = (start[i] ?? 0) - count;
    end[i] = (end[i] ?? 0) + count;
    for (let n = 0; n < count; n++) row.push(`${way.move} ${item}`);
  }
  return row;
}

const VERBS = ["load", "unload", "give"];

interface Handling {
  verb: string;
  ship: number;
  item: Item;
}

function read(move: string, seat: number): Handling | null {
  const [verb = "", name, item] = move.split(" ");
  if (!VERBS.includes(verb)) return null;
  return { verb, ship: seat * 2 + (name === "B" ? 1 : 0), item: item as Item };
}

/** The newest moves of a seat as long as they moved goods: they can be taken back. */
export function handledLast(steps: Step[], seat: number): Step[] {
  const moves = standingSteps(steps).filter((step) => step.kind === "move");
  const last = moves.findLastIndex((step) => step.seat !== seat || !read(step.move, seat));
  return moves.slice(last + 1);
}

/** What lay where before goods were moved. */
export function before(places: Stowage, handled: Step[]): Stowage {
  const then = copied(places);
  for (const { move, seat } of handled) {
    const found = read(move, seat);
    if (!found) continue;
    const { verb, ship, item } = found;
    add(then, verb === "load" ? HOME : ship, item, 1);
    add(then, verb === "load" ? ship : verb === "give" ? ship ^ 1 : HOME, item, -1);
  }
  return then;
}

function add(places: Stowage, place: number, item: Item, count: number): void {
  const counts = places.get(place);
  const i = ITEMS.indexOf(item);
  if (counts) counts[i] = (counts[i] ?? 0) + count;
}

/** What a ship was loaded with before it last set sail with something new aboard; null: never yet. */
export function loadedLast(steps: Step[], ship: number): number[] | null {
  const name = ship % 2 ? "B" : "A";
  const words = standingSteps(steps)
    .filter((step) => step.seat === ship >> 1)
    .map((step) => step.move.split(" "))
    .filter((word) => word[1] === name);
  for (let end = words.length; end > 0; ) {
    const sailed = words.findLastIndex(([verb], i) => i < end && verb === "sail");
    const start = words.findLastIndex(([verb], i) => i < sailed && verb === "sail");
    const counts = none();
    for (const [verb, , item] of words.slice(start + 1, Math.max(sailed, 0))) {
      const i = ITEMS.indexOf(item as Item);
      if (verb === "load") counts[i] = (counts[i] ?? 0) + 1;
      if (verb === "unload") counts[i] = Math.max(0, (counts[i] ?? 0) - 1);
    }
    if (sum(counts)) return counts;
    end = sailed;
  }
  return null;
}
