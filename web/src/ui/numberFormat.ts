/** Numbers as the language of the page writes them. */

import { gameText, t, texts } from "./i18n.svelte";

const NO_BREAK = "\u00a0";
const FEW = 20; // points below which a tenth is worth saying

/** A number with a minus where it is below nothing; what is rounded to nothing has no sign. */
const written = (value: number, how: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(texts.language, { signDisplay: "negative", ...how }).format(value).replace("-", "−");

/** A chance between 0 and 1. */
export const percent = (chance: number): string => written(chance, { style: "percent" });

/** A difference of chances, with its sign, in percentage points. */
export const swing = (chance: number): string => hundredths(chance, 0);

/** A small difference of chances, to a tenth of a percentage point. */
export const tenths = (chance: number): string => hundredths(chance, 1);

const hundredths = (chance: number, maximumFractionDigits: number): string =>
  `${written(100 * chance, { maximumFractionDigits, signDisplay: "exceptZero" })}${NO_BREAK}%`;

/** A standard error of a chance, to a tenth of a percentage point. */
export const give = (error: number): string => `±${NO_BREAK}${written(100 * error, { maximumFractionDigits: 1 })}`;

/** Points that are expected: they need not be whole. */
export const expected = (points: number, how: Intl.NumberFormatOptions = {}): string =>
  written(points, { maximumFractionDigits: Math.abs(points) < FEW ? 1 : 0, ...how });

/** Such points more or less, with their sign. */
export const more = (points: number): string => expected(points, { signDisplay: "exceptZero" });

/** The same, with the word that the game has for its points. */
export function expectedPoints(game: string, points: number): string {
  const args = { points: expected(points) };
  return gameText(game, "points-short", args) ?? t("points-short", args);
}

/** A number with so many decimals. */
export const decimals = (value: number, digits: number): string =>
  written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The number of a turn as people count: the engine's first is 0. */
export const turnNumber = (turn: number): number => turn + 1;

/** Seconds, whole ones. */
export const whole = (seconds: number): string => written(Math.max(0, Math.floor(seconds)));

/** Points with their sign. */
export const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;
