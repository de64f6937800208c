/** The cargo that somebody puts together for the ships of a seat, before it is asked for at one go. */

import type { GameView } from "../../table/gameView";
import { HOME, before, brought, handledLast, loadedLast, rowTo, stowed, sum } from "./cargo";
import type { Stowage } from "./cargo";
import { ITEMS, dei } from "./view";
import type { Item, Loading, ShipView } from "./view";

/** How the cargo wanted is asked for. */
export interface Plan {
  moves: string[];
  /** The decision to take back to first, where goods have gone a way that they cannot go back; else null. */
  back: number | null;
}

const NOTHING: Plan = { moves: [], back: null };

/** What the seats of this device may move now, in their own turn and while others play. */
export function offers(shown: GameView): Loading[] {
  const { loading } = dei(shown.view);
  return loading.filter(({ seat, own_turn }) =>
    own_turn ? shown.you.includes(seat) && shown.legal.length > 0 : shown.commands.some((move) => move.seat === seat),
  );
}

export class Stow {
  /** What goes into a slot that is tapped. */
  held = $state<Item>("crate");
  #wanted = $state.raw<{ of: string; holds: Stowage } | null>(null);

  constructor(
    readonly shown: () => GameView,
    readonly seat: number,
  ) {}

  readonly view = $derived.by(() => dei(this.shown().view));
  readonly offer = $derived.by(() => offers(this.shown()).find(({ seat }) => seat === this.seat));
  readonly now = $derived.by(() => stowed(this.view, this.seat));
  /** A cargo put together for another position is forgotten. */
  readonly #key = $derived.by(() => JSON.stringify([...this.now]));
  readonly wanted = $derived.by(() => (this.#wanted?.of === this.#key ? this.#wanted.holds : this.now));

  /** The ships of the seat, and the places between which goods can be moved here. */
  readonly ships = $derived.by(() => this.view.ships.filter((ship) => ship.seat === this.seat));
  readonly #places = $derived.by(() => this.offer?.ways.flatMap(({ start, end }) => [start, end]) ?? []);

  /** The ships whose holds can be changed here. */
  readonly loadable = $derived.by(() => this.ships.filter(({ ship }) => this.isOpen(ship)));

  readonly plan = $derived.by(() => this.#planned());

  /** How many goods change their place. */
  readonly changes = $derived.by(() => {
    const off = [...this.wanted].map(([place, counts]) =>
      sum(counts.map((count, i) => Math.max(0, count - (this.now.get(place)?.[i] ?? 0)))),
    );
    return sum(off);
  });

  #planned(): Plan | null {
    const { offer, now, wanted } = this;
    if (!offer || !this.changes) return NOTHING;
    const capacity = (ship: number) => this.ships.find((each) => each.ship === ship)?.cargo ?? 0;
    const direct = rowTo(now, wanted, offer.ways, capacity);
    if (direct) return { moves: direct, back: null };
    const handled = offer.own_turn ? handledLast(this.shown().steps, this.seat) : [];
    const [first] = handled;
    if (!first) return null;
    const ways = offer.ways.map((way) => ({ ...way, items: [...ITEMS] }));
    const anew = rowTo(before(now, handled), wanted, ways, capacity);
    return anew && { moves: anew, back: first.decision };
  }

  isOpen = (place: number): boolean => this.#places.includes(place);

  at = (place: number, item: Item): number => this.wanted.get(place)?.[ITEMS.indexOf(item)] ?? 0;

  /** Slots of a hold; a hold that was lowered may carry more than it has. */
  slots = ({ ship, cargo }: ShipView): number => Math.max(cargo, sum(this.wanted.get(ship) ?? []));

  free = ({ ship, cargo }: ShipView): number => cargo - sum(this.wanted.get(ship) ?? []);

  /** Where goods of a ship go that are taken out: ashore, else into the ship beside it. */
  elsewhere = (ship: number): number => (this.isOpen(HOME) ? HOME : ship ^ 1);

  /** Moves goods between two places as far as they are there and find room. */
  move(item: Item, start: number, end: number, count = 1): void {
    const ship = this.ships.find((each) => each.ship === end);
    if (start === end || !this.isOpen(start) || !this.isOpen(end)) return;
    const moved = Math.min(count, this.at(start, item), ship ? this.free(ship) : Infinity);
    if (moved > 0) this.#wanted = { of: this.#key, holds: brought(this.wanted, item, start, end, moved) };
  }

  /** Brings the number of an item in a hold to a count, as far as possible. */
  set(ship: number, item: Item, count: number): void {
    const there = this.at(ship, item);
    if (count > there) this.move(item, this.elsewhere(ship), ship, count - there);
    else this.move(item, ship, this.elsewhere(ship), there - count);
  }

  fill(ship: ShipView, item: Item): void {
    this.move(item, this.elsewhere(ship.ship), ship.ship, this.free(ship));
  }

  empty({ ship }: ShipView): void {
    for (const item of ITEMS) this.move(item, ship, this.elsewhere(ship), Infinity);
  }

  reset(): void {
    this.#wanted = null;
  }

  /** Everything ashore, then into each hold what is named, in order, as far as it is there. */
  load(cargo: (ship: ShipView) => [Item, number][]): void {
    for (const ship of this.loadable) this.empty(ship);
    for (const ship of this.loadable) {
      for (const [item, count] of cargo(ship)) this.move(item, HOME, ship.ship, count);
    }
  }

  /** What the ships were loaded with last time; null where none of them was yet. */
  readonly lastTime = $derived.by(() => {
    const found = this.loadable.map(({ ship }) => ({ ship, counts: loadedLast(this.shown().steps, ship) }));
    return found.some(({ counts }) => counts) ? found : null;
  });

  /** So many spices come ashore that it may win: the game would be over before the rest is loaded. */
  readonly mayWin = $derived.by(() => {
    const gained = ITEMS.slice(2).map((item) => Math.max(0, this.at(HOME, item) - (this.now.get(HOME)?.[ITEMS.indexOf(item)] ?? 0)));
    return sum(gained) >= this.view.goal - (this.view.homes[this.seat]?.points ?? 0);
  });
}
