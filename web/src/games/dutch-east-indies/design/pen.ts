/** Pointer on the board: strokes with a brush, ships put down and turned to where they shall sail. */

import type { Attachment } from "svelte/attachments";
import { column, middle, row, squareAt } from "../geometry";
import type { Chart, Point } from "../geometry";
import { shipAt } from "./brush";
import type { Tool } from "./brush";
import type { MapDesigner } from "./designer.svelte";

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

/** Draws on an SVG of the board; `hover` is given the square the pointer is on, -1 for none. */
export function pen(designer: MapDesigner, hover: (square: number) => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const hand = new Hand(designer);
    svg.addEventListener("pointerdown", (event) => {
      if (hand.down(pointOf(svg, event), event)) svg.setPointerCapture(event.pointerId);
    }, options);
    svg.addEventListener("pointermove", (event) => {
      const point = pointOf(svg, event);
      if (event.pointerType === "mouse") hover(squareAt(point, designer.draft));
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
      if (designer.tool.kind !== "hand") event.preventDefault(); // a stroke is no fling that swallows the next tap
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

  constructor(readonly designer: MapDesigner) {}

  /** False if the board is to be moved, not drawn on. */
  down(point: Point, event: PointerEvent): boolean {
    const { designer } = this;
    const square = squareAt(point, designer.draft);
    const erases = event.button === 2;
    const moves = event.button === 1 || (designer.tool.kind === "hand" && !erases);
    if (square < 0 || moves || !event.isPrimary) return false;
    designer.cursor = square;
    if (designer.tool.kind === "ship" && !erases) this.#grip(square);
    else {
      this.#tool = erases ? ERASER : designer.tool;
      this.#last = square;
      designer.press();
      designer.draw(square, this.#tool);
    }
    return true;
  }

  /** A ship under the pointer that is not the one in hand comes into hand; else the one in hand moves. */
  #grip(square: number): void {
    const { designer } = this;
    const there = shipAt(designer.draft, square);
    const { tool } = designer;
    const mine = tool.kind === "ship" && there?.seat === tool.seat && there.size === tool.size;
    if (there && !mine) designer.pick(square);
    else designer.use(square);
    this.#turns = square;
  }

  move(point: Point): void {
    const { designer } = this;
    if (this.#turns >= 0) this.#aim(point);
    const square = squareAt(point, designer.draft);
    if (!this.#tool || square < 0 || square === this.#last) return;
    for (const each of lineOf(this.#last, square, designer.draft)) designer.draw(each, this.#tool);
    this.#last = square;
    designer.cursor = square;
  }

  #aim(point: Point): void {
    const { designer } = this;
    const from = middle(this.#turns, designer.draft);
    if (Math.hypot(point.x - from.x, point.y - from.y) < TURN) return;
    const way = wayTo(this.#turns, point, designer.draft);
    if (way !== designer.facing) designer.face(way);
  }

  up(): void {
    if (this.#tool) this.designer.lift();
    this.#tool = null;
    this.#turns = -1;
  }
}
