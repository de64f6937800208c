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
import { TWICE } from "../../testing/rebuilt/rebuilt";
import { UNHEARD, isAlike } from "../../testing/unheard";

const file = process.env["CARRACK_POSITIONS"];
const RECORDED = file ? (JSON.parse(readFileSync(file, "utf-8")) as Recorded[]) : [];
const MOST = Number(process.env["CARRACK_CHANGES"] ?? 8); // changes of a leaf that are listened to

/** Some of many, spread evenly. */
const some = <Each>(many: Each[], most: number): Each[] =>
  many.length <= most ? many : Array.from({ length: most }, (_, i) => many[Math.floor((i * many.length) / most)] as Each);

/** Another value of one place of a position, and whether it is to be heard. */
interface Change {
  leaf: string;
  path: Path;
  value: unknown;
  heard: boolean;
}

/** What is heard of a position, kept as far as somebody has listened. */
class Listener {
  readonly #heard: string[] = [];
  readonly #rest: Iterator<string>;

  constructor(
    readonly game: string,
    readonly sent: Sent,
  ) {
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

  /** Whether anything sounds different with some changes. */
  hears(changes: Change[]): boolean {
    const view = changes.reduce((before, { path, value }) => changed(before, path, value), this.sent.view);
    let number = 0;
    for (const words of utterances(hear(this.game, { ...this.sent, view }))) if (words !== this.#said(number++)) return true;
    return this.#said(number) !== undefined;
  }
}

/** All changes of a leaf in some positions. */
function changesOf(leaf: string, { game, leaves, positions }: Recorded): Change[][] {
  const unheard = UNHEARD[game]?.[leaf];
  const where = unheard?.where ?? (() => unheard !== undefined);
  const places = positions.map(({ view }) => placesOf(leaf, view));
  const seen = [...new Set(places.flat().map(({ value }) => value))];
  return positions.map(({ view }, i) =>
    (places[i] ?? []).flatMap(({ path, value }) =>
      others(value, leaves[leaf] ?? [], seen.filter((other) => !isAlike(view, value, other))).map((other) => ({ leaf, path, value: other, heard: !where(view, path, other) })),
    ),
  );
}

describe.skipIf(!RECORDED.length).each(RECORDED)("$game", { timeout: 600_000 }, (recorded) => {
  const { game, leaves, positions } = recorded;
  loadWords(game);
  const listeners = positions.map((sent) => new Listener(game, sent));
  const changes = Object.fromEntries(Object.keys(leaves).map((leaf) => [leaf, changesOf(leaf, recorded)]));

  test("only leaves of the view stand on the list of what is not heard, and each in some position", () => {
    const inVain = Object.keys(UNHEARD[game] ?? {}).filter((leaf) => !changes[leaf]?.flat().some(({ heard }) => !heard));
    expect(inVain).toEqual([]);
  });

  test("what stands on the list is not heard", () => {
    const wrong = listeners.flatMap((listener, i) => {
      const silent = Object.values(changes).flatMap((each) => (each[i] ?? []).filter(({ heard }) => !heard));
      return listener.hears(silent) ? silent.filter((change) => listener.hears([change])) : [];
    });
    expect(wrong).toEqual([]);
  });

  test("the position and what may be done can be rebuilt from what is heard", () => {
    expect(positions.length).toBeGreaterThanOrEqual(20);
    for (const sent of positions) {
      const [heard, seen] = TWICE[game]?.(sent, hear(game, sent)) ?? [];
      expect(heard).toEqual(seen);
    }
  });

  test.each(Object.keys(leaves))("%s", (leaf) => {
    const tried = (changes[leaf] ?? []).flatMap((each, i) => each.map((change) => ({ i, change })));
    const loud = some(tried.filter(({ change }) => change.heard), MOST);
    expect(loud.filter(({ i, change }) => !listeners[i]?.hears([change]))).toEqual([]);
    expect(tried.length).toBeGreaterThan(0);
  });
});
