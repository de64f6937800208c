/** How long something stays on show before the next thing, as this device's speed says. */

import type { Push } from "./api";
import { PAUSE, calm, settings } from "./settings.svelte";

const QUIET = 0.35; // a step that changes nothing to look at stays so much shorter
const LONGEST = 260; // ms between two moves of a way, so that one sees where it goes

/** Between a push with moves of others and the next one, in ms; `you` are the seats of this device. */
export function pauseAfter(push: Push, you: number[]): number {
  const theirs = push.steps.filter((step) => step.kind === "move" && !you.includes(step.seat));
  if (!theirs.length || document.hidden) return 0;
  const silent = theirs.every((step) => step.events.length === 0);
  return PAUSE[settings.speed] * (silent ? QUIET : 1);
}

/** Between one move of a way and the next, in ms. */
export function stride(): number {
  return calm() || document.hidden ? 0 : Math.min(PAUSE[settings.speed], LONGEST);
}
