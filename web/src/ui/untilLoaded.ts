/** A part of the page that is fetched when it is needed, again and again while the server is away. */

import { partsAway } from "./partsAway.svelte";
import { RETRY_FIRST, RETRY_LONGEST, sleep } from "../protocol/retry";

export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = RETRY_FIRST; ; wait = Math.min(wait * 2, RETRY_LONGEST)) {
    try {
      const part = await load();
      if (wait > RETRY_FIRST) partsAway.now = false;
      return part;
    } catch {
      if (wait > RETRY_FIRST) partsAway.now = true; // a short gap is nobody's concern
      await sleep(wait);
    }
  }
}
