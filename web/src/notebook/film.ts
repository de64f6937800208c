/** A replay whose positions are all here. */

import type { View } from "../protocol/types";
import { Replay } from "../table/replay.svelte";
import type { Film } from "./model";

/** Every view, from what differs from one to the next; what does not is shared. */
export function views(frames: Partial<View>[]): View[] {
  const all: View[] = [];
  let last: View = { seat: -1, viewer: null, turn: 0 };
  for (const frame of frames) {
    last = { ...last, ...frame };
    all.push(last);
  }
  return all;
}

export function replayOf(game: string, film: Film): Replay {
  const all = views(film.frames);
  const places = new Map(film.steps.map((step, place) => [step.seq, place]));
  const load = (seq: number) => {
    const place = places.get(seq) ?? 0;
    const view = all[place];
    const step = film.steps[place];
    if (!view || !step) throw new RangeError(`a film of ${all.length} frames has none for step ${seq}`);
    return Promise.resolve({ view, step });
  };
  return new Replay(game, film.seats, [], film.steps, load);
}
