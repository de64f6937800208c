/** Written by web/generate_types.py from src/carrack/server/shapes/{*messages,{engine,analysis,box,lesson,payload,answer,people,passkey,club,notice,league,operator}_types}.py: change it there. */

export type RematchKind = "same" | "rotated" | "stronger";

export type Value = number | string;

export type Word = Message | string;

export type Single = number | string | boolean | null | Message;

export type Fact = Single | Single[] | Record<string, Single | Single[]>;

export type EditionSource = "rulebook" | "deduced" | "reconstructed" | "printed";

export type Way = "passkey" | "mail";

export type PublicKey = "public-key";

export type Wish = "required" | "preferred" | "discouraged";

export type Role = "host" | "member";

export type WantedKind = "turn" | "began" | "ended" | "waits" | "invited" | "round";

export type NoticeKind = WantedKind | "gone";

export type Lacking = "address" | "apprise" | "pywebpush";

export type BrokenWhy = "components" | "store" | "unreadable";

export type TalkPlace = "table" | "club";

/** The name of a club. */
export interface ClubPost {
  name: string;
}

/** Says a line. */
export interface ClubTalkPost {
  text: string;
}

/** A line is removed, or reported to the hosts. */
export interface ClubLinePost {
  action: "remove" | "report";
}

/** A host shares an edition, as the text of its file. */
export interface ClubEditionPost {
  game: string;
  text: string;
}

/**
 * An action of a host on a member.
 *
 * Hosts make themselves members again, and nobody else does.
 */
export interface MemberPost {
  action: "remove" | "host" | "member";
}

/** An invitation to a club. */
export interface ClubJoinPost {
  invitation: string;
}

/** Takes a free seat, under a token that the device made. */
export interface LobbyJoinPost {
  token: string;
}

/** The host says who may take a free seat without a link. */
export interface LobbyOpenPost {
  open_to: "link" | "club" | "everybody";
}

/** The host keeps a seat for a member (null: nobody). */
export interface LobbyInvitePost {
  seat: number;
  person: string | null;
}

/**
 * A league, or a Swiss of `games` rounds.
 *
 * With `round_hours` 0 no round is ever due. The league of a `club` is seen by its members only.
 */
export interface NewLeague {
  name: string;
  kind: "league" | "swiss";
  game: string;
  at_table: number;
  games: number;
  options?: Record<string, number | string>;
  clock?: Pace | null;
  rated?: boolean;
  group_size?: number;
  movers?: number;
  round_hours?: number;
  listed?: boolean;
  club?: string | null;
}

/** Changes of a league: what is not given stays; `hours` moves the due date. */
export interface LeaguePut {
  name?: string | null;
  open?: boolean | null;
  listed?: boolean | null;
  hours?: number | null;
}

/** Whether one is paired in the next round of a Swiss. */
export interface AwayPost {
  away: boolean;
}

/**
 * The host removes somebody, or replaces them `by` one.
 *
 * The place in a running season is named by the `group` and the `number`.
 */
export interface ReplacePost {
  person?: string | null;
  group?: number | null;
  number?: number | null;
  by?: string | null;
}

/** Nothing needs to be said. */
export type Nothing = Record<string, never>;

/** The wish for a seat of a new table; the game waits for a person invited `elsewhere`. */
export interface SeatWish {
  kind: "human" | "bot";
  name?: string;
  bot?: string | null;
  elsewhere?: boolean;
}

/**
 * A table as it is wanted. A `seed` makes it a practice table with repeatable draws.
 *
 * A `rated` one, for people who are signed in, has no hints. It may belong to a `club`, and be
 * `open_to` others than those with a link, if its maker is signed in; `strength` says who is
 * sought. `beside` the board, people enter all that falls.
 */
export interface NewTable {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: Record<string, number | string>;
  hints?: boolean;
  talk?: boolean;
  seed?: number | null;
  clock?: Pace | null;
  rated?: boolean;
  beside?: boolean;
  club?: string | null;
  open_to?: "link" | "club" | "everybody";
  strength?: "any" | "newcomers" | "experienced";
}

/** The players who play on from the position after step `step`. */
export interface BranchPost {
  step: number;
  seats: SeatWish[];
  hints?: boolean;
  talk?: boolean;
}

/**
 * A learner, by the name that the table shows.
 *
 * `names` are those of other seats, by seat; a bot has its own.
 */
export interface LessonPost {
  name?: string;
  names?: string[];
}

/**
 * A move by notation or by number, decided when step `at` was the newest.
 *
 * Or several `moves` of one turn, played all or not at all.
 */
export interface MovePost {
  move_id: string;
  at: number;
  move?: string | null;
  index?: number | null;
  moves?: string[] | null;
  seat?: number | null;
}

/** Goes back to before decision `to`. */
export interface UndoPost {
  move_id: string;
  to: number;
  at: number;
  seat?: number | null;
}

/** Something done out of turn. */
export interface CommandPost {
  move_id: string;
  move: string;
  seat: number;
}

/**
 * The answer to what is asked beside the board; `picked` are choices, from 0.
 *
 * `at` is that of what is asked.
 */
export interface EnteredPost {
  move_id: string;
  at: number;
  picked: number[];
  seat?: number | null;
}

/** A request to take back the last entry at a table with the board on it. */
export interface MendPost {
  move_id: string;
  at: number;
  seat?: number | null;
}

/** Nothing will be mended, and the game beside the board becomes a record. */
export interface FinishPost {
  move_id: string;
  at: number;
  seat?: number | null;
}

/** A request for a bot's move, made when step `at` was the newest. */
export interface HintPost {
  at: number;
  seat?: number | null;
}

/** A move of a line that is tried, of any seat; `command`: out of turn. */
export interface TriedMove {
  seat: number;
  move: string;
  command?: boolean;
}

/**
 * A line of moves to be tried after step `at`, from what `seat` knows there.
 *
 * Without the number of what is `imagined` it ends before the first thing that nobody can know. A
 * `bot` makes one more decision, for whoever decides after it.
 */
export interface TryPost {
  at: number;
  seat?: number | null;
  moves?: TriedMove[];
  imagined?: number | null;
  bot?: boolean;
}

/**
 * A turn tried anew after step `at`, up to the first thing that it reveals, to be compared.
 *
 * No moves: nothing is done in it. With `show` the best line is told; who knows it already names
 * it as `best`, and it is not looked for.
 */
export interface JudgePost {
  at: number;
  moves?: string[];
  show?: boolean;
  best?: string[];
}

/**
 * An action on a seat by the host, the owner or an invited person.
 *
 * `token` is a secret that the sender's device has made: 256 bits in base64url.
 */
export interface SeatAction {
  action: "accept" | "bot" | "human" | "invite" | "join" | "link" | "rename" | "resign";
  bot?: string | null;
  name?: string | null;
  invitation?: string | null;
  token?: string | null;
}

