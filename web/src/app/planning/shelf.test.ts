/** Plans stay on a device under their table and the secret of their seat, and go with it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropToken, forget, remember, replaceToken } from "../../table/knownTables";
import { Shelf, freeName, newPlan } from "./shelf";

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const named = (shelf: Shelf) => shelf.all().map(({ name }) => name);

test("plans are kept by seat, the last one first, and another tab's are not lost", () => {
  const [ada, again, ben] = [new Shelf("t", "ada"), new Shelf("t", "ada"), new Shelf("t", "ben")];
  const first = newPlan("A", 3);
  ada.put(first);
  again.put(newPlan("B", 3));
  ada.put({ ...first, moves: [{ seat: 0, move: "x" }] });
  expect([named(ada), named(ben)]).toEqual([["A", "B"], []]);
  ada.remove(first.id);
  expect([named(again), ada.lasting]).toEqual([["B"], true]);
  expect(freeName(ada.all(), (number) => "ABC"[number - 1] ?? "")).toBe("A");
});

test("they go with the seat: by its token, by another token, and with the table", () => {
  remember("t", { tokens: ["ada", "ben"], links: { "0": "ada", "1": "ben" } });
  const shelves = ["ada", "ben", "cid"].map((token) => new Shelf("t", token));
  const other = new Shelf("t2", "ada");
  for (const shelf of [...shelves, other]) shelf.put(newPlan("A", 0));
  dropToken("t", 0, "ada");
  expect(shelves.map((shelf) => shelf.all().length)).toEqual([0, 1, 1]);
  replaceToken("t", 1, "ben", "new");
  expect(shelves.map((shelf) => shelf.all().length)).toEqual([0, 0, 1]);
  forget("t");
  expect([...shelves, other].map((shelf) => shelf.all().length)).toEqual([0, 0, 0, 1]);
});

test.each(["{", "7", '{"a":1}', '[7,null,{"id":"x"}]', '[{"id":"x","name":"A","at":-1,"moves":[],"imagined":null}]', '[{"id":"x","name":"A","at":1,"moves":[{"seat":"0","move":"a"}],"imagined":null}]'])(
  "what is stored and is no plan is passed over: %s",
  (stored) => {
    localStorage.setItem("carrack.plans.t/ada/", stored);
    const shelf = new Shelf("t", "ada");
    expect(shelf.all()).toEqual([]);
    shelf.put(newPlan("A", 0));
    expect(named(shelf)).toEqual(["A"]);
  },
);

test("where nothing is stored, or there is no secret to go with, a plan lasts until the page is reloaded", () => {
  const open = new Shelf("t", "");
  open.put(newPlan("A", 0));
  expect([named(open), open.lasting, localStorage.length]).toEqual([["A"], false, 0]);
  const refuse = () => {
    throw new DOMException("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const shelf = new Shelf("t", "ada");
  shelf.put(newPlan("B", 0));
  expect([named(shelf), shelf.lasting]).toEqual([["B"], false]);
  forget("t");
  expect([named(shelf), named(open)]).toEqual([[], []]);
});
