import { expect, test } from "vitest";
import { problemText } from "../ui/problemText";
import { textOf } from "./textOf";

const bytes = (start: string) => Uint8Array.from([...start].map((each) => each.charCodeAt(0)));
const file = (start: string, name: string, type = "") => new File([bytes(start)], name, { type });

test.each([
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "box.png", "image/png"],
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "box.toml", ""],
  ["\xff\xd8\xff\xe0\0\x10JFIF\0", "box.txt", "text/plain"],
  ["<svg/>", "box.svg", "image/svg+xml"],
  ["GIF89a", "box", ""],
])("a picture is told as one: %j", async (start, name, type) => {
  const said = await textOf(file(start, name, type)).catch((problem: unknown) => problemText(problem));
  expect(said).toBe(`“${name}” is a picture. Choose the text file that was saved here.`);
});

test("what holds no text is told as that, and a text is read as it is", async () => {
  const said = await textOf(file("PK\x03\x04\0", "box.xlsx")).catch((problem: unknown) => problemText(problem));
  expect(said).toBe("“box.xlsx” has no text in it. Choose the text file that was saved here.");
  expect(await textOf(file('name = "box"\n', "box.toml"))).toBe('name = "box"\n');
});
