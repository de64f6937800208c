/** What a person is about to do at the board: the ship chosen, the way under the pointer, open dialogs. */

import type { Described } from "../../protocol/types";
import { follow, markAt } from "../../table/marks";
import type { Mark } from "../../table/marks";
import { Menu } from "../../table/movesMenu.svelte";
import type { GameView } from "../../table/gameView";
import { thingsAt } from "../../stage/things";
import type { Thing } from "../../stage/things";
import type { Pointer } from "./pointing";
import { arriving, goalsOf, legsOf, shipsOf } from "./sailing";
import type { Way } from "./sailing";
import { Stow, offers } from "./stow.svelte";
import { dei } from "./view";
import type { Size } from "./view";

/** Where the pointer, or a tap, sends the ship; `pinned` until it is confirmed or left. */
export interface Aim {
  square: number;
  /** null: however it arrives best. */
  facing: number | null;
  pinned: boolean;
  /** By a mouse: the headings lie around the goal, too small for a finger. */
  fan: boolean;
  /** The shortest way is meant, although it wakes a pirate that a longer one does not. */
  short: boolean;
}

const SEATS = [0, 1, 2, 3];

export type Open = "" | "market" | "harbour";

export class Session {
  readonly menu: Menu;
  aim = $state.raw<Aim | null>(null);
  /** The heading under the pointer. */
  glance = $state<number | null>(null);
  /** The ship that was chosen by a click in this turn. */
  #picked = $state.raw({ ship: -1, turn: -1 });
  open = $state<Open>("");
  /** Cargo being put together, by seat: it outlives its dialog. */
  readonly #stows: Stow[];

  constructor(readonly shown: () => GameView) {
    this.#stows = SEATS.map((seat) => new Stow(shown, seat));
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

  /** Ways to other squares; to turn where it lies a ship has buttons. */
  readonly goals = $derived.by(() => {
    const goals = goalsOf(this.legs, this.ship);
    goals.delete(dei(this.shown().view).ships[this.ship]?.square ?? -1);
    return goals;
  });

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
    const facing = this.glance ?? aim.facing;
    const ways = facing === null ? aimed : arriving(aimed, facing);
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
      if (this.goals.has(at.square)) this.point(at.square);
      else this.leave();
    },
    click: (at, element, _event, touch) => {
      const mark = markAt(this.shown().marks, element);
      if (mark) this.follow(mark);
      else if (this.uses(thingsAt(element))) return true;
      else if (element.closest("[data-fan]")) this.face(Number(element.closest("[data-fan]")?.getAttribute("data-fan")));
      else if (this.goals.has(at.square)) this.click(at.square, touch);
      else if (this.pinned) this.drop();
      else return false;
      return true;
    },
  };

  /** An own ship that was tapped, on the board or on its paper, is the one that sails next. */
  uses(things: Thing[]): boolean {
    const ship = Number(things.find(({ kind }) => kind === "ship")?.id ?? -1);
    const { turn } = this.shown().view;
    const known = ship === this.ship && ship === this.#picked.ship && turn === this.#picked.turn;
    if (known || !this.movable.includes(ship)) return false;
    this.#picked = { ship, turn };
    this.choose(ship);
    return true;
  }

  /** Chooses whose ways are shown. */
  choose(ship: number): void {
    this.drop();
    this.menu.openPart("group-ship", "size", ship % 2 ? "small" : "big");
  }

  point(square: number): void {
    if (!this.pinned) this.#aimAt({ square, facing: null, pinned: false, fan: true, short: false });
  }

  #aimAt(aim: Aim | null): void {
    this.aim = aim;
    this.glance = null;
  }

  leave(): void {
    if (!this.pinned) this.drop();
  }

  face(facing: number): void {
    if (this.aim) this.aim = { ...this.aim, facing, short: false };
  }

  shorten(short: boolean): void {
    if (this.aim && this.way) this.aim = { ...this.aim, facing: this.way.facing, short };
  }

  drop(): void {
    this.#aimAt(null);
  }

  /** A first click or tap on a goal shows the way and the headings to choose from, a second one sails. */
  click(square: number, touch: boolean): void {
    if (this.pinned && this.aim?.square === square) this.sail();
    else this.#aimAt({ square, facing: null, pinned: true, fan: !touch, short: false });
  }

  /** Sends the steps of the way that is shown. */
  sail(): void {
    const { way } = this;
    this.drop();
    if (way) this.shown().playSequence(way.legs.map((leg) => leg.move));
  }

  /** The cargo that is being put together for the seats that may move goods now, whose turn it is first. */
  readonly stows = $derived.by(() => {
    const found = offers(this.shown());
    const seats = [...found.filter((each) => each.own_turn), ...found.filter((each) => !each.own_turn)];
    return seats.flatMap(({ seat }) => this.#stows[seat] ?? []);
  });

  /** Asks for the cargo that was put together. */
  stowAway({ plan, seat, offer, mayWin }: Stow): void {
    if (!plan || !offer) return;
    const { moves, back } = plan;
    const ashore = mayWin ? moves.findLastIndex((move) => move.startsWith("unload")) + 1 : 0;
    const rows = [moves.slice(0, ashore), moves.slice(ashore)].filter((row) => row.length);
    if (offer.own_turn) this.shown().rows(rows, back);
    else this.shown().orders(seat, moves);
  }

  follow(mark: Mark): void {
    this.drop();
    follow(this.shown(), mark);
  }

  play(move: Described): void {
    this.drop();
    this.shown().play(move);
  }
}
