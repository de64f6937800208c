/** What somebody wants to know about: the things tapped last, and where. */

import { spot, thingsAt } from "../../stage/things";
import type { Spot, Thing } from "../../stage/things";

export class Inspected {
  at = $state.raw<(Spot & { things: Thing[] }) | null>(null);

  /** `used`: whether a thing tapped meant something else than a question about it. */
  constructor(readonly used: (things: Thing[]) => boolean = () => false) {}

  show(things: Thing[], event: MouseEvent): void {
    if (this.used(things)) return;
    this.at = { ...spot(event), things };
  }

  /** What lies on a square of the chart: pieces first, then land, port or sea. */
  board(element: Element, square: number, event: MouseEvent): void {
    const found = thingsAt(element);
    if (square >= 0) found.push({ kind: "square", id: String(square) });
    if (found.length) this.show(found, event);
  }

  close(): void {
    this.at = null;
  }
}
