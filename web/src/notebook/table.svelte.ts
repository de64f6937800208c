/** The game of a kernel as a board shows it: what it said last, and what is asked of it. */

import type { Command, Described, Seat } from "../protocol/types";
import { Refused } from "../protocol/http";
import type { Mark } from "../table/marks";
import { named } from "../table/gameView";
import type { GameView } from "../table/gameView";
import type { TurnState } from "../table/turnState";
import { lastWay, withWay } from "../table/moveSequence";
import type { Way } from "../table/moveSequence";
import type { BoardRequest, Model, Position, Said } from "./model";

export class Table implements GameView, TurnState {
  position = $state.raw<Position>() as Position;
  pending = $state(false);
  error = $state.raw<Refused | null>(null);
  hover = $state.raw<Described | null>(null);
  readonly playing = false;
  readonly thinking = null;
  readonly marks: Mark[] = [];
  readonly game: string;
  #ways = $state.raw<Way[]>([]);
  /** Where the way began that is being sailed. */
  #sailing = -1;
  /** What is asked when the kernel has answered: it does one thing at a time. */
  #rest: BoardRequest[] = [];

  constructor(
    readonly model: Model,
    first: Position,
  ) {
    this.game = model.get("game");
    this.position = first;
    model.on("change:position", this.#moved);
    model.on("msg:custom", this.#said);
  }

  close(): void {
    this.model.off("change:position", this.#moved);
    this.model.off("msg:custom", this.#said);
  }

  readonly #moved = (): void => {
    const now = this.model.get("position");
    if (!now) return;
    if (this.#sailing >= 0) this.#ways = withWay(this.#ways, { from: this.#sailing, to: now.decision });
    else this.#ways = this.#ways.filter((way) => way.to <= now.decision);
    this.#answered(null);
    this.position = now;
    const [next, ...rest] = this.#rest;
    this.#rest = rest;
    if (next && now.deciding >= 0) this.#ask(next);
  };

  readonly #said = ({ refused, rule, key, args }: Said): void => {
    this.#rest = [];
    this.#answered(refused ? new Refused(422, "refused", refused, rule ?? "", {}, key, args) : null);
  };

  #answered(error: Refused | null): void {
    this.#sailing = -1;
    this.pending = false;
    this.error = error;
    this.hover = null;
  }

  get view() {
    return this.position.view;
  }

  get base() {
    return this.position.base;
  }

  get steps() {
    return this.position.steps;
  }

  get seats(): Seat[] {
    return named(this.game, this.position.seats);
  }

  get you() {
    return this.position.you;
  }

  get legal() {
    return this.position.legal;
  }

  get left() {
    return this.position.left;
  }

  get courses() {
    return this.position.courses;
  }

  get commands() {
    return this.position.commands;
  }

  get myTurn(): boolean {
    return this.you.includes(this.position.deciding);
  }

  get over(): boolean {
    return this.position.deciding < 0;
  }

  get canUndo(): boolean {
    const { undo_floor: floor, decision } = this.position;
    return this.myTurn && !this.pending && floor < decision;
  }

  get way(): Way | undefined {
    return this.canUndo ? lastWay(this.#ways, this.position) : undefined;
  }

  #ask(message: BoardRequest): void {
    if (this.pending) return;
    this.pending = true;
    this.model.send({ ...message, at: this.position.decision });
  }

  play(move: Described): void {
    this.#ask({ play: [move.move] });
  }

  playSequence(moves: string[]): void {
    if (this.pending) return;
    this.#sailing = this.position.decision;
    this.#ask({ play: moves });
  }

  row(moves: string[]): void {
    this.#ask({ row: moves });
  }

  rows(rows: string[][], back: number | null): void {
    this.#askAll([...(back === null ? [] : [{ undo: back }]), ...rows.map((row) => ({ row }))]);
  }

  orders(seat: number, moves: string[]): void {
    this.#askAll(moves.map((command) => ({ command, seat })));
  }

  #askAll([first, ...rest]: BoardRequest[]): void {
    if (!first || this.pending) return;
    this.#rest = rest;
    this.#ask(first);
  }

  command(move: Command): void {
    this.#ask({ command: move.move, seat: move.seat });
  }

  undo(to?: number): void {
    if (this.canUndo) this.#ask({ undo: to ?? this.position.decision - 1 });
  }

  skip(): void {
    // nothing is shown that could be skipped
  }
}
