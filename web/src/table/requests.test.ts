import { beforeEach, expect, test, vi } from "vitest";
import type * as http from "../protocol/http";
import { Refused, call } from "../protocol/http";
import type { MovePost, Position, Push, Repeated, UndoPost } from "../protocol/types";
import { move, position, push, snapshot, step } from "../testing/game";
import { TableRequests } from "./requests.svelte";

vi.mock("../protocol/http", async (original) => ({ ...(await original<typeof http>()), call: vi.fn() }));
vi.mock("./animationSpeed", () => ({ stride: () => 0 }));
const posted = vi.fn<(post: MovePost) => Promise<Push | Repeated>>();
const undone = vi.fn<(post: UndoPost) => Promise<Push | Repeated>>();
type Sent = (route: string, asked: { body: MovePost & UndoPost }) => Promise<Push | Repeated>;

const behind = vi.fn(() => Promise.resolve());
const answered = vi.fn();
let now: Position;
let requests: TableRequests;

/** What a server answers that carries everything out: the next position, in which these moves are legal. */
const next = (legal: string[], more: Partial<Position> = {}): Push => {
  now = { ...now, seq: now.seq + 1, decision: now.decision + 1, legal: legal.map((each) => move(each)), ...more };
  return push([step(now.seq)], now);
};
const settled = () => vi.waitFor(() => {
  expect(requests.pending).toBe(false);
}, 60_000);

beforeEach(() => {
  vi.resetAllMocks();
  behind.mockResolvedValue();
  vi.mocked(call as Sent).mockImplementation((route, { body }) => (route === "POST /tables/{table}/undo" ? undone : posted)(body));
  now = position({ seq: 5, decision: 3, deciding: 0 });
  requests = new TableRequests({
    table: "t",
    tokens: ["token"],
    get position() {
      return now;
    },
    gone: "",
    answered,
    behind,
  });
});

test("a move is asked for once, at the position that is shown", async () => {
  posted.mockImplementation(() => Promise.resolve(next([])));
  requests.play("a");
  requests.play("b"); // while the first is on its way
  await settled();
  expect(posted).toHaveBeenCalledTimes(1);
  expect(posted.mock.calls[0]?.[0]).toMatchObject({ move: "a", at: 5, seat: 0 });
  expect(answered).toHaveBeenCalledTimes(1);
});

test("a sequence goes on from each answer, ends where its next move is not legal, and is taken back as one", async () => {
  posted.mockImplementationOnce(() => Promise.resolve(next(["b"]))).mockImplementationOnce(() => Promise.resolve(next(["x"])));
  requests.playSequence(["a", "b", "c"]);
  await settled();
  expect(posted.mock.calls.map(([{ move: made, at }]) => [made, at])).toEqual([["a", 5], ["b", 6]]);
  expect(requests.way).toEqual({ from: 3, to: 5 });
});

test("a cargo that is changed is taken back first, then loaded at one go", async () => {
  undone.mockImplementation(() => Promise.resolve(next([], { decision: 1 })));
  posted.mockImplementation(() => Promise.resolve(next([], { decision: 4 })));
  requests.rows([["load A crate", "load A coin"]], 1);
  await settled();
  expect(undone.mock.calls[0]?.[0]).toMatchObject({ to: 1, at: 5, seat: 0 });
  expect(posted.mock.calls[0]?.[0]).toMatchObject({ moves: ["load A crate", "load A coin"], at: 6 });
  expect(requests.way).toMatchObject({ from: 1, to: 4, row: true });
});

test("what the rules refuse is said, what came too late asks for the newest", async () => {
  const refused = (status: number) => new Refused(status, "code", "no", "X-1", { snapshot: "newest" });
  posted.mockRejectedValueOnce(refused(422));
  requests.play("a");
  await settled();
  expect(requests.error?.status).toBe(422);
  posted.mockRejectedValueOnce(refused(409));
  requests.play("a");
  await settled();
  expect(requests.error).toBeNull();
  expect(behind).toHaveBeenCalledWith("newest");
});

test("when only the answer was lost, a sequence goes on unless somebody has played since", async () => {
  const carriedOut = (seq: number): Repeated => ({ repeated: true, seq: 6, snapshot: snapshot({ seq, deciding: 0, decision: 4, legal: [move("b")] }) });
  posted.mockResolvedValueOnce(carriedOut(6)).mockImplementationOnce(() => Promise.resolve(next([])));
  requests.playSequence(["a", "b"]);
  await settled();
  expect(posted).toHaveBeenCalledTimes(2);
  posted.mockReset();
  posted.mockResolvedValueOnce(carriedOut(9));
  requests.playSequence(["a", "b"]);
  await settled();
  expect(posted).toHaveBeenCalledTimes(1);
});
