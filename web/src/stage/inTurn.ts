/** What is drawn in several frames, since all of it in one would hold the page up. */

import { getContext, setContext } from "svelte";

const GROWS = "grows";

let before: Promise<unknown> = Promise.resolve();

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Comes when all that asked before has been drawn. */
export function inTurn(): Promise<unknown> {
  const turn = before.then(painted);
  before = turn.then(painted);
  return turn;
}

/** A picture that nobody waits for: it is drawn layer by layer. */
export const setGrows = () => setContext(GROWS, true);

export const grows = (): boolean => getContext(GROWS) ?? false;
