"""A page that plays the part of a notebook: it brings a widget's module to the browser as anywidget
does, holds its traits, and carries messages between the two.
"""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Locator, Page

from carrack.notebook.widget import PAUSE

# a notebook has styles of its own; none of them may reach the board
HTML = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
  body { margin: 0; padding: 8px; background: #fff; color: #b0b; font: italic 21px/2 serif; }
  button, h2, h3, p, section, table, td { background: #0f0; color: #f0f; margin: 40px;
    text-transform: uppercase; }
  svg { display: none; }
  .panel { border: 9px solid red; }
</style></head><body>
<h2 id="before">A cell</h2><button id="own">Run</button><div id="cell"></div></body></html>"""

FRONT = """async ({ module, state, kernel }) => {
  const view = (text) => new DataView(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer);
  const read = (value) => (value?.base64 === undefined ? value : view(value.base64));
  const traits = Object.fromEntries(Object.entries(state).map(([k, v]) => [k, read(v)]));
  const ears = {};
  const tell = (event, ...words) => (ears[event] ?? []).forEach((ear) => ear(...words));
  const changed = new Set();
  const told = ({ state, messages }) => {
    for (const [name, value] of Object.entries(state)) traits[name] = read(value);
    for (const name of Object.keys(state)) tell(`change:${name}`);
    for (const message of messages) tell("msg:custom", message, []);
  };
  const model = {
    get: (name) => traits[name],
    set: (name, value) => { traits[name] = value; changed.add(name); },
    save_changes: () => {
      const news = Object.fromEntries([...changed].map((name) => [name, traits[name]]));
      changed.clear();
      window[kernel]({ state: news }).then(told);
    },
    send: (message) => void window[kernel]({ message }).then(told),
    on: (event, ear) => void (ears[event] ??= []).push(ear),
    off: (event, ear) => { ears[event] = (ears[event] ?? []).filter((each) => each !== ear); },
  };
  const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const cell = document.createElement("div");
  document.getElementById("cell").append(cell);
  const leave = await widget.render({ model, el: cell });
  (window.fronts ??= {})[kernel] = { told, leave };
}"""

SYNCED = ("game", "words", "language", "height", "text", "position", "film", "at")


class NotebookPage:
    """A widget in a cell of the page. `asked` is what came from there, in its order."""

    def __init__(self, page: Page, widget: Any) -> None:
        self.page = page
        self.widget = widget
        self.asked: list[dict[str, Any]] = []
        self.said: list[Any] = []
        widget.send = self.said.append
        cells = page.get_by_test_id("carrack")
        self.name = f"kernel{cells.count()}"
        if self.name == "kernel0":
            page.set_content(HTML)
        page.expose_function(self.name, self._heard)
        front = {"module": widget._esm, "state": self._state(), "kernel": self.name}
        page.evaluate(FRONT, front)
        self.board: Locator = cells.last
        self.board.wait_for()

    def _state(self) -> dict[str, Any]:
        names = [name for name in SYNCED if self.widget.has_trait(name)]
        return {name: _plain(getattr(self.widget, name)) for name in names}

    def _heard(self, what: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(what)
        before = self._state()
        for name, value in what.get("state", {}).items():
            setattr(self.widget, name, value)
        if "message" in what:
            self.widget._handle_custom_msg(what["message"], [])
        now = self._state()
        news = {name: value for name, value in now.items() if value != before[name]}
        said, self.said = self.said, []
        return {"state": news, "messages": said}

    def push(self) -> None:
        """Sends the kernel's own changes to the page, once it has drawn the newest."""
        self.page.wait_for_timeout(2000 * PAUSE)
        news = {"state": self._state(), "messages": []}
        self.page.evaluate("([name, news]) => window.fronts[name].told(news)", [self.name, news])

    def leave(self) -> None:
        """Takes the widget from the page, as a notebook does when a cell is run again."""
        self.page.evaluate("async (name) => await window.fronts[name].leave()", self.name)


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"base64": base64.b64encode(value).decode()}
    return value
