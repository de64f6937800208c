/** What a person is about to do at the board: tile in the hand, ship chosen, thing looked at. */

import type { Described } from "../../protocol/types";
import { Menu } from "../../table/movesMenu.svelte";
import type { GameView } from "../../table/gameView";
import { spot, thingsAt } from "../../stage/things";
import type { PointerPlace, Spot, Thing } from "../../stage/things";
import { Helm } from "./helm.svelte";
import { isSail } from "./sailing";
import type { Sail } from "./sailing";
import { preview, rotate } from "./placing";
import { Placing } from "./placing.svelte";
import { amerigo } from "./view";

export interface Popover extends Spot {
  things: Thing[];
  /** Several moves fit the click: the person says which. */
  moves: Described[];
}

export class Session {
  readonly placing = new Placing();
  readonly menu: Menu;
  readonly helm: Helm;
  popover = $state.raw<Popover | null>(null);

  constructor(readonly shown: () => GameView) {
    this.menu = new Menu(() => this.shown().legal.filter((move) => move.key !== "move-end"));
    this.helm = new Helm(shown, this.menu);
  }

  /** The tile in the hand, or "". */
  readonly tile = $derived.by(() => {
    const only = this.menu.place.entries[0];
    const trailed = this.menu.chosen("group-tile", "tile");
    if (typeof trailed === "string") return trailed;
    const single = this.menu.place.entries.length === 1 && only?.kind === "leaf";
    return single && only.move.key === "move-build" ? (only.move.tile ?? "") : "";
  });

  readonly placements = $derived.by(() =>
    this.tile === "" ? [] : this.shown().legal.filter((move) => this.#places(move)),
  );

  readonly ghost = $derived.by(() =>
    preview(this.placements, this.placing, amerigo(this.shown().view).board.width),
  );

  #places(move: Described): boolean {
    return move.key === "move-build" && move.tile === this.tile;
  }

  /** Takes a tile of one's supply in the hand, or lays it back. */
  choose(tile: string): void {
    this.placing.pointer = null;
    this.placing.turn = 0;
    if (this.tile === tile) this.menu.path = [];
    else this.menu.openPart("group-tile", "tile", tile);
  }

  turn(by = 1): void {
    rotate(this.placements, this.placing, amerigo(this.shown().view).board.width, by);
  }

  /** The moves that a click at a place may mean: what is put there, and voyages there. */
  movesAt(square: number, node: string): { others: Described[]; sails: Sail[] } {
    const hits = (move: Described) =>
      (move.key === "move-post" && move.squares?.includes(square)) || (move.key === "move-place" && move.node === node);
    return { others: this.shown().legal.filter(hits), sails: this.helm.to(node) };
  }

  put(): void {
    const move = this.ghost;
    this.placing.pointer = null;
    if (move) this.play(move);
  }

  play(move: Described): void {
    this.popover = null;
    this.shown().play(move);
  }

  /** What a click on the board means by a move: a voyage founds a post where it can. */
  follow(move: Described): void {
    this.popover = null;
    if (isSail(move)) this.helm.sail(move);
    else this.play(move);
  }

  /** Shows what was tapped, from the innermost thing outwards. */
  look(element: Element, square: number, node: string, event: MouseEvent): void {
    const things = thingsAt(element).filter((each) => each.kind !== "sea");
    if (square >= 0) things.push({ kind: "square", id: String(square) });
    else if (node && !things.length) things.push({ kind: "frame", id: node });
    this.show(things, event);
  }

  show(things: Thing[], event: PointerPlace): void {
    this.popover = { ...spot(event), things, moves: [] };
  }

  ask(moves: Described[], event: MouseEvent): void {
    this.popover = { ...spot(event), things: [], moves };
  }

  close(): void {
    this.popover = null;
  }
}
