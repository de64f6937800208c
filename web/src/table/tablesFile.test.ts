import { beforeEach, expect, test, vi } from "vitest";
import type { TablesFile } from "../protocol/types";
import { texts } from "../ui/i18n.svelte";
import { knownTable, knownTables, remember } from "./knownTables";
import { readTables, takenOver } from "./tablesFile";

const read = (table: string, status = "running"): TablesFile["tables"][number] => ({
  table,
  host: `host of ${table}`,
  seats: [
    { seat: 0, token: `Ada at ${table}`, invitation: null },
    { seat: 1, token: null, invitation: null },
  ],
  commitment: "c",
  status,
  title: "Lanterns",
  players: ["Ada", "Bot 2"],
  practice: status === "running",
});

const skipped = (line: number, code: string, key: string, args = {}): TablesFile["skipped"][number] => ({ line, table: null, code, key, args, message: "in English" });

beforeEach(() => {
  localStorage.clear();
  texts.language = "en";
});

test("a table that was read is known by its new links alone, and they come in the order of the file", async () => {
  remember("a", { tokens: ["old"], host: "old host", links: { "0": "old" } });
  const body = { tables: [read("b"), read("a")], skipped: [] } satisfies TablesFile;
  const fetched = vi.fn(async () => Promise.resolve(new Response(JSON.stringify(body))));
  vi.stubGlobal("fetch", fetched);
  await readTables("the file");
  expect(fetched).toHaveBeenCalledWith("api/v1/tables-file", { method: "POST", headers: {}, body: "the file" });
  expect(knownTables().map(({ table }) => table)).toEqual(["b", "a"]);
  expect(knownTable("a")).toMatchObject({ tokens: ["Ada at a"], host: "host of a", links: { "0": "Ada at a" } });
  vi.unstubAllGlobals();
});

test("what came of a file is said in sentences", () => {
  expect(takenOver({ tables: [read("a", "over")], skipped: [] })).toEqual(["One table was read."]);
  const lines = [skipped(3, "here", "problem-file-here", { table: "b" }), skipped(4, "unreadable", "problem-file-seed"), skipped(5, "cut", "problem-file-cut")];
  const told = takenOver({ tables: [read("a"), read("b", "over")], skipped: lines });
  expect(told).toHaveLength(6);
  expect(told[0]).toBe("2 tables were read.");
  expect(told[1]).toContain("practice");
  expect(told[2]).toContain("One was already here");
  expect(told[3]).toBe("Line 4: in English");
  texts.language = "de";
  expect(takenOver({ tables: [], skipped: lines })[2]).toContain("Zeile 4: Der Startwert");
});
