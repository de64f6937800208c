import { expect, test } from "vitest";
import { t } from "./i18n.svelte";
import { isolated } from "./isolated";

test("a name that runs from right to left is isolated in a sentence, once, and no other is", () => {
  expect(t("name-and-points", { player: "דנה", points: 2 })).toContain("\u2068דנה\u2069");
  expect(isolated(isolated("علی"))).toBe("\u2068علی\u2069");
  expect(isolated("Ada (2)")).toBe("Ada (2)");
});
