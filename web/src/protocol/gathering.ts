/** A table that gathers: it has no position, and waits for its people and their luck (docs/protocol.md). */

import type { Gathering, Snapshot } from "./types";
import { at, json } from "./http";

/** Whether this is what a table says before it begins. */
export const gathers = (told: Gathering | Snapshot): told is Gathering => told.status === "waiting" || told.status === "ended";

/** What a seat of this device adds to the luck: its hash, then itself. */
export const addLuck = (table: string, tokens: string[], added: { seat: number } & ({ hash: string } | { opened: string })) =>
  json<Gathering | Snapshot>("POST", `${at(table)}/luck`, tokens, added);

/** The host waits for nobody else; or gives up a table that waits for what never comes. */
export const begin = (table: string, tokens: string[], giveUp: boolean) =>
  json<unknown>("POST", `${at(table)}/begin`, tokens, giveUp ? { give_up: true } : {});

/** Lets everybody who has the link watch, or nobody; for the host. */
export const letWatch = (table: string, tokens: string[], open: boolean) =>
  json<unknown>("POST", `${at(table)}/watchers`, tokens, { open });

/** Sits down with an invitation, which is used up by that; `token` is what opens the seat from now on. */
export const accept = (table: string, seat: number, asked: { invitation: string; token: string; name?: string }) =>
  json<unknown>("POST", `${at(table)}/seats/${seat}`, [], { action: "accept", ...asked });
