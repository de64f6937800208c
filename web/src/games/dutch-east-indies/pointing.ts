/** The pointer on the chart: which square it is on. */

import type { Attachment } from "svelte/attachments";
import { squareAt } from "./geometry";
import type { Chart } from "./geometry";

export interface Pointer {
  /** The pointer (a mouse) is on another square, or on none: -1. */
  move: (square: number) => void;
  /** A square was tapped. True if that meant something; else the page tells what lies there. */
  click: (square: number, element: Element, event: MouseEvent, touch: boolean) => boolean;
}

function place(svg: SVGSVGElement, event: MouseEvent, chart: Chart): number {
  const matrix = svg.getScreenCTM();
  if (!matrix) return -1;
  return squareAt(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), chart);
}

/** Listens on an SVG; `get` gives the chart and the listener as they are now. */
export function pointing(get: () => { chart: Chart; pointer: Pointer }): Attachment<SVGSVGElement> {
  return (svg) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let touch = false;
    let at = -1;
    const moveTo = (square: number) => {
      if (square === at) return;
      at = square;
      get().pointer.move(square);
    };
    svg.addEventListener("pointerdown", (event) => (touch = event.pointerType !== "mouse"), options);
    svg.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerType === "mouse") moveTo(place(svg, event, get().chart));
      },
      options,
    );
    svg.addEventListener(
      "pointerleave",
      (event) => {
        if (event.pointerType === "mouse") moveTo(-1);
      },
      options,
    );
    svg.addEventListener(
      "click",
      (event) => {
        const { chart, pointer } = get();
        if (event.target instanceof Element) pointer.click(place(svg, event, chart), event.target, event, touch);
      },
      options,
    );
    return () => {
      stop.abort();
    };
  };
}