/** A seat's `hash`, or the bytes that it was published for, in hexadecimal. */
export interface LuckPost {
  seat: number;
  hash?: string | null;
  opened?: string | null;
}

/** The host begins without those who are missing, or gives the table up. */
export interface BeginPost {
  give_up?: boolean;
}

/** A line said by one of the seats whose tokens are shown. */
export interface TalkPost {
  text: string;
  seat?: number | null;
}

/** A line is removed, or said to be one that should be. */
export interface LinePost {
  action: "remove" | "report";
}

/**
 * The host allows talk or ends it, and says whether watchers read along.
 *
 * What is not given stays.
 */
export interface TalkSwitch {
  on?: boolean | null;
  overheard?: boolean | null;
}

/** The host opens a table to people without a seat, or closes it. */
export interface WatchersPost {
  open: boolean;
}

/** Stops a table, or lets it go on. */
export interface PausePost {
  paused: boolean;
}

/**
 * Asks to take back the end of one's turn, or answers somebody who asks.
 *
 * `at` is how many decisions stand.
 */
export interface ReopenPost {
  answer: "ask" | "yes" | "no";
  at: number;
  seat?: number | null;
}

/**
 * The instructions of a seat: what the server plays for it, a fixed time after a decision.
 *
 * With `ends` it ends a turn in which nothing is left to do, with `forced` it answers what
 * everybody can see is forced.
 */
export interface InstructionsPut {
  ends: boolean;
  forced: boolean;
  seat?: number | null;
}

/** The seating of a rematch. */
export interface RematchPost {
  seats?: RematchKind;
}

/** A table that a device knows, and its tokens. */
export interface MineRow {
  table: string;
  tokens?: string[];
}

/** The tables that a device knows. */
export interface Mine {
  tables: MineRow[];
}

/** A custom map, as far as it is drawn. */
export interface MapText {
  text: string;
}

/** A line of an edition as entered: its cells, and where the values come from. */
export interface SheetLine {
  cells: string[];
  source: "rulebook" | "deduced" | "reconstructed" | "printed";
}

/** An edition as entered; `sections` are lines by the section of its layout. */
export interface Sheet {
  name: string;
  title: string;
  sections: Record<string, SheetLine[]>;
}

/** An edition as a sheet, else as a text. */
export interface EditionPost {
  text?: string;
  sheet?: Sheet | null;
}

/** A random map: the same players and seed give the same map. */
export interface MapSeed {
  players: number;
  seed: number;
}

/** The first message on the WebSocket: the tokens, and the newest step seen. */
export interface Hello {
  tokens?: string[];
  since?: number | null;
}

/**
 * The only other message on the WebSocket.
 *
 * `seen` is the newest step that the page shows; null, or left out, while nobody looks at it.
 */
export interface Ping {
  type: "ping";
  seen?: number | null;
}

/** The keys with which a push to a browser is encrypted. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The address of a browser for pushes, as it writes it in JSON. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

/** A channel: the person's mailbox, a browser, or an address of a service. */
export interface ChannelPost {
  wanted: WantedKind[];
  address?: string | null;
  subscription?: Subscription | null;
}

/** The kinds of notices that are sent to a channel. */
export interface ChannelPut {
  wanted: WantedKind[];
}

/** The host names an address to which a group is told of this table. */
export interface TableChannelPost {
  address: string;
  wanted: WantedKind[];
  language?: string;
}

/** The secret of an operator's link, and the token that the device has made for itself. */
export interface OperatorPost {
  link: string;
  token: string;
}

/** The address of the server, which links begin with; empty for none. */
export interface ServerAddressPut {
  address: string;
}

/** Opens the server to the network that it is in, or closes it. */
export interface ServerOpenPut {
  open: boolean;
}

/** A decision on a reported line: it is removed, or it stays and is reported no more. */
export interface ReportedLinePost {
  kind: "table" | "club";
  place: string;
  number: number;
  action: "remove" | "keep";
}

/** Somebody wants to be remembered on this device. */
export interface PersonPost {
  name: string;
  time_zone?: string;
  language?: string;
}

/** Changes of a person: what is not given stays. */
export interface PersonPut {
  name?: string | null;
  time_zone?: string | null;
  language?: string | null;
  play_shown?: boolean | null;
}

/** The hours in which the person does not play, as a whole. */
export interface HoursPut {
  night: Night | null;
  holidays: Holiday[];
}

/** Signs out this device, another one, or all of them. */
export interface LeavePost {
  device?: string | null;
  everywhere?: boolean;
}

/** A code that a device shows, or that a link carries. */
export interface EnterPost {
  code: string;
}

/** A passkey, as a browser writes it in JSON. */
export interface PasskeyPost {
  credential: Record<string, unknown>;
}

/** An address at which the person wants to be let in by a link. */
export interface MailPost {
  address: string;
}

/** Mails a link to whoever has this address, if anybody has. */
export interface EnterMailPost {
  address: string;
}

/** Links that this person holds. */
export interface ClaimPost {
  tokens: string[];
}

/** A statement that this person's seats at a table belong to somebody else. */
export interface ReleasePost {
  table: string;
}

/**
 * The clock of a table. Times are in seconds.
 *
 * Everybody begins with `bank`; each turn in which somebody is asked for a decision brings
 * `credit`, up to `cap` (None: without limit). `out` says what happens when a clock has run out,
 * `bot` which bot then plays (None: the game's own stand-in). `nights` says whether the hours in
 * which somebody does not play are left out of the count; as wished, None stands for what is
 * usual: where games take days they are.
 */
export interface Pace {
  kind: "live" | "days";
  bank: number;
  credit: number;
  cap: number | null;
  out: "bot" | "wait" | "leave";
  bot: string | null;
  nights: boolean | null;
}

/** A message of a game's locale: its key and what it is about. */
export interface Message {
  key: string;
  args: Record<string, unknown>;
}

/** A move: its notation, text, place and cost. A game adds what else its board shows. */
export interface Move extends Record<string, unknown>, Message {
  index: number;
  move: string;
  /** The path of clicks that leads to it. */
  group: Message[];
  squares?: number[];
  square?: number;
  node?: string;
  ship?: number;
  tile?: string;
  cost?: number;
  gold?: number;
  /** Its other gains: gold, a token, points at the end. */
  brings?: Message[];
  rule?: string;
  /** Effects that cannot be undone once it is played; none for a move that can. */
  final?: Message[];
  /** Things that it gives up and undo restores, such as movement points that lapse. */
  lapses?: Message[];
}

/** A legal move. */
export interface Described extends Move {
  /** All points that it brings at once. */
  points?: number;
}

/** A command: what a seat may do out of turn. */
export interface Command extends Described {
  seat: number;
}

/** A move as a bot judges it, for the seat that decides. */
export interface MoveValue extends Move {
  /** Its chance of winning, 0 to 1; null where the bot does not judge. */
  win: number | null;
  /** Its points at the end; null where the bot does not judge. */
  points: number | null;
  visits: number;
  /** The line that the bot plans, beginning with this move, in notation. */
  line: string[];
  /** The same moves, as far as they can be described. */
  line_moves: Described[];
}

