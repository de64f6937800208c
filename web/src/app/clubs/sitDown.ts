/** Taking a free seat in the lobby, and giving it up. */

import { Refused, call } from "../../protocol/http";
import { dropToken, forget, knownTable, remember } from "../../table/knownTables";
import { newToken } from "../../table/seating";

/** The device makes its own secret and keeps it before sending it, so that a lost answer costs nobody the seat. */
export async function sitDownAt(table: string): Promise<void> {
  const before = knownTable(table);
  const token = before?.tokens[0] ?? newToken();
  remember(table, { tokens: [token] });
  try {
    const { seat } = await call("POST /lobby/{table}/join", { table, body: { token } });
    remember(table, { tokens: [token], links: { [seat]: token } });
  } catch (problem) {
    if (problem instanceof Refused) {
      if (!before) forget(table);
      else if (!before.tokens.includes(token)) dropToken(table, -1, token);
    }
    throw problem;
  }
}

export async function getUpFrom(table: string): Promise<void> {
  await call("POST /lobby/{table}/leave", { table });
  forget(table);
}
