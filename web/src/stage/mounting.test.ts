import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import Spoken from "../testing/Spoken.svelte";
import { mounting } from "./mounting.svelte";

const PATIENCE = 60_000; // ms: a busy machine takes its time

const mount = mounting(() => Promise.resolve({ default: Spoken }));

test("a component stands in an element until it is destroyed, and looks again only at what has changed", async () => {
  const element = document.createElement("div");
  const heard = vi.fn();
  const given = { line: "Sail", count: 1, heard, context: new Map([["around", "Ada: "]]) };
  const made = mount(element, given);
  await vi.waitFor(() => expect(element.textContent).toBe("Ada: Sail 1"), PATIENCE);
  flushSync();
  made.update({ ...given, count: 2 });
  flushSync();
  expect(element.textContent).toBe("Ada: Sail 2");
  expect(heard).toHaveBeenCalledTimes(1);
  made.update({ ...given, line: "Build", count: 2 });
  flushSync();
  expect(heard.mock.calls).toEqual([["Sail"], ["Build"]]);
  made.destroy();
  expect(element.textContent).toBe("");
});

test("what is no longer wanted when it has been fetched does not appear, and what has changed meanwhile is shown", async () => {
  const [gone, late] = [document.createElement("div"), document.createElement("div")];
  const heard = vi.fn();
  mount(gone, { line: "Sail", count: 1, heard }).destroy();
  mount(late, { line: "Sail", count: 1, heard }).update({ line: "Build", count: 1, heard });
  await vi.waitFor(() => expect(late.textContent).toBe("Build 1"), PATIENCE);
  expect(gone.textContent).toBe("");
});
