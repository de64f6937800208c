/** A game that the page knows nothing of: its words, what has changed, which moves a place is about. */

import { beforeEach, describe, expect, test } from "vitest";
import { event, move, seat, view } from "../../testing/game";
import { texts } from "../../ui/i18n.svelte";
import type { GameView } from "../../table/gameView";
import { linesOf, placeChanged, textOf } from "./facts";
import { Session } from "./session.svelte";
import { PlainWords } from "./words";

const SEATS = [seat(0, { name: "Ada" }), seat(1, { name: "Ben" })];
const words = new PlainWords("spice", () => SEATS);

beforeEach(() => {
  texts.language = "en";
  texts.add("spice", "en", [
    "silk = Silk",
    "coins = Coins",
    "event-sold = { $player } sells { $count } { silk } to { $buyer }.",
    "event-sailed = { $player } sails on.",
    "event-paid = { $player }, for the crates: { $count }.",
    "said-sold = sells to { $buyer }",
    "chapter-round = Round { $round }",
    "source-trade = Trade",
  ].join("\n"));
});

describe("words", () => {
  test("are those of the package, with seats by name", () => {
    const sold = event("sold", 0, { count: 2, buyer_seat: 1 });
    expect(words.event(sold)).toBe("Ada sells 2 Silk to Ben.");
    expect(words.chapter(event("round", -1, { round: 3 }))?.round).toBe("Round 3");
    expect([words.source("trade"), words.word("silk"), words.word({ key: "coins", args: {} })]).toEqual(["Trade", "Silk", "Coins"]);
  });

  test("of a turn leave out the player, whose name stands before them", () => {
    const events = [event("sold", 0, { buyer_seat: 1 }), event("sailed", 0), event("sailed", 0), event("sold", 1), event("paid", 0, { count: 3 })];
    expect(words.turn(events, 0)).toBe("sells to Ben, sails on, for the crates: 3");
    expect(words.turn([event("sailed", -1)], -1)).toBe("");
  });

  test("that nobody wrote can be read all the same: no keys, no JSON", () => {
    expect(words.event(event("blown-out", 0, { eyes: 1, points: 2, source: "x", hand: [1] }))).toBe("Blown out (eyes 1)");
    expect(words.move(move("go", { key: "move-sail-to", args: { port: "Goa", list: [1] } }))).toBe("Sail to Goa");
    expect([words.label("hand_cards"), words.source("final-bonus"), words.word("Port Louis")]).toEqual(["Hand cards", "Bonus", "Port Louis"]);
    expect([words.label("points"), words.chapter(event("sold", 0))]).toEqual(["Points", null]);
  });
});

describe("facts", () => {
  const text = (fact: Parameters<typeof textOf>[0]) => textOf(fact, words);

  test("are said in words", () => {
    expect([text(1200), text("silk"), text(true), text(null), text([])]).toEqual(["1,200", "Silk", "yes", "hidden", "none"]);
    expect(text({ silk: 2, coins: [1, 1] })).toBe("Silk 2, Coins 1, 1");
  });

  test("count what there is several times of, but not numbers, whose order may matter", () => {
    expect(text(["silk", "coins", "silk"])).toBe("2 × Silk, Coins");
    expect(text([3, 5, 3])).toBe("3, 5, 3");
  });

  test("say what they were, once they have changed", () => {
    const now = { coins: 5, silk: [2], hold: null };
    expect(linesOf(now, { coins: 3, silk: [2] }, words).map(({ was }) => was)).toEqual(["3", "", ""]);
    expect(linesOf(now, undefined, words).map(({ was }) => was)).toEqual(["", "", ""]);
  });

  test("a place has changed when anything about it has", () => {
    const goa = { name: "Goa", holds: ["silk"] };
    expect([placeChanged(goa, { ...goa }), placeChanged(goa, { name: "Goa" }), placeChanged(goa, null)]).toEqual([false, true, true]);
    expect(placeChanged(goa, undefined)).toBe(false);
  });
});

describe("a place", () => {
  const played: string[] = [];
  const legal = [move("buy a", { squares: [4] }), move("buy b", { square: 4 }), move("sail", { squares: [7, 8] }), move("end", { key: "move-end" })];
  const shown = { view: view(0), legal, play: ({ move: notation }: { move: string }) => played.push(notation) } as unknown as GameView;

  test("plays its only move, or lists the few that it has", () => {
    const session = new Session(() => shown);
    session.choose(8);
    expect([played, session.picked]).toEqual([["sail"], null]);
    session.choose(4);
    expect(session.offered.map((each) => each.move)).toEqual(["buy a", "buy b"]);
    session.all();
    expect(session.offered).toHaveLength(3);
    expect(session.end?.move).toBe("end");
  });
});
