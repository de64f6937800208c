/** A replay whose positions are all here. */

import type { Result, Seat, Step, View } from "../protocol/types";
import { Replay } from "./replay.svelte";

/** A whole game, or a part of one; `frames` hold of each view what differs from the one before. */
export interface Film {
  steps: Step[];
  seats: Seat[];
  frames: Partial<View>[];
  result: Result | null;
}

/** The data that Python's `zlib.compress` packed. */
export async function opened<T>(bytes: ArrayBufferView): Promise<T> {
  const copy = new Uint8Array(bytes.byteLength);
  copy.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const stream = new Blob([copy]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).json()) as T;
}

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
