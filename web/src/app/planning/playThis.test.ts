/** A plan is played move by move at the table, and stops where the table is another one. */

import { beforeEach, expect, test, vi } from "vitest";
import { Refused, call } from "../../protocol/http";
import { position, push, snapshot, step } from "../../testing/game";
import { playThis } from "./playThis";

vi.mock(import("../../protocol/http"), async (original) => ({ ...(await original()), call: vi.fn() }));

const asked = vi.mocked(call as (route: string, asked: { body: Record<string, unknown> }) => Promise<unknown>);
const moves = [{ seat: 0, move: "a" }, { seat: 0, move: "load", command: true }, { seat: 0, move: "b" }];
const table = { table: "t", tokens: ["x"], position: position({ seq: 5, decision: 2 }), gone: "", answered: vi.fn(), behind: vi.fn(() => Promise.resolve()) };
const play = () => playThis(table, moves, 0, () => true);

beforeEach(() => {
  vi.clearAllMocks();
});

test("each move rests on what the one before led to; a command is one", async () => {
  for (const seq of [6, 7, 8]) asked.mockResolvedValueOnce(push([step(seq)]));
  expect(await play()).toEqual({ done: 3 });
  expect(asked.mock.calls.map(([route, { body }]) => [route.split("/").at(-1), body["move"], body["at"]])).toEqual([["moves", "a", 5], ["commands", "load", undefined], ["moves", "b", 7]]);
  expect(table.answered).toHaveBeenCalledTimes(3);
});

test("it stops where a move is refused, and says by which rule", async () => {
  const refused = new Refused(422, "refused", "no", "X-1", {});
  asked.mockResolvedValueOnce(push([step(6)])).mockRejectedValueOnce(refused);
  expect(await play()).toEqual({ done: 1, why: refused });
});

test("it stops where the table has changed, or somebody else decides", async () => {
  asked.mockRejectedValueOnce(new Refused(409, "outdated", "old", "", { snapshot: snapshot() }));
  expect(await play()).toEqual({ done: 0, why: null });
  expect(table.behind).toHaveBeenCalledOnce();
  asked.mockResolvedValueOnce(push([step(6)], { deciding: 1 })).mockResolvedValueOnce(push([step(7)], { deciding: 1 }));
  expect(await play()).toEqual({ done: 2, why: null });
  expect(asked).toHaveBeenCalledTimes(3);
});

test("where only the answer was lost it goes on, unless somebody has played since", async () => {
  asked.mockResolvedValueOnce({ repeated: true, seq: 6, snapshot: snapshot({ seq: 6 }) }).mockResolvedValueOnce({ repeated: true, seq: 7, snapshot: snapshot({ seq: 9 }) });
  expect(await play()).toEqual({ done: 2, why: null });
});
