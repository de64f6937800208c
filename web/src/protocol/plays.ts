/** Finished games for other programs, and the tables of a device (docs/protocol.md). */

import { call } from "./http";
import type { TableRow } from "./types";

/** As what a finished game goes out to other programs. */
export type PlayForm = "csv" | "bgsplay";

/** The file that is wanted; its days are those of whoever asks, and an automaton is called as they read it. */
export const playFile = (form: PlayForm, automaton: string) => ({ form, zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "", automaton });

const MINE_ROWS = 200; // the server lists this many at a time, or fewer if its operator wants

export async function mine(tables: { table: string; tokens: string[] }[]): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (let at = 0; at < tables.length; ) {
    const found = await call("POST /mine", { body: { tables: tables.slice(at, at + MINE_ROWS) } });
    rows.push(...found);
    at += found.length || MINE_ROWS;
  }
  return rows;
}
