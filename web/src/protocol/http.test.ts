import { afterEach, expect, test, vi } from "vitest";
import { address, call, callText, Refused } from "./http";

const fetched = vi.fn<typeof fetch>();

function answer(body: BodyInit, status = 200) {
  fetched.mockReset();
  fetched.mockResolvedValue(new Response(body, { status }));
  vi.stubGlobal("fetch", fetched);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the parts of an address are put where its route has them, and can hold any letters", () => {
  expect(address("WS /tables/{table}/live", { table: "a/b" })).toBe("api/v1/tables/a%2Fb/live");
  expect(address("GET /tables/{table}/at/{step}", { table: "t", step: 7, tokens: ["k"] })).toBe("api/v1/tables/t/at/7");
  expect(address("GET /games/{game}/messages/{language}", { game: "g", language: "en", query: {} })).toBe("api/v1/games/g/messages/en");
  expect(address("GET /tables/{table}/steps", { table: "t", query: { from: 3 } })).toBe("api/v1/tables/t/steps?from=3");
});

test("a question has no body; its tokens open seats", async () => {
  answer('{"talk": true}');
  expect(await call("GET /tables/{table}", { table: "t", tokens: ["a", "b"] })).toEqual({ talk: true });
  expect(fetched).toHaveBeenCalledWith("api/v1/tables/t", { method: "GET", headers: { Authorization: "Bearer a,b" } });
});

test("what changes something is JSON also where it says nothing; a file is sent as it is", async () => {
  const json = { "Content-Type": "application/json" };
  answer("{}");
  await call("POST /me/code");
  expect(fetched).toHaveBeenCalledWith("api/v1/me/code", { method: "POST", headers: json, body: "{}" });
  answer("{}");
  await call("PUT /me", { body: { name: "Ada" } });
  expect(fetched).toHaveBeenCalledWith("api/v1/me", { method: "PUT", headers: json, body: '{"name":"Ada"}' });
  answer("{}");
  await call("POST /replays", { body: "lines" });
  expect(fetched).toHaveBeenCalledWith("api/v1/replays", { method: "POST", headers: {}, body: "lines" });
});

test("a file comes as text, a refusal is thrown", async () => {
  answer("lines");
  expect(await callText("GET /me/file")).toBe("lines");
  answer('{"error": {"code": "no-table", "message": "none"}}', 404);
  await expect(call("GET /tables/{table}", { table: "t" })).rejects.toBeInstanceOf(Refused);
});

// svelte-check fails where one of these becomes right
export const wrong = [
  // @ts-expect-error a route that the server does not have
  () => call("GET /tables/{table}/move", { table: "t" }),
  // @ts-expect-error a part of the address is missing
  () => call("GET /tables/{table}"),
  // @ts-expect-error a part of the address is a number
  () => call("GET /tables/{table}/at/{step}", { table: "t", step: "7" }),
  // @ts-expect-error the body says something else
  () => call("PUT /me", { body: { nickname: "Ada" } }),
  // @ts-expect-error the answer is a file
  () => call("GET /me/file"),
  // @ts-expect-error the route is asked nothing
  () => call("GET /me", { tokens: [] }),
];
