/** Pointer on the board: strokes with a brush, ships put down and turned to where they shall sail. */

import type { Attachment } from "svelte/attachments";
import { column, middle, row, squareAt } from "../geometry";
import type { Chart, Point } from "../geometry";
import { shipAt } from "./brush";
import type { Tool } from "./brush";
import type { Desk } from "./designer.svelte";

const ERASER: Tool = { kind: "sea" };
const TURN = 0.6; // squares that a pointer must leave a ship before it turns it

/** Where a pointer is on a drawing, in squares. */
export function pointOf(svg: SVGSVGElement, event: MouseEvent): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: -9, y: -9 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

/** The squares on the line from one to another, without the first. */
export function lineOf(from: number, to: number, chart: Chart): number[] {
  const across = column(to, chart) - column(from, chart);
  const down = row(to, chart) - row(from, chart);
  const steps = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    const x = Math.round(column(from, chart) + across * part);
    const y = Math.round(row(from, chart) + down * part);
    return y * chart.width + x;
  });
}

/** The way from a square to a point: 0 north, clockwise. */
export function wayTo(square: number, to: Point, chart: Chart): number {
  const from = middle(square, chart);
  const turns = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4);
  return (Math.round(turns) + 8) % 8;
}

/** Draws on an SVG of the board; `hover` hears which square the pointer is on, -1 for none. */
export function pen(desk: Desk, hover: (square: number) => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const hand = new Hand(desk);
    svg.addEventListener("pointerdown", (event) => {
      if (hand.down(pointOf(svg, event), event)) svg.setPointerCapture(event.pointerId);
    }, options);
    svg.addEventListener("pointermove", (event) => {
      const point = pointOf(svg, event);
      if (event.pointerType === "mouse") hover(squareAt(point, desk.draft));
      hand.move(point);
    }, options);
    const up = () => {
      hand.up();
    };
    svg.addEventListener("pointerup", up, options);
    svg.addEventListener("pointercancel", up, options);
    svg.addEventListener("pointerleave", () => {
      hover(-1);
    }, options);
    svg.addEventListener("touchstart", (event) => {
      if (desk.tool.kind !== "hand") event.preventDefault(); // a stroke is no fling that swallows the next tap
    }, { ...options, passive: false });
    svg.addEventListener("contextmenu", (event) => {
      event.preventDefault(); // the other button erases
    }, options);
    return () => {
      stop.abort();
    };
  };
}

/** What a pressed pointer is doing. */
class Hand {
  #last = -1;
  #tool: Tool | null = null;
  #turns = -1; // the square of the ship that is being turned

  constructor(readonly desk: Desk) {}

  /** False if the board is to be moved, not drawn on. */
  down(point: Point, event: PointerEvent): boolean {
    const { desk } = this;
    const square = squareAt(point, desk.draft);
    const erases = event.button === 2;
    const moves = event.button === 1 || (desk.tool.kind === "hand" && !erases);
    if (square < 0 || moves || !event.isPrimary) return false;
    desk.cursor = square;
    if (desk.tool.kind === "ship" && !erases) this.#grip(square);
    else {
      this.#tool = erases ? ERASER : desk.tool;
      this.#last = square;
      desk.press();
      desk.draw(square, this.#tool);
    }
    return true;
  }

  /** A ship under the pointer that is not the one in hand comes into hand; else the one in hand moves. */
  #grip(square: number): void {
    const { desk } = this;
    const there = shipAt(desk.draft, square);
    const { tool } = desk;
    const mine = tool.kind === "ship" && there?.seat === tool.seat && there.size === tool.size;
    if (there && !mine) desk.pick(square);
    else desk.use(square);
    this.#turns = square;
  }

  move(point: Point): void {
    const { desk } = this;
    if (this.#turns >= 0) this.#aim(point);
    const square = squareAt(point, desk.draft);
    if (!this.#tool || square < 0 || square === this.#last) return;
    for (const each of lineOf(this.#last, square, desk.draft)) desk.draw(each, this.#tool);
    this.#last = square;
    desk.cursor = square;
  }

  #aim(point: Point): void {
    const { desk } = this;
    const from = middle(this.#turns, desk.draft);
    if (Math.hypot(point.x - from.x, point.y - from.y) < TURN) return;
    const way = wayTo(this.#turns, point, desk.draft);
    if (way !== desk.facing) desk.face(way);
  }

  up(): void {
    if (this.#tool) this.desk.lift();
    this.#tool = null;
    this.#turns = -1;
  }
}
