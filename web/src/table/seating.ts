/** What is done with seats by their owners and the host, and the secrets that come of it. */

import { Refused, call } from "../protocol/http";
import type { SeatAction } from "../protocol/types";
import { dropToken, knownTable, remember, replaceToken } from "./knownTables";
import { tab } from "../tab/state.svelte";
import { router } from "../ui/route.svelte";
import type { TableStore } from "./store.svelte";

const TOKEN_BYTES = 32;

/** A secret of 256 bits that fits into a link. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** Does something with a seat, and keeps the invitation that may come of it. Throws what the server refuses. */
export async function actOn(table: TableStore, seat: number, action: SeatAction): Promise<void> {
  const { invitation } = await call("POST /tables/{table}/seats/{seat}", { table: table.table, tokens: table.tokens, seat, body: action });
  if (invitation) remember(table.table, { invitations: { [seat]: invitation } });
  await table.resync();
}

/**
 * Sits down with an invitation. The device makes its own secret and keeps it before sending it anywhere, so
 * that an answer which is lost on the way costs nobody the seat. Throws what the server refuses.
 */
export async function sitDown(table: string, seat: number, invitation: string, name: string): Promise<void> {
  const token = knownTable(table)?.links[String(seat)] ?? newToken();
  remember(table, { tokens: [token], links: { [seat]: token } });
  try {
    await call("POST /tables/{table}/seats/{seat}", { table, seat, body: { action: "accept", invitation, token, name } });
  } catch (problem) {
    if (!(problem instanceof Refused) || (await opens(table, token, seat))) return;
    dropToken(table, seat, token);
    throw problem;
  }
}

const opens = async (table: string, token: string, seat: number): Promise<boolean> =>
  (await call("GET /tables/{table}", { table, tokens: [token] })).you.includes(seat);

/** The secret of a seat of this device. */
export async function ownToken(table: TableStore, seat: number): Promise<string> {
  const known = knownTable(table.table);
  const named = known?.links[String(seat)];
  for (const token of new Set([...(named ? [named] : []), ...table.tokens])) {
    if (await opens(table.table, token, seat)) return token;
  }
  throw new Error(`this device has no key to seat ${seat}`);
}

/** Another secret for a seat of this device: wherever else the old one is known it opens nothing any more. */
export async function renewOwn(table: TableStore, seat: number): Promise<void> {
  const old = await ownToken(table, seat);
  const token = newToken();
  remember(table.table, { tokens: [token] });
  try {
    await call("POST /tables/{table}/seats/{seat}", { table: table.table, tokens: [old], seat, body: { action: "link", token } });
  } catch (problem) {
    if (problem instanceof Refused) dropToken(table.table, seat, token);
    throw problem;
  }
  replaceToken(table.table, seat, old, token);
  router.go("t", table.table, token); // the page is opened again with what is valid now
}

/** Whether somebody plays here from another device. */
export const hasCompany = (table: TableStore): boolean =>
  !tab.here && table.seats.some(({ seat, kind }) => kind === "human" && !table.you.includes(seat));

/** Whether there is something to read in the chat, or somebody to write to. */
export const hasTalk = (table: TableStore): boolean =>
  table.talk.lines.length > 0 || (table.talk.on && hasCompany(table));
