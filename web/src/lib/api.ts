/** The protocol between page and server, typed (docs/protocol.md). Nothing here knows a game. */

import type { Ended } from "./ending.svelte";
import type { Gathering, Luck } from "./gathering";
import type { StudyState } from "./study.svelte";
import type { TalkTold } from "./talk.svelte";
import type { Thinking } from "./thought";
import { API, ask, at, json, refusal } from "./wire";

export * from "./catalogue";
export { Refused } from "./wire";

/** A value that a message can show. */
export type Value = string | number;

/** A message of the game's locale: its key and what it is about. */
export interface Message {
  key: string;
  args: Record<string, unknown>;
}

/** A legal move: how it is written, what it says, where it lies and what it costs. */
export interface Described extends Message {
  index: number;
  move: string;
  group: Message[];
  squares?: number[];
  square?: number;
  node?: string;
  ship?: number;
  tile?: string;
  cost?: number;
  gold?: number;
  /** All points that it brings at once. */
  points?: number;
  /** What else it brings: gold, a token, points at the end. */
  brings?: Message[];
  rule?: string;
  /** What cannot be taken back once it is played; nothing for a move that can. */
  final?: Message[];
  /** What it gives up that undo brings back, such as movement points that lapse. */
  lapses?: Message[];
}

/** A move as a bot judges it, for the seat that decides. */
export interface MoveValue extends Omit<Described, "points"> {
  /** Its chance of winning, 0 to 1, and its points at the end; null where the bot judges neither. */
  win: number | null;
  points: number | null;
  visits: number;
  /** The moves that the bot has in mind with it, itself first: as written, and as far as they can be told. */
  line: string[];
  line_moves: Described[];
}

/** A position as a bot sees it; `wins` and `points` are of every side, empty where it does not judge. */
export interface Assessment {
  bot: string;
  seat: number;
  moves: MoveValue[];
  wins: number[];
  points: number[];
}

/** One move of a way, in a tree of ways; what else stands here only the game knows. */
export interface Course {
  /** Index of the move before it, or -1. */
  parent: number;
  move: string;
}

/** What a seat may do out of turn. */
export interface Command extends Described {
  seat: number;
}

/** One thing that happened, as this viewer may know it. */
export interface GameEvent extends Record<string, unknown> {
  event: string;
  rule: string;
  seat: number;
  points?: number;
  source?: string;
}

export interface Step {
  seq: number;
  kind: "setup" | "move" | "undo" | "command" | "note";
  seat: number;
  move: string;
  decision: number;
  turn: number;
  events: GameEvent[];
  undone: boolean;
  note?: Record<string, unknown> | null;
}

export interface Seat {
  seat: number;
  name: string;
  /** An automaton has no seat: the rules play it. It stands after the seats. */
  kind: "human" | "bot" | "automaton";
  bot: string | null;
  online: boolean;
  resigned: boolean;
  /** Sat down from the start; awaited; awaited with the link opened; came by link; the game began without. */
  arrival?: "here" | "awaited" | "opened" | "came" | "absent";
  /** There is an invitation that nobody has used yet. */
  invited?: boolean;
}

export interface Result {
  points: number[];
  places: number[];
  rule: string;
}

/** What each side would score now from one source; `source` is named as in events. */
export interface Standing {
  source: string;
  rule: string;
  points: number[];
}

/** What a game shows of itself; only the game's own folder knows more. */
export type View = Record<string, unknown> & { seat: number; viewer: number | null; turn: number };

/** Why a table stands still: somebody asked, or nobody is left who plays; through which seat (null: the host). */
export interface Paused {
  why: "asked" | "nobody";
  seat: number | null;
}

/** What changes with every commit. */
export interface Position {
  seq: number;
  decision: number;
  undo_floor: number;
  deciding: number;
  /** The seats whose people have yet to sit down: nobody plays before. */
  awaited: number[];
  provisional: boolean;
  /** The bot that decides, if one does. */
  thinking?: Thinking | null;
  /** The turn that has just ended and can still be taken back, if there is one. */
  ended?: Ended | null;
  paused?: Paused | null;
  view: View;
  legal?: Described[];
  /** What ending the turn now would give up, in words of the game, if one is to choose. */
  left?: Message[];
  courses?: Course[];
  commands?: Command[];
  seats: Seat[];
  /** What everything public would score now that is not scored yet, by source. */
  standing?: Standing[];
  result: Result | null;
  status: "running" | "over";
  seed: string | null;
  /** The next table with the same seats, if somebody asked for one. */
  rematch: string | null;
}

/** What a table is, before and after it begins, and what it is to this viewer. */
export interface About {
  table: string;
  game: string;
  title: string;
  practice: boolean;
  /** The hash of the server's part of the luck. */
  commitment: string;
  /** Whether seats may ask what a bot would play. */
  hints: boolean;
  /** Whether seats may talk, as it was when this was sent. */
  talk: boolean;
  /** Whether those without a seat may look on. */
  watchable?: boolean;
  options: Record<string, Value>;
  created: string | number;
  you: number[];
  host: boolean;
  /** Seats whose invitations were shown. */
  invited?: number[];
  /** Seats that were this device's once, and are somebody else's now. */
  lost?: number[];
  luck?: Luck;
}

