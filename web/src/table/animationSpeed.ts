/** How long something stays on show before the next thing, as this device's speed says. */

import type { Push } from "../protocol/types";
import { goesOn } from "./combinePushes";
import { sleep } from "../protocol/retry";
import { PAUSE, calm, settings } from "../ui/settings.svelte";

const QUIET = 0.35; // a step that changes nothing to look at stays so much shorter
export const AFTER = 0.25; // of its fall: how much later the next die of a throw falls
const LONGEST = 260; // ms between two moves of a way, so that one sees where it goes

/** Between a push with moves of others and the `next` one, in ms; `you` are the seats of this device. */
export function pauseAfter(push: Push, you: number[], next?: Push): number {
  const theirs = push.steps.filter((step) => step.kind === "move" && !you.includes(step.seat));
  if (!theirs.length || document.hidden) return 0;
  const silent = theirs.every((step) => step.events.length === 0);
  if (next && goesOn(push, next)) return Math.min(PAUSE[settings.speed], LONGEST);
  return PAUSE[settings.speed] * (silent ? QUIET : 1);
}

/** Whether a push is gone through by hand: moves of others, or a move of one's own that an automaton answered. */
export function walkedByHand(push: Push, you: number[]): boolean {
  if (settings.speed !== "hand" || push.beside) return false; // beside the board all is told step by step anyway
  const automata = push.seats.filter((seat) => seat.kind === "automaton").map((seat) => seat.seat);
  return push.steps.some(({ kind, seat, events }) => {
    if (kind !== "move") return false;
    return you.includes(seat) ? events.some((event) => automata.includes(event.seat)) : events.length > 0;
  });
}

/** How long a die falls, in ms. */
export function fall(): number {
  return calm() ? 0 : PAUSE[settings.speed] * 1.2;
}

/** After how long all dice of a throw lie, in ms. */
export const lies = (dice: number) => fall() * (1 + (dice - 1) * AFTER);

/** Between one move of a way and the next, in ms. */
export function stride(): number {
  return calm() || document.hidden ? 0 : Math.min(PAUSE[settings.speed], LONGEST);
}

/** A while that somebody may cut short. */
export class Pause {
  #skip: (() => void) | null = null;

  async wait(ms: number): Promise<void> {
    if (ms <= 0) return;
    const skipped = new Promise<void>((done) => {
      this.#skip = done;
    });
    await Promise.race([sleep(ms), skipped]);
  }

  skip(): void {
    this.#skip?.();
  }
}
