/** Every legal move behind buttons: where somebody is in the tree of clicks. */

import type { Described } from "../protocol/types";
import { level, samePart } from "./moveTree";
import type { Entry, Group } from "./moveTree";

export interface Place {
  /** The groups walked through, those chosen by themselves included. */
  trail: Group[];
  entries: Entry[];
}

export class Menu {
  /** The clicks made so far: indices are not stable, parts are. */
  path = $state.raw<Group[]>([]);

  constructor(readonly moves: () => Described[]) {}

  readonly tree = $derived.by(() => level(this.moves(), 0));
  readonly place = $derived.by(() => this.#walk());

  /** Follows the path as far as it still exists, then every step that is no choice. */
  #walk(): Place {
    const trail: Group[] = [];
    let entries = this.tree;
    for (const wanted of this.path) {
      const next = entries.find((entry): entry is Group => isSame(entry, wanted));
      if (!next) break;
      trail.push(next);
      entries = next.entries;
    }
    for (let only = entries[0]; entries.length === 1 && only?.kind === "group"; only = entries[0]) {
      trail.push(only);
      entries = only.entries;
    }
    return { trail, entries };
  }

  open(group: Group): void {
    this.path = [...this.place.trail, group];
  }

  /** Back to before the click at a position of the trail. */
  back(to = Math.max(this.path.length - 1, 0)): void {
    this.path = this.place.trail.slice(0, to);
  }

  /** Opens the first group at the top whose click has this key and argument. */
  openPart(key: string, name: string, value: unknown): void {
    const found = this.tree.find(
      (entry): entry is Group =>
        entry.kind === "group" && entry.part?.key === key && entry.part.args[name] === value,
    );
    this.path = found ? [found] : [];
  }

  /** The argument of a click that has been made, for the board to follow. */
  chosen(key: string, name: string): unknown {
    return this.place.trail.find((group) => group.part?.key === key)?.part?.args[name];
  }
}

function isSame(entry: Entry, wanted: Group): boolean {
  if (entry.kind !== "group") return false;
  if (entry.part && wanted.part) return samePart(entry.part, wanted.part);
  return entry.part === wanted.part && entry.moves[0]?.move === wanted.moves[0]?.move;
}
