import { expect, test } from "vitest";
import { keyOf } from "./keys";

test.each([
  [{ key: "&", code: "Digit1" }, "1"], // French
  [{ key: "1", code: "Digit1", shiftKey: true }, "1"],
  [{ key: "a", code: "KeyQ" }, "a"],
  [{ key: "α", code: "KeyA" }, "a"], // Greek
  [{ key: "Ф", code: "KeyA", shiftKey: true }, "A"], // Russian
  [{ key: "+", code: "Digit1" }, "+"], // Czech
  [{ key: "?", code: "KeyM", shiftKey: true }, "?"],
  [{ key: "ö", code: "Semicolon" }, "ö"],
  [{ key: "Enter", code: "Enter" }, "Enter"],
])("a key means what it writes, or else what stands at its place: %j", (pressed, meant) => {
  expect(keyOf(new KeyboardEvent("keydown", pressed))).toBe(meant);
});
