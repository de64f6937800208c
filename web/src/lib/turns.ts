/** What the line that says what to do, and the buttons that end a turn, need to know of a game. */

import type { Refused } from "./api";
import type { TableStore } from "./table.svelte";

type Now = "deciding" | "decision" | "undo_floor" | "provisional" | "result";

export interface Turns
  extends Pick<
    TableStore,
    "game" | "seats" | "you" | "legal" | "myTurn" | "over" | "playing" | "pending" | "thinking" | "canUndo" | "way" | "play" | "undo" | "skip"
  > {
  readonly position: Pick<NonNullable<TableStore["position"]>, Now> | null;
  readonly error: Refused | null;
}
