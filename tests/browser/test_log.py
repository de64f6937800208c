"""The log keeps its newest line in sight, but never pulls a reader away from an older one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from api.process import Server
from tables import Table, human, open_table

GAP = "log => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)"


@pytest.fixture
def long_game(server: Server) -> Table:
    """A game whose log is longer than its panel; somebody is to choose an action."""
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    table.play_until(lambda now: now["view"]["turn"] >= 20 and now["view"]["step"] == "choose")
    return table


def test_the_newest_line_stays_in_sight_when_what_stands_above_grows(
    long_game: Table, page: Page
) -> None:
    page.goto(long_game.link(0))
    log = page.get_by_test_id("log")
    expect(log.locator(".line").nth(30)).to_be_attached()
    assert log.evaluate(GAP) <= 2
    log.evaluate("log => { log.previousElementSibling.style.paddingTop = '120px'; }")
    page.wait_for_timeout(200)
    assert log.evaluate(GAP) <= 2


def test_who_reads_an_older_line_is_left_there(long_game: Table, page: Page) -> None:
    page.goto(long_game.link(0))
    log = page.get_by_test_id("log")
    lines = log.locator(".line")
    expect(lines.nth(30)).to_be_attached()
    log.evaluate("log => { log.scrollTop = 0; }")
    before = lines.count()
    long_game.play_until(lambda now: now["view"]["turn"] >= 22)
    expect(lines.nth(before)).to_be_attached()
    assert log.evaluate("log => log.scrollTop") == 0
