/** The pointer on the chart: which square it is on, and where in the drawing. */

import type { Attachment } from "svelte/attachments";
import { squareAt } from "./geometry";
import type { Chart, Point } from "./geometry";

export interface Place extends Point {
  /** -1 beside the chart. */
  square: number;
}

export interface Pointer {
  /** The pointer (a mouse) has moved. */
  move: (at: Place) => void;
  /** A square was tapped. True if that meant something; else the page says what lies there. */
  click: (at: Place, element: Element, event: MouseEvent, touch: boolean) => boolean;
}

const NOWHERE: Place = { square: -1, x: -9, y: -9 };

function place(svg: SVGSVGElement, event: MouseEvent, chart: Chart): Place {
  const matrix = svg.getScreenCTM();
  if (!matrix) return NOWHERE;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { square: squareAt(at, chart), x: at.x, y: at.y };
}

/** Listens on an SVG; `get` gives the chart and the listener as they are now. */
export function pointing(get: () => { chart: Chart; pointer: Pointer }): Attachment<SVGSVGElement> {
  return (svg) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let touch = false;
    svg.addEventListener("pointerdown", (event) => (touch = event.pointerType !== "mouse"), options);
    svg.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerType === "mouse") get().pointer.move(place(svg, event, get().chart));
      },
      options,
    );
    svg.addEventListener(
      "pointerleave",
      (event) => {
        if (event.pointerType === "mouse") get().pointer.move(NOWHERE);
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
