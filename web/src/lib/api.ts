/** The protocol between page and server, typed (docs/protocol.md). Nothing here knows a game. */

import type { StudyState } from "./study.svelte";
import type { Thinking } from "./thought";

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
  points?: number;
  rule?: string;
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
}

export interface Result {
  points: number[];
  places: number[];
  rule: string;
}

/** What a game shows of itself; only the game's own folder knows more. */
export type View = Record<string, unknown> & { seat: number; viewer: number | null; turn: number };

/** What changes with every commit. */
export interface Position {
  seq: number;
  decision: number;
  undo_floor: number;
  deciding: number;
  provisional: boolean;
  /** The bot that decides, if one does. */
  thinking?: Thinking | null;
  view: View;
  legal?: Described[];
  courses?: Course[];
  commands?: Command[];
  seats: Seat[];
  result: Result | null;
  status: "running" | "over";
  seed: string | null;
  /** The next table with the same seats, if somebody asked for one. */
  rematch: string | null;
}

/** A table as this viewer sees it. */
export interface Snapshot extends Position {
  table: string;
  game: string;
  title: string;
  practice: boolean;
  commitment: string;
  /** Whether seats may ask what a bot would play. */
  hints: boolean;
  created: string | number;
  you: number[];
  host: boolean;
  steps_total: number;
}

export interface Push extends Position {
  type: "steps";
  steps: Step[];
}

export type LiveMessage =
  | (Snapshot & { type: "sync"; steps: Step[] })
  | Push
  | { type: "presence"; seats: Seat[] }
  | (Thinking & { type: "thinking" })
  | (Pick<StudyState, "status" | "done" | "total"> & { type: "analysis" })
  | { type: "deleted" }
  | { type: "pong" };

export interface GameOption {
  name: string;
  default: number | string;
  choices: string[];
  least: number;
  most: number;
  /** The option whose choice brings this one another default, and which. */
  follows?: string;
  defaults?: Record<string, number>;
  /** The value is a text of at most so many characters, such as a map of one's own. */
  longest?: number;
  /** The numbers of players for whom there is such an option; left out: all. */
  players?: number[];
  /** The numbers of players for whom a choice can be played; not named: all. */
  choice_players?: Record<string, number[]>;
}

export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  /** How many opponents the rules play, by number of players; left out: none. */
  automata: Record<string, number>;
  options: GameOption[];
  bots: string[];
  /** Bots that are meant for people, the weakest first. */
  strengths: string[];
  version: string;
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export interface NewSeat {
  kind: "human" | "bot";
  name: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, Value>;
  seats: NewSeat[];
  hints: boolean;
  seed?: number;
}

export interface Created {
  table: string;
  host: string;
  seats: { seat: number; token: string | null }[];
  commitment: string;
}

export interface MyTable {
  table: string;
  missing?: boolean;
  game: string;
  title: string;
  status: "running" | "over";
  deciding: number;
  your_turn: boolean;
  seats: Seat[];
  round?: string | number | null;
  label?: string | null;
  updated?: string | number | null;
}

export interface ReplayInfo {
  replay: string;
  header: Record<string, unknown> & { game: string };
  seats: Seat[];
  steps: Step[];
  result: Result | null;
  total: number;
}

/** What the server refused: for people (`message`) and for programs (`code`, `status`). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string,
    readonly body: Record<string, unknown>,
  ) {
    super(message);
  }
}

async function refusal(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const error = (body["error"] ?? {}) as Record<string, string>;
  const message = error["message"] ?? `${response.status} ${response.statusText}`;
  return new Refused(response.status, error["code"] ?? "", message, error["rule"] ?? "", body);
}

function headers(tokens: string[], json: boolean): Record<string, string> {
  const all: Record<string, string> = {};
  if (tokens.length) all["Authorization"] = `Bearer ${tokens.join(",")}`;
  if (json) all["Content-Type"] = "application/json";
  return all;
}

async function ask(method: string, path: string, tokens: string[] = [], body?: unknown) {
  const response = await fetch(`/api/${path}`, {
    method,
    headers: headers(tokens, body !== undefined),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function json<T>(method: string, path: string, tokens: string[] = [], body?: unknown) {
  return (await (await ask(method, path, tokens, body)).json()) as T;
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;

/** Where other devices of the network find the server, if it lets them. */
export const server = () => json<{ version: string; lan: string | null }>("GET", "server");

/** A text as a QR code, drawn as SVG. */
export const code = async (text: string) => (await ask("POST", "code", [], { text })).text();

export const games = () => json<GameInfo[]>("GET", "games");

export const rules = (game: string, language: string) =>
  json<Rule[]>("GET", `games/${game}/rules/${language}`);

export const messages = async (game: string, language: string) =>
  (await ask("GET", `games/${game}/messages/${language}`)).text();

/** A map that one's own may begin with. */
export interface OfferedMap {
  name: string;
  title: string;
  players: number;
  text: string;
}

export const maps = (game: string) => json<OfferedMap[]>("GET", `games/${game}/maps`);

/** What a game says about a map; which form that has only the game's own folder knows. */
export const checkMap = async (game: string, text: string): Promise<unknown> =>
  json<unknown>("POST", `games/${game}/maps/check`, [], { text });

export const generateMap = async (game: string, players: number, seed: number) =>
  (await json<{ text: string }>("POST", `games/${game}/maps/generate`, [], { players, seed })).text;

export const createTable = (table: NewTable) => json<Created>("POST", "tables", [], table);

export const snapshot = (table: string, tokens: string[]) =>
  json<Snapshot>("GET", at(table), tokens);

export const steps = async (table: string, tokens: string[], from: number) =>
  (await json<{ steps: Step[] }>("GET", `${at(table)}/steps?from=${from}`, tokens)).steps;

export const positionAt = (table: string, tokens: string[], step: number) =>
  json<{ view: View; step: Step }>("GET", `${at(table)}/at/${step}`, tokens);

export const postMove = (
  table: string,
  tokens: string[],
  move: { move_id: string; move: string; at: number; seat: number },
) => json<Push>("POST", `${at(table)}/moves`, tokens, move);

export const postCommand = (
  table: string,
  tokens: string[],
  command: { move_id: string; move: string; seat: number },
) => json<Push>("POST", `${at(table)}/commands`, tokens, command);

export const postUndo = (
  table: string,
  tokens: string[],
  undo: { move_id: string; to: number; at: number; seat: number },
) => json<Push>("POST", `${at(table)}/undo`, tokens, undo);

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
) => json<{ token: string | null }>("POST", `${at(table)}/seats/${seat}`, tokens, action);

export const deleteTable = (table: string, tokens: string[]) => ask("DELETE", at(table), tokens);

export const rematch = (table: string, tokens: string[]) =>
  json<Created>("POST", `${at(table)}/rematch`, tokens, {});

export const mine = (tables: { table: string; tokens: string[] }[]) =>
  json<MyTable[]>("POST", "mine", [], { tables });

export const record = async (table: string, tokens: string[]) =>
  (await ask("GET", `${at(table)}/record`, tokens)).text();

export const openReplay = async (text: string) => {
  const response = await fetch("/api/replays", { method: "POST", body: text });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as ReplayInfo;
};

export const replayAt = (replay: string, step: number) =>
  json<{ view: View; step: Step }>("GET", `replays/${encodeURIComponent(replay)}/at/${step}`);
