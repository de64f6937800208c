/** Goods dragged by mouse, pen or finger from one place to another. */

import type { Attachment } from "svelte/attachments";
import type { Item } from "./view";

export interface Dragged {
  item: Item;
  /** Where it is taken from. */
  start: number;
  /** Where the pointer is, on the screen. */
  x: number;
  y: number;
}

interface Hooks {
  /** While something is dragged, then null. */
  show: (dragged: Dragged | null) => void;
  drop: (item: Item, start: number, end: number) => void;
}

const FAR = 6; // px: a pointer that moved less was meant as a tap

function placeAt(root: Document | ShadowRoot, x: number, y: number): number | null {
  const place = root.elementFromPoint(x, y)?.closest("[data-place]")?.getAttribute("data-place");
  return place === null || place === undefined ? null : Number(place);
}

/** Everything inside with `data-item` can be dragged from its `data-place` to another one. */
export function dragging({ show, drop }: Hooks): Attachment<HTMLElement> {
  return (box) => {
    const found = box.getRootNode();
    const root = found instanceof ShadowRoot ? found : box.ownerDocument;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    let held: (Dragged & { pointer: number }) | null = null;
    let far = false;

    const over = () => {
      held = null;
      show(null);
    };
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      far ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR;
      if (far) show({ item: held.item, start: held.start, x: event.clientX, y: event.clientY });
    };
    const dropped = (event: PointerEvent) => {
      if (event.pointerId !== held?.pointer) return;
      const end = far ? placeAt(root, event.clientX, event.clientY) : null;
      if (end !== null) drop(held.item, held.start, end);
      over();
    };

    box.addEventListener(
      "pointerdown",
      (event) => {
        const from = event.target instanceof Element ? event.target.closest("[data-item]") : null;
        const item = from?.getAttribute("data-item");
        const place = from?.closest("[data-place]")?.getAttribute("data-place");
        far = false;
        if (!item || !place || event.button !== 0) return;
        held = { item: item as Item, start: Number(place), x: event.clientX, y: event.clientY, pointer: event.pointerId };
      },
      on,
    );
    // the pointer may leave the box while it drags
    document.addEventListener("pointermove", moved, on);
    document.addEventListener("pointerup", dropped, on);
    document.addEventListener("pointercancel", over, on);
    // what was dragged was not tapped
    box.addEventListener(
      "click",
      (event) => {
        if (far && event.detail > 0) event.stopPropagation();
        far = false;
      },
      { ...on, capture: true },
    );
    return () => {
      stop.abort();
    };
  };
}
