/** What page and server send each other, typed (docs/protocol.md). Nothing here knows a game. */

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
  ended?: EndedTurn | null;
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
  luck?: LuckSource;
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
  | (TalkLines & { type: "talk" })
  | (Pick<AnalysisState, "status" | "done" | "total"> & { type: "analysis" })
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

/** What is answered to a request that was carried out before: its step, and how things stand now. */
export interface Repeated {
  repeated: true;
  seq: number;
  snapshot: Snapshot;
}

/** Who sits where in a rematch: as before, everybody one seat on, or against stronger bots. */
export type RematchKind = "same" | "rotated" | "stronger";

/** Who plays on from which position. */
export interface NewBranch {
  step: number;
  seats: NewSeat[];
  hints: boolean;
}

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
  /** What bots of this server's own are called, by name. */
  titles: Record<string, string>;
  version: string;
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

/** A map that one's own may begin with. */
export interface OfferedMap {
  name: string;
  title: string;
  players: number;
  text: string;
}

/** What one seat adds to the luck: the hash of it first, itself when nothing can be chosen any more. */
export interface LuckShare {
  seat: number;
  hash: string | null;
  opened: string | null;
}

/** Where the luck of a table comes from: from all who play, from the server alone, or it was chosen. */
export interface LuckSource {
  scheme: "shared-1" | "table-1" | "practice";
  /** People who add nothing, as the host did not wait for them. */
  left_out: number[];
  seats: LuckShare[];
}

export interface GatheringLuck extends LuckSource {
  /** No hash is taken any more: now all are opened. */
  fixed: boolean;
  /** Whose hash is not opened yet. */
  missing: number[];
}

export interface Gathering extends About {
  /** `ended`: it will not begin any more. */
  status: "waiting" | "ended";
  seats: Seat[];
  awaited: number[];
  luck: GatheringLuck;
  /** That a seat was taken from somebody who had come: the log will begin with it. */
  notes: { action: "invite" | "join"; seat: number; name: string }[];
}

/** The seat whose turn has just ended, and the decision that an undo of the end returns to. */
export interface EndedTurn {
  seat: number;
  to: number;
  /** How long it stays open, from the answer on. */
  seconds: number;
}

/** A line of talk; `at` is UTC, ISO 8601. */
export interface TalkLine {
  number: number;
  seat: number;
  at: string;
  text: string;
}

export interface TalkLines {
  /** Whether seats may talk at this table. */
  on: boolean;
  lines: TalkLine[];
}

/** As the server says it (docs/protocol.md, `thinking`). */
export interface Thinking {
  seat: number;
  bot: string;
  /** How long already when this was said, and how long a turn of it takes at most as a rule; in seconds. */
  elapsed: number;
  seconds: number | null;
  /** Of a bot that is not ours: how long it has for each decision. */
  limit: number | null;
}

/** What every side may expect: chances of winning, and points. */
export interface Outlook {
  wins: number[];
  points: number[];
}

/** Where something happened: `at` is the step after which the position stands that it happened in. */
export interface GamePoint {
  seq: number;
  at: number;
  turn: number;
  seat: number;
}

/** The beginning of a turn, as its seat knew it and with everything hidden laid open; last the end. */
export interface TurnOutlook extends Outlook {
  turn: number;
  at: number;
  seat: number;
  hindsight: Outlook | null;
}

export interface Gain {
  win: number;
  points: number;
}

/** A gain with its standard error. */
export interface Measured extends Gain {
  error: Gain;
}

/**
 * A side in sum: what it gave away in a decision on the mean, and how it came to its result: `before` the set-up,
 * `setup`, `luck` and what is `left` add up to it (the last four are there where the bot judges).
 */
export interface AnalysisTotal {
  decisions: number;
  loss: Gain;
  before?: Gain;
  setup?: Measured;
  luck?: Measured;
  left?: Gain;
}

export interface AnalysedDecision extends GamePoint {
  decision: number;
  choices: number;
  bot: string;
  strong: boolean;
  played: MoveValue;
  best: MoveValue[];
  loss: Gain | null;
}

/** One thing that came out in a step; `seen`: the step in which somebody else saw it first. */
export interface LuckPart extends Outlook {
  what: string;
  seen: number | null;
}

/** What a throw or a card brought every side against others that might have come, with the standard error. */
export interface LuckStroke extends GamePoint, Outlook {
  error: Outlook;
  parts: LuckPart[];
}

/** What the set-up brought against others, and what could be expected before it. */
export interface SetUp extends Outlook {
  before: Outlook;
  error: Outlook;
}

export interface Moment extends GamePoint {
  kind: "decision" | "luck";
  size: number;
}

export interface Analysis {
  bot: string;
  strong: string | null;
  /** Whether the bot gives values; without them there are no curves. */
  judged: boolean;
  turns: TurnOutlook[];
  decisions: AnalysedDecision[];
  /** Null where the bot does not judge. */
  setup: SetUp | null;
  luck: LuckStroke[];
  moments: Moment[];
  totals: AnalysisTotal[];
  result: Result | null;
}

/** How far it is, as the server says it (docs/protocol.md, Analysis). */
export interface AnalysisState {
  status: "none" | "waiting" | "running" | "done" | "failed";
  /** Of `total`; 0 while that is not known yet. */
  done: number;
  total: number;
  analysis: Analysis | null;
  /** What went wrong, or what is missing, in English. */
  message: string;
}
