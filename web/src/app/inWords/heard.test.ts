/**
 * Every leaf of a game's view is heard: with another value something that is said differs.
 *
 * tests/unit/test_heard.py runs this file with positions of recorded games; without them there is
 * nothing to hear.
 */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import "./words";
import { hear, utterances } from "../../testing/heard";
import type { Recorded, Sent } from "../../testing/heard";
import { changed, others, placesOf } from "../../testing/leaves";
import type { Path } from "../../testing/leaves";
import { loadWords } from "../../testing/files";
import { UNHEARD } from "../../testing/unheard";

const file = process.env["CARRACK_POSITIONS"];
const RECORDED = file ? (JSON.parse(readFileSync(file, "utf-8")) as Recorded[]) : [];
const PLACES = Number(process.env["CARRACK_PLACES"] ?? 2); // places of a leaf that are tried in a position

/** Some of many, spread evenly. */
const some = <Each>(many: Each[], most: number): Each[] =>
  many.length <= most ? many : Array.from({ length: most }, (_, i) => many[Math.floor((i * many.length) / most)] as Each);

/** What is heard of a position, kept as far as somebody has listened. */
class Listener {
  readonly #heard: string[] = [];
  readonly #rest: Iterator<string>;

  constructor(readonly game: string, readonly sent: Sent) {
    this.#rest = utterances(hear(game, sent));
  }

  #said(number: number): string | undefined {
    while (this.#heard.length <= number) {
      const next = this.#rest.next();
      if (next.done) return undefined;
      this.#heard.push(next.value);
    }
    return this.#heard[number];
  }

  /** Whether anything sounds different where one place has another value. */
  hears(path: Path, value: unknown): boolean {
    const other = { ...this.sent, view: changed(this.sent.view, path, value) };
    let number = 0;
    for (const words of utterances(hear(this.game, other))) if (words !== this.#said(number++)) return true;
    return this.#said(number) !== undefined;
  }
}

describe.skipIf(!RECORDED.length).each(RECORDED)("$game", ({ game, leaves, positions }) => {
  loadWords(game);
  const listeners = positions.map((sent) => new Listener(game, sent));
  const unheard = UNHEARD[game] ?? {};

  test("only leaves of the view stand on the list of what is not heard", () => {
    expect(Object.keys(unheard).filter((leaf) => !(leaf in leaves))).toEqual([]);
  });

  test.each(Object.entries(leaves))("%s", (leaf, few) => {
    const seen = [...new Set(positions.flatMap(({ view }) => placesOf(leaf, view).map(({ value }) => value)))];
    const { where = () => true } = unheard[leaf] ?? { where: () => false };
    const wrong: unknown[] = [];
    let tried = 0;
    for (const [number, listener] of listeners.entries()) {
      for (const { path, value } of some(placesOf(leaf, listener.sent.view), PLACES)) {
        for (const other of others(value, few, seen)) {
          tried++;
          const expected = !where(listener.sent.view, path);
          if (listener.hears(path, other) !== expected) wrong.push({ number, path: path.join("."), value, other, expected });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});
