/** The edition under the pen: what was typed, what the server says of it, the way back, and what this device keeps. */

import type { Value } from "../../protocol/types";
import { t } from "../../ui/i18n.svelte";
import { problemText } from "../../ui/problemText";
import { BOX } from "../newTable/boxes";
import { call } from "../../protocol/http";
import { columnOf, disowned, fitted, judgeSheet, owned, YOURS } from "./edition";
import type { Judged, Line, Problem, Section, Sheet } from "./edition";
import { blank, filled, pastedInto } from "./pasting";

const CALM = 300; // ms without a change before the server is asked
const AGAIN = 5000; // ms until a server that was silent is asked again
const STEPS = 200; // that can be taken back

const slot = (game: string) => `carrack.edition.${game}`;
const earlierSlot = (game: string) => `${slot(game)}.earlier`;

export class Editing {
  sheet = $state.raw<Sheet | null>(null);
  layout = $state.raw<Section[]>([]);
  problems = $state.raw<Problem[]>([]);
  playable = $state(false);
  /** The file of what was judged last. */
  text = $state("");
  /** What a table with it is set up with. */
  options = $state.raw<Record<string, Value>>({});
  /** Why there is no answer. */
  silent = $state("");
  /** What was pasted last and found no place. */
  left = $state.raw<string[]>([]);
  /** What this device kept and this version cannot take over as it is. */
  earlier = $state.raw<Sheet | null>(null);
  #before = $state.raw<Sheet[]>([]);
  /** The cell that is being typed into: all its letters are one step back. */
  #typing = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** Begins with what this device keeps, as far as it fits, else with ours. */
  async begin(): Promise<void> {
    const kept = read(slot(this.game));
    const ours = await this.#ours();
    this.layout = ours.layout;
    this.earlier = read(earlierSlot(this.game));
    if (!kept || !ours.sheet) {
      this.sheet = ours.sheet;
      this.#heard(ours);
      return;
    }
    const { sheet, whole } = fitted(ours.layout, kept, ours.sheet);
    if (!whole) {
      this.earlier = kept;
      write(earlierSlot(this.game), kept);
      write(slot(this.game), sheet);
    }
    await this.#judge(sheet);
    this.sheet = sheet;
  }

  /** What was kept by an earlier version is not wanted any more. */
  forgetEarlier(): void {
    this.earlier = null;
    write(earlierSlot(this.game), null);
  }

  /** What the server begins with, called what the reader would call it. */
  async #ours(): Promise<Judged> {
    const ours = await call("POST /games/{game}/editions/check", { game: this.game, body: { text: "" } });
    const title = t("edition-untitled");
    return ours.sheet && ours.sheet.title !== title ? judgeSheet(this.game, { ...ours.sheet, title }) : ours;
  }

  /** Opens the text of a file. Says whether there is an edition in it. */
  async open(text: string): Promise<boolean> {
    const judged = await call("POST /games/{game}/editions/check", { game: this.game, body: { text } });
    if (!judged.sheet) return false;
    this.#step("");
    this.sheet = judged.sheet;
    this.#heard(judged);
    this.#keep();
    return true;
  }

  /** Ours again, as if nothing had been typed; undo brings it back. */
  async restart(): Promise<void> {
    const ours = await this.#ours();
    this.#step("");
    this.sheet = ours.sheet;
    this.#heard(ours);
    this.#keep();
  }

  head(field: "name" | "title", value: string): void {
    if (this.sheet) this.#set({ ...this.sheet, [field]: value }, field);
  }

  type(section: string, line: number, cell: number, value: string): void {
    this.#line(section, line, (old) => {
      const cells = old.cells.map((each, i) => (i === cell ? value : each));
      const described = columnOf(this.#section(section), line, cell)?.label;
      return described ? { ...old, cells } : owned(old, cells);
    }, `${section} ${line} ${cell}`);
  }

  /** A line is as on the box. */
  own(section: string, line: number): void {
    this.#line(section, line, (old) => owned(old), "");
  }

  /** Whether a line is as on the box is said, or taken back. */
  toggle(section: string, line: number): void {
    this.#line(section, line, (old) => (old.source === YOURS ? disowned(old) : owned(old)), "");
  }

  /** All lines of a section are as on the box. */
  confirm(section: string): void {
    this.#lines(section, (lines) => lines.map((line) => owned(line)));
  }

  /** Takes what a spreadsheet has copied; false: it is no more than a text for the cell. */
  paste(section: string, line: number, cell: number, text: string): boolean {
    const part = this.#section(section);
    const rows = pastedInto(part, { line, cell }, text);
    const chosen = ["yes", "word"].includes(columnOf(part, line, cell)?.kind ?? "");
    if (rows.length === 1 && (rows[0]?.length ?? 0) < 2 && !chosen) return false;
    const found = filled(part, this.sheet?.sections[section] ?? [], { line, cell }, rows);
    this.#lines(section, () => found.lines);
    this.left = found.left;
    return true;
  }

  add(section: string): void {
    this.#lines(section, (lines) => [...lines, blank(this.#section(section))]);
  }

  remove(section: string, line: number): void {
    this.#lines(section, (lines) => lines.filter((_, i) => i !== line));
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#typing = "";
    this.left = [];
    this.sheet = last;
    this.#keep();
    this.#ask();
  }

  /** What the server says of all that is typed by now. Says whether that can be played. */
  async settled(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.sheet) this.#heard(await judgeSheet(this.game, this.sheet));
    return this.playable;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #section(key: string): Section {
    const found = this.layout.find((each) => each.key === key);
    if (!found) throw new Error(`no section ${key}`);
    return found;
  }

  #lines(section: string, change: (lines: Line[]) => Line[], typing = ""): void {
    if (!this.sheet) return;
    const lines = change(this.sheet.sections[section] ?? []);
    this.#set({ ...this.sheet, sections: { ...this.sheet.sections, [section]: lines } }, typing);
  }

  #line(section: string, line: number, change: (old: Line) => Line, typing: string): void {
    this.#lines(section, (lines) => lines.map((each, i) => (i === line ? change(each) : each)), typing);
  }

  #set(sheet: Sheet, typing: string): void {
    this.#step(typing);
    this.sheet = sheet;
    this.#keep();
    this.#ask();
  }

  #step(typing: string): void {
    this.left = [];
    if (this.sheet && (!typing || typing !== this.#typing)) this.#before = [...this.#before, this.sheet].slice(-STEPS);
    this.#typing = typing;
  }

  #ask(wait = CALM): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.sheet) void this.#judge(this.sheet);
    }, wait);
  }

  async #judge(sheet: Sheet): Promise<void> {
    try {
      const judged = await judgeSheet(this.game, sheet);
      if (!this.sheet || this.sheet === sheet) this.#heard(judged);
    } catch (problem) {
      this.silent = problemText(problem, this.game);
      this.#ask(AGAIN);
    }
  }

  #heard(judged: Judged): void {
    this.problems = judged.problems;
    this.playable = judged.playable;
    this.text = judged.text;
    this.options = { [BOX]: judged.text, ...judged.options };
    this.silent = "";
  }

  #keep(): void {
    write(slot(this.game), this.sheet);
  }
}

function write(key: string, sheet: Sheet | null): void {
  try {
    if (sheet) localStorage.setItem(key, JSON.stringify(sheet));
    else localStorage.removeItem(key);
  } catch {
    // a device that stores nothing still shows what is typed
  }
}

function read(key: string): Sheet | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof found === "object" && found !== null && "sections" in found ? (found as Sheet) : null;
  } catch {
    return null;
  }
}
