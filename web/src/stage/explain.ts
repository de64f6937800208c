/** Asking what something is without choosing it: right click, a long press of a finger, or the key "i". */

import type { Attachment } from "svelte/attachments";
import { keyOf } from "../ui/keys";
import type { PointerPlace } from "./things";

const LONG = 450; // ms
const SLOP = 10; // pixels

export function explains(tell: (at: PointerPlace) => void): Attachment<HTMLElement> {
  return (element) => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let told = false; // by a long press: the click at its end chooses nothing
    const leave = () => {
      clearTimeout(timer);
      start = null;
    };
    const press = (event: PointerEvent) => {
      told = false;
      leave();
      if (event.pointerType === "mouse") return;
      start = event;
      timer = setTimeout(() => {
        told = true;
        tell({ clientX: event.clientX, clientY: event.clientY, target: element });
      }, LONG);
    };
    element.addEventListener("pointerdown", press, options);
    element.addEventListener(
      "pointermove",
      (event) => {
        if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLOP) leave();
      },
      options,
    );
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, leave, options);
    element.addEventListener(
      "click",
      (event) => {
        if (!told) return;
        told = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, ...options },
    );
    element.addEventListener(
      "contextmenu",
      (event) => {
        event.preventDefault();
        if (!start && !told) tell(event);
      },
      options,
    );
    element.addEventListener(
      "keydown",
      (event) => {
        if (keyOf(event) !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        tell({ clientX: 0, clientY: 0, target: element });
      },
      options,
    );
    return () => {
      leave();
      stop.abort();
    };
  };
}
