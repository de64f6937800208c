"""What browser tests share: the types of their fixtures, and what people do at any page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from support.page.console import Listener
from support.server.tables import Table

Ears = dict[BrowserContext, Listener]
Opener = Callable[..., BrowserContext]


def sit_down(page: Page, name: str) -> None:
    """Accepts an invitation under a name."""
    page.get_by_test_id("guest-name").fill(name)
    page.get_by_test_id("sit-down").click()
    expect(page.get_by_test_id("invited")).to_have_count(0)


def open_seats(page: Page) -> None:
    """Opens the list of seats, on a phone too."""
    if not page.get_by_test_id("open-seats").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("open-seats").click()


def expect_step(page: Page, step: int) -> None:
    expect(page.get_by_test_id("replay-position")).to_contain_text(f"Step {step} of")


def analysis(page: Page, table: Table) -> None:
    """Opens the analysis of a finished table, as its host."""
    page.goto(f"{table.address}/#/t/{table.table}/{table.host}/{table.host}")
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("totals").wait_for()  # the whole of it


def focus_on(page: Page, what: str) -> None:
    """Walks with Tab until something is in focus; everything must be within reach of it."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab does not come to {what}")
