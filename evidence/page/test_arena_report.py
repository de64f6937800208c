"""The report of a tournament in a browser: readable on a phone, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from carrack.arena.reports.tournament_page import report
from carrack.arena.tournament.running import play
from carrack.arena.tournament.tournament import make_tournament
from carrack.workers.pool import Pool
from support.bots import ranked_bots
from support.page.chromium import DESKTOP, PHONE

TOO_WIDE = """() => [...document.querySelectorAll('h1, h2, p, dd, svg, section')]
    .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
    .map(each => each.outerHTML)"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('svg text')]
    .map(each => each.getBoundingClientRect().height))"""


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a small tournament."""
    bots = ["careful", "timid", "rash", "random"]
    file = tmp_path_factory.mktemp("arena") / "report.html"
    standings = play(make_tournament(ranked_bots.GAME, bots, 3, 24, 1), Pool(1)).standings
    file.write_text(report(standings), encoding="utf-8")
    return file


def test_nothing_sticks_out_on_a_phone(browser: Browser, page_file: Path) -> None:
    page = browser.new_page(viewport=PHONE)
    page.goto(page_file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(SMALLEST) >= 9
    page.close()


def test_pictures_follow_the_page_into_the_dark(browser: Browser, page_file: Path) -> None:
    page = browser.new_page(viewport=DESKTOP)
    page.goto(page_file.as_uri())
    colours = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colours[scheme] = page.evaluate(
            "() => [getComputedStyle(document.querySelector('svg text')).fill,"
            " getComputedStyle(document.body).color,"
            " getComputedStyle(document.body).backgroundColor]"
        )
    for fill, ink, ground in colours.values():
        assert fill == ink != ground
    assert colours["light"] != colours["dark"]
    page.close()
