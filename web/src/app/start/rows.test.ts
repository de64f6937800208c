/** What the list of one's tables says of a table. */
import { expect, test } from "vitest";

import { texts } from "../../ui/i18n.svelte";
import { clockOf } from "./rows";
import type { Row } from "./rows";

const NOON = new Date(2027, 0, 15, 12).getTime();
const HOUR = 3_600_000;
const running = (due_in: number | null) => ({ due_in }) as Row;

test("a running clock lasts until an hour of today, or a day", () => {
  const before = texts.language;
  texts.language = "de";
  expect(clockOf(running(2 * HOUR), NOON)).toBe("14:00");
  expect(clockOf(running(48 * HOUR), NOON)).toBe("17.01.2027, 12:00");
  expect(clockOf(running(null), NOON)).toBe("");
  texts.language = before;
});
