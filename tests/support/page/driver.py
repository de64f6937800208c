"""A driver of the page for any game: it clicks, waits, and counts clicks by kind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

from support.page.console import Listener
from support.server.tables import Table

MOST = 3000  # steps of one game

READY = """() => {
  const able = (e) => !e.disabled && !e.ariaDisabled && e.checkVisibility();
  const any = (what) => [...document.querySelectorAll(what)].some(able);
  return any('[data-testid=move], [data-testid=group], [data-testid=confirm]')
    || any('[data-testid=show-score]');
}"""

Offers = dict[str, list[str]]


class PageDriver:
    """Plays one seat at one page by clicking; the same seed clicks the same things.

    `offers` is the script that finds what a game's page offers, by kind.
    """

    offers = ""
    seed = 0

    def __init__(
        self, page: Page, ear: Listener, table: Table, seat: int, touch: bool = False
    ) -> None:
        self.page, self.ear, self.table, self.seat, self.touch = page, ear, table, seat, touch
        self.luck = random.Random(self.seed)
        self.ways: dict[str, int] = {}
        self.done = 0  # clicks in this turn

    def ready(self) -> Offers:
        """What is offered, as soon as it is this device's turn or the game is over."""
        self.page.wait_for_function(READY)
        return dict(self.page.evaluate(self.offers))

    def answered(self) -> None:
        """Waits until the page knows what its last click has led to, if only that others decide."""
        others = "!!document.querySelector(':not(.mine) > [data-testid=prompt]')"
        self.page.wait_for_function(f"() => ({READY})() || {others}")

    def press(self, what: Locator) -> None:
        """Clicks, or taps where there is no mouse."""
        (what.tap if self.touch else what.click)()

    def press_at(self, at: tuple[float, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def step(self) -> bool:
        """Clicks one thing that is offered; False at the end of the game."""
        raise NotImplementedError

    def play_out(self) -> None:
        """Clicks until the game is over and the page shows the end."""
        for _ in range(MOST):
            if not self.step():
                return
        raise AssertionError(f"not over after {MOST} steps: {self.ways}")

    @contextmanager
    def asking(self) -> Iterator[int]:
        """Waits until what is clicked here has asked for a move; yields how many came before."""
        before = len(self.ear.moves)
        with self.page.expect_request(lambda _: len(self.ear.moves) > before):
            yield before

    def open_group(self, offers: Offers) -> None:
        """A button that leads to more buttons."""
        group = self.luck.choice(offers["group"])
        self.press(self.page.locator(f"[data-testid=group][data-group='{group}']"))
        self.count("group")

    def count(self, way: str) -> None:
        self.ways[way] = self.ways.get(way, 0) + 1

    def often(self, chance: float) -> bool:
        return self.luck.random() < chance
