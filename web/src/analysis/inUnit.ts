/** Figures of an analysis in the unit that is looked at: chances of winning, or points. */

import type { Gain } from "../protocol/types";
import { expected, give, more, percent, swing, tenths } from "../ui/numberFormat";
import type { Unit } from "./analysis";

/** What of a gain is in a unit. */
const part = (unit: Unit, gain: Gain): number => (unit === "wins" ? gain.win : gain.points);

/** A number in a unit. */
export const numberIn = (unit: Unit, value: number): string => (unit === "wins" ? percent : expected)(value);

/** What one has. */
export const valueIn = (unit: Unit, gain: Gain): string => numberIn(unit, part(unit, gain));

/** How much more or less, with its sign. */
export const changeIn = (unit: Unit, gain: Gain): string => (unit === "wins" ? tenths : more)(part(unit, gain));

const FEW = 0.1;

/** The same for what was given away; tenths of a percentage point only below ten, so that four seats find room. */
export const lossIn = (unit: Unit, { win, points }: Gain): string =>
  unit === "wins" && Math.abs(win) >= FEW ? swing(-win) : changeIn(unit, { win: -win, points: -points });

/** A standard error. */
export const errorIn = (unit: Unit, gain: Gain): string => (unit === "wins" ? give(gain.win) : `±\u00a0${expected(gain.points)}`);
