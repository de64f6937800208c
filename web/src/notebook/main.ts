/** The board as a web component, and as the front of a widget in a notebook (anywidget). */

import { mount, unmount } from "svelte";
import css from "../ui/page.css?inline";
import { preferred, texts, LANGUAGES } from "../ui/i18n.svelte";
import { router } from "../ui/route.svelte";
import { rulebooks } from "../stage/rules/rulebooks.svelte";
import { opened, replayOf } from "../table/film";
import type { Film } from "../table/film";
import Frame from "./Frame.svelte";
import type { Model, Words } from "./model";
import { Table } from "./table.svelte";

// nothing of the notebook's style comes in, by inheritance either
const ALONE = ":host { all: initial; display: block; container: host / inline-size; }";

router.alone = true;

async function speak(model: Model): Promise<void> {
  const wanted = model.get("language") || preferred();
  const language = LANGUAGES.includes(wanted) ? wanted : "en";
  await texts.learn(language);
  texts.language = language;
}

async function learn(model: Model): Promise<void> {
  const game = model.get("game");
  const words = await opened<Words>(model.get("words"));
  for (const [language, text] of Object.entries(words.messages)) texts.add(game, language, text);
  for (const [language, rules] of Object.entries(words.rules)) rulebooks.add(game, language, rules);
  await speak(model);
}

/** What is shown: a game where it stands, or one that is replayed from its first step or another. */
async function scene(model: Model) {
  const packed = model.get("film");
  const position = model.get("position");
  const game = model.get("game");
  if (!packed) return { table: position && new Table(model, position), replay: null, end: null };
  const film = await opened<Film>(packed);
  const replay = replayOf(game, film);
  await replay.go(model.get("at"));
  return { table: null, replay, end: film.result };
}

/** Dark where the notebook says that it is: JupyterLab, VS Code, marimo. Its page may differ from the system. */
function theme(): "light" | "dark" {
  const { classList, dataset } = document.body;
  const dark = dataset.jpThemeLight === "false" || classList.contains("vscode-dark") || classList.contains("dark");
  return dark ? "dark" : "light";
}

class CarrackBoard extends HTMLElement {
  /** Shows the game of a model, until what comes back is called. */
  async show(model: Model): Promise<() => void> {
    await learn(model);
    const shown = await scene(model);
    this.dataset.theme = theme();
    const target = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ALONE + css);
    target.adoptedStyleSheets = [sheet];
    const frame = mount(Frame, { target, props: { model, ...shown } });
    const spoken = () => void speak(model);
    model.on("change:language", spoken);
    return () => {
      model.off("change:language", spoken);
      shown.table?.close();
      shown.replay?.close();
      void unmount(frame);
    };
  }
}

// every widget loads this module again, with texts of its own, so each defines an element of its own
let name = "carrack-board";
for (let number = 2; customElements.get(name); number += 1) name = `carrack-board-${number}`;
customElements.define(name, CarrackBoard);

/** What anywidget calls for every place where the widget is shown. */
function render({ model, el }: { model: Model; el: HTMLElement }): Promise<() => void> {
  const board = new CarrackBoard();
  board.setAttribute("data-lm-suppress-shortcuts", "true"); // Jupyter leaves the keys to the board
  el.append(board);
  return board.show(model);
}

export default { render };
