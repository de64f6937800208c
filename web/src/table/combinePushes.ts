/** Which steps of somebody else are shown as one: the same deed over and over, at one place. */

import type { GameEvent, Push, Step } from "../protocol/types";


/** What may differ between two deeds of a kind: with what it was done, not where or to whom. */
const WITH = new Set(["item", "tile", "good", "stat", "value", "cost", "points", "wanted"]);
/** Where it was done: deeds that differ in this only are a way. */
const WHERE = new Set(["square", "way"]);

function differ(a: GameEvent, b: GameEvent, allowed: Set<string>): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].some((key) => !allowed.has(key) && JSON.stringify(a[key]) !== JSON.stringify(b[key]));
}

function compared(a: Step | undefined, b: Step | undefined, allowed: Set<string>): boolean {
  if (a?.kind !== "move" || b?.kind !== "move" || a.seat !== b.seat || a.turn !== b.turn) return false;
  if (!a.events.length || a.events.length !== b.events.length) return false;
  return a.events.every((event, i) => {
    const other = b.events[i];
    return !!other && !differ(event, other, allowed);
  });
}

/** Whether one step only goes on sailing where the one before led. */
export const goesOn = (before: Push, next: Push): boolean =>
  compared(before.steps.at(-1), next.steps[0], WHERE);

const alike = (before: Push, next: Push): boolean => compared(before.steps.at(-1), next.steps[0], WITH);

/** Takes the next thing to show from what waits: a push, and those that only do the same again. */
export function taken(queue: Push[], you: number[]): Push | undefined {
  let push = queue.shift();
  while (push && queue[0] && !you.includes(queue[0].steps[0]?.seat ?? -1) && alike(push, queue[0])) {
    const next = queue.shift();
    if (next) push = { ...next, steps: [...push.steps, ...next.steps] };
  }
  return push;
}
