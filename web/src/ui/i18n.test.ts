import { afterEach, expect, test, vi } from "vitest";

import { useLine } from "../protocol/line";
import { RETRY_LONGEST } from "../protocol/retry";
import { gameText, preferred, texts } from "./i18n.svelte";
import { settings } from "./settings.svelte";

afterEach(() => void vi.useRealTimers());

test("texts that are wanted while the server is away come when it is back, and a refusal is final", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const answers: (() => Response)[] = [
    () => {
      throw new TypeError("Failed to fetch");
    },
    () => new Response("game-title = Beacons"),
    () => new Response('{"error": {"code": "no-game", "key": "", "message": "", "args": {}}}', { status: 404 }),
  ];
  useLine({
    fetch: async (path) => {
      asked.push(path);
      const answer = answers.shift();
      if (!answer) throw new Error("asked once too often");
      return answer();
    },
    socket: () => {
      throw new Error("no socket");
    },
  });
  texts.want("beacons");
  await vi.advanceTimersByTimeAsync(0);
  expect(texts.games["beacons/en"]).toBeUndefined();
  await vi.advanceTimersByTimeAsync(RETRY_LONGEST);
  expect(texts.games["beacons/en"]).toBeDefined();
  texts.want("none");
  await vi.advanceTimersByTimeAsync(3 * RETRY_LONGEST);
  expect(asked).toHaveLength(3);
});

test("in the language that is chosen come texts that are on their way, too, and while the server is away again and again", async () => {
  const asked: string[] = [];
  let english: (text: Response) => void = () => undefined;
  useLine({
    fetch: (path) => {
      const [, game = "", language = ""] = /games\/(\w+)\/messages\/(\w+)/.exec(path) ?? [];
      if (game !== "hills") return Promise.resolve(new Response(""));
      asked.push(language);
      if (language === "en") return new Promise((done) => (english = done));
      return asked.length < 3 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(new Response("game-title = Heuvels"));
    },
    socket: () => {
      throw new Error("no socket");
    },
  });
  texts.language = "en";
  await texts.learn("nl");
  const opened = texts.load("hills"); // as by whoever opens a record
  vi.useFakeTimers();
  await texts.choose("nl");
  english(new Response("game-title = Hills"));
  await opened;
  expect(gameText("hills", "game-title")).toBe("Hills");
  await vi.advanceTimersByTimeAsync(RETRY_LONGEST);
  expect([gameText("hills", "game-title"), asked]).toEqual(["Heuvels", ["en", "nl", "nl"]]);
});

test("a game that does not speak the reader's language is read in English", async () => {
  const refusal = () => new Response('{"error": {"code": "no-texts", "key": "", "message": "", "args": {}}}', { status: 404 });
  useLine({
    fetch: async (path) => (path.includes("lang=nl") || path.endsWith("/nl") ? refusal() : new Response("game-title = Beacons")),
    socket: () => {
      throw new Error("no socket");
    },
  });
  await texts.choose("nl");
  await texts.load("signals");
  expect(texts.language).toBe("nl");
  expect(gameText("signals", "game-title")).toBe("Beacons");
});

test("what is rarely said at a table is fetched when it is, once", async () => {
  const asked: string[] = [];
  useLine({
    fetch: async (path) => {
      asked.push(path);
      return new Response(`move = Go${path.includes("?without=") ? "" : "\nlesson-end = Well done"}`);
    },
    socket: () => {
      throw new Error("no socket");
    },
  });
  texts.language = "en";
  await texts.load("lanterns", true);
  await texts.load("lanterns", true);
  expect([gameText("lanterns", "move"), gameText("lanterns", "other"), asked.length]).toEqual(["Go", null, 1]);
  expect([gameText("lanterns", "lesson-end"), gameText("lanterns", "lesson-none")]).toEqual([null, null]);
  await vi.waitFor(() => expect(gameText("lanterns", "lesson-end")).toBe("Well done"));
  expect(gameText("lanterns", "lesson-none")).toBeNull();
  await texts.load("lanterns");
  expect(asked.map((path) => path.split("?")[1]?.includes("lesson-") ?? false)).toEqual([true, false]);
});

test("English is fetched for another reader only when their language lacks something", async () => {
  const asked: string[] = [];
  useLine({
    fetch: async (path) => {
      asked.push(path.split("/").slice(2, 5).join("/").split("?")[0] ?? "");
      return new Response(path.includes("/fr") ? "game-title = Phares\nmove = Aller" : "game-title = Beacons\nmove = Go\nlater = Later\nlesson-end = Well done");
    },
    socket: () => {
      throw new Error("no socket");
    },
  });
  await texts.choose("fr");
  asked.length = 0; // of the games of other tests
  await texts.load("lights", true);
  expect([gameText("lights", "game-title"), gameText("lights", "move")]).toEqual(["Phares", "Aller"]);
  expect(asked).toEqual(["games/lights/messages"]);
  expect(gameText("lights", "later")).toBeNull();
  await vi.waitFor(() => expect(gameText("lights", "later")).toBe("Later"));
  expect(gameText("lights", "move")).toBe("Aller");
  expect(asked).toHaveLength(2);
  expect(gameText("lights", "lesson-end")).toBe("Well done");
  texts.language = "en";
});

test("a language is known by its tag, or without its region", () => {
  const speaks = (...wanted: string[]) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(wanted);
    return preferred();
  };
  settings.language = "";
  expect([speaks("de-AT"), speaks("fil-PH", "nl_BE"), speaks("ast", "ES"), speaks("xx"), speaks()]).toEqual(["de", "nl", "es", "en", "en"]);
  settings.language = "it";
  expect(speaks("de")).toBe("it");
  settings.language = "";
});
