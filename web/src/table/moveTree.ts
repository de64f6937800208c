/** Legal moves as a tree of clicks, never more than thirty at a level. */

import type { Described, Message } from "../protocol/types";


export const MOST = 30;

export interface Group {
  kind: "group";
  /** The click, or null for a group made only because there are too many. */
  part: Message | null;
  moves: Described[];
  entries: Entry[];
}

export interface Leaf {
  kind: "leaf";
  move: Described;
}

export type Entry = Group | Leaf;

export const samePart = (a: Message, b: Message) =>
  a.key === b.key && JSON.stringify(a.args) === JSON.stringify(b.args);

/** The moves below a path, sorted into what is clicked next. */
export function level(moves: Described[], depth: number): Entry[] {
  const entries: Entry[] = [];
  const groups = new Map<string, Group>();
  for (const move of moves) {
    const part = move.group[depth];
    if (!part) {
      entries.push({ kind: "leaf", move });
      continue;
    }
    const key = part.key + JSON.stringify(part.args);
    let group = groups.get(key);
    if (!group) {
      group = { kind: "group", part, moves: [], entries: [] };
      groups.set(key, group);
      entries.push(group);
    }
    group.moves.push(move);
  }
  const found = entries.map((entry) => (entry.kind === "group" ? opened(entry, depth + 1) : entry));
  return chunked(found);
}

/** A group that leads to one move only is that move. */
function opened(group: Group, depth: number): Entry {
  const only = group.moves[0];
  if (group.moves.length === 1 && only) return { kind: "leaf", move: only };
  return { ...group, entries: level(group.moves, depth) };
}

/** Splits a level that is too long into as few equal parts as possible. */
function chunked(entries: Entry[]): Entry[] {
  if (entries.length <= MOST) return entries;
  const size = Math.ceil(entries.length / Math.ceil(entries.length / MOST));
  const parts: Entry[] = [];
  for (let start = 0; start < entries.length; start += size) {
    const some = entries.slice(start, start + size);
    const moves = some.flatMap((entry) => (entry.kind === "leaf" ? [entry.move] : entry.moves));
    parts.push({ kind: "group", part: null, moves, entries: some });
  }
  return chunked(parts);
}
