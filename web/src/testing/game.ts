/** Pieces of a game for tests: steps, pushes, moves, with what matters named and the rest filled in. */

import type { About, Described, GameEvent, Position, Push, Seat, Snapshot, Step, View } from "../protocol/types";

export const event = (name: string, seat: number, more: Record<string, unknown> = {}): GameEvent => ({
  event: name,
  rule: "X-1",
  seat,
  ...more,
});

export const step = (seq: number, more: Partial<Step> = {}): Step => ({
  seq,
  kind: "move",
  seat: 0,
  move: "",
  decision: seq,
  turn: 0,
  events: [],
  undone: false,
  ...more,
});

export const view = (turn: number, more: Partial<View> = {}): View => ({ seat: 0, viewer: null, turn, ...more });

export const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  name: `Player ${number}`,
  kind: "human",
  bot: null,
  online: true,
  resigned: false,
  arrival: "here",
  invited: false,
  ...more,
});

export const position = (more: Partial<Position> = {}): Position => ({
  seq: 0,
  decision: 0,
  undo_floor: 0,
  deciding: 0,
  awaited: [],
  provisional: false,
  viewer: null,
  view: view(0),
  legal: [],
  left: [],
  courses: [],
  commands: [],
  beside: null,
  thinking: null,
  ended: null,
  reopening: null,
  paused: null,
  clocks: null,
  standing: [],
  seats: [seat(0), seat(1)],
  result: null,
  status: "running",
  seed: null,
  rematch: null,
  lesson: null,
  steps_total: 0,
  ...more,
});

/** What a table is, before and after it begins. */
export const about: About = {
  table: "t",
  game: "amerigo",
  title: "Amerigo",
  players: 2,
  options: {},
  practice: false,
  commitment: "c",
  created: "2026-01-01T00:00:00Z",
  clock: null,
  hints: true,
  rated: false,
  talk: true,
  watchable: true,
  club: null,
  open_to: "link",
  secretive: false,
  you: [0],
  host: false,
  invited: [],
  lost: [],
};

export const push = (steps: Step[], more: Partial<Position> = {}): Push => ({
  ...position({ seq: steps.at(-1)?.seq ?? 0, ...more }),
  type: "steps",
  steps,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...position(),
  ...about,
  branch: null,
  luck: { scheme: "table-1", left_out: [], seats: [] },
  ...more,
});

export const move = (notation: string, more: Partial<Described> = {}): Described => ({
  index: 0,
  move: notation,
  key: "move",
  args: {},
  group: [],
  ...more,
});
