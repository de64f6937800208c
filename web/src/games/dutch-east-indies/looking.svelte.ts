/** What somebody wants to know about: the things tapped last, and where. */

import { spot, thingsAt } from "../../lib/things";
import type { Spot, Thing } from "../../lib/things";

export class Looking {
  at = $state.raw<(Spot & { things: Thing[] }) | null>(null);

  show(things: Thing[], event: MouseEvent): void {
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
