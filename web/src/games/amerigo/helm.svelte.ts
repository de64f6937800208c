/** Who steers: the ship picked, the voyage under the pointer or kept in hand, and what a click sails. */

import type { Menu } from "../../table/movesMenu.svelte";
import type { GameView } from "../../table/gameView";
import { arrivals, goalsOf, isSail, playedBy, shipsOf } from "./sailing";
import type { Sail } from "./sailing";

export class Helm {
  /** Which ship was picked, in which turn. */
  #picked = $state.raw({ turn: -1, ship: -1 });
  /** Notation of the voyage under the pointer, and of the one kept until it is sailed or left. */
  #pointed = $state("");
  #kept = $state("");

  constructor(
    readonly shown: () => GameView,
    readonly menu: Menu,
  ) {}

  readonly sails = $derived.by(() => this.shown().legal.filter(isSail));

  /** The ships that may sail. */
  readonly ships = $derived(shipsOf(this.sails));

  /** The ship that sails next, or -1 while either may. */
  readonly ship = $derived.by(() => {
    if (this.ships.length === 1) return this.ships[0] ?? -1;
    const trailed = this.menu.chosen("group-ship", "ship");
    if (typeof trailed === "number") return trailed;
    const { turn, ship } = this.#picked;
    return turn === this.shown().view.turn && this.ships.includes(ship) ? ship : -1;
  });

  readonly goals = $derived(goalsOf(this.sails, this.ship));

  /** Landings by what they bring: of the picked ship, or of both. */
  readonly landings = $derived(
    arrivals(this.sails.filter((move) => this.ship < 0 || move.ship === this.ship)),
  );

  /** The voyage that waits to be confirmed. */
  readonly pinned = $derived(this.#legal(this.#kept));

  /** The voyage to show: pointed at, meant by a button, or kept. */
  readonly aimed = $derived.by((): Sail | undefined => {
    const { hover } = this.shown();
    const meant = hover && isSail(hover) && hover.node ? hover : undefined;
    return this.#legal(this.#pointed) ?? meant ?? this.pinned;
  });

  #legal(notation: string): Sail | undefined {
    return notation ? this.sails.find((move) => move.move === notation) : undefined;
  }

  pick(ship: number): void {
    this.drop();
    this.menu.path = [];
    this.#picked = { turn: this.shown().view.turn, ship };
  }

  /** The voyages that a click at a place may mean: that of the picked ship, or those of both. */
  to(node: string): Sail[] {
    const goal = this.goals.get(node);
    if (!goal) return [];
    return goal.other && this.ship < 0 ? [goal.move, goal.other] : [goal.move];
  }

  point(node: string): void {
    this.#pointed = this.goals.get(node)?.move.move ?? "";
  }

  leave(): void {
    this.#pointed = "";
  }

  /** Keeps a voyage, to be confirmed. */
  pin(move: Sail): void {
    this.#pointed = "";
    this.#kept = move.move;
  }

  drop(): void {
    this.#pointed = this.#kept = "";
  }

  /** Sails, and founds the post there unless that is not wanted. */
  sail(move: Sail, found = true): void {
    this.drop();
    const moves = playedBy(move, found);
    if (moves.length > 1) this.shown().row(moves);
    else this.shown().play(move);
  }
}
