/** The moves as buttons, for whoever goes by keys. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { toMoves } from "./toMoves";
import type { Described } from "../protocol/types";
import { Menu } from "../table/movesMenu.svelte";
import { move } from "../testing/game";
import Listened from "../testing/Listened.svelte";
import type { Spoken } from "../ui/spoken.svelte";
import MoveButtons from "../stage/moves/MoveButtons.svelte";

let close = () => undefined as unknown;
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
  return close();
});

const inGroup = (name: string, ...moves: string[]): Described[] => moves.map((each) => move(each, { group: [{ key: name, args: {} }] }));

/** Buttons of some moves, and who hears what they say. */
function shown(legal: Described[]): { spoken: () => Spoken | undefined; button: (name: string) => HTMLElement } {
  vi.useFakeTimers();
  const part = document.body.appendChild(document.createElement("section"));
  part.dataset["part"] = "actions";
  part.innerHTML = "<button>Cargo</button>";
  const given = {
    game: "amerigo", menu: new Menu(() => legal), marks: [], disabled: false,
    moveText: (each: Described) => each.move, groupText: (group: { part: { key: string } | null }) => group.part?.key ?? "",
    onplay: () => undefined, onhover: () => undefined,
  };
  let heard: Spoken | undefined;
  const made = mount(Listened, { target: part, props: { part: MoveButtons, given, listen: (spoken: Spoken) => (heard = spoken) } as never });
  close = () => unmount(made);
  flushSync();
  const button = (name: string) => {
    const found = [...document.querySelectorAll("button")].find((each) => each.textContent.includes(name));
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  return { spoken: () => heard, button };
}

const now = () => (document.activeElement?.matches("button") ? document.activeElement.textContent.trim() : "");
const legal = [...inGroup("Villages", "take 1", "take 2", "take 3"), move("end")];

test.each([[0, "take 1"], [1, "Villages"]])("whoever opens a group by keys lands on its first move and hears how many there are: %s", async (detail, landed) => {
  const { spoken, button } = shown(legal);
  button("Villages").focus();
  button("Villages").dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  const before = now();
  await vi.advanceTimersByTimeAsync(1000);
  const byKeys = detail === 0;
  if (byKeys) expect(now()).toContain(landed);
  else expect(before).toContain(landed); // a pointer stays where it is
  expect(spoken()?.happened).toBe(byKeys ? "Villages: 3 moves" : "");
});

test("V lands on the first of the moves, not on the way back to all of them, nor on what stands above", async () => {
  const { button } = shown(legal);
  toMoves();
  expect(now()).toContain("Villages");
  button("Villages").click();
  await tick();
  flushSync();
  expect(button("All moves")).toBeTruthy();
  toMoves();
  expect(now()).toContain("take 1");
});

test("where there is no move V lands on what else can be done, and else on what is to be done", () => {
  const { button } = shown([]);
  toMoves();
  expect(now()).toBe("Cargo");
  button("Cargo").remove();
  document.querySelector("section")?.setAttribute("tabindex", "-1");
  toMoves();
  expect(document.activeElement).toBe(document.querySelector("[data-part=actions]"));
});
