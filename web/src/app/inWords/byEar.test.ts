/**
 * What a player by ear has heard at its turns is the position: rebuilt from that, it equals the view.
 *
 * tests/browser/test_by_ear.py plays, and runs this file with what was heard.
 */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Transcript } from "../../testing/phrases";
import { TWICE } from "../../testing/rebuilt/rebuilt";

const file = process.env["CARRACK_POSITIONS"];
const { game, turns } = file ? (JSON.parse(readFileSync(file, "utf-8")) as Transcript) : { game: "", turns: [] };

describe.skipIf(!file)(game, () => {
  test.each(turns.map((turn, number) => ({ number, ...turn })))("turn $number", ({ sent, heard }) => {
    const about = (square: string) => heard.about[square] ?? "";
    const [rebuilt, seen] = TWICE[game]?.(sent, { ...heard, about }) ?? [];
    expect(rebuilt).toEqual(seen);
    expect(rebuilt).toBeDefined();
  });
});