/** One move of a way, in a tree of ways; a game adds more. */
export interface Course extends Record<string, unknown> {
  /** Index of the move before it, or -1. */
  parent: number;
  move: string;
}

/** One thing that happened, as this viewer may know it; a game adds what it is about. */
export interface GameEvent extends Record<string, unknown> {
  event: string;
  rule: string;
  seat: number;
  points?: number;
  source?: string;
}

/** One step of a table's history. */
export interface Step {
  seq: number;
  kind: "setup" | "move" | "undo" | "command" | "note";
  seat: number;
  move: string;
  decision: number;
  turn: number;
  events: GameEvent[];
  undone: boolean;
  note?: Record<string, unknown>;
}

/** The result of a game, by side; `cut`: a limit ended it, and nobody has won. */
export interface Result {
  points: number[];
  places: number[];
  rule: string;
  cut?: boolean;
}

/** Points of each side if one source were scored now; `source` is named as in events. */
export interface Standing {
  source: string;
  rule: string;
  points: number[];
}

/** A place on a plain board. */
export interface Place {
  name: Word;
  holds?: Word[];
  /** The side whose colour it shows. */
  seat?: number;
  /** The number by which moves speak of it. */
  square?: number;
}

/** The position on a plain stage (`Game.plain_view`). */
export interface PlainView {
  /** The possessions of each side, by word. */
  sides: Record<string, Fact>[];
  /** The things on the table for all. */
  table?: Record<string, Fact>;
  /** The decision that is to be made now. */
  asks?: Word;
  /** A text drawn with characters, or rows of places. */
  board: string | ((Place | null)[])[];
}

/** The view of a game; only the game's own folder knows more of it. */
export interface View extends Record<string, unknown> {
  seat: number;
  viewer: number | null;
  turn: number;
  /** For a page without a stage for the game. */
  plain?: PlainView;
}

/** A seat's share of the luck: its hash, then the share once all hashes are fixed. */
export interface LuckShare {
  seat: number;
  hash: string | null;
  opened: string | null;
}

/** The source of luck: all players, the server alone, a chosen seed, or what is entered. */
export interface LuckSource {
  scheme: "shared-1" | "table-1" | "practice" | "entered";
  /** People who add nothing because the host did not wait for them. */
  left_out: number[];
  seats: LuckShare[];
}

/** The source of the luck to come, before the game begins. */
export interface GatheringLuck extends LuckSource {
  /** No hash is accepted any more: now all are opened. */
  fixed: boolean;
  /** The seats whose hash is not opened yet. */
  missing: number[];
}

/** That a seat was taken from somebody who had come: the log will begin with this note. */
export interface GatheringNote {
  action: "invite" | "join";
  seat: number;
  name: string;
}

/** The origin of a game that continues another one. */
export interface Branch {
  step: number;
  commitment: string | null;
}

/** An option that is chosen when a table is made. */
export interface GameOption {
  name: string;
  default: Value;
  choices: string[];
  least: number;
  most: number;
  /** The option that changes this one's default, and the defaults. */
  follows?: string;
  defaults?: Record<string, number>;
  /** The value is a text of at most this many characters, such as a map. */
  longest?: number;
  /** The numbers of players that have this option; left out: all. */
  players?: number[];
  /** The numbers of players for each choice; choices not listed: all. */
  choice_players?: Record<string, number[]>;
}

/** A numbered rule. */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

/** A map from which a custom map can start. */
export interface OfferedMap {
  name: string;
  title: string;
  players: number;
  text: string;
}

/** A position as a bot sees it: a hint. */
export interface Assessment {
  seq: number;
  bot: string;
  seat: number;
  moves: MoveValue[];
  /** Of every side; empty where the bot does not judge. */
  wins: number[];
  points: number[];
  iterations: number;
  seconds: number;
}

/** The first line of a record (docs/core.md). */
export interface RecordHeader extends Record<string, unknown> {
  game: string;
}

/** The expectation of a side: its chance of winning, and points. */
export interface Outlook {
  wins: number[];
  points: number[];
}

/** The place of something in a game: `at` is the step that led to the position. */
export interface GamePoint {
  seq: number;
  at: number;
  turn: number;
  seat: number;
}

/** The outlook as a turn begins, for its seat and with everything revealed; or at the end. */
export interface TurnOutlook extends Outlook {
  turn: number;
  at: number;
  seat: number;
  hindsight: Outlook | null;
}

/** A change of one side's outlook. */
export interface Gain {
  win: number;
  points: number;
}

/** A gain with its standard error. */
export interface Measured extends Gain {
  error: Gain;
}

/**
 * The totals of a side: its mean loss per free turn, and how it got its result.
 *
 * `before` the set-up, `setup`, `luck` and what is `left` add up to that, where the bot judges; so
 * do `chance` (set-up and luck) and `skill`.
 */
export interface AnalysisTotal {
  decisions: number;
  free: number;
  loss: Gain | null;
  before?: Gain;
  setup?: Measured;
  luck?: Measured;
  left?: Gain;
  result?: Gain;
  chance?: Gain;
  skill?: Measured;
}

/**
 * The decisions of a seat from one reveal to the next: what was played, and the best found.
 *
 * `until` is its last step. It is `free` if it mattered what was played, `strong` if it was looked
 * at closely, `listed` if its loss is clear enough to be shown.
 */
export interface AnalysedDecision extends GamePoint {
  until: number;
  decision: number;
  choices: number;
  free: boolean;
  strong: boolean;
  listed: boolean;
  played: MoveValue;
  best: MoveValue[];
  loss: Gain | null;
  error: Gain | null;
}

/** The loss of a strength in the same positions. */
export interface StrengthLoss extends Measured {
  name: string;
  pr: number | null;
}

/** The loss in a third of the game. */
export interface PhaseLoss extends Gain {
  free: number;
}

/** The loss where a kind of action was wrong, by the key of its description. */
export interface KindLoss extends Gain {
  key: string;
}

/** Points that the best turns score at once from a source, beyond those of the turns played. */
export interface SourceMissed {
  key: string;
  points: number;
}

/** A PR with its interval of 95 %. */
export interface Pr {
  value: number;
  low: number;
  high: number;
}

/** The PR that a strength would have had in the same positions. */
export interface StrengthPr {
  name: string;
  pr: number;
}

/** The strength that a PR stands for; `next` is that above it where it lies between two. */
export interface Like {
  how: "at" | "between" | "below" | "above";
  strength: string;
  next: string | null;
}

/** A rating of play: what a seat lost, and what each strength would have lost. */
export interface Rating {
  seat: number;
  free: number;
  looks: number;
  loss: Measured;
  strengths: StrengthLoss[];
  phases: PhaseLoss[];
  kinds: KindLoss[];
  /** Null below ten free turns. */
  pr: Pr | null;
  /** Points lost in a free turn. */
  points: number | null;
  /** Null where it may still be any strength. */
  like: Like | null;
}

