/** Pieces of a game for tests: steps, pushes, moves, with what matters named and the rest filled in. */

import type { Described, GameEvent, Position, Push, Seat, Snapshot, Step, View } from "../protocol/types";

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
  ...more,
});

export const position = (more: Partial<Position> = {}): Position => ({
  seq: 0,
  decision: 0,
  undo_floor: 0,
  deciding: 0,
  awaited: [],
  provisional: false,
  view: view(0),
  seats: [seat(0), seat(1)],
  result: null,
  status: "running",
  seed: null,
  rematch: null,
  ...more,
});

export const push = (steps: Step[], more: Partial<Position> = {}): Push => ({
  ...position({ seq: steps.at(-1)?.seq ?? 0, ...more }),
  type: "steps",
  steps,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  ...position(),
  table: "t",
  game: "amerigo",
  title: "Amerigo",
  practice: false,
  commitment: "c",
  hints: true,
  talk: true,
  options: {},
  created: 0,
  you: [0],
  host: false,
  branch: null,
  steps_total: 0,
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
