/** What others have done, in the pieces that a press by hand shows. */

import type { Step } from "../../protocol/types";
import type { LogLine } from "../../table/steps";
import type { Words } from "../words";
import { turnsOf } from "./gameLog";
import type { Item } from "./gameLog";

/** The lines of others and of nobody in some steps as the log tells them; those of one act at the table are together. */
export function actsOf(items: Item[], steps: Step[], you: number[], { together }: Pick<Words, "together">): LogLine[][] {
  const seqs = new Set(steps.map((step) => step.seq));
  const lines = turnsOf(items).flatMap((turn) => turn.lines.map(({ line }) => ({ line, own: you.includes(turn.seat) })));
  const acts: LogLine[][] = [];
  for (const { line, own } of lines) {
    if (!line.event || !seqs.has(line.step.seq) || (own && line.event.seat >= 0)) continue;
    const act = acts.at(-1);
    const last = act?.at(-1);
    if (act && last?.event && last.step.seq === line.step.seq && together?.(last.event, line.event)) act.push(line);
    else acts.push([line]);
  }
  return acts;
}
