import { gzipSync } from "node:zlib";

import { afterEach, expect, test, vi } from "vitest";
import { offered } from "./offered";

const engine = () => Promise.resolve(new Response("the engine"));
const answered = async (path: string) => (await offered(engine)(path, {})).text();

afterEach(() => {
  vi.unstubAllGlobals();
});

test("which games there are, pictures of them and their lessons, is answered without the engine, all else by it", async () => {
  vi.stubGlobal("fetch", (file: string) => Promise.resolve(new Response(file)));
  expect(await answered("api/v1/games")).toBe("api/v1/games.json");
  expect(await answered("api/v1/games/other/showcase")).toBe("api/v1/games/other/showcase.json");
  expect(await answered("api/v1/games/amerigo/lessons")).toBe("api/v1/games/amerigo/lessons.json");
  expect(await answered("api/v1/games/amerigo/lessons/ships")).toBe("the engine");
  expect(await answered("api/v1/tables")).toBe("the engine");
});

test("texts and rules lie packed beside the page", async () => {
  vi.stubGlobal("fetch", (file: string) => Promise.resolve(new Response(new Uint8Array(gzipSync(file)))));
  expect(await answered("api/v1/games/amerigo/rules/nl")).toBe("api/v1/games/amerigo/rules/nl.gz");
  expect(await answered("api/v1/games/amerigo/messages/de")).toBe("api/v1/games/amerigo/messages/de.gz");
  expect(await answered("api/v1/games/amerigo/messages/de?without=lesson-")).toBe("api/v1/games/amerigo/messages/de.gz");
  expect(await answered("api/v1/games/amerigo/rules/en")).toBe("api/v1/games/amerigo/rules/en.gz");
});

test.each(["api/v1/games", "api/v1/games/amerigo/messages/de"])("where %s or the network is gone the engine answers", async (path) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
  expect(await answered(path)).toBe("the engine");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await answered(path)).toBe("the engine");
});
