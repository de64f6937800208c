/** A plan is played at its table: the certain moves of its own seat, each checked again. */

import type { Position, Push, Repeated, TriedMove } from "../../protocol/types";
import { call } from "../../protocol/http";
import type { Refused } from "../../protocol/http";
import { isRefusal, untilAnswered } from "../../protocol/retry";
import type { RequestingTable } from "../../table/requests.svelte";
import { placeOf } from "../../table/tabletop";

/** How many were played; and why not the rest: the table has changed (null), or the refusal. */
export interface Played {
  done: number;
  why?: Refused | null;
}

/** Sends moves one after the other, each on what the one before led to, up to the first that no longer holds. */
export async function playThis(table: RequestingTable, moves: TriedMove[], seat: number, goesOn: () => boolean): Promise<Played> {
  let now: Position | null = table.position;
  for (const [done, move] of moves.entries()) {
    if (!now || (now.deciding !== seat && !move.command)) return { done, why: null };
    try {
      const at = placeOf(now);
      const answer = await untilAnswered((name) => send(table, move, at, name), goesOn);
      if (!answer) return { done, why: null };
      now = await takenOver(table, answer);
    } catch (problem) {
      if (!isRefusal(problem)) throw problem;
      const changed = problem.status === 409;
      if (changed) await table.behind(problem.body["snapshot"] as Parameters<RequestingTable["behind"]>[0]);
      return { done, why: changed ? null : problem };
    }
  }
  return { done: moves.length };
}

function send({ table, tokens }: RequestingTable, { seat, move, command }: TriedMove, at: number, name: string): Promise<Push | Repeated> {
  if (command) return call("POST /tables/{table}/commands", { table, tokens, body: { move_id: name, move, seat } });
  return call("POST /tables/{table}/moves", { table, tokens, body: { move_id: name, move, at, seat } });
}

/** The position after it; null: only the answer was lost, and somebody has played since. */
async function takenOver(table: RequestingTable, answer: Push | Repeated): Promise<Position | null> {
  if (!("repeated" in answer)) {
    table.answered(answer);
    return answer;
  }
  await table.behind(answer.snapshot);
  return answer.snapshot.seq === answer.seq ? answer.snapshot : null;
}
