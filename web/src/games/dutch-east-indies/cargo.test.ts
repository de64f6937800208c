import { expect, test } from "vitest";
import { shownOf, viewsOf } from "../../testing/boards";
import { loadWords } from "../../testing/files";
import { movable } from "./cargo";
import { sheet } from "./tableInWords";
import { dei } from "./view";

const GAME = "dutch-east-indies";

test("only goods that lie somewhere may be moved from there: nobody hears of others", async () => {
  loadWords(GAME);
  const [first] = await viewsOf(GAME);
  if (!first) throw new Error("there is no position");
  const view = dei(first);
  const [crate, coin] = [{ ...view.homes[0], stock: [1, 0, 0, 0, 0, 0, 0] }, [0, 2, 0, 0, 0, 0, 0]];
  const changed = {
    ...view,
    homes: [crate, ...view.homes.slice(1)],
    ships: view.ships.map((ship) => ({ ...ship, hold: ship.ship === 0 ? coin : [0, 0, 0, 0, 0, 0, 0] })),
    loading: [0, 1].map((seat) => ({
      seat, own_turn: seat === 0, lapses: [],
      ways: [
        { move: `load ${seat}`, start: -1, end: seat * 2, items: ["crate", "coin"] },
        { move: `unload ${seat}`, start: seat * 2, end: -1, items: ["crate", "coin"] },
        { move: `unload ${seat}`, start: seat * 2 + 1, end: -1, items: ["pepper"] },
      ],
    })),
  } as unknown as typeof view;
  const found = movable(changed).filter(({ seat }) => seat === 0);
  expect(found.flatMap(({ ways }) => ways.map(({ start, items }) => [start, items]))).toEqual([[-1, ["crate"]], [0, ["coin"]]]);
  const heard = sheet(0, changed, shownOf(GAME, first).seats).filter((line) => /^(Unload|Load)/.test(line));
  expect(heard).toEqual(["Load, home island – 1A: crate", "Unload, 1A – home island: coin"]);
});
