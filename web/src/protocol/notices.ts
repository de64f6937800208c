/** What the page asks about notices, of a person or of a table (docs/protocol.md). */

import { call } from "./http";
import type { ChannelPost, Notices, TableChannelPost, WantedKind } from "./types";

/** Whose notices: a table's, of which the tokens show the host; or, without one, those of whoever is signed in. */
export interface Whose {
  table?: string;
  tokens: string[];
}

export const mine: Whose = { tokens: [] };

const atTable = ({ table, tokens }: Whose) => (table === undefined ? null : { table, tokens });

export function notices(whose: Whose): Promise<Notices> {
  const at = atTable(whose);
  return at ? call("GET /tables/{table}/notices", at) : call("GET /me/notices");
}

/** The `language` is that of a table's. */
export interface NewChannel extends ChannelPost {
  language?: string;
}

export function add(whose: Whose, channel: NewChannel): Promise<Notices> {
  const at = atTable(whose);
  return at ? call("POST /tables/{table}/notices", { ...at, body: channel as TableChannelPost }) : call("POST /me/notices", { body: channel });
}

export function change(whose: Whose, channel: string, wanted: WantedKind[]): Promise<Notices> {
  const at = atTable(whose);
  const what = { channel, body: { wanted } };
  return at ? call("PUT /tables/{table}/notices/{channel}", { ...at, ...what }) : call("PUT /me/notices/{channel}", what);
}

export function remove(whose: Whose, channel: string): Promise<Notices> {
  const at = atTable(whose);
  return at ? call("DELETE /tables/{table}/notices/{channel}", { ...at, channel }) : call("DELETE /me/notices/{channel}", { channel });
}

/** Sends something there at once. */
export function test(whose: Whose, channel: string): Promise<Notices> {
  const at = atTable(whose);
  return at ? call("POST /tables/{table}/notices/{channel}/test", { ...at, channel }) : call("POST /me/notices/{channel}/test", { channel });
}
