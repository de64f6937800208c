/** Battles that have just been fought, for as long as they are worth looking at. */

import type { GameEvent, Step } from "../../protocol/types";
import { settings } from "../../ui/settings.svelte";
import type { Speed } from "../../ui/settings.svelte";

const KINDS = ["battle", "pirate-battle"];
const MOST = 3; // shown at once
/** How long a battle stays on show, in ms. */
const STAY: Record<Speed, number> = { off: 1800, fast: 2600, normal: 4200, slow: 7000, hand: 7000 };

export interface Fought {
  key: string;
  event: GameEvent;
}

export class RecentBattles {
  battles = $state.raw<Fought[]>([]);
  #known: number | null = null;
  #timer = 0;

  /** Takes notice of the steps as they are now; the newest one is news also at first. */
  notice(steps: Step[]): void {
    const newest = steps.at(-1)?.seq;
    if (newest === undefined) return;
    const known = this.#known ?? newest - 1;
    this.#known = newest;
    if (newest < known) this.hide();
    const found = steps
      .filter((step) => step.seq > known && !step.undone)
      .flatMap((step) => step.events.map((event, i) => ({ key: `${step.seq}-${i}`, event })))
      .filter(({ event }) => KINDS.includes(event.event));
    if (found.length) this.#show(found.slice(-MOST));
  }

  #show(battles: Fought[]): void {
    this.battles = battles;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.hide(), STAY[settings.speed] * (1 + (battles.length - 1) / 2));
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.battles = [];
  }
}
