/** A part of the page that is fetched when it is needed, again and again while the server is away. */

import { RETRY_FIRST, RETRY_LONGEST, sleep } from "../protocol/retry";

export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = RETRY_FIRST; ; wait = Math.min(wait * 2, RETRY_LONGEST)) {
    try {
      return await load();
    } catch {
      await sleep(wait);
    }
  }
}
