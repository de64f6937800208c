import { expect, test } from "vitest";

import { Client } from "./client";
import type { PageRequest } from "./messages";

const body = new Uint8Array();

function client() {
  const sent: PageRequest[] = [];
  const made = new Client((asked) => sent.push(asked));
  return { made, sent };
}

test("what is asked before the engine is there waits, and is answered then", async () => {
  const { made, sent } = client();
  const answer = made.fetch("api/v1/games", { method: "GET" });
  expect(sent).toEqual([]);
  made.ready();
  expect(sent).toMatchObject([{ kind: "request", method: "GET", path: "/api/v1/games" }]);
  made.hear({ id: sent[0]?.id ?? 0, kind: "answer", status: 204, headers: {}, body });
  expect((await answer).status).toBe(204);
});

test("when whoever was asked is gone, questions are asked again and changes are not", async () => {
  const { made, sent } = client();
  made.ready();
  const question = made.fetch("api/v1/games", { method: "GET" });
  const change = made.fetch("api/v1/tables", { method: "POST", body: "{}" });
  made.lose();
  await expect(change).rejects.toThrow(TypeError);
  const again: PageRequest[] = [];
  made.ready((asked) => again.push(asked));
  expect(again).toEqual([sent[0]]);
  made.hear({ id: again[0]?.id ?? 0, kind: "answer", status: 204, headers: {}, body });
  expect((await question).status).toBe(204);
});

test("connections are closed as if the line were broken", () => {
  const { made, sent } = client();
  made.ready();
  const socket = made.socket("api/v1/tables/t/live");
  const closed: number[] = [];
  socket.onclose = ({ code }) => closed.push(code);
  made.hear({ id: sent[0]?.id ?? 0, kind: "open" });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  made.lose();
  expect(closed).toEqual([1006]);
});

test("when there will be nobody to ask, everything is answered with the reason", async () => {
  const { made, sent } = client();
  const before = made.fetch("api/v1/games", { method: "GET" });
  made.refuse("engine-lacks", "WebAssembly");
  for (const answer of [before, made.fetch("api/v1/tables", { method: "POST", body: "{}" })]) {
    expect((await answer).status).toBe(503);
    expect(await (await answer).json()).toMatchObject({ error: { key: "engine-lacks", args: { why: "WebAssembly" } } });
  }
  expect(sent).toEqual([]);
});
