import { expect, test } from "vitest";
import type { Step } from "../../protocol/types";
import type { InWords } from "../../stage/inWords";
import { LogState } from "../../stage/log/logState.svelte";
import type { Words } from "../../stage/words";
import type { GameView } from "../../table/gameView";
import { merged } from "../../table/steps";
import { shownOf } from "../../testing/boards";
import { event, step, view } from "../../testing/game";
import { Done } from "./done";

const words: Words = {
  move: ({ move }) => move,
  event: ({ event: name, what }) => `${name} ${String(what)}.`,
  turn: (events) => events.map(({ what }) => String(what)).join(", "),
  continues: () => false,
  chapter: ({ event: name, seat }) => (name === "turn" ? { seat } : null),
  opening: () => ({ seat: -1 }),
};

/** Somebody on seat 0 who hears of steps as they come. */
function listener(steps: Step[] = []): (...news: Step[]) => string | null {
  let shown: GameView = shownOf("amerigo", view(1), { steps });
  const log = new LogState(() => shown, () => words) as unknown as InWords["log"];
  const done = new Done(shown);
  return (...news) => {
    shown = { ...shown, steps: merged(shown.steps, news) } as GameView;
    return done.next(shown, log);
  };
}

const loads = (seq: number, what: string, seat = 0) => step(seq, { seat, events: [event("loads", seat, { what })] });
const undo = (seq: number, decision: number, seat = 0) => step(seq, { seat, kind: "undo", decision });

test("the same several times in a row is one sentence, as in the log", () => {
  const say = listener();
  const cargo = [...Array(7).keys()].map((i) => loads(i + 1, "crate"));
  expect(say(...cargo, loads(8, "coin"))).toBe("loads crate. × 7 loads coin.");
  expect(say()).toBeNull();
});

test("whoever takes something back is heard, and what; of the moves of others nothing is said", () => {
  const say = listener();
  expect(say(loads(1, "crate"), loads(2, "coin"))).toBe("loads crate. loads coin.");
  expect(say(undo(3, 2))).toBe("Player 0 takes back: coin.");
  expect(say(undo(4, 1))).toBe("Player 0 takes back: crate.");
  expect(say(loads(5, "clove", 1))).toBe("");
  expect(say(undo(6, 5, 1))).toBe("Player 1 takes back: clove.");
});

test("a replay says the step that is shown, and nothing happened once it is left", () => {
  const steps = [loads(1, "crate"), loads(2, "coin", 1), undo(3, 1), loads(4, "clove")];
  const at = (last: number) => shownOf("amerigo", view(1), { steps: steps.slice(0, last), whole: steps });
  const log = new LogState(() => at(1), () => words) as unknown as InWords["log"];
  const done = new Done(at(1));
  expect(done.next(at(2), log)).toBe("loads coin.");
  expect(done.next(shownOf("amerigo", view(1), { steps }), log)).toBe("");
});

test("what a move of one's own leads others to do comes with the news", () => {
  const say = listener();
  const turn = event("turn", 1, { what: "of Ben" });
  expect(say(step(1, { events: [event("ends", 0, { what: "it" }), turn, event("draws", -1, { what: "wind" })] }))).toBe("ends it.");
});
