/** One's tables: those that this device has links to, and those of whoever is signed in here. */

import { call } from "../../protocol/http";
import { mine } from "../../protocol/plays";
import type { TableRow } from "../../protocol/types";
import { credentials, knownElsewhere, knownTables } from "../../table/knownTables";
import type { KnownTable } from "../../table/knownTables";
import { claimKnown } from "../people/claims";
import { me } from "../people/me.svelte";
import type { Row } from "./rows";

/** A table with what opens it here, as lists of tables are asked for. */
export const withTokens = (known: KnownTable) => ({ table: known.table, tokens: credentials(known) });

/** `known`: those of this device that are asked about. */
export async function myTables(known = knownTables()): Promise<Row[]> {
  const found = [...(await mine(known.map(withTokens))), ...(await elsewhere(known))];
  return found.flatMap((row) => {
    const here = known.find((each) => each.table === row.table) ?? knownElsewhere(row.table);
    return "missing" in row ? [] : [{ ...row, known: here }];
  });
}

/** The tables of whoever is signed in that this device has no links to. */
async function elsewhere(known: KnownTable[]): Promise<TableRow[]> {
  if (!me.isIn) return [];
  try {
    await claimKnown();
    return (await call("GET /me/tables")).filter((row) => !known.some((each) => each.table === row.table));
  } catch (problem) {
    await me.wasRefused(problem);
    return [];
  }
}
