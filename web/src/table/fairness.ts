/**
 * Everybody's luck, as the device of one of them sees to it: it commits to bytes of its own, opens them
 * when nobody can choose any more, and checks afterwards that the table has used what everybody committed to.
 */

import type { Gathering, LuckPost, LuckSource } from "../protocol/types";
import { untilAnswered } from "../protocol/retry";
import { call } from "../protocol/http";
import { gathers } from "../protocol/gathering";
import { sha256 } from "./sha256";
import { keepShare, keepsShares, shareOf, sharesIn } from "./luckShares";
import type { Seals } from "./luckShares";

const LABEL = new TextEncoder().encode("carrack entropy\0");
const BYTES = 32;

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The hash that commits to bytes in hexadecimal. */
const sealOf = (bytes: string) => sha256(Uint8Array.of(...LABEL, ...unhex(bytes)));

/** What the table waits for from one seat of this device, if anything. */
function wanted(told: Gathering, seat: number): LuckPost | null {
  const { luck } = told;
  const now = luck.seats.find((each) => each.seat === seat);
  if (!luck.fixed) return isPerson(told, seat) && !isKept(told.table, now?.hash) ? { seat, hash: committed(told) } : null;
  if (!now?.hash || now.opened) return null;
  const share = shareOf(now.hash);
  const sealed = sealsOf(luck);
  // what was committed to on another device is opened there; under another seal of the server never
  if (!share || share.commitment !== told.commitment) return null;
  // nor a second time beside other hashes: who has seen it could have chosen those
  if (share.sealed && !areSame(share.sealed, sealed)) return null;
  keepShare(now.hash, { ...share, sealed });
  return { seat, opened: share.bytes };
}

const renewed = new Set<string>();

/**
 * Whether what stands behind a hash can still be opened, here or on another device of the same person. Where
 * nothing is stored it is gone with a reload: once in the life of a page it is done again.
 */
function isKept(table: string, hash: string | null | undefined): boolean {
  if (!hash) return false;
  if (keepsShares() || shareOf(hash) || renewed.has(table)) return true;
  renewed.add(table);
  return false;
}

/** What all have committed to: seat and hash, in the order of the seats. */
const sealsOf = (luck: LuckSource): Seals =>
  luck.seats.flatMap(({ seat, hash }): Seals => (hash ? [[seat, hash]] : [])).sort(([a], [b]) => a - b);

const areSame = (one: Seals | null, other: Seals) => JSON.stringify(one) === JSON.stringify(other);

/** Fresh bytes, kept before they are sent anywhere; their hash. */
function committed({ table, commitment }: Gathering): string {
  const bytes = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const hash = sealOf(bytes);
  keepShare(hash, { table, bytes, commitment, sealed: null });
  return hash;
}

const isPerson = (told: Gathering, seat: number) => told.seats.some((each) => each.seat === seat && each.kind === "human");

/** What the table waits for from this device, if anything. */
function next(told: Gathering): LuckPost | null {
  for (const seat of told.you) {
    const part = wanted(told, seat);
    if (part) return part;
  }
  return null;
}

/**
 * Adds what the table waits for from the seats of this device, one thing after the other; gives what
 * the table said last. Throws what the server refuses.
 */
export async function contribute(told: Gathering, tokens: string[], goesOn: () => boolean): Promise<Gathering> {
  let now = told;
  for (;;) {
    const part = now.status === "waiting" ? next(now) : null;
    if (!part) return now;
    const answer = await untilAnswered(() => call("POST /tables/{table}/luck", { table: told.table, tokens, body: part }), goesOn);
    if (!answer || !gathers(answer)) return now;
    now = answer;
  }
}

/** Whether a table has kept to what everybody committed to; `unknown` to a device that has added nothing. */
export type Verdict = "kept" | "broken" | "unknown";

export function verdict(table: string, commitment: string, luck: LuckSource): Verdict {
  const opened = sharesIn(table).filter(([, share]) => share.sealed);
  if (!opened.length) return "unknown";
  const used = sealsOf(luck);
  const sound = luck.seats.every(({ hash, opened }) => hash === (opened === null ? null : sealOf(opened)));
  const same = opened.every(
    ([hash, share]) =>
      share.commitment === commitment &&
      areSame(share.sealed, used) &&
      luck.seats.some((each) => each.hash === hash),
  );
  return sound && same ? "kept" : "broken";
}
