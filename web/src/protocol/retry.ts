/** Asking the server until it answers: names of requests, patience, and what is an answer. */

import { Refused } from "./http";

export const RETRY_FIRST = 500; // ms between attempts to post the same move
export const RETRY_LONGEST = 6000;

/** A name for a request, also where the page is not "secure" (a phone in the same network). */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether the server has said no; anything else (the network, a busy server) may pass. */
export function isRefusal(problem: unknown): problem is Refused {
  return problem instanceof Refused && problem.status < 500 && ![408, 429].includes(problem.status);
}

/**
 * Repeats a request under the same name until the server says something. `goesOn` is asked before every
 * attempt whether it is another one, and says whether there is still somebody to ask for; if not,
 * null. Throws what the server refuses.
 */
export async function untilAnswered<T>(
  ask: (name: string) => Promise<T>,
  goesOn: (again: boolean) => boolean,
): Promise<T | null> {
  const name = requestId();
  for (let wait = RETRY_FIRST, again = false; goesOn(again); again = true) {
    try {
      return await ask(name);
    } catch (problem) {
      if (isRefusal(problem)) throw problem;
    }
    if (!goesOn(true)) break;
    await sleep(wait);
    wait = Math.min(wait * 2, RETRY_LONGEST);
  }
  return null;
}
