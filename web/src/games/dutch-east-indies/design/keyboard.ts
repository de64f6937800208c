/** The keyboard on the board: arrows move the cursor, letters take a tool, the space bar draws. */

import { squareAt } from "../geometry";
import { islandOf, MARKET, PIRATES } from "./draft";
import type { Tool } from "./brush";
import type { Desk } from "./designer.svelte";

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Does what a key says; false if it says nothing here. */
export function key(desk: Desk, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return withControl(desk, event);
  if (event.key in ARROWS) return arrow(desk, event);
  const act = ACTS[event.key];
  if (act) {
    act(desk);
    return true;
  }
  return takeIsland(desk, event.key);
}

function withControl(desk: Desk, event: KeyboardEvent): boolean {
  const name = event.key.toLowerCase();
  if (name !== "z" && name !== "y") return false;
  if (name === "y" || event.shiftKey) desk.redo();
  else desk.undo();
  return true;
}

/** With Shift the tool draws where the cursor comes to. */
function arrow(desk: Desk, event: KeyboardEvent): boolean {
  const step = ARROWS[event.key] ?? { x: 0, y: 0 };
  const { width, height } = desk.draft;
  const x = Math.min(width - 1, Math.max(0, (desk.cursor % width) + step.x));
  const y = Math.min(height - 1, Math.max(0, Math.floor(desk.cursor / width) + step.y));
  desk.cursor = squareAt({ x, y }, desk.draft);
  if (event.shiftKey && desk.tool.kind !== "ship") desk.use(desk.cursor);
  return true;
}

/** An island's own letter takes its brush. */
function takeIsland(desk: Desk, letter: string): boolean {
  if (!islandOf(desk.draft, letter)) return false;
  desk.take({ kind: "land", letter });
  return true;
}

const ACTS: Record<string, (desk: Desk) => void> = {
  " ": (desk) => {
    desk.use(desk.cursor);
  },
  Enter: (desk) => {
    desk.use(desk.cursor);
  },
  Delete: erase,
  Backspace: erase,
  "+": (desk) => {
    desk.take({ kind: "port" });
  },
  ".": (desk) => {
    desk.take({ kind: "sea" });
  },
  [MARKET]: (desk) => {
    desk.take({ kind: "land", letter: MARKET });
  },
  B: (desk) => {
    nextShip(desk, 0);
  },
  S: (desk) => {
    nextShip(desk, 1);
  },
  R: (desk) => {
    desk.face((desk.facing + 1) % 8);
  },
  N: (desk) => {
    desk.found();
  },
};

/** A ship under the cursor goes before the land under it. */
function erase(desk: Desk): void {
  if (desk.pick(desk.cursor)) desk.beach();
  else {
    desk.press();
    desk.draw(desk.cursor, { kind: "sea" });
    desk.lift();
  }
}

/** The big or small ship of the first seat; pressed again, of the next, and at last the pirate. */
function nextShip(desk: Desk, size: number): void {
  const { tool, draft } = desk;
  const at = tool.kind === "ship" && tool.size === size ? tool.seat : PIRATES;
  const seat = at === draft.players - 1 ? PIRATES : at + 1;
  const next: Tool = { kind: "ship", seat, size };
  desk.take(next);
}
