/** Things that fly to where they go: points, gold, tokens. Only to look at; nothing waits for them. */

export const FLIGHT = 400; // ms
const MOST = 8; // at once
const APART = 60; // ms between one and the next

/** Where something starts: a part of the page, or a place on the board. */
export type From = { on: string } | { x: number; y: number };

export interface Flight {
  from: From;
  /** A part of the page, as a selector. */
  to: string;
  /** What flies: a text, or a copy of what lies at the start. */
  text: string;
  kind: "points" | "gold" | "thing";
}

/** One that knows from where on the screen it starts, before the page has changed. */
export interface Ready extends Flight {
  start: { x: number; y: number };
  copy: Element | null;
}

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A copy to look at: nothing in it is offered. */
function copied(part: Element | null): Element | null {
  const copy = part?.cloneNode(true) as Element | undefined;
  for (const name of ["data-offer", "data-thing", "data-testid"]) copy?.removeAttribute(name);
  return copy ?? null;
}

function startOf({ from }: Flight, root: Element): Pick<Ready, "start" | "copy"> | null {
  if (!("on" in from)) {
    const board = root.querySelector<SVGSVGElement>("svg[data-testid=board]");
    const matrix = board?.checkVisibility() ? board.getScreenCTM() : null;
    return matrix && { start: new DOMPoint(from.x, from.y).matrixTransform(matrix), copy: null };
  }
  const part = root.querySelector(from.on);
  return part?.checkVisibility() ? { start: middle(part.getBoundingClientRect()), copy: part } : null;
}

/** Those of which the start can be seen. */
export function ready(flights: Flight[], root: Element): Ready[] {
  const found = flights.flatMap((flight) => {
    const start = startOf(flight, root);
    return start ? [{ ...flight, ...start, copy: copied(start.copy) }] : [];
  });
  return found.slice(0, MOST);
}

/** Lets them fly over the page; what they are drawn in is put into `root`. */
export function launch(flights: Ready[], root: Element): void {
  if (!flights.length) return; // to measure is to lay the whole page out at once
  const box = root.getBoundingClientRect();
  flights.forEach((flight, i) => {
    const goal = root.querySelector(flight.to);
    if (!goal?.checkVisibility()) return;
    const end = middle(goal.getBoundingClientRect());
    const body = document.createElement("div");
    body.className = `flight ${flight.kind}`;
    body.setAttribute("aria-hidden", "true");
    if (flight.kind === "thing" && flight.copy) body.append(flight.copy);
    else body.textContent = flight.text;
    root.append(body);
    const at = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x - box.x}px, ${y - box.y}px) translate(-50%, -50%) scale(${scale})`;
    const frames = [
      { transform: at(flight.start, 1.15), opacity: 0 },
      { transform: at(flight.start, 1.15), opacity: 1, offset: 0.15 },
      { transform: at(end, 0.85), opacity: 1, offset: 0.9, easing: "ease-in-out" },
      { transform: at(end, 0.7), opacity: 0 },
    ];
    const flown = body.animate(frames, { duration: FLIGHT, delay: i * APART, fill: "both" });
    flown.onfinish = flown.oncancel = () => body.remove();
  });
}
