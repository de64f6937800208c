/** Numbers as the language of the page writes them. */

import { gameText, t, texts } from "./i18n.svelte";

const NO_BREAK = "\u00a0";
const FEW = 20; // points below which a tenth is worth saying

/** A chance between 0 and 1. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(texts.language, { style: "percent" }).format(chance).replace("-", "−");

/** A difference of chances, with its sign, in percentage points. */
export function swing(chance: number): string {
  const sign = chance < 0 ? "−" : "+";
  const size = new Intl.NumberFormat(texts.language).format(Math.round(Math.abs(chance) * 100));
  return `${sign}${size}${NO_BREAK}%`;
}

/** A small difference of chances, to a tenth of a percentage point. */
export function tenths(chance: number): string {
  const size = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  return `${chance < 0 ? "−" : "+"}${size.format(Math.abs(chance) * 100)}${NO_BREAK}%`;
}

/** A standard error of a chance, to a tenth of a percentage point. */
export function give(error: number): string {
  const size = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
  return `±${NO_BREAK}${size.format(error * 100)}`;
}

/** Points that are expected: they need not be whole. */
export function expected(points: number): string {
  const digits = Math.abs(points) < FEW ? 1 : 0;
  const said = new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits, signDisplay: "negative" }).format(points);
  return said.replace("-", "−");
}

/** The same, with the word that the game has for its points. */
export function expectedPoints(game: string, points: number): string {
  const args = { points: expected(points) };
  return gameText(game, "points-short", args) ?? t("points-short", args);
}

/** A number with so many decimals. */
export const decimals = (value: number, digits: number): string =>
  new Intl.NumberFormat(texts.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace("-", "−");

/** The number of a turn as people count: the engine's first is 0. */
export const turnNumber = (turn: number): number => turn + 1;

/** Seconds, whole ones. */
export const whole = (seconds: number): string =>
  new Intl.NumberFormat(texts.language).format(Math.max(0, Math.floor(seconds)));

/** Points with their sign. */
export const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
