/** All tables of this browser in one file, and what came of reading one (docs/protocol.md, All tables in one file). */

import { call, callText } from "../protocol/http";
import type { TablesFile } from "../protocol/types";
import { save } from "../ui/download";
import { t } from "../ui/i18n.svelte";
import { saidText } from "../ui/problemText";
import { forget, rememberMade } from "./knownTables";

export async function saveTables(): Promise<void> {
  const text = await callText("GET /tables-file");
  save(`carrack-tables-${new Date().toLocaleDateString("sv")}.jsonl`, text);
}

/** Reads a file, and keeps the links of its tables. Throws what is refused. */
export async function readTables(text: string): Promise<TablesFile> {
  const read = await call("POST /tables-file", { body: text });
  // the latest made comes first in the file, and shall do so here
  for (const table of [...read.tables].reverse()) {
    forget(table.table); // links from before open nothing here
    rememberMade(table);
  }
  return read;
}

/** What came of it, a sentence each. */
export function takenOver({ tables, skipped }: TablesFile): string[] {
  const here = skipped.filter(({ code }) => code === "here").length;
  const unread = skipped.filter(({ code }) => code !== "here");
  return [
    t("tables-read", { count: tables.length }),
    ...(tables.some(({ status }) => status === "running") ? [t("tables-practice")] : []),
    ...(here ? [t("tables-here", { count: here })] : []),
    ...unread.map((each) => t("tables-line", { line: each.line, reason: saidText(each) })),
    ...(unread.length ? [t("tables-mend")] : []),
  ];
}
