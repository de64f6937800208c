/** Names in letters that run from right to left, beside words and numbers that do not. */

const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [BEGIN, END] = ["\u2068", "\u2069"];

/** A text that keeps its direction to itself: without it a number that follows would be drawn on its other side. */
export const isolated = (text: string): string => (FROM_THE_RIGHT.test(text) && !text.includes(BEGIN) ? BEGIN + text + END : text);
