/** Finished games of a list in one table. */

import * as api from "../../protocol/api";
import { credentials } from "../../table/knownTables";
import type { Row } from "./rows";

const LINE_END = "\r\n";

/** Tables with the same first line as one. */
export function joined(tables: string[]): string {
  const [first = ""] = tables;
  const head = first.slice(0, first.indexOf(LINE_END) + LINE_END.length);
  return head + tables.map((table) => table.slice(head.length)).join("");
}

/** The games that are over, as CSV, in the order of the list. */
export async function gamesTable(rows: Row[]): Promise<string> {
  const tables: string[] = [];
  for (const row of rows.filter(({ status }) => status === "over"))
    tables.push(await api.play(row.table, credentials(row.known), "csv"));
  return joined(tables);
}
