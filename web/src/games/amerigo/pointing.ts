/** Pointer on the board: which square or space of the frame it is on, in squares from the top left. */

import type { Attachment } from "svelte/attachments";

export interface Pointing {
  width: number;
  height: number;
  move: (x: number, y: number) => void;
  leave: (touch: boolean) => void;
  click: (square: number, node: string, touch: boolean, element: Element, at: MouseEvent) => void;
  /** True if the wheel was used up. */
  wheel: (by: number) => boolean;
}

function place(svg: SVGSVGElement, event: MouseEvent): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: -9, y: -9 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

function nodeName(x: number, y: number, width: number, height: number, element: Element): string {
  if (x >= 0 && y >= 0 && x < width && y < height) {
    return `${String.fromCharCode(97 + Math.floor(x))}${Math.floor(y) + 1}`;
  }
  const strip = element.closest("[data-space]")?.getAttribute("data-space");
  if (strip !== null && strip !== undefined) return `@${strip}`;
  return element.closest("[data-node]")?.getAttribute("data-node") ?? ""; // a ship on the frame
}

/** Listens on an SVG; `get` gives the handlers and the size of the map as they are now. */
export function pointing(get: () => Pointing): Attachment<SVGSVGElement> {
  return (svg) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let touch = false;
    svg.addEventListener(
      "pointerdown",
      (event) => {
        touch = event.pointerType !== "mouse";
      },
      options,
    );
    svg.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerType !== "mouse") return;
        const { x, y } = place(svg, event);
        get().move(x, y);
      },
      options,
    );
    svg.addEventListener(
      "pointerleave",
      (event) => {
        get().leave(event.pointerType !== "mouse");
      },
      options,
    );
    svg.addEventListener("click", (event) => clicked(svg, event, touch, get()), options);
    svg.addEventListener(
      "wheel",
      (event) => {
        if (get().wheel(event.deltaY > 0 ? 1 : -1)) event.preventDefault();
      },
      { ...options, passive: false },
    );
    return () => {
      stop.abort();
    };
  };
}

function clicked(svg: SVGSVGElement, event: MouseEvent, touch: boolean, to: Pointing): void {
  const { x, y } = place(svg, event);
  const element = event.target instanceof Element ? event.target : svg;
  to.move(x, y);
  const inside = x >= 0 && y >= 0 && x < to.width && y < to.height;
  const square = inside ? Math.floor(y) * to.width + Math.floor(x) : -1;
  to.click(square, nodeName(x, y, to.width, to.height, element), touch, element, event);
}
