/** The drawing of this device: a reload, or an open link, loses nothing. */

import { isEmpty } from "./draft";
import type { Draft } from "./draft";

/** `now` is the drawing as it is, `before` the one that a link or a file has taken the place of. */
export type Slot = "now" | "before";

const key = (game: string, slot: Slot) => `carrack.map.${game}.${slot}`;

export function keep(game: string, draft: Draft, slot: Slot = "now"): void {
  try {
    if (slot === "now" || !isEmpty(draft)) localStorage.setItem(key(game, slot), JSON.stringify(draft));
  } catch {
    // a device that stores nothing still draws
  }
}

export function kept(game: string, slot: Slot = "now"): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game, slot)) ?? "null");
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether something stored, perhaps by an earlier version, can be drawn. */
function isDraft(found: unknown): found is Draft {
  if (typeof found !== "object" || found === null) return false;
  const draft = found as Partial<Draft>;
  return (
    typeof draft.title === "string" &&
    typeof draft.marks === "string" &&
    draft.marks.length === (draft.width ?? 0) * (draft.height ?? 0) &&
    draft.marks.length > 0 &&
    Array.isArray(draft.islands) &&
    Array.isArray(draft.ships) &&
    draft.ships.length === draft.players &&
    Array.isArray(draft.pirates)
  );
}
