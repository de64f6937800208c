/** What somebody is about to do at a plain board: the place that was chosen, and the moves behind it. */

import type { Described } from "../../protocol/types";
import type { GameView } from "../../table/gameView";
import { Menu } from "../../table/movesMenu.svelte";

/** The move that ends a turn has a button of its own. */
export const END = "move-end";

/** Whether the description of a move names a place. */
export const names = (move: Described, square: number): boolean =>
  move.square === square || (move.squares ?? []).includes(square);

export class Session {
  #picked = $state.raw<number | null>(null);
  readonly menu: Menu;

  constructor(readonly shown: () => GameView) {
    this.menu = new Menu(() => this.offered);
  }

  /** The place whose moves alone are listed; null: all are. */
  readonly picked = $derived.by(() => {
    const { legal } = this.shown();
    const at = this.#picked;
    return at !== null && legal.some((move) => names(move, at)) ? at : null;
  });

  readonly offered = $derived.by(() => {
    const at = this.picked;
    const moves = this.shown().legal.filter((move) => move.key !== END);
    return at === null ? moves : moves.filter((move) => names(move, at));
  });

  readonly end = $derived.by(() => this.shown().legal.find((move) => move.key === END));

  movesAt(square: number | undefined): Described[] {
    return square === undefined ? [] : this.shown().legal.filter((move) => names(move, square));
  }

  /** Plays the only move of a place, or lists those that there are. */
  choose(square: number): void {
    const [only, ...others] = this.movesAt(square);
    if (only && !others.length) this.shown().play(only);
    else this.#picked = square;
    this.menu.path = [];
  }

  all(): void {
    this.#picked = null;
    this.menu.path = [];
  }
}
