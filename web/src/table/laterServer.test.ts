import { expect, test, vi } from "vitest";
import { connect } from "../protocol/live";
import type { LiveMessage } from "../protocol/types";
import { newerBuild } from "../ui/newerBuild.svelte";
import { TableStore } from "./store.svelte";

vi.mock("../protocol/live", () => ({ connect: vi.fn() }));

test("a message of a kind that is not known here asks whether the page is older than its server", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ status: "waiting", game: "amerigo", seats: [], you: [] })));
  const look = vi.spyOn(newerBuild, "look").mockResolvedValue(true);
  const table = new TableStore("t", []);
  await table.open();
  const receive = vi.mocked(connect).mock.calls[0]?.[0].receive;
  receive?.({ type: "pong" } as LiveMessage);
  expect(look).not.toHaveBeenCalled();
  receive?.({ type: "weather" } as unknown as LiveMessage);
  expect(look).toHaveBeenCalledTimes(1);
  table.close();
});
