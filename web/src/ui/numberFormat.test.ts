import { afterEach, expect, test } from "vitest";
import { texts } from "./i18n.svelte";
import { decimals, expected, percent, swing, tenths } from "./numberFormat";

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
