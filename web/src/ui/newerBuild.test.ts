import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newerBuild } from "./newerBuild.svelte";

vi.hoisted(() => {
  const script = { src: new URL("assets/index-here.js", location.href).href } as unknown as Element;
  vi.spyOn(document, "querySelector").mockReturnValueOnce(script);
});

const page = (build: string) => `<script type="module" crossorigin src="./assets/index-${build}.js"></script>`;
const HERE = page("here");
const LATER = page("later");

let answers: string[] = [];
let asked = 0;

beforeEach(() => {
  Object.assign(newerBuild, { isThere: false, isClosed: false });
  asked = 0;
  vi.stubGlobal("fetch", () => {
    asked++;
    const answer = answers.shift();
    return answer ? Promise.resolve(new Response(answer)) : Promise.reject(new TypeError("Failed to fetch"));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A part of the page is not there any more (404); the server answers so, or is away. */
async function missed(file: string, ...all: string[]): Promise<void> {
  answers = all;
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error(`Failed to fetch ${file}`) }));
  for (let turn = 0; turn < 9; turn++) await Promise.resolve(); // what is answered is heard
}

test("a part that is gone after an update tells that the page is older than its server", async () => {
  await missed("a.js", LATER);
  expect(newerBuild.isThere).toBe(true);
});

test("a part that is missed again and again is looked into once, and a note that was closed stays so", async () => {
  await missed("b.js", LATER);
  newerBuild.isClosed = true;
  await missed("b.js", LATER);
  expect([asked, newerBuild.isClosed]).toEqual([1, true]);
  await missed("c.css", LATER);
  expect([asked, newerBuild.isClosed]).toEqual([2, false]);
});

test("a part that is missed while the server is away is looked into again when it answers", async () => {
  await missed("d.js");
  expect([asked, newerBuild.isThere]).toEqual([1, false]);
  await missed("d.js", LATER);
  expect([asked, newerBuild.isThere]).toEqual([2, true]);
});

test("a server with the page that is open has no newer one", async () => {
  await missed("e.js", HERE);
  expect([asked, newerBuild.isThere]).toEqual([1, false]);
});
