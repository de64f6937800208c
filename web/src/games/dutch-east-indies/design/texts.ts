/** Words for what is on the drawing table. */

import { gameText, t } from "../../../ui/i18n.svelte";
import { saidText } from "../../../ui/problemText";
import { squareName } from "../geometry";
import { g, sizeName, wayName } from "../texts";
import { shipAt } from "./brush";
import type { Tool } from "./brush";
import { islandOf, kindOf, markAt, PIRATES, PORT, seatOf, SIZES } from "./draft";
import type { Draft } from "./draft";
import type { Judged, Problem } from "./checkedMap";

/** "Big ship, player 2", or "Small pirate". */
export function pieceName(seat: number, size: number): string {
  const name = SIZES[size] ?? "";
  return seat === PIRATES
    ? g("the-pirate", { pirate: name })
    : g("draw-ship-of", { ship: sizeName(name), player: seat + 1 });
}

/** An island with what it is: "Noordkerk, home of player 1". */
export function islandText(draft: Draft, letter: string): string {
  const name = islandOf(draft, letter)?.name.trim() || letter;
  const kind = kindOf(letter);
  return kind === "home" ? g("draw-home-of", { name, player: seatOf(letter) + 1 }) : name;
}

export function toolText(draft: Draft, tool: Tool): string {
  if (tool.kind === "land") return g("draw-land-of", { island: islandText(draft, tool.letter) });
  return tool.kind === "ship" ? pieceName(tool.seat, tool.size) : g(`draw-${tool.kind}`);
}

/** What a square holds, for somebody who does not see it. */
export const squareText = (draft: Draft, square: number) => `${squareName(square, draft)}${t("colon")} ${contentText(draft, square)}`;

export function contentText(draft: Draft, square: number): string {
  const mark = markAt(draft, square);
  const land = islandOf(draft, mark);
  const words = land ? islandText(draft, mark) : g(mark === PORT ? "draw-port" : "draw-open-sea");
  const ship = shipAt(draft, square);
  const there = ship ? [pieceName(ship.seat, ship.size), wayName(ship.facing)] : [];
  return [words, ...there].join(", ");
}

/** With a capital, as a sentence begins. */
export const sentence = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A sentence of the report in the reader's language. */
export function findingText({ message }: Problem): { wrong: string; right: string } {
  const right = gameText("dutch-east-indies", `${message.key}.right`, message.args) ?? "";
  return { wrong: sentence(saidText(message, "dutch-east-indies")), right };
}

/** What the check says as a whole. */
export function sumText({ problems }: Judged): string {
  const warnings = problems.filter((problem) => problem.warning).length;
  const errors = problems.length - warnings;
  if (errors) return g("draw-errors", { count: errors });
  return warnings ? g("draw-warnings", { count: warnings }) : g("draw-fair");
}
