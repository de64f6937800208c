/** Taking a free seat in the lobby, and giving it up. */

import * as api from "../../protocol/api";
import * as clubs from "../../protocol/clubs";
import { dropToken, forget, knownTable, remember } from "../../table/knownTables";
import { newToken } from "../../table/seating";

/** The device makes its own secret and keeps it before sending it, so that a lost answer costs nobody the seat. */
export async function sitDownAt(table: string): Promise<void> {
  const before = knownTable(table);
  const token = before?.tokens[0] ?? newToken();
  remember(table, { tokens: [token] });
  try {
    const { seat } = await clubs.sit(table, token);
    remember(table, { tokens: [token], links: { [seat]: token } });
  } catch (problem) {
    if (problem instanceof api.Refused) {
      if (!before) forget(table);
      else if (!before.tokens.includes(token)) dropToken(table, -1, token);
    }
    throw problem;
  }
}

export async function getUpFrom(table: string): Promise<void> {
  await clubs.getUp(table);
  forget(table);
}
