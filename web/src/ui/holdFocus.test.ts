/** Where the keyboard goes on when what it was on is gone, off, hidden, or was left. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { holdFocus } from "./holdFocus";

const PAGE = `
  <section aria-label="Displays"><button id="token">1</button></section>
  <section data-part="actions" tabindex="-1" aria-label="What to do">
    <div id="moves" tabindex="-1" role="group" aria-label="Legal moves"><span id="entries"><button id="take">Take</button></span></div>
    <button id="market">Market</button>
  </section>
  <div id="banner"><button id="close">Close</button></div>
  <main><h1>Amerigo</h1></main>`;

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  stop = holdFocus(document);
});
afterEach(() => stop());

const at = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const name = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
/** Changes are looked at once they are made, and what is off with the next picture. */
const seen = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function dialog(): HTMLElement {
  const made = document.createElement("dialog");
  made.setAttribute("aria-label", "Market");
  made.open = true;
  made.innerHTML = '<button id="buy">Buy</button><button id="shut">Close</button>';
  document.body.append(made);
  return made;
}

const GONE: [string, string, () => void, string][] = [
  ["a move that is gone", "take", () => at("take").remove(), "Legal moves"],
  ["a move that is off", "take", () => at("take").setAttribute("disabled", ""), "Legal moves"],
  ["a move that is gone with all others", "take", () => at("moves").remove(), "What to do"],
  ["a token that is taken", "token", () => at("token").remove(), "Displays"],
  ["a banner that is closed", "close", () => at("banner").remove(), "What to do"],
  ["what is hidden", "take", () => {
    at("entries").style.display = "none";
    at("take").blur(); // as browsers do
    at("market").remove();
  }, "Legal moves"],
];

test.each(GONE)("%s leaves the focus to the nearest thing with a name", async (_, id, change, landed) => {
  at(id).focus();
  change();
  await seen();
  expect(name()).toBe(landed);
});

test("what is off for a moment only keeps the focus, and what somebody leaves does not get it back", async () => {
  const take = at("take");
  take.focus();
  take.setAttribute("disabled", "");
  await Promise.resolve();
  take.removeAttribute("disabled");
  await seen();
  expect(name()).toBe("Take");
  take.blur();
  at("market").remove();
  await seen();
  expect(document.activeElement).toBe(document.body);
});

test("a part of the page can be tabbed past as before once the focus has left it", async () => {
  at("token").focus();
  at("token").remove();
  await seen();
  expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
  at("take").focus();
  expect(document.querySelector("section")?.hasAttribute("tabindex")).toBe(false);
});

test("a dialog leads back to what opened it, or to where that was", async () => {
  at("market").focus();
  const market = dialog();
  at("buy").focus();
  at("buy").remove();
  await seen();
  expect(document.activeElement).toBe(market);
  at("shut").focus();
  market.remove();
  await seen();
  expect(name()).toBe("Market");
  const again = dialog();
  at("shut").focus();
  at("market").remove();
  again.remove();
  await seen();
  expect(name()).toBe("What to do");
});

test("another page begins at its heading, as soon as it is there", async () => {
  at("take").focus();
  document.body.innerHTML = "";
  await seen();
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = "<main><h1>Rules</h1></main>";
  await seen();
  expect(name()).toBe("Rules");
});
