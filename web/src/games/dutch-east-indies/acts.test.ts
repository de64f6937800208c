import { expect, test } from "vitest";
import { actsOf } from "../../stage/log/acts";
import { logItems } from "../../stage/log/gameLog";
import { event, step } from "../../testing/game";
import { tabletopTogether, sailsOn, together } from "./acts";
import { gainsText } from "./texts";

const [ADA, AUTOMATON, NOBODY] = [0, 1, -1];
const of = (ship: number) => (name: string) => event(name, AUTOMATON, { ship });
const [small, big] = [of(2), of(3)];
const chapter = ({ event: name, seat }: { event: string; seat: number }) => (name === "turn" ? { seat } : null);

/** The acts of a step by hand: what the events of each are called. */
function acts(events: ReturnType<typeof event>[], by = together): string[] {
  const ended = step(7, { seat: ADA, turn: 3, events });
  const items = logItems([ended], 2, { chapter, opening: () => ({ seat: NOBODY }), continues: sailsOn });
  return actsOf(items, [ended], [ADA], { together: by }).map((act) => act.map((line) => line.event?.event).join(" "));
}

test("a press shows what is done with the cardboard at one go, and leaves nothing out", () => {
  const found = acts([
    event("turn", AUTOMATON, { round: 2 }),
    event("wind", NOBODY, { pirate: "big" }),
    event("wind", NOBODY, { pirate: "small" }),
    ...["solo-passed", "solo-drew", "solo-course", "sailed", "sailed", "turned", "solo-took", "depleted"].map(small),
    ...["solo-drew", "solo-course", "sailed", "battle", "spoils", "spoils"].map(big),
    event("dealt", NOBODY),
    event("turn", ADA, { round: 2 }),
    event("wind", NOBODY, { pirate: "big" }),
    event("wind", NOBODY, { pirate: "small" }),
    event("pirate-battle", ADA),
  ]);
  expect(found).toEqual([
    "turn wind wind",
    "solo-passed solo-drew solo-course sailed turned",
    "solo-took depleted",
    "solo-drew solo-course sailed",
    "battle spoils",
    "dealt",
    "wind wind", // before one's own turn pirates are moved as well
  ]);
});

test("two ships are never moved by one press; one that stays is told of with what comes next", () => {
  expect(acts([event("turn", AUTOMATON), small("solo-course"), big("solo-course"), big("sailed")])).toEqual(["turn", "solo-course solo-course sailed"]);
  const ships = [small("solo-course"), small("sailed"), big("solo-course"), big("sailed")];
  expect(acts([event("turn", AUTOMATON), ...ships])).toEqual(["turn", "solo-course sailed", "solo-course sailed"]);
});

test("beside the board a press tells all of one ship, and the winds, which were entered, with the first", () => {
  const first = ["solo-drew", "solo-course", "sailed", "solo-took", "turned"].map(small);
  const found = acts([event("turn", AUTOMATON), event("wind", NOBODY), ...first, big("solo-course"), big("sailed"), big("battle")], tabletopTogether);
  expect(found).toEqual(["turn wind solo-drew solo-course sailed solo-took turned", "solo-course sailed battle"]);
});

test("who gets nothing is not said to get a dash", () => {
  expect([gainsText([0, 0, 0]), gainsText(undefined)]).toEqual(["none", ""]);
});
