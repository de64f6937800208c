/** The drawing table: the map as it is now, the tool in hand, and the way back. */

import { drawn, shipAt, shipPut, withCards, withShip } from "./brush";
import type { Tool } from "./brush";
import { blank, fitted, islandOf, kindOf, pairOf, withNewIsland, withoutIsland, withPlayers } from "./draft";
import type { Draft } from "./draft";
import type { Chart } from "../geometry";
import { symmetriesFor } from "./symmetry";
import type { Symmetry } from "./symmetry";

const STEPS_KEPT = 300; // of the way back

export class MapDesigner {
  draft = $state.raw<Draft>(blank(2, { width: 20, height: 13 }, ""));
  tool = $state.raw<Tool>({ kind: "land", letter: "1" });
  /** The way that the next ship faces. */
  facing = $state(0);
  symmetry = $state<Symmetry>("none");
  /** Where the keys draw. */
  cursor = $state(0);
  /** Squares that a sentence of the report is about. */
  shown = $state.raw<readonly number[]>([]);
  #past = $state.raw<readonly Draft[]>([]);
  #future = $state.raw<readonly Draft[]>([]);
  #stroke = $state.raw<Draft | null>(null);
  /** How the drawing of now came about, if by no stroke of its own. */
  lately = $state<"" | "undone" | "redone">("");
  #last = "";

  constructor(draft: Draft) {
    this.draft = draft;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A stroke is being drawn. */
  get strokes(): boolean {
    return this.#stroke !== null;
  }

  /** A change that undo takes back; changes in a row with the same name are one. */
  edit(next: Draft, name = ""): void {
    if (next === this.draft) return;
    if (name === "" || name !== this.#last) this.#remember(this.draft);
    this.#last = name;
    this.draft = next;
    this.#settle();
  }

  #remember(draft: Draft): void {
    this.lately = "";
    this.#past = [...this.#past, draft].slice(-STEPS_KEPT);
    this.#future = [];
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.draft, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.lately = "undone";
    this.#back(before);
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (!after) return;
    this.#past = [...this.#past, this.draft];
    this.#future = rest;
    this.lately = "redone";
    this.#back(after);
  }

  #back(draft: Draft): void {
    this.#last = "";
    this.draft = draft;
    this.#settle();
  }

  /** After any change: cursor, tool and symmetry fit the map that is there now. */
  #settle(): void {
    this.shown = [];
    this.cursor = Math.min(this.cursor, this.draft.marks.length - 1);
    if (!symmetriesFor(this.draft.players).includes(this.symmetry)) this.symmetry = "none";
    const { tool } = this;
    const gone = tool.kind === "ship" && tool.seat >= this.draft.players;
    if (gone || (tool.kind === "land" && !islandOf(this.draft, tool.letter))) this.tool = { kind: "sea" };
  }

  // --- drawing

  /** From here to `lift` everything that is drawn is taken back at once. */
  press(): void {
    this.#stroke = this.draft;
  }

  /** One square of a stroke, with the tool in hand or another. */
  draw(square: number, tool: Tool = this.tool): void {
    this.draft = drawn(this.draft, tool, square, this.symmetry);
  }

  lift(): void {
    const before = this.#stroke;
    this.#stroke = null;
    if (!before || before === this.draft) return;
    this.#remember(before);
    this.#last = "";
    this.#settle();
  }

  /** The tool in hand, once, on one square. */
  use(square: number): void {
    const { tool } = this;
    if (tool.kind === "ship") {
      this.edit(shipPut(this.draft, tool, square, this.facing, this.symmetry));
      this.facing = pairOf(this.draft, tool.seat)[tool.size]?.facing ?? this.facing;
    } else {
      this.press();
      this.draw(square);
      this.lift();
    }
  }

  // --- ships

  /** The ship that the tool in hand is about, if it is on the board. */
  get berth() {
    return this.tool.kind === "ship" ? pairOf(this.draft, this.tool.seat)[this.tool.size] : null;
  }

  /** Chooses a tool; one for a ship takes over the way that the ship faces. */
  take(tool: Tool): void {
    this.tool = tool;
    if (this.berth) this.facing = this.berth.facing;
  }

  /** Takes a ship in hand by its square on the board. */
  pick(square: number): boolean {
    const ship = shipAt(this.draft, square);
    if (ship) this.take({ kind: "ship", seat: ship.seat, size: ship.size });
    return ship !== undefined;
  }

  /** Where the ship in hand faces, on the board too. */
  face(way: number): void {
    this.facing = way;
    if (this.berth) this.#put({ ...this.berth, facing: way }, "face");
  }

  /** Takes the ship in hand off the board. */
  beach(): void {
    this.#put(null);
  }

  #put(berth: { square: number; facing: number } | null, name = ""): void {
    const { tool } = this;
    if (tool.kind === "ship") this.edit(withShip(this.draft, tool.seat, tool.size, berth, this.symmetry), name);
  }

  // --- islands

  cards(letter: string, cards: number): void {
    this.edit(withCards(this.draft, letter, cards, this.symmetry), `cards-${letter}`);
  }

  /** A new wild island, with its brush in hand. */
  found(): void {
    this.edit(withNewIsland(this.draft));
    const letter = this.draft.islands.at(-1)?.letter ?? "";
    if (kindOf(letter) === "wild") this.take({ kind: "land", letter });
  }

  sink(letter: string): void {
    this.edit(withoutIsland(this.draft, letter));
  }

  // --- the board

  players(count: number): void {
    this.edit(withPlayers(this.draft, count));
  }

  resize(size: Chart): void {
    this.edit(fitted(this.draft, size), "size");
  }

  shift(right: number, down: number): void {
    this.edit(fitted(this.draft, { width: this.draft.width, height: this.draft.height }, right, down), "shift");
  }

  clear(): void {
    this.edit(blank(this.draft.players, { width: this.draft.width, height: this.draft.height }, this.draft.title));
  }
}
