/** What the editor says of a mistake: where it is, in the words on the page, for eyes and ears. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWords } from "../../testing/files";
import { texts } from "../../ui/i18n.svelte";
import EditionPage from "../pages/EditionPage.svelte";
import type { Column, Problem, Section } from "./edition";

const PATIENCE = 60_000; // ms: a busy machine takes its time
const GAME = "dutch-east-indies";
const column = (key: string, kind: Column["kind"], name = ""): Column => ({ key, kind, choices: [], names: [], label: key === "id", side: 0, name });
const SPICE = { ...column("item", "word", "label-crates-asked"), choices: ["cardamom", "clove"], names: ["item-cardamom", "item-clove"] };
const LAYOUT: Section[] = [
  { key: "sail", form: "values", rule: "DEI-UPGRADE-2", columns: [column("values", "wholes"), column("prices", "wholes")], name: "" },
  { key: "cards", form: "list", rule: "DEI-TRADE-3", columns: [column("id", "text"), column("crates", "whole", "label-crates-asked"), column("gives.cardamom", "whole", "item-cardamom"), SPICE], name: "label-cards" },
];
const line = (...cells: string[]) => ({ cells, source: "printed" });
const SHEET = { name: "my-box", title: "My box", sections: { sail: [line("1 2"), line("x")], cards: [line("karte-1", "2", "99", "x")] } };
const WHOLE = { key: "file-whole", args: { low: 1, high: 20 }, message: "a whole number from 1 to 20" };
const wrong = (section: string, line: number, cell: number, key: string): Problem => ({
  section, line, cell, warning: false, rule: "", message: { key: "file-other", args: { key, value: "99", expected: WHOLE }, message: "…" },
});

let close = () => undefined as unknown;
let problems: Problem[] = [];
beforeEach(() => {
  localStorage.clear();
  location.hash = "";
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(address.includes("editions") ? { playable: !problems.length, problems, text: "…", sheet: SHEET, layout: LAYOUT } : [])));
});
afterEach(async () => {
  await close();
  await texts.choose("en");
  vi.unstubAllGlobals();
});

const found = (selector: string) => document.querySelector<HTMLElement>(selector);

async function opened(...all: Problem[]) {
  problems = all;
  loadWords(GAME, "de");
  const made = mount(EditionPage, { target: document.body, props: { game: GAME, beside: true } });
  close = () => unmount(made);
  await vi.waitFor(() => expect(found("[data-testid=edition-state]")).not.toBeNull(), PATIENCE);
  flushSync();
}

test.each([
  [wrong("cards", 0, 2, "cardamom"), "Handelskarten, karte-1: „Kardamom“ ist 99; hierher gehört eine ganze Zahl von 1 bis 20."],
  [wrong("cards", 0, 1, "crates"), "Handelskarten, karte-1: „Verlangt“ ist 99; hierher gehört eine ganze Zahl von 1 bis 20."],
  [wrong("", 0, 0, "name"), "„Kurzname“ ist 99; hierher gehört eine ganze Zahl von 1 bis 20."],
  [wrong("sail", 1, 0, "prices"), "Leiste: Segel: „Preis des nächsten Felds“ ist 99; hierher gehört eine ganze Zahl von 1 bis 20."],
])("it is named by its part, its line and its column as they stand on the page: %#", async (problem, said) => {
  await opened(problem);
  expect(found("[data-testid=edition-first] i")?.textContent).toBe(said);
});

test("the words that a cell can hold are those on the page", async () => {
  const expected = { key: "file-one-of", args: { allowed: ["cardamom", "clove"] }, message: "one of cardamom, clove" };
  await opened({ ...wrong("cards", 0, 3, "item"), message: { key: "file-other", args: { key: "item", value: "x", expected }, message: "…" } });
  expect(found("[data-testid=edition-first] i")?.textContent).toMatch(/eines von Kardamom(,| und| oder) (Gewürzn|N)elke/);
});

test("a cell that is wrong is described by the sentence that says why", async () => {
  await opened(wrong("sail", 1, 0, "prices"), wrong("cards", 0, 2, "cardamom"));
  const cell = found("[data-place=cards-0-2]");
  expect(cell?.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(cell?.getAttribute("aria-describedby") ?? "")?.textContent).toContain("„Kardamom“ ist 99");
  expect(found("[data-place=cards-0-1]")?.hasAttribute("aria-describedby")).toBe(false);
});

test("the heading of a part is its name alone, and a line is named once", async () => {
  await opened(wrong("sail", 1, 0, "prices"));
  expect([...document.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Leiste: Segel", "Handelskarten"]);
  expect(found("[data-testid=error]")?.textContent.match(/Preis des nächsten Felds/g)).toHaveLength(1);
});

test("from a game beside the board one is led back to it", async () => {
  await opened();
  found("[data-testid=edition-play]")?.click();
  await vi.waitFor(() => expect(location.hash).toBe(`#/new/${GAME}/map/beside`), PATIENCE);
});

test("a picture that is opened as an edition is told as one", async () => {
  await opened();
  const input = found("[data-testid=edition-file]") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["…"], "box.png", { type: "image/png" })] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(found("[data-testid=edition-said]")?.textContent).toBe("„box.png“ ist ein Bild. Wähle die Textdatei, die hier gespeichert wurde."), PATIENCE);
});
