import { afterEach, expect, test, vi } from "vitest";
import { offered } from "./offered";

const engine = () => Promise.resolve(new Response("the engine"));
const answered = async (path: string) => (await offered(engine)(path, {})).text();

afterEach(() => {
  vi.unstubAllGlobals();
});

test("which games there are is answered without the engine, all else by it", async () => {
  vi.stubGlobal("fetch", (file: string) => Promise.resolve(new Response(file)));
  expect(await answered("api/v1/games")).toBe("api/v1/games.json");
  expect(await answered("api/v1/games/amerigo/rules/en")).toBe("the engine");
  expect(await answered("api/v1/tables")).toBe("the engine");
});

test("where the file or the network is gone the engine answers", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  expect(await answered("api/v1/games")).toBe("the engine");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await answered("api/v1/games")).toBe("the engine");
});