/** One thing that was revealed in a step. */
export interface LuckPart extends Outlook {
  what: string;
  /** The step in which somebody else saw it first. */
  seen: number | null;
}

/** The gain of each side by a throw or card, compared with other possible ones. */
export interface LuckStroke extends GamePoint, Outlook {
  error: Outlook;
  parts: LuckPart[];
}

/** The gains by the set-up, compared with other possible ones, and the expectation before it. */
export interface SetUp extends Outlook {
  before: Outlook;
  error: Outlook;
}

/** A decision or stroke of luck that changed the result most. */
export interface Moment extends GamePoint {
  kind: "decision" | "luck";
  size: number;
}

/** The analysis of a finished game. */
export interface Analysis {
  form: number;
  game: string;
  sides: number;
  bot: string;
  strong: string | null;
  /** Those of a close look; 0 where there was none. */
  playouts: number;
  /** Whether the network that judges is one that no player has. */
  second: boolean;
  /** Whether the bot gives values; without them there are no curves. */
  judged: boolean;
  turns: TurnOutlook[];
  decisions: AnalysedDecision[];
  /** Null where the bot does not judge. */
  setup: SetUp | null;
  luck: LuckStroke[];
  moments: Moment[];
  totals: AnalysisTotal[];
  /** Of each seat; empty until all is known, and where nothing is rated. */
  rating: Rating[];
  /** Of each rated seat; earlier versions did not tell. */
  sources?: SourceMissed[][];
  result: Result | null;
}

/** A message with the same in English. */
export interface Said {
  key: string;
  args: Record<string, unknown>;
  message: string;
}

/** A map as the text of its file. */
export interface MapText {
  text: string;
}

/** A problem of a map: the `line` of its file (0: none) and the key there. */
export interface MapProblem {
  line: number;
  key: string;
  /** The map can be played all the same. */
  warning: boolean;
  message: Said;
}

/** The findings about a map. A game adds what it measures on it. */
export interface JudgedMap {
  playable: boolean;
  problems: MapProblem[];
}

/** A line of an edition as entered. */
export interface EditionLine {
  cells: string[];
  source: EditionSource;
}

/** An edition as entered; `sections` are lines by the section of its layout. */
export interface EditionSheet {
  name: string;
  title: string;
  sections: Record<string, EditionLine[]>;
}

/** The content of a cell of an edition. */
export interface EditionColumn {
  key: string;
  kind: "text" | "word" | "words" | "whole" | "wholes" | "pairs" | "share" | "yes" | "drawing";
  choices: string[];
  /** The keys of the game's texts for the choices; empty: they stand as they are. */
  names: string[];
  label: boolean;
  side: number;
  /** The key of its text, if it is not made from its own. */
  name: string;
}

/** A part of an edition. */
export interface EditionSection {
  key: string;
  /** `values`: every column is a line; else lines have all columns. */
  form: "values" | "list" | "named";
  rule: string;
  columns: EditionColumn[];
  name: string;
}

/** A problem of an edition, and where it is. */
export interface EditionProblem {
  section: string;
  /** Counted from 0; -1: all of them. */
  line: number;
  cell: number;
  warning: boolean;
  message: Said;
  rule: string;
}

/** The findings about an edition. */
export interface JudgedEdition {
  playable: boolean;
  problems: EditionProblem[];
  text: string;
  /** The other options of a table with it; only of what can be played. */
  options?: Record<string, Value>;
  /** null: the text is no TOML. */
  sheet: EditionSheet | null;
  layout: EditionSection[];
}

/** The difference of a game's view from the one before. A game adds fields of its own. */
export interface Frame {
  seat?: number;
  viewer?: number | null;
  turn?: number;
  plain?: PlainView;
}

/** A goal of a lesson: the key of a few words about it, or null. */
export interface LessonGoal {
  say: string | null;
}

/** A step of a lesson: its prompt by key, what is pointed at, shown moves, and goals. */
export interface LessonStep {
  say: string;
  point: string[];
  show: string[];
  goals: LessonGoal[];
}

/** A sentence, by key, for the first event of a kind, with some of its fields. */
export interface Explanation {
  event: string;
  say: string;
  where: Record<string, unknown>;
}

/** A lesson of a game, with the rules that it teaches; `title` is the key of a text. */
export interface Lesson {
  name: string;
  title: string;
  rules: string[];
  steps: LessonStep[];
  /** The explanations in the first games after the course. */
  explains: Explanation[];
}

/** The state of a step of a lesson. */
export interface LessonStepState {
  /** For each of its goals whether it is met; for each move that it shows whether it is played. */
  met: boolean[];
  /** The key of the sentence about a mistake, or an empty text. */
  slip: string;
}

/** The lesson that a table belongs to, and how far its steps are. */
export interface LessonState {
  name: string;
  steps: LessonStepState[];
}

/** A seat and its owner. Automata, which have no seat, come after the seats. */
export interface Seat {
  seat: number;
  name: string;
  kind: "human" | "bot" | "automaton";
  bot: string | null;
  online: boolean;
  resigned: boolean;
  /** Present from the start; awaited; awaited, with the link opened; came by link; left out. */
  arrival: "here" | "awaited" | "opened" | "came" | "absent";
  /** There is an invitation that nobody has used yet. */
  invited: boolean;
}

/** A bot at work on its turn. Times are in seconds. */
export interface Thinking {
  seat: number;
  bot: string;
  since: string;
  elapsed: number;
  /** The usual upper limit for the length of its turn. */
  seconds: number | null;
  /** For a user's bot: the time it has for each decision. */
  limit: number | null;
}

/** A bot begins to think. */
export interface ThinkingMessage extends Thinking {
  type: "thinking";
}

/** The seat whose turn has just ended, and the decision to which undoing that returns. */
export interface EndedTurn {
  seat: number;
  to: number;
  /** Seconds for which that is possible, from the answer on. */
  seconds: number;
}

/** The turn whose end can be taken back if the others consent, until somebody acts. */
export interface Reopening {
  seat: number;
  /** Whether that has been asked; otherwise the seat may ask. */
  asked: boolean;
  /** The seats that have yet to consent. */
  awaited: number[];
}

/** The reason of a table's pause, and by which seat (null: the host). */
export interface Paused {
  why: "asked" | "nobody";
  seat: number | null;
}

/** The clock of a seat. Times are in milliseconds. */
export interface SeatClock {
  seat: number;
  left: number;
  /** The time used in the game so far. */
  used: number;
  running: boolean;
  /** The time has run out in this turn, and nobody has come back since. */
  out: boolean;
  /** It stands still although it is `running`: its person does not play at this hour. */
  still: boolean;
  /** The time at which a `running` clock next stops or resumes; null where it runs on. */
  until: number | null;
}

