/** What a person is about to do at the board: the ship chosen, the way under the pointer, open dialogs. */

import type { Described } from "../../lib/api";
import { follow, markAt } from "../../lib/marks";
import type { Mark } from "../../lib/marks";
import { Menu } from "../../lib/menu.svelte";
import type { Shown } from "../../lib/shown";
import { thingsAt } from "../../lib/things";
import type { Thing } from "../../lib/things";
import { middle } from "./geometry";
import type { Place, Pointer } from "./pointing";
import { arriving, goalsOf, legsOf, meant, shipsOf } from "./ways";
import type { Way } from "./ways";
import { dei } from "./view";
import type { Size } from "./view";

/** Where the pointer, or a tap, sends the ship; `pinned` until it is confirmed or left. */
export interface Aim {
  square: number;
  /** null: however it arrives best. */
  facing: number | null;
  pinned: boolean;
  /** The shortest way is meant, although it wakes a pirate that a longer one does not. */
  short: boolean;
}

export type Open = "" | "market" | "harbour";

export class Session {
  readonly menu: Menu;
  aim = $state.raw<Aim | null>(null);
  open = $state<Open>("");

  constructor(readonly shown: () => Shown) {
    this.menu = new Menu(() => this.shown().legal.filter((move) => move.key !== "move-end"));
  }

  readonly legs = $derived.by(() => legsOf(this.shown().courses));

  /** Ships that can still move in this turn. */
  readonly movable = $derived.by(() => shipsOf(this.legs));

  /** The ship whose ways are shown: the one chosen, else the one under way, else the first; or -1. */
  readonly ship = $derived.by(() => {
    const { active, ships } = dei(this.shown().view);
    const size = this.menu.chosen("group-ship", "size") as Size | undefined;
    const chosen = size === undefined ? -1 : active * 2 + (size === "small" ? 1 : 0);
    if (this.movable.includes(chosen)) return chosen;
    return this.movable.find((ship) => ships[ship]?.moved === 1) ?? this.movable[0] ?? -1;
  });

  readonly goals = $derived.by(() => goalsOf(this.legs, this.ship));

  /** Ways to where somebody points. */
  readonly aimed = $derived.by(() => (this.aim ? (this.goals.get(this.aim.square) ?? []) : []));

  /** A goal is in hand that can still be reached. */
  readonly pinned = $derived.by(() => !!this.aim?.pinned && this.aimed.length > 0);

  /** The way to show: that of the aim, else the one step of a button. */
  readonly way = $derived.by(() => this.#aimedWay() ?? this.#hovered());

  /** A cheaper way to the same end that wakes a pirate. */
  readonly shorter = $derived.by(() => {
    const { way } = this;
    if (!way) return undefined;
    return arriving(this.aimed, way.facing).find((other) => other.cost < way.cost);
  });

  #aimedWay(): Way | undefined {
    const { aim, aimed } = this;
    if (!aim) return undefined;
    const ways = aim.facing === null ? aimed : arriving(aimed, aim.facing);
    return aim.short ? ways.at(-1) : ways[0];
  }

  #hovered(): Way | undefined {
    const move = this.shown().hover;
    const leg = move && this.legs.find((each) => each.parent < 0 && each.move === move.move);
    return leg ? { ...leg, legs: [leg] } : undefined;
  }

  /** The pointer on the board: a way to look at, a goal to sail to, an own ship to choose. */
  readonly pointer: Pointer = {
    move: (at) => {
      if (this.goals.has(at.square)) this.point(at.square, this.#facing(at));
      else this.leave();
    },
    click: (at, element, _event, touch) => {
      const mark = markAt(this.shown().marks, element);
      if (mark) this.follow(mark);
      else if (this.uses(thingsAt(element))) return true;
      else if (this.goals.has(at.square)) this.click(at.square, touch ? null : this.#facing(at), touch);
      else if (this.pinned) this.drop();
      else return false;
      return true;
    },
  };

  #facing(at: Place): number | null {
    const centre = middle(at.square, dei(this.shown().view).static);
    return meant(this.goals.get(at.square) ?? [], at.x - centre.x, at.y - centre.y);
  }

  /** An own ship that was tapped, on the board or on its paper, is the one that sails next. */
  uses(things: Thing[]): boolean {
    const ship = Number(things.find(({ kind }) => kind === "ship")?.id ?? -1);
    if (ship === this.ship || !this.movable.includes(ship)) return false;
    this.choose(ship);
    return true;
  }

  /** Chooses whose ways are shown. */
  choose(ship: number): void {
    this.aim = null;
    this.menu.openPart("group-ship", "size", ship % 2 ? "small" : "big");
  }

  point(square: number, facing: number | null): void {
    if (this.pinned) return;
    this.aim = { square, facing, pinned: false, short: false };
  }

  leave(): void {
    if (!this.pinned) this.aim = null;
  }

  /** Keeps a goal in hand, to be confirmed. */
  pin(square: number, facing: number | null): void {
    this.aim = { square, facing, pinned: true, short: false };
  }

  face(facing: number): void {
    if (this.aim) this.aim = { ...this.aim, facing, short: false };
  }

  shorten(short: boolean): void {
    if (this.aim && this.way) this.aim = { ...this.aim, facing: this.way.facing, short };
  }

  drop(): void {
    this.aim = null;
  }

  /**
   * A click on a goal sails there at once. A first tap only shows the way, and so does a click on a
   * way past pirates or on the ship's own square: the second one sails it.
   */
  click(square: number, facing: number | null, touch: boolean): void {
    const again = this.pinned && this.aim?.square === square;
    if (!again) this.aim = { square, facing, pinned: false, short: false };
    const { way } = this;
    if (!way) return;
    const own = dei(this.shown().view).ships[way.legs[0]?.ship ?? -1]?.square === square;
    if (again || !(touch || own || way.pirates.length)) this.sail();
    else this.pin(square, facing);
  }

  /** Sends the steps of the way that is shown. */
  sail(): void {
    const { way } = this;
    this.aim = null;
    if (way) this.shown().voyage(way.legs.map((leg) => leg.move));
  }

  follow(mark: Mark): void {
    this.aim = null;
    follow(this.shown(), mark);
  }

  play(move: Described): void {
    this.aim = null;
    this.shown().play(move);
  }
}
