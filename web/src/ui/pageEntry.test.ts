/** A page notices that the server has been updated. */
import { expect, test } from "vitest";

import { entryOf } from "./pageEntry";

test("the script that a build begins with is found in its page", () => {
  const page = '<script src="./theme.js"></script><script type="module" crossorigin src="./assets/index-Ab1.js"></script>';
  expect(entryOf(page, "https://a.org/carrack/#/t/x")).toBe("https://a.org/carrack/assets/index-Ab1.js");
  expect(entryOf("<h1>502 Bad Gateway</h1>", "https://a.org/")).toBe("");
});
