/** What the page asks of the server (docs/protocol.md). Nothing here knows a game. */

import type { AnalysisState, Assessment, BranchPost, Created, Ends, Gathering, NewTable, Paused, Push, RematchKind, Repeated, ReplayInfo, ServerInfo, Snapshot, Step, TableRow, TablesFile, View } from "./types";
import { ask, at, json, sent } from "./http";

export * from "./catalogue";
export { Refused } from "./http";

/** Where other devices of the network find the server, if it lets them. */
export const server = () => json<ServerInfo>("GET", "server");

export const createTable = (table: NewTable) => json<Created>("POST", "tables", [], table);

export const snapshot = (table: string, tokens: string[]) =>
  json<Gathering | Snapshot>("GET", at(table), tokens);

export const steps = async (table: string, tokens: string[], from: number) =>
  (await json<{ steps: Step[] }>("GET", `${at(table)}/steps?from=${from}`, tokens)).steps;

export const positionAt = (table: string, tokens: string[], step: number) =>
  json<{ view: View; step: Step }>("GET", `${at(table)}/at/${step}`, tokens);

export const postMove = (
  table: string,
  tokens: string[],
  move: { move_id: string; at: number; seat: number } & ({ move: string } | { moves: string[] }),
) => json<Push | Repeated>("POST", `${at(table)}/moves`, tokens, move);

export const postCommand = (
  table: string,
  tokens: string[],
  command: { move_id: string; move: string; seat: number },
) => json<Push | Repeated>("POST", `${at(table)}/commands`, tokens, command);

export const postUndo = (
  table: string,
  tokens: string[],
  undo: { move_id: string; to: number; at: number; seat: number },
) => json<Push | Repeated>("POST", `${at(table)}/undo`, tokens, undo);

/** What a bot would play now; the answer comes when it has thought. */
export const askHint = (table: string, tokens: string[], asked: { at: number; seat: number }) =>
  json<Assessment>("POST", `${at(table)}/hint`, tokens, asked);

export const beginAnalysis = (table: string, tokens: string[]) =>
  json<AnalysisState>("POST", `${at(table)}/analysis`, tokens);

export const analysis = (table: string, tokens: string[]) =>
  json<AnalysisState>("GET", `${at(table)}/analysis`, tokens);

export const seatAction = (
  table: string,
  tokens: string[],
  seat: number,
  action: Record<string, string>,
) => json<{ token?: string | null; invitation?: string | null }>("POST", `${at(table)}/seats/${seat}`, tokens, action);

export const pause = (table: string, tokens: string[], paused: boolean) =>
  json<{ paused: Paused | null; seq: number }>("POST", `${at(table)}/pause`, tokens, { paused });

/** Keeps a table that nobody has used for long. */
export const keep = (table: string, tokens: string[]) =>
  json<{ ends: Ends | null }>("POST", `${at(table)}/keep`, tokens);

export const deleteTable = (table: string, tokens: string[]) => ask("DELETE", at(table), tokens);

export const rematch = (table: string, tokens: string[], seats: RematchKind) =>
  json<Created>("POST", `${at(table)}/rematch`, tokens, seats === "same" ? {} : { seats });

/** A practice table that goes on from a position of a finished game, with its stacks and new luck. */
export const branchTable = (table: string, tokens: string[], from: BranchPost) =>
  json<Created>("POST", `${at(table)}/branch`, tokens, from);

/** Likewise from a record that was brought. */
export const branchReplay = (replay: string, from: BranchPost) =>
  json<Created>("POST", `replays/${encodeURIComponent(replay)}/branch`, [], from);

const MINE_ROWS = 200; // the server lists this many at a time

export async function mine(tables: { table: string; tokens: string[] }[]): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (let at = 0; at < tables.length; at += MINE_ROWS)
    rows.push(...(await json<TableRow[]>("POST", "mine", [], { tables: tables.slice(at, at + MINE_ROWS) })));
  return rows;
}

export const record = async (table: string, tokens: string[]) =>
  (await ask("GET", `${at(table)}/record`, tokens)).text();

/** As what a finished game goes out to other programs. */
export type PlayForm = "csv" | "bgsplay";

/** The file that is wanted; its days are those of whoever asks, and an automaton is called as they read it. */
const playQuery = (form: PlayForm, automaton: string) =>
  new URLSearchParams({ form, zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "", automaton }).toString();

export const play = async (table: string, tokens: string[], form: PlayForm, automaton: string) =>
  (await ask("GET", `${at(table)}/play?${playQuery(form, automaton)}`, tokens)).text();

export const replayPlay = async (replay: string, form: PlayForm, automaton: string) =>
  (await ask("GET", `replays/${encodeURIComponent(replay)}/play?${playQuery(form, automaton)}`)).text();

export const openReplay = (text: string) => sent<ReplayInfo>("replays", text);

export const replayAt = (replay: string, step: number) =>
  json<{ view: View; step: Step }>("GET", `replays/${encodeURIComponent(replay)}/at/${step}`);

/** All tables with their secrets; only a host in this tab hands them out. */
export const tablesFile = async () => (await ask("GET", "tables-file")).text();

export const readTablesFile = (text: string) => sent<TablesFile>("tables-file", text);
