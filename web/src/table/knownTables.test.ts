import { beforeEach, expect, test, vi } from "vitest";
import { carryOver, credentials, dropToken, forget, keepsSecrets, knownTable, knownTables, remember, rememberMade, replaceToken } from "./knownTables";

beforeEach(() => {
  localStorage.clear();
});

test("what is new about a table is added to what is known, and the table comes first", () => {
  remember("a", { tokens: ["one"], host: "key" });
  remember("b", {});
  const known = remember("a", { tokens: ["one", "two"], links: { "1": "two" } });
  expect(known).toMatchObject({ tokens: ["one", "two"], host: "key", links: { "1": "two" } });
  expect(knownTables().map(({ table }) => table)).toEqual(["a", "b"]);
  forget("a");
  expect(knownTable("a")).toBeUndefined();
});

test("a table made here is known with its own seats and the invitations to the others", () => {
  const seats = [
    { seat: 0, token: "mine", invitation: null },
    { seat: 1, token: null, invitation: "for a friend" },
    { seat: 2, token: null, invitation: null },
  ];
  const known = rememberMade({ table: "t", host: "host", seats, commitment: "c", status: "waiting" });
  expect(known).toMatchObject({ tokens: ["mine"], host: "host", links: { "0": "mine" }, invitations: { "1": "for a friend" } });
  expect(credentials(known)).toContain("mine");
});

test("a rematch takes tokens along, to the seats that they open there", () => {
  remember("old", { tokens: ["one"], links: { "0": "one" } });
  expect(carryOver("old", "new").links).toEqual({});
  const moved = carryOver("old", "new", [{ seat: 1, token: "one" }, { seat: 0, token: "stranger" }]);
  expect(moved).toMatchObject({ tokens: ["one"], links: { "1": "one" } });
});

test("a token can be replaced, and dropped", () => {
  remember("t", { tokens: ["old"], links: { "0": "old" } });
  replaceToken("t", 0, "old", "new");
  expect(knownTable("t")).toMatchObject({ tokens: ["new"], links: { "0": "new" } });
  dropToken("t", 0, "new");
  expect(knownTable("t")?.tokens).toEqual([]);
});

test("a browser that stores nothing still knows its tables until the page is reloaded, and says so", () => {
  const setItem = () => {
    throw new DOMException("refused");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  remember("t", { tokens: ["one"] });
  expect(knownTable("t")?.tokens).toEqual(["one"]);
  expect(keepsSecrets()).toBe(false);
  vi.unstubAllGlobals();
  remember("t", {});
  expect(keepsSecrets()).toBe(true);
});
