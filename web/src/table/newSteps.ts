/** Steps that have just come, for what moves when something happens. */

import type { Step } from "../protocol/types";
import { PAUSE, calm, settings } from "../ui/settings.svelte";

const LIVELY = 1.5; // of a pause: a movement may run on into the next step, which does not wait for it
const LONGEST = 900; // ms

/** How long a movement may last, in ms; 0 where nothing is to move. */
export function movement(): number {
  if (calm() || document.hidden) return 0;
  return Math.min(PAUSE[settings.speed] * LIVELY, LONGEST);
}

export class NewSteps {
  #known: number | null = null;

  /** The steps since the last call; none at first, when all of them are old. */
  of(steps: Step[]): Step[] {
    const newest = steps.at(-1)?.seq ?? -1;
    const known = this.#known;
    this.#known = newest;
    return known === null || newest <= known ? [] : steps.filter((step) => step.seq > known && !step.undone);
  }
}
