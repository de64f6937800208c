/** A puzzle is opened once: neither texts that come nor another language begin it anew. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { useLine } from "../../protocol/line";
import { texts } from "../../ui/i18n.svelte";
import PuzzlePage from "../pages/PuzzlePage.svelte";

vi.mock("../../games/modules", () => ({
  prepared: () => Promise.resolve(null),
  moduleOf: () => Promise.resolve({ draws: "stage", module: { puzzles: () => Promise.resolve('{"seed":7}\n') } }),
}));
vi.mock("./PuzzleBoard.svelte", () => ({ default: () => undefined }));

afterEach(() => {
  document.body.innerHTML = "";
});

test("its record is opened once, in whatever language it is read", async () => {
  const asked: string[] = [];
  useLine({
    fetch: (path) => {
      asked.push(path);
      const language = /messages\/(\w+)/.exec(path)?.[1];
      return Promise.resolve(new Response(language ? `game-title = Hill (${language})` : '{"title":"Hill"}'));
    },
    socket: () => {
      throw new Error("no socket");
    },
  });
  texts.language = "en";
  const page = mount(PuzzlePage, { target: document.body, props: { game: "hill", number: 1 } });
  const reads = (title: string) =>
    vi.waitFor(() => {
      flushSync();
      expect(document.body.textContent).toContain(title);
    });
  await reads("Hill (en)");
  await texts.choose("it");
  await reads("Hill (it)");
  expect(asked.filter((path) => path.endsWith("/replays"))).toHaveLength(1);
  void unmount(page);
});
