"""Turns on the board of another try: played, compared, and failed twice."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

OFFERED = ":is([data-testid=move], [data-testid=group]):not([disabled]):visible"
MOST = 12  # clicks of a turn
DISMAL = 8  # tries until two were not accepted


def rested(page: Page) -> None:
    """No answer is awaited, and no bot thinks."""
    expect(page.locator("[data-testid=plan][data-busy=false]")).to_have_count(1)
    expect(page.locator("[data-testid=again-panel][aria-busy=false]")).to_have_count(1)


def play_turn(page: Page, which: int = 0) -> None:
    """Clicks what is offered until the turn can be compared."""
    compare = page.locator("[data-testid=again-compare].primary")
    for _ in range(MOST):
        rested(page)
        if compare.count():
            return
        offered = page.locator(OFFERED)
        offered.nth(which % offered.count()).click()
    raise AssertionError("no turn")


def compare(page: Page) -> Locator:
    page.get_by_test_id("again-compare").click()
    page.get_by_test_id("again-verdict").wait_for()
    rested(page)
    return page.get_by_test_id("again-verdict")


def until_it_may_be_shown(page: Page) -> Locator:
    """Fails twice."""
    show = page.get_by_test_id("again-show")
    for which in range(DISMAL):
        if show.count():
            return show
        if page.get_by_test_id("again-again").count():
            page.get_by_test_id("again-again").click()
        play_turn(page, which)
        compare(page)
    raise AssertionError("they all are as good as the best")