/** The clocks of the people at a table, at a time of the server. */
export interface Clocks {
  /** Milliseconds since 1970; the clocks that run go on from here. */
  at: number;
  seats: SeatClock[];
  /** The seats that want the game paused, or, while it is, continued: it needs all people. */
  agreed: number[];
}

/** That a table will be removed: when, and why. */
export interface Ends {
  at: string;
  why: "unused" | "keeper";
}

/** The part of a position that everybody is shown. */
export interface Common {
  seq: number;
  steps_total: number;
  status: "running" | "over";
  decision: number;
  undo_floor: number;
  deciding: number;
  /** The seats whose people have yet to sit down; nobody can play before. */
  awaited: number[];
  provisional: boolean;
  /** The bot that decides, if one does. */
  thinking: Thinking | null;
  /** The turn that has just ended and can still be undone, if there is one. */
  ended: EndedTurn | null;
  /** The turn that can be taken back with the consent of others, if there is one. */
  reopening: Reopening | null;
  paused: Paused | null;
  /** The clocks, if the table has any. */
  clocks: Clocks | null;
  seats: Seat[];
  /** Points if public things that are not yet scored were scored now, by source. */
  standing: Standing[];
  result: Result | null;
  seed: string | null;
  /** The next table with the same seats, if somebody asked for one. */
  rematch: string | null;
  /** The lesson that is played here, if the table was made for one. */
  lesson: LessonState | null;
}

/** The question that is to be answered now, in words of the game. */
export interface Question {
  about: Word;
  /** The meaning of each value; none where there is only one. */
  labels: Word[];
  /** For each value that is wanted what it may be; nothing for whoever may not answer. */
  choices: Word[][];
  /** Whether no choice may be given twice. */
  distinct: boolean;
  /** The seat that alone may see it, and answers; null: any seat. */
  seat: number | null;
  /** The move that waits for it, in notation; empty: the set-up. */
  move: string;
  /** The number of values that were entered for it before this. */
  entered: number;
  /** The events so far in the decision that waits for it. */
  events: GameEvent[];
}

/** A game beside its board, while it can still be mended. */
export interface Tabletop {
  /** The number of entries and moves so far: a request to enter or mend names it. */
  at: number;
  /** The question; null while a decision is wanted, or when the game is over. */
  asked: Question | null;
  /** Whether something can be taken back by mending. */
  mends: boolean;
  /** The game is over, and waits to be kept as a record. */
  finished: boolean;
}

/** The part of a position that only this viewer is shown. */
export interface Own {
  viewer: number | null;
  view: View;
  legal: Described[];
  /** Things that ending the turn now would give up, in words of the game, if the viewer acts. */
  left: Message[];
  courses: Course[];
  commands: Command[];
  /** The entries at a table with the board on it; null at others, and once its record is kept. */
  beside: Tabletop | null;
}

/** The constants of a table, and this viewer's part in it. */
export interface About {
  table: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, Value>;
  practice: boolean;
  /** The hash of the server's part of the luck. */
  commitment: string;
  created: string;
  /** The clock that was agreed on; null: none. */
  clock: Pace | null;
  /** Whether seats may ask what a bot would play. */
  hints: boolean;
  /** Whether its game is rated. */
  rated: boolean;
  /** Whether seats may talk, as it was when this was sent. */
  talk: boolean;
  /** Whether people without a seat may watch. */
  watchable: boolean;
  /** The club to which it belongs, for its members: nobody else is told. */
  club: string | null;
  /** The people who may take a free seat without a link. */
  open_to: "link" | "club" | "everybody";
  /** Whether seats know different things: a shared screen is covered between them. */
  secretive: boolean;
  you: number[];
  host: boolean;
  /** Seats whose invitations were shown. */
  invited: number[];
  /** Seats that once belonged to this device, and now to somebody else. */
  lost: number[];
}

/** The terms that were fixed when the game began. */
export interface Begun {
  branch: Branch | null;
  luck: LuckSource;
}

/** A table without a game: it waits for its people, or ended before the game could begin. */
export interface Waiting {
  seq: number;
  status: "waiting" | "ended";
  deciding: number;
  awaited: number[];
  seats: Seat[];
  luck: GatheringLuck;
  notes: GatheringNote[];
  /** At a table beside its board, whose set-up is being entered. */
  beside: Tabletop | null;
  view: null;
  legal: Described[];
  rematch: null;
}

/** Steps as a viewer may know them. */
export interface Steps {
  steps: Step[];
}

/** The steps of a commit, with the new position. */
export interface NewSteps extends Steps {
  type: "steps";
}

/** The first message: the whole table and the missed steps. */
export interface Sync extends Steps {
  type: "sync";
}

/** A table that waits has changed. */
export interface GatheringChange {
  type: "gathering";
}

/** The people who are present now. */
export interface Presence {
  seats: Seat[];
  type: "presence";
}

/** The table will be removed, or (null) no longer. */
export interface EndsMessage {
  ends: Ends | null;
  type: "ends";
}

/** The host has opened the table to watchers, or closed it. */
export interface Watchable {
  watchable: boolean;
  type: "watchable";
}

/** A line of talk; `at` is UTC, ISO 8601. */
export interface TalkLine {
  number: number;
  seat: number;
  at: string;
  /** Empty: the line was removed. */
  text: string;
  /** Whether somebody finds that it should be removed; only the host is told. */
  reported: boolean;
}

/** The talk so far. */
export interface TalkLines {
  /** Whether seats may talk at this table. */
  on: boolean;
  /** Whether people without a seat read along before the end. */
  overheard: boolean;
  lines: TalkLine[];
}

/** Somebody has said something, a line has changed, or the host has switched talk on or off. */
export interface TalkMessage extends TalkLines {
  type: "talk";
}

/** The progress of an analysis. */
export interface AnalysisProgress {
  status: "none" | "waiting" | "running" | "done" | "failed";
  /** Steps done, out of `total`; 0 while that is not known yet. */
  done: number;
  total: number;
}

/** The progress of an analysis, pushed. */
export interface AnalysisMessage extends AnalysisProgress {
  type: "analysis";
}

/** The state of an analysis, with the result when it is done. */
export interface AnalysisState extends AnalysisProgress {
  analysis: Analysis | null;
  /** The findings so far, while it is made: the decisions and luck that mattered most. */
  so_far: Analysis | null;
  /** The fault, or what is missing, in English. */
  message: string;
  /** Of the same in the texts of the server. */
  key: string;
  args: Record<string, unknown>;
}

