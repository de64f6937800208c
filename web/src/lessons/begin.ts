/** Beginning a lesson: a table of its own, in place of the one that the course had before. */

import { call } from "../protocol/http";
import type { Lesson } from "../protocol/types";
import { credentials, forget, knownTable, rememberMade, wayTo } from "../table/knownTables";
import { t } from "../ui/i18n.svelte";
import { router } from "../ui/route.svelte";
import { settings } from "../ui/settings.svelte";
import { keep, progressOf } from "./progress";

const courses = new Map<string, Promise<Lesson[]>>();

/** The course of a game, asked for once. */
export function courseOf(game: string): Promise<Lesson[]> {
  const known = courses.get(game) ?? call("GET /games/{game}/lessons", { game });
  courses.set(game, known);
  known.catch(() => courses.delete(game)); // whoever asks again may have more luck
  return known;
}

/** Goes to a new table for a lesson. Throws what the server says against it. */
export async function begin(game: string, lesson: string): Promise<void> {
  const before = progressOf(game).now;
  const others = [1, 2, 3, 4].map((number) => t("player-name", { number }));
  const made = rememberMade(await call("POST /games/{game}/lessons/{lesson}", { game, lesson, body: { name: settings.name || t("lesson-captain"), names: others } }));
  keep(game, { now: { lesson, table: made.table, at: 0 } });
  router.go(...wayTo(made));
  if (before) await drop(before.table);
}

/** The table of an earlier lesson is of no use any more; where it cannot be deleted it grows old by itself. */
async function drop(table: string): Promise<void> {
  const known = knownTable(table);
  if (!known) return;
  await call("DELETE /tables/{table}", { table, tokens: credentials(known) }).catch(() => undefined);
  forget(table);
}
