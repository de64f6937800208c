/**
 * Every leaf of a game's view is heard: with another value something that is said differs.
 *
 * evidence/games/test_heard.py runs this file with positions of recorded games; without them there is
 * nothing to hear.
 */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import "./words";
import type { View } from "../../protocol/types";
import { answers, positionInWords, phrases, utterances } from "../../testing/inWords";
import type { PositionInWords, Recorded, Utterance } from "../../testing/inWords";
import { changed, others, placesOf } from "../../testing/leaves";
import type { Path } from "../../testing/leaves";
import { loadWords } from "../../testing/files";
import type { Sent } from "../../testing/phrases";
import { TWICE } from "../../testing/rebuilt/rebuilt";
import { UNHEARD, isAlike } from "../../testing/notInWords";

const file = process.env["CARRACK_POSITIONS"];
const RECORDED = file ? (JSON.parse(readFileSync(file, "utf-8")) as Recorded[]) : [];
const MOST = Number(process.env["CARRACK_CHANGES"] ?? 8); // changes of a leaf that are listened to

/** What nobody hears because only the picture and links need it. None may be added. */
const ONLY_SEEN: Record<string, string[]> = {
  amerigo: ["static.rows[]", "static.frame[].corner", "static.frame[].neighbours[]", "static.tiles{}.orientations[][][0]", "static.tiles{}.orientations[][][1]", "static.tokens{}.rule"],
  "dutch-east-indies": ["static.rows[]", "static.islands[].letter"],
};

/** What nobody hears because it follows from what is heard. */
const FOLLOWS: Record<string, string[]> = {
  amerigo: ["game", "players", "viewer", "rounds", "acting"],
  "dutch-east-indies": ["game", "players", "viewer", "islands[].island", "homes[].pepper", "loading[].own_turn"],
};

/** What is not heard everywhere. */
const SELDOM_HEARD: Record<string, string[]> = {
  amerigo: ["step", "action", "ap", "static.title"],
  "dutch-east-indies": [
    ...["seat", "active", "islands[].cards", "islands[].known", "solo.orders[].action", "solo.orders[].stage", "solo.orders[].target", "homes[].missing{}", "supply[]", "loading[].ways[].move", "loading[].ways[].start", "loading[].ways[].end", "loading[].ways[].items[]", "static.title"],
    ...["static.islands[].seat", "static.islands[].cards", "static.solo_cards{}.action", "static.solo_cards{}.otherwise", "static.solo_cards{}.upgrades[]", "static.solo_cards{}.shuffle"],
  ],
};

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

const MOST_KEYS = 3;

/** What somebody hears who presses three keys at most. */
function* fewKeys(heard: PositionInWords): Generator<Utterance> {
  for (const each of answers(heard)) if (each.keys <= MOST_KEYS) yield each;
}

/** What is heard of a position, kept as far as somebody has listened. */
class Listener {
  readonly #heard: string[] = [];
  readonly #rest: Iterator<Utterance>;

  constructor(
    readonly game: string,
    readonly sent: Sent,
    /** All that there is to hear, or what few keys bring. */
    readonly listen: (heard: PositionInWords) => Iterable<Utterance>,
  ) {
    this.#rest = listen(positionInWords(game, sent))[Symbol.iterator]();
  }

  #said(number: number): string | undefined {
    while (this.#heard.length <= number) {
      const next = this.#rest.next();
      if (next.done) return undefined;
      this.#heard.push(next.value.words);
    }
    return this.#heard[number];
  }

  /** Whether anything sounds different with some changes. */
  hears(changes: Change[]): boolean {
    const view = changes.reduce((before, { path, value }) => changed(before, path, value), this.sent.view);
    let number = 0;
    for (const { words } of this.listen(positionInWords(this.game, { ...this.sent, view }))) if (words !== this.#said(number++)) return true;
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

test("a leaf is found in all its places, and has another value in one of them", () => {
  const view: View = { seat: 0, viewer: null, turn: 1, seats: [{ supply: { a: 1 } }, { supply: { b: 2, c: 3 } }], afloat: [[4, 5]] };
  expect(placesOf("seats[].supply{}", view).map(({ path, value }) => [path.join("."), value])).toEqual([["seats.0.supply.a", 1], ["seats.1.supply.b", 2], ["seats.1.supply.c", 3]]);
  expect(placesOf("afloat[][1]", view)).toEqual([{ path: ["afloat", 0, 1], value: 5 }]);
  expect(changed(view, ["seats", 1, "supply", "b"], 9)).toEqual({ ...view, seats: [{ supply: { a: 1 } }, { supply: { b: 9, c: 3 } }] });
  expect([others(1, [], [0, 1, 2]), others(1, [], [1]), others("a", ["a", "b", "c"], []), others(null, [], [null, "x"])]).toEqual([[2], [2], ["b", "c"], ["x"]]);
});

describe.skipIf(!RECORDED.length).each(RECORDED)("$game", { timeout: 600_000 }, (recorded) => {
  const { game, leaves, positions } = recorded;
  loadWords(game);
  const listeners = positions.map((sent) => new Listener(game, sent, utterances));
  const asking = positions.map((sent) => new Listener(game, sent, fewKeys));
  const known: Record<string, Change[][]> = {};
  const changes = (leaf: string): Change[][] => (known[leaf] ??= changesOf(leaf, recorded));
  const listed = UNHEARD[game] ?? {};

  test("the list of what is not heard has leaves of the view alone, each for a position, and does not grow", () => {
    expect(Object.keys(listed).filter((leaf) => !changes(leaf).flat().some(({ heard }) => !heard))).toEqual([]);
    const named = (wanted: (each: { where?: unknown; is?: unknown }) => boolean) => Object.keys(listed).filter((leaf) => wanted(listed[leaf] ?? {}));
    expect(named(({ where, is }) => !where && !is)).toEqual(ONLY_SEEN[game]);
    expect(named(({ is }) => !!is)).toEqual(FOLLOWS[game]);
    expect(named(({ where }) => !!where)).toEqual(SELDOM_HEARD[game]);
  });

  test("what is said to follow from what is heard does so at every position", () => {
    for (const [leaf, { is }] of Object.entries(listed)) {
      for (const sent of is ? positions : []) {
        for (const { path, value } of placesOf(leaf, sent.view)) expect(value, leaf).toEqual(is?.(sent, path));
      }
    }
  });

  test("what stands on the list is not heard", () => {
    const wrong = listeners.flatMap((listener, i) => {
      const silent = Object.keys(listed).flatMap((leaf) => (changes(leaf)[i] ?? []).filter(({ heard }) => !heard));
      return listener.hears(silent) ? silent.filter((change) => listener.hears([change])) : [];
    });
    expect(wrong).toEqual([]);
  });

  test("the position and what may be done can be rebuilt from what is heard", () => {
    expect(positions.length).toBeGreaterThanOrEqual(20);
    for (const sent of positions) {
      const [heard, seen] = TWICE[game]?.(sent, phrases(positionInWords(game, sent))) ?? [];
      expect(heard).toEqual(seen);
    }
  });

  test.each(Object.keys(leaves))("%s", (leaf) => {
    const tried = changes(leaf).flatMap((each, i) => each.map((change) => ({ i, change })));
    const loud = some(tried.filter(({ change }) => change.heard), MOST);
    expect(loud.filter(({ i, change }) => !asking[i]?.hears([change]))).toEqual([]);
    expect(tried.length).toBeGreaterThan(0);
  });
});
