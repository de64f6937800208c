/** Legal moves found by what they do: a control is enabled exactly if its move is listed. */

import type { Described } from "../../protocol/types";


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
