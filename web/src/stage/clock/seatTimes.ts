/** The clocks that a page has to show, wherever a game draws its seats. */

import { getContext, setContext } from "svelte";
import type { SeatTime } from "../../table/clocks";

/** The clock of a seat at a time of this device; undefined: it has none. */
export type SeatTimes = (seat: number, now: number) => SeatTime | undefined;

const KEY = Symbol("clocks");

export const setSeatTimes = (times: SeatTimes): SeatTimes => setContext(KEY, times);

/** undefined: this page knows of no clocks. */
export const seatTimes = (): SeatTimes | undefined => getContext<SeatTimes | undefined>(KEY);
