/** To the first of the moves that is to be seen. */

const MOVES = "[data-part=actions] [data-testid=moves] button:enabled, [data-part=actions] button:enabled:not([aria-disabled=true])";

export function toMoves(): void {
  const [first] = [...document.querySelectorAll<HTMLElement>(MOVES)].filter((each) => each.offsetParent !== null);
  (first ?? document.querySelector<HTMLElement>("[data-part=actions]"))?.focus();
}