/** The table is gone. */
export interface Deleted {
  type: "deleted";
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** The answer to a request that was carried out before. */
export interface Repeated {
  repeated: true;
  /** The step that it led to. */
  seq: number;
  snapshot: Snapshot;
}

/** The secret of a seat: a token for the maker's own, an invitation for people elsewhere. */
export interface NewSeatSecret {
  seat: number;
  token: string | null;
  invitation: string | null;
}

/** A new table, and the secrets that open it. */
export interface Created {
  table: string;
  host: string | null;
  seats: NewSeatSecret[];
  commitment: string;
  status: string;
}

/** A table that was read from a file, with its new links. */
export interface ReadTable extends Created {
  title: string;
  /** The names at its seats. */
  players: string[];
  /** Always so if the game is not over. */
  practice: boolean;
}

/** A line of a file of tables that was not read, and why. */
export interface Skipped {
  line: number;
  /** Its name in the file, if that can be read. */
  table: string | null;
  /** `here` if nothing is lost: the table is here already. */
  code: string;
  key: string;
  args: Record<string, unknown>;
  message: string;
}

/** The outcome of reading a file of tables. */
export interface TablesFile {
  tables: ReadTable[];
  skipped: Skipped[];
}

/** A table that a device knows. `due_in` is how many milliseconds its clock still lasts. */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  status: "running" | "over" | "waiting" | "ended";
  practice: boolean;
  deciding: number;
  awaited: number[];
  your_turn: boolean;
  due_in: number | null;
  you: number[];
  host: boolean;
  seats: Seat[];
  created: string;
  updated: string;
  rematch: string | null;
  result: Result | null;
  ends: Ends | null;
  /** Its league, among the tables of a person who may see it. */
  league: TableLeague | null;
}

/** A rating of play in a game, over all analysed tables that somebody may see as theirs. */
export interface Played {
  game: string;
  title: string;
  games: number;
  /** The tables that are over and not analysed, or by an earlier version. */
  missing: string[];
  free: number;
  pr: Pr | null;
  points: number | null;
  strengths: StrengthPr[];
  like: Like | null;
  /** The mean of a game, as are `chance` and `skill`; null without games. */
  result: Gain | null;
  chance: Gain | null;
  skill: Measured | null;
  phases: PhaseLoss[];
  kinds: KindLoss[];
  sources: SourceMissed[];
}

/** A table that no longer exists, or that can be seen only with a seat. */
export interface MissingTable {
  table: string;
  missing: true;
  closed?: true;
}

/** An uploaded record. */
export interface ReplayInfo {
  replay: string;
  title: string;
  header: RecordHeader;
  seats: Seat[];
  steps: Step[];
  result: Result | null;
  total: number;
  /** The seed of a whole practice game, in hexadecimal, if all draws follow from it. */
  seed: string | null;
}

/** The position after a step. */
export interface PastPosition {
  seq: number;
  deciding: number;
  view: View;
  step: Step;
}

/** A position that was tried: what a table shows of one, and more, for moves of any seat. */
export interface TriedPosition {
  view: View;
  /** The moves of whoever decides. */
  legal: Described[];
  left: Message[];
  courses: Course[];
  /** The commands of all seats. */
  commands: Command[];
  standing: Standing[];
  result: Result | null;
}

/** A line of moves as it was tried, and the position that came of it. */
export interface Try {
  at: number;
  seat: number;
  imagined: number | null;
  /** The line with the bot's move, as the seat would see it at a table. */
  steps: Step[];
  /** The number of those that rest on nothing imagined. */
  sure: number;
  /** The rest was not tried: the next move draws or reveals, and nothing is imagined. */
  stopped: boolean;
  /** The bot's move, even if it was not tried. */
  chosen: string | null;
  deciding: number;
  turn: number;
  over: boolean;
  position: TriedPosition;
}

/** A turn that was tried anew, compared with the best one in its position. */
export interface JudgedTurn {
  /** Whether it is as good as the best, as far as the judge can tell. */
  accepted: boolean;
  loss: Measured;
  tried: MoveValue;
  /** Only if it was asked for. */
  best: MoveValue | null;
}

/** A game's description of itself in one language; empty where it has none. */
export interface GameAbout {
  title: string;
  what: string;
  /** The length of a game. */
  length: string;
}

/** An ES module that draws a game in a page. */
export interface GameModule {
  /** Seen from the page's own. */
  address: string;
  /** All of the table, or the board alone on the plain stage. */
  draws: "stage" | "board";
  /** The other parts that it has of the game, by the names of its exports. */
  parts: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  /** The number of automata, by number of players; left out: none. */
  automata: Record<string, number>;
  options: GameOption[];
  bots: string[];
  /** Bots that are meant for people, the weakest first. */
  strengths: string[];
  /** The titles of bots added to this server, by name. */
  titles: Record<string, string>;
  /** The usual most seconds of a bot's whole turn here, by name. */
  seconds: Record<string, number>;
  version: string;
  maps: boolean;
  /** Whether it has editions that people may enter. */
  editions: boolean;
  /** Whether it can be played beside its board: people enter what falls. */
  by_hand: boolean;
  /** The module that draws it; null: the page draws it plainly. */
  module: GameModule | null;
  /** The number of its lessons. */
  lessons: number;
  /** By language. */
  about: Record<string, GameAbout>;
}

/**
 * The version, and the address for other devices on the network, if it is open to them.
 *
 * `address` is that of the server, which links begin with, if anybody has said one.
 * `open_with` is what to type on the server's machine so that other devices can come, where only
 * that machine can; empty if it is in no network. `left_out` are installed games that cannot be
 * loaded. Only devices nearby hear of these three.
 */
export interface ServerInfo {
  version: string;
  lan: string | null;
  open_with: string | null;
  left_out: string[];
  address: string | null;
}

/** The result of an action on a seat; `invitation` is the secret of a new one. */
export interface SeatChange {
  seat: Seat;
  invitation: string | null;
  seq: number;
}

/** Whether a table is paused. */
export interface PauseState {
  paused: Paused | null;
  seq: number;
}

/** Whether the end of a turn is still asked for, or can be. */
export interface ReopeningState {
  reopening: Reopening | null;
  seq: number;
}

/**
 * The instructions of an own seat, which nobody else is told of.
 *
 * `played` are the steps that were played by them. `dropped` says why they were dropped: a `bot`
 * plays, its person has `resigned`, or has `undone` what was played so.
 */
export interface Instruction {
  seat: number;
  ends: boolean;
  forced: boolean;
  played: number[];
  dropped: "bot" | "resigned" | "undone" | null;
}

/** The instructions of the own seats, and whether there can be any at this table. */
export interface Instructions {
  possible: boolean;
  seats: Instruction[];
}

/** Whether a table will be removed. */
export interface EndsState {
  ends: Ends | null;
}

/** The reason for which a request is refused. */
export interface Error {
  /** A code for programs. */
  code: string;
  /** The sentence for people, in English. */
  message: string;
  /** The key of that sentence in the texts of the server or the game. */
  key: string;
  args: Record<string, unknown>;
  /** The rule that forbids it. */
  rule: string;
  /** The part of the request that is wrong. */
  field: string | null;
}

/** A person as they see themselves; `play_shown`: others may see how well they play. */
export interface Person {
  name: string;
  time_zone: string;
  language: string;
  created: string;
  play_shown: boolean;
}

/** A device where the person is signed in; `here` says that it is the one that asks. */
export interface Device {
  device: string;
  words: string;
  created: string;
  seen: string;
  here: boolean;
}

