/** Pointer on the board: which square or space of the frame it is on, in squares from the top left. */

import type { Attachment } from "svelte/attachments";
import type { Finger } from "../../stage/finger";
import { nodeSquare } from "./view";

/** A place pointed at. */
export interface At {
  x: number;
  y: number;
  /** The square, or -1 beside the map. */
  square: number;
  /** As moves name it, or "". */
  node: string;
}

export interface Pointing {
  width: number;
  height: number;
  /** Squares are so small that fingers move under a loupe. */
  precise: boolean;
  move: (at: At) => void;
  leave: (touch: boolean) => void;
  /** A finger rests or moves on the board; null when it is lifted. */
  press: (finger: Finger | null) => void;
  click: (at: At, touch: boolean, element: Element, event: MouseEvent) => void;
  /** True if the wheel was used up. */
  wheel: (by: number) => boolean;
}

const SLOP = 8; // pixels that a finger may stray and still have tapped
const REST = 160; // ms until a resting finger gets a loupe

function placeOf(svg: SVGSVGElement, event: MouseEvent, element: Element, size: Pointing): At {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: -9, y: -9, square: -1, node: "" };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const flag = element.closest("[data-flag]")?.getAttribute("data-flag"); // stands for its anchor
  if (flag) return { x, y, square: nodeSquare(flag, size.width), node: flag };
  const inside = x >= 0 && y >= 0 && x < size.width && y < size.height;
  if (!inside) return { x, y, square: -1, node: edgeAt(element) };
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return { x, y, square: row * size.width + column, node: `${String.fromCharCode(97 + column)}${row + 1}` };
}

/** The space of the frame that an element is part of, or a ship there. */
function edgeAt(element: Element): string {
  const strip = element.closest("[data-space]")?.getAttribute("data-space");
  if (strip !== null && strip !== undefined) return `@${strip}`;
  return element.closest("[data-node]")?.getAttribute("data-node") ?? "";
}

/** A finger on its way over the board. */
class Press {
  /** It has moved, or rested long enough: the loupe is there. */
  shown = false;
  #timer: ReturnType<typeof setTimeout>;

  constructor(
    readonly first: PointerEvent,
    readonly show: (event: PointerEvent) => void,
  ) {
    this.#timer = setTimeout(() => {
      this.move(first, true);
    }, REST);
  }

  move(event: PointerEvent, rests = false): void {
    const far = Math.hypot(event.clientX - this.first.clientX, event.clientY - this.first.clientY);
    if (!this.shown && far < SLOP && !rests) return;
    clearTimeout(this.#timer);
    this.shown = true;
    this.show(event);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Listens on an SVG; `get` gives the handlers and the size of the map as they are now. */
export function pointing(get: () => Pointing): Attachment<SVGSVGElement> {
  return (svg) => {
    const stop = new AbortController();
    let touch = false;
    let press: Press | null = null;
    let done = false; // the finger's place was taken when it was lifted: no click need follow
    const on = <Name extends keyof SVGSVGElementEventMap>(
      name: Name,
      heard: (event: SVGSVGElementEventMap[Name]) => void,
      more: AddEventListenerOptions = {},
    ) => {
      svg.addEventListener(name, heard, { signal: stop.signal, ...more });
    };
    const at = (event: MouseEvent, element: Element) => placeOf(svg, event, element, get());
    /** Fingers hold on to the element where they began: what lies under them is asked for. */
    const under = (event: MouseEvent): Element => {
      const root = svg.getRootNode() as Document | ShadowRoot;
      return root.elementFromPoint(event.clientX, event.clientY) ?? svg;
    };
    const show = (event: PointerEvent) => {
      const place = at(event, under(event));
      get().move(place);
      get().press({ x: place.x, y: place.y, left: event.clientX, top: event.clientY });
    };
    const end = () => {
      press?.end();
      press = null;
      get().press(null);
    };

    on("pointerdown", (event) => {
      touch = event.pointerType !== "mouse";
      done = false;
      end();
      if (touch && event.isPrimary && get().precise) press = new Press(event, show);
    });
    on("pointermove", (event) => {
      if (event.pointerType === "mouse") get().move(at(event, event.target as Element));
      else if (event.isPrimary) press?.move(event);
    });
    on("pointerup", (event) => {
      const pointed = press?.shown;
      end();
      if (!pointed) return;
      done = true;
      const element = under(event);
      get().click(at(event, element), true, element, event);
    });
    on("pointercancel", end);
    on("pointerleave", (event) => {
      get().leave(event.pointerType !== "mouse");
    });
    on("click", (event) => {
      if (done) {
        done = false;
        return;
      }
      const element = event.target instanceof Element ? event.target : svg;
      const place = at(event, element);
      get().move(place);
      get().click(place, touch, element, event);
    });
    on("contextmenu", (event) => {
      if (press) event.preventDefault(); // a finger that rests looks closer
    });
    on(
      "wheel",
      (event) => {
        if (get().wheel(event.deltaY > 0 ? 1 : -1)) event.preventDefault();
      },
      { passive: false },
    );
    return () => {
      press?.end();
      stop.abort();
    };
  };
}
