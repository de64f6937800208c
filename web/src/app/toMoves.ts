/** To the first of the moves that is to be seen; where there is none, to the first thing that can be done. */

const MOVES = "[data-part=actions] :is([data-testid=move], [data-testid=group]):not(:disabled)";
const ELSE = "[data-part=actions] button:not(:disabled):not([aria-disabled=true])";

const firstSeen = (which: string) => [...document.querySelectorAll<HTMLElement>(which)].find((each) => each.checkVisibility());

export function toMoves(): void {
  (firstSeen(MOVES) ?? firstSeen(ELSE) ?? document.querySelector<HTMLElement>("[data-part=actions]"))?.focus();
}
