/** The links that this device knows become the person's who is signed in here, so that they open on other devices too. */

import { call } from "../../protocol/http";
import { credentials, knownTables } from "../../table/knownTables";
import { me } from "./me.svelte";

const KEY = "carrack.claims";
const AT_ONCE = 500;

interface Kept {
  /** Tokens that the server has been shown. */
  shown: string[];
  /** Tables that are not this person's, though the device has links to them. */
  refused: string[];
}

function kept(): Kept {
  try {
    return { shown: [], refused: [], ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { shown: [], refused: [] };
  }
}

function keep(now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // they are shown again
  }
}

/**
 * Somebody was let in by a link, and who it belongs to is known from the link alone: the tables of this device stay
 * its own until they say that these are theirs too. Otherwise whoever sends somebody a link gets their seats.
 */
export const keepApart = (): void => {
  keep({ shown: [], refused: knownTables().map(({ table }) => table) });
};

/** How many tables this device has links to that it does not share with the person. */
export const apart = (): number => {
  const { refused } = kept();
  return knownTables().filter(({ table }) => refused.includes(table)).length;
};

/** They are the person's too. */
export async function claimAll(): Promise<void> {
  forgetClaims();
  await claimKnown();
}

/** Somebody else may be signed in next: everything is to be shown again. */
export const forgetClaims = (): void => {
  keep({ shown: [], refused: [] });
};

/** Claims what is known here and has not been shown yet. */
export async function claimKnown(): Promise<void> {
  if (!me.isIn) return;
  const before = kept();
  const here = knownTables().filter(({ table }) => !before.refused.includes(table));
  const fresh = [...new Set(here.flatMap(credentials))].filter((token) => !before.shown.includes(token));
  for (let at = 0; at < fresh.length; at += AT_ONCE) await call("POST /me/claims", { body: { tokens: fresh.slice(at, at + AT_ONCE) } });
  if (fresh.length) keep({ ...before, shown: [...before.shown, ...fresh] });
}

/** What the person holds at a table is not theirs; this device does not claim it again. */
export async function release(table: string): Promise<void> {
  const before = kept();
  keep({ ...before, refused: [...new Set([...before.refused, table])] });
  await call("POST /me/release", { body: { table } });
}
