/** The keyboard on the board: arrows move the cursor, letters take a tool, the space bar draws. */

import { keyOf } from "../../../ui/keys";
import { squareAt } from "../geometry";
import { islandOf, MARKET, PIRATES } from "./draft";
import type { Tool } from "./brush";
import type { MapDesigner } from "./designer.svelte";

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Does what a key says; false if it says nothing here. */
export function key(designer: MapDesigner, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return withControl(designer, event);
  if (event.key in ARROWS) return arrow(designer, event);
  const pressed = keyOf(event);
  const act = ACTS[pressed];
  if (act) {
    act(designer);
    return true;
  }
  return takeIsland(designer, pressed);
}

function withControl(designer: MapDesigner, event: KeyboardEvent): boolean {
  const name = keyOf(event).toLowerCase();
  if (name !== "z" && name !== "y") return false;
  if (name === "y" || event.shiftKey) designer.redo();
  else designer.undo();
  return true;
}

/** With Shift the tool draws where the cursor comes to. */
function arrow(designer: MapDesigner, event: KeyboardEvent): boolean {
  const step = ARROWS[event.key] ?? { x: 0, y: 0 };
  const { width, height } = designer.draft;
  const x = Math.min(width - 1, Math.max(0, (designer.cursor % width) + step.x));
  const y = Math.min(height - 1, Math.max(0, Math.floor(designer.cursor / width) + step.y));
  designer.cursor = squareAt({ x, y }, designer.draft);
  if (event.shiftKey && designer.tool.kind !== "ship") designer.use(designer.cursor);
  return true;
}

/** An island's own letter takes its brush. */
function takeIsland(designer: MapDesigner, letter: string): boolean {
  if (!islandOf(designer.draft, letter)) return false;
  designer.take({ kind: "land", letter });
  return true;
}

const ACTS: Record<string, (designer: MapDesigner) => void> = {
  " ": (designer) => {
    designer.use(designer.cursor);
  },
  Enter: (designer) => {
    designer.use(designer.cursor);
  },
  Delete: erase,
  Backspace: erase,
  "+": (designer) => {
    designer.take({ kind: "port" });
  },
  ".": (designer) => {
    designer.take({ kind: "sea" });
  },
  [MARKET]: (designer) => {
    designer.take({ kind: "land", letter: MARKET });
  },
  B: (designer) => {
    nextShip(designer, 0);
  },
  S: (designer) => {
    nextShip(designer, 1);
  },
  R: (designer) => {
    designer.face((designer.facing + 1) % 8);
  },
  N: (designer) => {
    designer.found();
  },
};

/** A ship under the cursor goes before the land under it. */
function erase(designer: MapDesigner): void {
  if (designer.pick(designer.cursor)) designer.beach();
  else {
    designer.press();
    designer.draw(designer.cursor, { kind: "sea" });
    designer.lift();
  }
}

/** The big or small ship of the first seat; pressed again, of the next, and at last the pirate. */
function nextShip(designer: MapDesigner, size: number): void {
  const { tool, draft } = designer;
  const at = tool.kind === "ship" && tool.size === size ? tool.seat : PIRATES;
  const seat = at === draft.players - 1 ? PIRATES : at + 1;
  const next: Tool = { kind: "ship", seat, size };
  designer.take(next);
}