/** A table as this viewer sees it. */
export interface Snapshot extends Position, About {
  /** Where the game goes on from, if it is not one of its own. */
  branch: { step: number; commitment: string | null } | null;
  steps_total: number;
}

export interface Push extends Position {
  type: "steps";
  steps: Step[];
}

export type LiveMessage =
  | (Snapshot & { type: "sync"; steps: Step[] })
  | (Gathering & { type: "sync" | "gathering" })
  | Push
  | { type: "presence"; seats: Seat[] }
  | { type: "ends"; ends: Ends | null }
  | { type: "watchable"; watchable: boolean }
  | (Thinking & { type: "thinking" })
  | (TalkTold & { type: "talk" })
  | (Pick<StudyState, "status" | "done" | "total"> & { type: "analysis" })
  | { type: "deleted" }
  | { type: "pong" };

export interface NewSeat {
  kind: "human" | "bot";
  name: string;
  bot?: string;
  /** Sits down by link; the game waits for that. */
  elsewhere?: boolean;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, Value>;
  seats: NewSeat[];
  hints: boolean;
  talk: boolean;
  seed?: number;
}

export interface Created {
  table: string;
  host: string;
  /** One's own seats have a token, those of people elsewhere an invitation. */
  seats: { seat: number; token: string | null; invitation?: string | null }[];
  commitment: string;
}

export interface MyTable {
  table: string;
  missing?: boolean;
  /** It is there, but only a seat lets one look. */
  closed?: boolean;
  game: string;
  title: string;
  status: "running" | "over" | Gathering["status"];
  deciding: number;
  awaited: number[];
  your_turn: boolean;
  seats: Seat[];
  round?: string | number | null;
  label?: string | null;
  updated?: string | number | null;
  result?: Result | null;
  ends?: Ends | null;
}

/** That a table will be removed: when, and because nobody uses it or its server's keeper ends it. */
export interface Ends {
  at: string;
  why: "unused" | "keeper";
}

export interface ReplayInfo {
  replay: string;
  header: Record<string, unknown> & { game: string };
  seats: Seat[];
  steps: Step[];
  result: Result | null;
  total: number;
}

/** Where other devices of the network find the server, if it lets them. */
export const server = () => json<{ version: string; lan: string | null }>("GET", "server");

export const createTable = (table: NewTable) => json<Created>("POST", "tables", [], table);

export const snapshot = (table: string, tokens: string[]) =>
  json<Gathering | Snapshot>("GET", at(table), tokens);

export const steps = async (table: string, tokens: string[], from: number) =>
  (await json<{ steps: Step[] }>("GET", `${at(table)}/steps?from=${from}`, tokens)).steps;

export const positionAt = (table: string, tokens: string[], step: number) =>
  json<{ view: View; step: Step }>("GET", `${at(table)}/at/${step}`, tokens);

/** What is answered to a request that was carried out before: its step, and how things stand now. */
export interface Repeated {
  repeated: true;
  seq: number;
  snapshot: Snapshot;
}

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
  json<StudyState>("POST", `${at(table)}/analysis`, tokens);

export const analysis = (table: string, tokens: string[]) =>
  json<StudyState>("GET", `${at(table)}/analysis`, tokens);

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

/** Who sits where in a rematch: as before, everybody one seat on, or against stronger bots. */
export type RematchKind = "same" | "rotated" | "stronger";

export const rematch = (table: string, tokens: string[], seats: RematchKind) =>
  json<Created>("POST", `${at(table)}/rematch`, tokens, seats === "same" ? {} : { seats });

/** Who plays on from which position. */
export interface NewBranch {
  step: number;
  seats: NewSeat[];
  hints: boolean;
}

/** A practice table that goes on from a position of a finished game, with its stacks and new luck. */
export const branchTable = (table: string, tokens: string[], from: NewBranch) =>
  json<Created>("POST", `${at(table)}/branch`, tokens, from);

/** Likewise from a record that was brought. */
export const branchReplay = (replay: string, from: NewBranch) =>
  json<Created>("POST", `replays/${encodeURIComponent(replay)}/branch`, [], from);

const MINE_ROWS = 200; // the server tells of so many at a time

export async function mine(tables: { table: string; tokens: string[] }[]): Promise<MyTable[]> {
  const rows: MyTable[] = [];
  for (let at = 0; at < tables.length; at += MINE_ROWS)
    rows.push(...(await json<MyTable[]>("POST", "mine", [], { tables: tables.slice(at, at + MINE_ROWS) })));
  return rows;
}

export const record = async (table: string, tokens: string[]) =>
  (await ask("GET", `${at(table)}/record`, tokens)).text();

export const openReplay = async (text: string) => {
  const response = await fetch(`${API}/replays`, { method: "POST", body: text });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as ReplayInfo;
};

export const replayAt = (replay: string, step: number) =>
  json<{ view: View; step: Step }>("GET", `replays/${encodeURIComponent(replay)}/at/${step}`);