/** A passkey of the person; `party` is the name of the server that it was made for. */
export interface Passkey {
  passkey: string;
  words: string;
  party: string;
  created: string;
  used: string;
}

/** The hours of a night in the person's time zone: from one of the day to another one. */
export interface Night {
  begin: number;
  end: number;
}

/** Days of a holiday in the person's time zone, both included. */
export interface Holiday {
  first: string;
  last: string;
}

/** The hours in which the person does not play; holidays that are over are left out. */
export interface Hours {
  night: Night | null;
  holidays: Holiday[];
  /** The days that can still be holidays this year. */
  left: number;
  /** The most days of holidays in a year. */
  most: number;
  /** The hours that a night has at most. */
  longest: number;
}

/**
 * The person who asks; `person` is null for somebody who is not signed in.
 *
 * `hours` is when they do not play; `mail` is their address, if they have shown that they read it;
 * `offers` are the ways in that this server offers beside codes; `clubs` says whether it has any,
 * or they may found some.
 */
export interface Me {
  person: Person | null;
  hours: Hours | null;
  devices: Device[];
  passkeys: Passkey[];
  mail: string | null;
  offers: Way[];
  clubs: boolean;
}

/** A rating after a game that ended then. */
export interface RatingPoint {
  ended: string;
  rating: number;
  sigma: number;
}

/** A category of the score sheet: points a game, of a person and of all others. */
export interface Source {
  source: string;
  mine: number;
  others: number;
}

/** Somebody's rating in a game with a number of players; the curve ends with it. */
export interface RatedKind {
  game: string;
  players: number;
  rating: number;
  sigma: number;
  curve: RatingPoint[];
  sources: Source[];
}

/** An opponent: a person by the pseudonym, or a bot. */
export interface Opponent {
  name: string;
  person: string | null;
  place: number;
}

/** A rated game of somebody's; its table and the others are told to those who took part. */
export interface RatedResult {
  table: string | null;
  game: string;
  players: number;
  ended: string;
  place: number;
  points: number;
  others: Opponent[];
}

/** The rated games of a person, the latest first, and what follows from them. */
export interface Profile {
  name: string;
  person: string;
  you: boolean;
  ratings: RatedKind[];
  games: RatedResult[];
}

/**
 * The rating of somebody's play, for others: all games together, nothing of a single one.
 *
 * The fields are those of :class:`PlayedPayload`.
 */
export interface ShownPlay {
  game: string;
  title: string;
  games: number;
  pr: Pr;
  strengths: StrengthPr[];
  like: Like | null;
}

/** A code for one use, good until a time. */
export interface Code {
  code: string;
  until: string;
}

/** The seats' links that were shown and belong to other people already. */
export interface Claims {
  others: string[];
}

/** The site for which a passkey is good. */
export interface PasskeySite {
  id: string;
  name: string;
}

/** The future owner of a passkey. */
export interface PasskeyUser {
  id: string;
  name: string;
  displayName: string;
}

/** A kind of passkey that is taken. */
export interface PasskeyKind {
  type: PublicKey;
  alg: number;
}

/** A passkey by its name. */
export interface KnownPasskey {
  id: string;
  type: PublicKey;
}

/** The demands on a device that makes a passkey. */
export interface Authenticator {
  residentKey: Wish;
  requireResidentKey: boolean;
  userVerification: Wish;
}

/** The options with which a browser makes a passkey. */
export interface PasskeyOptions {
  rp: PasskeySite;
  user: PasskeyUser;
  challenge: string;
  pubKeyCredParams: PasskeyKind[];
  timeout: number;
  excludeCredentials: KnownPasskey[];
  authenticatorSelection: Authenticator;
  attestation: "none" | "indirect" | "direct" | "enterprise";
}

/** The options with which a browser enters by a passkey. */
export interface EnterOptions {
  challenge: string;
  timeout: number;
  rpId: string;
  allowCredentials: KnownPasskey[];
  userVerification: Wish;
}

/** A club that the person belongs to. */
export interface MyClub {
  club: string;
  name: string;
  role: Role;
  /** The number of its members. */
  members: number;
}

/** The clubs of a person, and whether they may found others. */
export interface Clubs {
  may_found: boolean;
  clubs: MyClub[];
}

/** A member of a club; `person` is the pseudonym. */
export interface Member {
  person: string;
  name: string;
  role: Role;
  since: string;
  you: boolean;
}

/** A club as its members see it. */
export interface Club {
  club: string;
  name: string;
  created: string;
  role: Role;
  /** Everybody who is signed in here belongs to it. */
  everybody: boolean;
  /** There is a link that lets people join. */
  invitation: boolean;
  members: Member[];
}

/** An edition that a club shares; `at` is UTC. */
export interface ClubEdition {
  number: number;
  game: string;
  name: string;
  title: string;
  at: string;
}

/** The editions of a club, the latest first. */
export interface ClubEditions {
  editions: ClubEdition[];
}

/** The options of a table with such an edition: its text, and what follows from it. */
export interface ClubEditionOptions {
  edition: ClubEdition;
  options: Record<string, number | string>;
}

/** A line of talk in a club; `person` is the pseudonym of who has said it, `at` is UTC. */
export interface ClubLine {
  number: number;
  person: string;
  name: string;
  at: string;
  /** Empty: the line was removed. */
  text: string;
  /** Whether somebody finds that it should be removed; only hosts are told. */
  reported: boolean;
  you: boolean;
}

/** The talk in a club, in order. */
export interface ClubTalk {
  lines: ClubLine[];
}

/** The secret of a new invitation to a club. */
export interface ClubInvitation {
  invitation: string;
}

/** The club that an invitation is to; `member` says that who asks belongs to it already. */
export interface InvitedClub {
  club: string;
  name: string;
  members: number;
  member: boolean;
}

/** A seat of a listed table; `invited` is the name of whoever it is kept for. */
export interface ListedSeat {
  seat: number;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
  /** Whether the reader may sit down here. */
  free: boolean;
  /** Nobody sits here yet. */
  waiting: boolean;
  you: boolean;
  invited: string | null;
  /** From 1, once the game is over. */
  place: number | null;
  points: number | null;
  won: boolean;
}

/** A table that is listed for the person who asks. */
export interface ListedTable {
  table: string;
  game: string;
  title: string;
  club: string | null;
  club_name: string | null;
  open_to: "link" | "club" | "everybody";
  strength: "any" | "newcomers" | "experienced";
  status: "waiting" | "running" | "over" | "ended";
  created: string;
  updated: string;
  players: number;
  clock: Pace | null;
  rated: boolean;
  hints: boolean;
  watchable: boolean;
  /** Whether the reader is its host. */
  host: boolean;
  /** The seat that is kept for who asks. */
  invited: number | null;
  seats: ListedSeat[];
}

/** The tables that are listed for the person who asks, those that wait first. */
export interface Lobby {
  tables: ListedTable[];
}

