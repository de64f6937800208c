import { expect, test } from "vitest";
import { namesOf } from "../table/gameView";
import type { Seat } from "../protocol/types";
import { t } from "./i18n.svelte";
import { isolated } from "./isolated";

test("a name that runs from right to left is isolated in a sentence, once, and no other is", () => {
  expect(t("name-and-points", { player: "דנה", points: 2 })).toContain("\u2068דנה\u2069");
  expect(isolated(isolated("علی"))).toBe("\u2068علی\u2069");
  expect(isolated("Ada (2)")).toBe("Ada (2)");
});

test("of several names each is isolated by itself", () => {
  const seats = ["דנה", "Ada"].map((name, seat) => ({ seat, name }) as Seat);
  expect(namesOf(seats, [0, 1])).toBe("\u2068דנה\u2069 and Ada");
});
