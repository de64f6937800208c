import { afterEach, expect, test } from "vitest";
import { texts } from "./i18n.svelte";
import { decimals, expected, more, percent, swing, tenths } from "./numberFormat";

afterEach(() => {
  texts.language = "en";
});

test.each([
  ["en", ["−12%", "−12 %", "−12.3 %", "−4.5", "−4.50"]],
  ["de", ["−12 %", "−12 %", "−12,3 %", "−4,5", "−4,50"]],
])("what is below nothing has a minus sign, no hyphen (%s)", (language, said) => {
  texts.language = language;
  const all = [percent(-0.123), swing(-0.123), tenths(-0.123), expected(-4.5), decimals(-4.5, 2)];
  expect(all.map((each) => each.replace(/\u00a0/g, " "))).toEqual(said);
});

test("what is rounded to nothing has no sign; a difference above it has one", () => {
  const all = (value: number) => [percent(value), swing(value), tenths(value), expected(100 * value), more(100 * value), decimals(value, 1)];
  for (const nothing of [0, -0, -0.0004, 0.0004]) expect(all(nothing).map((each) => each.replace(/\u00a0/g, " "))).toEqual(["0%", "0 %", "0 %", "0", "0", "0.0"]);
  expect([swing(0.2), tenths(0.002), more(25)].map((each) => each.replace(/\u00a0/g, " "))).toEqual(["+20 %", "+0.2 %", "+25"]);
});
