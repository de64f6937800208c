/**
 * Which games there are, their pictures, their lessons, and their texts and rules, by language, lie beside the page
 * (site/pack.mjs): they are there before the engine, and only who reads a language fetches it.
 */

import type { Line } from "../protocol/line";

type Ask = Line["fetch"];

const PLAIN = /^api\/v1\/games(\/[^/]+\/(?:showcase|lessons))?$/;
const PACKED = /^(api\/v1\/games\/[^/]+\/(?:messages|rules)\/[^/?]+)(?:\?|$)/;

/** Answers without the engine what needs none. */
export const offered =
  (ask: Ask): Ask =>
  async (path, init) =>
    (await builtFile(path).catch(() => null)) ?? ask(path, init);

async function builtFile(path: string): Promise<Response | null> {
  if (PLAIN.test(path)) return found(await fetch(`${path}.json`));
  const file = PACKED.exec(path)?.[1];
  if (!file) return null;
  const packed = found(await fetch(`${file}.gz`));
  return packed?.body ? new Response(packed.body.pipeThrough(new DecompressionStream("gzip"))) : null;
}

const found = (response: Response) => (response.ok ? response : null);
