/** Legal moves and commands found by what they do: a control is enabled exactly if its move is listed. */

import type { Command, Described } from "../../lib/api";
import type { Shown } from "../../lib/shown";
import type { Item } from "./view";

export const MARKET_KEYS = ["move-buy", "move-sell", "move-swap", "move-upgrade"];
export const CARGO_KEYS = ["move-load", "move-unload", "move-give"];
/** What is worth a button of its own, above all the others. */
export const DEED_KEYS = ["move-look", "move-attack", "move-pick"];

export const kept = (moves: Described[], keys: string[]) =>
  moves.filter((move) => keys.includes(move.key));

/** A move of a ship by its key and one argument, if it is listed. */
export function find(
  moves: Described[],
  key: string,
  ship: number,
  args: Record<string, unknown> = {},
): Described | undefined {
  return moves.find(
    (move) =>
      move.key === key &&
      move.ship === ship &&
      Object.entries(args).every(([name, value]) => move.args[name] === value),
  );
}

/** Handing over goods: one of an item, between a ship and its home island or the own other ship. */
export interface Handling {
  ship: number;
  item: Item;
  /** A command is given out of turn. */
  move: Described | Command;
}

const isCommand = (move: Described | Command): move is Command => "seat" in move;

/** Everything that can be loaded, unloaded or handed over now, also while others play. */
export function handlings(shown: Shown): Handling[] {
  const moves = [...kept(shown.legal, CARGO_KEYS), ...shown.commands];
  return moves.map((move) => ({
    ship: move.ship ?? -1,
    item: move.args["item"] as Item,
    move,
  }));
}

export function handle(shown: Shown, { move }: Handling): void {
  if (isCommand(move)) shown.command(move);
  else shown.play(move);
}
