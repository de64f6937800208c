/** The tables this device knows: its seats, their secret tokens, and the links it may pass on. */

import type { Created } from "../protocol/types";
import { dropPlans } from "./keptPlans";
import { dropShares } from "./luckShares";

const KEY = "carrack.tables";

export interface KnownTable {
  table: string;
  /** Tokens of the seats played here. */
  tokens: string[];
  host: string;
  /** Tokens by seat, as far as it is known which opens which: one's own, and at old tables those of others. */
  links: Record<string, string>;
  /** Invitations that nobody has used yet, which the host may hand around: seat → secret. */
  invitations?: Record<string, string>;
  added: number;
  /** The seats whose talk is hidden here. */
  muted?: number[];
  /** The last line of talk that was read here. */
  read?: number;
}

/** What a browser refuses to store (private windows may) is known until the page is reloaded. */
let unkept: KnownTable[] | null = null;

export function knownTables(): KnownTable[] {
  if (unkept) return unkept;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

function store(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
    unkept = null;
  } catch {
    unkept = tables;
  }
}

/** Whether this browser keeps the secrets of its seats; else they must stay in the address. */
export const keepsSecrets = (): boolean => unkept === null;

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

/** A table that is open to whoever is signed in here, by no link that this device has. */
export const knownElsewhere = (table: string): KnownTable => ({ table, tokens: [], host: "", links: {}, added: 0 });

/** Adds what is new about a table, keeps the rest. */
export function remember(table: string, news: Partial<Omit<KnownTable, "table">>): KnownTable {
  const tables = knownTables();
  const old = tables.find((known) => known.table === table);
  const known: KnownTable = {
    table,
    tokens: [...new Set([...(old?.tokens ?? []), ...(news.tokens ?? [])])],
    host: news.host || old?.host || "",
    links: { ...old?.links, ...news.links },
    invitations: { ...old?.invitations, ...news.invitations },
    added: old?.added ?? Date.now(),
    ...(old?.read === undefined ? {} : { read: old.read }),
  };
  store([known, ...tables.filter((other) => other.table !== table)]);
  return known;
}

/** A table that was made here: its seats of this device, and invitations to the others. */
export function rememberMade({ table, host, seats }: Created): KnownTable {
  const bySeat = (secret: (seat: Created["seats"][number]) => string | null | undefined) =>
    Object.fromEntries(seats.flatMap((each) => (secret(each) ? [[String(each.seat), secret(each) ?? ""]] : [])));
  const links = bySeat(({ token }) => token);
  return remember(table, { tokens: Object.values(links), host: host ?? "", links, invitations: bySeat(({ invitation }) => invitation) });
}

/** Everything this device could show of a table: its own tokens, and the links it may pass on. */
export const everyToken = (known: KnownTable): string[] => [...credentials(known), ...Object.values(known.links)];

/**
 * A rematch: every token of the old table opens a seat of the new one. `seats` says which, as they may
 * have moved on; without that only one's own are taken along.
 */
export function carryOver(old: string, table: string, seats: { seat: number; token: string | null }[] = []): KnownTable {
  const { tokens = [], host = "", links = {} } = knownTable(old) ?? {};
  const passed = new Set(Object.values(links));
  const moved = seats.flatMap(({ seat, token }) => (token && passed.has(token) ? [[String(seat), token] as const] : []));
  return remember(table, { tokens, host, links: Object.fromEntries(moved) });
}

export function forget(table: string): void {
  store(knownTables().filter((known) => known.table !== table));
  dropShares(table);
  dropPlans(table);
}

/** Somebody has come with the invitation to a seat: it opens nothing any more. */
export function usedUp(table: string, seat: number): void {
  const known = knownTable(table);
  if (known?.invitations?.[String(seat)]) change(known, { invitations: without(known.invitations, seat) });
}

const without = (all: Record<string, string>, seat: number) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== String(seat)));

function change(known: KnownTable, news: Partial<KnownTable>): void {
  store(knownTables().map((each) => (each.table === known.table ? { ...known, ...news } : each)));
}

/** Whose talk this device hides at a table, from now on. */
export function mute(table: string, muted: number[]): void {
  const known = knownTable(table);
  if (known) change(known, { muted });
}

/** Lines of talk were read at a table of this device, up to this number. */
export function readTo(table: string, read: number): void {
  const known = knownTable(table);
  if (known) change(known, { read });
}

/** The token of a seat of this device is another one now. */
export function replaceToken(table: string, seat: number, old: string, token: string): void {
  dropToken(table, seat, old);
  remember(table, { tokens: [token], links: { [seat]: token } });
}

/** A token that opens nothing, or nothing any more. */
export function dropToken(table: string, seat: number, token: string): void {
  dropPlans(table, token);
  const known = knownTable(table);
  if (!known) return;
  const links = known.links[String(seat)] === token ? without(known.links, seat) : known.links;
  change(known, { tokens: known.tokens.filter((each) => each !== token), links });
}

/** Everything this device may show the server for a table: seats first, then the host's token. */
export function credentials(known: KnownTable | undefined): string[] {
  if (!known) return [];
  return known.host ? [...known.tokens, known.host] : [...known.tokens];
}

/** The way to a table: without any secret, where the browser keeps them. */
export function wayTo(known: KnownTable): string[] {
  const secrets = [known.tokens[0] ?? known.host, known.host].filter(Boolean);
  return ["t", known.table, ...(keepsSecrets() ? [] : secrets)];
}
