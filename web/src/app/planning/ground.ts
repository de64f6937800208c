/** What boards to think on rest on: a table, or a record that was opened. */

import type { ReplayInfo, TryPost } from "../../protocol/types";
import { call } from "../../protocol/http";
import type { Replay } from "../../table/replay.svelte";
import type { TableStore } from "../../table/store.svelte";
import { gameTitle } from "../../ui/i18n.svelte";
import type { Ground } from "./plan.svelte";

export const tableGround = (table: TableStore, seat: number): Ground => ({
  game: table.game,
  title: table.title,
  seats: table.seats,
  get steps() {
    return table.steps;
  },
  seat,
  load: (step: number) => call("GET /tables/{table}/at/{step}", { table: table.table, tokens: table.tokens, step }),
  try: (body: TryPost) => call("POST /tables/{table}/try", { table: table.table, tokens: table.tokens, body }),
});

export const recordGround = (replay: Replay, info: ReplayInfo, seat = -1): Ground => ({
  game: replay.game,
  title: gameTitle(replay.game, replay.game),
  seats: replay.seats,
  steps: replay.allSteps,
  seat,
  load: replay.load,
  try: (body: TryPost) => call("POST /replays/{replay}/try", { replay: info.replay, body }),
});