/** The seat that somebody has taken. */
export interface LobbySeat {
  table: string;
  seat: number;
}

/**
 * A way on which somebody is told things. Its address is shown to nobody.
 *
 * `label` is a host, a mailbox or a device; `sent` is when it last took something, `failed` since
 * when it takes nothing, `gone` when its address was given up and forgotten.
 */
export interface Channel {
  channel: string;
  kind: string;
  label: string;
  wanted: WantedKind[];
  created: string;
  sent: string | null;
  failed: string | null;
  gone: string | null;
}

/** Something that somebody was to be told, and that no address took. */
export interface GivenUp {
  kind: NoticeKind;
  table: string | null;
  at: string;
}

/**
 * The ways on which a person is told things, or those of a table.
 *
 * `kinds` are what can be told, `services` the kinds of addresses that are taken; `mail` is the
 * person's mailbox, `push_key` what a browser needs to be told. `given_up` is what could not be
 * told.
 */
export interface Notices {
  channels: Channel[];
  kinds: WantedKind[];
  services: string[];
  missing: Lacking[];
  mail: string | null;
  push_key: string | null;
  given_up: GivenUp[];
}

/** The channel that a link ends; `stopped`: there is none any more. */
export interface Stop {
  kind: string;
  label: string;
  stopped: boolean;
}

/** The number of entries that remind people that others wait. */
export interface Nudged {
  told: number;
}

/**
 * A league in a list: its name and game, how many are in it, the season and its round.
 *
 * `yours` says whether the asker has joined, `late` whether others wait for them.
 */
export interface LeagueCard {
  league: string;
  name: string;
  kind: "league" | "swiss";
  game: string;
  at_table: number;
  members: number;
  season: number;
  round: number;
  open: boolean;
  yours: boolean;
  late: boolean;
  /** The club to which it belongs. */
  club: string | null;
}

/** The league of a table, and in which of its rounds the game is played. */
export interface TableLeague {
  league: string;
  name: string;
  season: number;
  round: number;
}

/** The same for one table; null where it is of none that the asker may see. */
export interface TableLeagueAnswer {
  league: TableLeague | null;
}

/** The leagues of the asker, and others that can be joined. */
export interface Leagues {
  mine: LeagueCard[];
  open: LeagueCard[];
}

/** Somebody who plays from the next season on (in a Swiss, from the next round). */
export interface LeagueMember {
  person: string;
  name: string;
  you: boolean;
  away: boolean;
}

/**
 * A line of a group's standings: who has a number.
 *
 * `name` is null for somebody who was deleted; `gone`: has left, and nobody plays in their place.
 */
export interface Line {
  place: number;
  number: number;
  person: string | null;
  name: string | null;
  you: boolean;
  gone: boolean;
  points: number;
  opposition: number;
  wins: number;
  played: number;
  missed: number;
}

/**
 * A game: the numbers by seat, the table, the places once it counts (0: missing).
 *
 * `late` are the numbers of those for whom the others wait.
 */
export interface LeagueGame {
  seats: number[];
  table: string | null;
  places: number[] | null;
  late: number[];
}

/** The cost of a round of a Swiss: earlier meetings, and the distance of people's points. */
export interface RoundCost {
  meetings: number;
  apart: number;
  least_meetings: number;
  least_apart: number;
}

/** A round of a group, with the numbers of those who sit out; in a Swiss with its cost. */
export interface LeagueRound {
  round: number;
  games: LeagueGame[];
  out: number[];
  cost: RoundCost | null;
}

/** The cost of a pairing. */
export interface Cost {
  games: number;
  seats: number;
  meetings: number;
}

/** The cost of a group's pairing, its lower bound, and the proof that it is best. */
export interface Pairing {
  games: number;
  cost: Cost;
  least: Cost;
  shown: "bound" | "search" | "unknown";
}

/** A group: the standings, the rounds, and the pairing (of a Swiss: null). */
export interface Group {
  group: number;
  lines: Line[];
  rounds: LeagueRound[];
  pairing: Pairing | null;
}

/** A season; `round` is the one that is played, 0 when none is. */
export interface Season {
  season: number;
  seed: string;
  round: number;
  rounds: number;
  due: string | null;
  over: boolean;
  groups: Group[];
}

/** The terms of a league, set when it was made; `round_hours` 0: no round is ever due. */
export interface Terms {
  kind: "league" | "swiss";
  game: string;
  at_table: number;
  games: number;
  options: Record<string, number | string>;
  clock: Pace | null;
  rated: boolean;
  group_size: number;
  movers: number;
  round_hours: number;
}

/** A league as somebody sees it. */
export interface League {
  league: string;
  name: string;
  /** The club to which it belongs. */
  club: string | null;
  terms: Terms;
  open: boolean;
  listed: boolean;
  host: string | null;
  you_host: boolean;
  signed_in: boolean;
  yours: boolean;
  members: LeagueMember[];
  seasons: number;
  season: Season | null;
  can_begin: boolean;
}

/** A server as its operator sees it. */
export interface OwnServer {
  /** The address that links begin with; empty if there is none. */
  address: string;
  /** It is given by the settings, which win over the page. */
  address_given: boolean;
  /** Others in the network of the server reach it. */
  open: boolean;
  /** It can be opened to the network, and closed, from the page. */
  may_open: boolean;
  /** The address for others in the same network. */
  lan: string | null;
  /** The command that opens it, where only this machine reaches it and the page cannot. */
  open_with: string | null;
  /** The devices that are the operator's. */
  devices: Device[];
}

/**
 * A line of talk that somebody has reported.
 *
 * `place` is its table or its club, `title` the game or the name of the club.
 */
export interface ReportedLine {
  kind: TalkPlace;
  place: string;
  number: number;
  title: string;
  name: string;
  at: string;
  text: string;
}

/** The reported lines of talk, the newest first. */
export interface ReportedLines {
  lines: ReportedLine[];
}

/** A table that could not be opened. */
export interface BrokenTable {
  table: string;
  why: BrokenWhy;
  reason: string;
}

/**
 * Damage of a server: findings in the database, and the `tables` that cannot be read whole.
 *
 * `broken` are those that could not be opened since the start.
 */
export interface Damage {
  problems: string[];
  tables: string[];
  broken: BrokenTable[];
}

export interface Position extends Common, Own {}

export interface Snapshot extends About, Begun, Common, Own {}

export interface Gathering extends About, Waiting {}

export interface Push extends NewSteps, Common, Own {}

export interface TableSync extends Sync, About, Begun, Common, Own {}

export interface GatheringSync extends Sync, About, Waiting {}

export interface GatheringPush extends GatheringChange, About, Waiting {}

export type LiveMessage =
  | TableSync
  | GatheringSync
  | GatheringPush
  | Push
  | Presence
  | EndsMessage
  | Watchable
  | ThinkingMessage
  | TalkMessage
  | AnalysisMessage
  | Deleted
  | Pong;

export type TableRow =
  | MyTable
  | MissingTable;
