/** A table that gathers: it has no position, and waits for its people and their luck (docs/protocol.md). */

import type { About, Seat, Snapshot } from "./api";
import { at, json } from "./wire";

/** What one seat adds to the luck: the hash of it first, itself when nothing can be chosen any more. */
export interface LuckSeat {
  seat: number;
  hash: string | null;
  opened: string | null;
}

/** Where the luck of a table comes from: from all who play, from the server alone, or it was chosen. */
export interface Luck {
  scheme: "shared-1" | "table-1" | "practice";
  /** People who add nothing, as the host did not wait for them. */
  left_out: number[];
  seats: LuckSeat[];
}

export interface GatheringLuck extends Luck {
  /** No hash is taken any more: now all are opened. */
  fixed: boolean;
  /** Whose hash is not opened yet. */
  missing: number[];
}

export interface Gathering extends About {
  /** `ended`: it will not begin any more. */
  status: "waiting" | "ended";
  seats: Seat[];
  awaited: number[];
  luck: GatheringLuck;
  /** That a seat was taken from somebody who had come: the log will begin with it. */
  notes: { action: "invite" | "join"; seat: number; name: string }[];
}

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
