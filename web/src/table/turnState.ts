/** What the line that says what to do, and the buttons that end a turn, need to know of a game. */

import type { EndedTurn, Paused, Reopening } from "../protocol/types";
import type { Refused } from "../protocol/http";
import type { TableStore } from "./store.svelte";

type Now = "deciding" | "decision" | "undo_floor" | "provisional" | "result" | "left";

export interface TurnState
  extends Pick<
    TableStore,
    "game" | "seats" | "you" | "legal" | "myTurn" | "over" | "playing" | "pending" | "thinking" | "canUndo" | "way" | "play" | "undo" | "skip"
  > {
  readonly position: (Pick<NonNullable<TableStore["position"]>, Now> & { awaited?: number[] }) | null;
  readonly error: Refused | null;
  /** Why the game stands still, where it can. */
  readonly paused?: Paused | null;
  /** The turn that has just ended here and can still be taken back, where that can be. */
  readonly ended?: EndedTurn | null;
  undoEnd?(): void;
  /** The turn that can be opened again if the others agree, where there are others. */
  readonly reopening?: Reopening | null;
  reopen?(answer: "ask"): void;
}
