"""Whatever somebody with keys alone presses, anywhere, something that has a name has the focus."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import BrowserContext, Page

from support.page.listening_visitor import NOWHERE, ListeningVisitor
from support.page.shared import Ears
from support.server.beside_play import played_at
from support.server.process import Server
from support.server.tables import DEI, Table, human, open_table
from support.waiting import found

ACTS = 120
REFUSED = "status of 422"  # a lesson shows what is no longer possible
PATIENCE = 10.0  # seconds that another page may take
OFTEN = 4  # times as often as elsewhere something of what is to be done is pressed

CONTROLS = """() => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const all = top.querySelectorAll("button:enabled, summary, [tabindex='0'], input:enabled");
  const leads = ["hint", "lesson-all", "keep-record"].map((name) => `[data-testid=${name}]`);
  const away = ["header", "nav", "a", ".closed", ...leads].join();
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(away);
  window.controls = [...all].filter(seen);
  const toDo = "[data-part=actions], [data-testid=lesson]";
  return window.controls.map((each) => each.closest(toDo) !== null);
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Wanderer(ListeningVisitor):
    """Goes to anything that there is, and presses it."""

    def __init__(self, page: Page, link: str, seed: int = 1) -> None:
        super().__init__(page, link)
        self.luck = random.Random(seed)

    def wander(self, acts: int = ACTS, table: Table | None = None) -> None:
        """Presses so much, and keeps the focus; others move meanwhile."""
        for _ in range(acts):
            if table and not self._goes_on(table):
                return
            inside = list(self.page.evaluate(CONTROLS))
            if not inside:
                self.page.evaluate(DRAWN)
                continue
            at = self.luck.choices(range(len(inside)), [OFTEN if each else 1 for each in inside])[0]
            self.page.evaluate("(at) => window.controls[at].focus()", at)
            pressed = self.focused()
            self.press(self.luck.choice(["Enter", "Enter", "Space"]))
            self._has_focus(str(pressed))
            if self.page.locator("dialog[open]").count() and self.luck.random() < 1 / 3:
                self.press("Escape")
                self._has_focus(f"Escape from what {pressed} had opened")

    def _has_focus(self, after: str) -> None:
        """Something with a name has it, at once or as soon as another page is there."""
        for _ in range(2):
            self.page.evaluate(DRAWN)
            found(lambda: self.focused()[0] not in NOWHERE, f"a focus after {after}", PATIENCE)

    def _goes_on(self, table: Table) -> bool:
        """Whether the game does, with Ada to decide."""
        now = table.look()
        while (seat := now["deciding"]) > 0:
            now = table.play(seat, self.luck.choice(table.look(seat)["legal"])["move"])
        return seat == 0


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_at_the_table(server: Server, page: Page, game: str, seed: int) -> None:
    wanted = {**(DEI if game == DEI["game"] else {}), "seed": seed}
    table = open_table(server.address, human("Ada"), human("Ben"), **wanted)
    wanderer = Wanderer(page, table.link(0), seed)
    wanderer.hears("")
    wanderer.wander(table=table)


def test_in_a_replay(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"))
    table.play_until(lambda _: False)
    wanderer = Wanderer(page, table.link(0))
    page.get_by_test_id("open-replay").press("Enter")
    page.get_by_test_id("replay").wait_for()
    wanderer.wander()


@pytest.mark.parametrize("game", ["amerigo", "dutch-east-indies"])
def test_in_lessons(
    server: Server, desktop: BrowserContext, page: Page, listeners: Ears, game: str
) -> None:
    listeners[desktop].allowed += (REFUSED,)
    wanderer = Wanderer(page, f"{server.address}/#/learn/{game}")
    page.locator("main button").first.press("Enter")
    page.get_by_test_id("lesson").wait_for()
    wanderer.wander()


def test_beside_the_board(server: Server, page: Page) -> None:
    table, _ = played_at(server.address, "dutch-east-indies-1-greedy")
    wanderer = Wanderer(page, table.link(0))
    page.get_by_test_id("asked").wait_for()
    wanderer.wander()
