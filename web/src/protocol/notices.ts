/** What the page asks about notices (docs/protocol.md): of a person, of a table, and by the link out of one. */

import type { NoticeKind, Notices, Nudged, Stop } from "./types";
import { at, json } from "./http";

/** Whose notices: a person's (whoever is signed in), or a table's, of which the tokens show the host. */
export interface Whose {
  path: string;
  tokens: string[];
}

export const mine: Whose = { path: "me", tokens: [] };

export const ofTable = (table: string, tokens: string[]): Whose => ({ path: at(table), tokens });

const named = (whose: Whose, channel: string) => `${whose.path}/notices/${encodeURIComponent(channel)}`;

export const notices = (whose: Whose) => json<Notices>("GET", `${whose.path}/notices`, whose.tokens);

export interface NewChannel {
  wanted: NoticeKind[];
  address?: string;
  subscription?: unknown;
  language?: string;
}

export const add = (whose: Whose, channel: NewChannel) => json<Notices>("POST", `${whose.path}/notices`, whose.tokens, channel);

export const change = (whose: Whose, channel: string, wanted: NoticeKind[]) => json<Notices>("PUT", named(whose, channel), whose.tokens, { wanted });

export const remove = (whose: Whose, channel: string) => json<Notices>("DELETE", named(whose, channel), whose.tokens);

/** Sends something there at once. */
export const test = (whose: Whose, channel: string) => json<Notices>("POST", `${named(whose, channel)}/test`, whose.tokens, {});

/** Tells those for whom a table waits; how many were told. */
export const nudge = async (table: string, tokens: string[]) => (await json<Nudged>("POST", `${at(table)}/nudge`, tokens, {})).told;

/** What the link out of a notice ends; and ends it. */
export const stoppable = (secret: string) => json<Stop>("GET", `stop/${encodeURIComponent(secret)}`);
export const stop = (secret: string) => json<Stop>("POST", `stop/${encodeURIComponent(secret)}`, [], {});
