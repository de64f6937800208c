import { beforeEach, expect, test } from "vitest";
import { boxes, forget, keep } from "./boxes";

const box = (name: string, text = "…") => ({ name, title: name.toUpperCase(), options: { box: text } });

beforeEach(() => {
  localStorage.clear();
});

test("the newest box comes first, and one of the same name takes the place of the older", () => {
  keep("amerigo", box("attic"));
  keep("amerigo", box("club"));
  keep("amerigo", box("attic", "mended"));
  expect(boxes("amerigo").map(({ name, options }) => [name, options.box])).toEqual([
    ["attic", "mended"],
    ["club", "…"],
  ]);
  expect(boxes("dutch-east-indies")).toEqual([]);
  forget("amerigo", "attic");
  expect(boxes("amerigo").map(({ name }) => name)).toEqual(["club"]);
});

test("no more boxes are kept than anybody owns", () => {
  for (let i = 0; i < 20; i++) keep("amerigo", box(`box-${i}`));
  expect(boxes("amerigo")).toHaveLength(12);
  expect(boxes("amerigo")[0]?.name).toBe("box-19");
});

test("what is damaged is no box", () => {
  localStorage.setItem("carrack.boxes.amerigo", "{");
  expect(boxes("amerigo")).toEqual([]);
});
