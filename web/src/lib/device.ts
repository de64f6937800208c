/** The tables this device knows: its seats, their secret tokens, and the links it may pass on. */

const KEY = "carrack.tables";

export interface KnownTable {
  table: string;
  /** Tokens of the seats played here. */
  tokens: string[];
  host: string;
  /** Links for seats of others, which the host of the table may copy: seat → token. */
  links: Record<string, string>;
  added: number;
}

export function knownTables(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

function store(tables: KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // private windows may refuse; the link in the address bar still works
  }
}

export function knownTable(table: string): KnownTable | undefined {
  return knownTables().find((known) => known.table === table);
}

/** Adds what is new about a table, keeps the rest. */
export function remember(table: string, news: Partial<Omit<KnownTable, "table">>): KnownTable {
  const tables = knownTables();
  const old = tables.find((known) => known.table === table);
  const known: KnownTable = {
    table,
    tokens: [...new Set([...(old?.tokens ?? []), ...(news.tokens ?? [])])],
    host: news.host || old?.host || "",
    links: { ...old?.links, ...news.links },
    added: old?.added ?? Date.now(),
  };
  store([known, ...tables.filter((other) => other.table !== table)]);
  return known;
}

/** A rematch: every token of the old table opens the same seat of the new one. */
export function carryOver(old: string, table: string): KnownTable {
  const known = knownTable(old);
  const { tokens = [], host = "", links = {} } = known ?? {};
  return remember(table, { tokens, host, links });
}

export function forget(table: string): void {
  store(knownTables().filter((known) => known.table !== table));
}

/** A reissued link replaces the old token wherever it was kept. */
export function replaceToken(table: string, seat: number, token: string): void {
  const known = knownTable(table);
  if (!known) return;
  const old = known.links[String(seat)];
  const tokens = known.tokens.map((each) => (each === old ? token : each));
  const links = { ...known.links, [String(seat)]: token };
  store(knownTables().map((each) => (each.table === table ? { ...known, tokens, links } : each)));
}

/** Everything this device may show the server for a table: seats first, then the host's token. */
export function credentials(known: KnownTable | undefined): string[] {
  if (!known) return [];
  return known.host ? [...known.tokens, known.host] : [...known.tokens];
}
