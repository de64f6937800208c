/**
 * What a player by ear has heard at a decision is the position: rebuilt from that, it equals the view.
 *
 * evidence/page/test_by_ear.py plays: it tells this file line by line what was heard, and moves when that was enough.
 */

import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import type { Decision } from "../../testing/phrases";
import { TWICE } from "../../testing/rebuilt/rebuilt";

const door = process.env["CARRACK_PROVING"];
const FOREVER = 0; // a game takes as long as it takes

test.skipIf(!door)(
  "what is heard at a decision is the position",
  async () => {
    const player = connect(Number(door), "127.0.0.1");
    try {
      await once(player, "connect");
      for await (const line of createInterface(player)) {
        const { game, made, names, sent, heard } = JSON.parse(line) as Decision;
        const about = (square: string) => heard.about[square] ?? "";
        const [rebuilt, seen] = TWICE[game]?.(sent, { ...heard, about }) ?? [];
        expect(rebuilt, `after ${made} moves`).toEqual(seen);
        expect(rebuilt).toBeDefined();
        expect(heard.names).toEqual(names);
        player.write("=");
      }
    } finally {
      player.destroy();
    }
  },
  FOREVER,
);
