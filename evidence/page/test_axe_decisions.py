"""What axe knows of accessibility: it finds nothing at any kind of decision, by day or by night."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from evidence.support.page.axe import found, found_by_day_and_by_night, in_lines
from playwright.sync_api import Page

from carrack.testing.walks import THOROUGH
from support.page.shared import Opener
from support.server.process import Server
from support.server.recorded import played_on, questions

RECORDS = [
    "dutch-east-indies-4-mixed.jsonl",
    "amerigo-2-greedy.jsonl",
    "dutch-east-indies-1-greedy.jsonl",
]
SOME = [RECORDS[0], *(pytest.param(each, marks=pytest.mark.thorough) for each in RECORDS[1:])]
"""The others are looked at at length: test_axe.py has main states of both games."""
KINDS = {"first", "lower", "drop", "dump", "take", "card"}
"""What can be asked in The Dutch East Indies besides how to act."""

SCHEMES = cycle(("light", "dark"))


def looked(page: Page) -> list[str]:
    """What axe finds: all of it in both colours at length, else in one after the other."""
    if THOROUGH:
        return found_by_day_and_by_night(page)
    page.emulate_media(color_scheme=next(SCHEMES))
    return found(page)


def in_hand(page: Page) -> Iterator[str]:
    """What a decision has that is shown only when something is taken in the hand, or opened."""
    for name, what in (
        ("a tile", "[data-tile].ready"),
        ("a group", "[data-testid=group]"),
        ("a ship", "[data-testid=pick-ship]"),
    ):
        if page.locator(what).count():
            page.locator(what).first.click()
            yield name


@pytest.mark.parametrize("record", SOME)
def test_decisions(server: Server, visitor: Opener, record: str) -> None:
    page = visitor(bypass_csp=True).new_page()
    asked, complaints = questions(record), dict[str, list[str]]()
    for name, table in zip(asked, played_on(server.address, record, *asked.values()), strict=True):
        page.goto(table.link(max(table.look()["deciding"], 0)))
        page.locator("[data-part=actions] button").first.wait_for()
        page.keyboard.press("Shift")  # else the board in words comes when the page is at rest
        page.get_by_test_id("in-words").wait_for(state="attached")
        complaints[name] = looked(page)
        for thing in in_hand(page):
            complaints[f"{name}, {thing}"] = looked(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_every_question_is_among_them() -> None:
    asked = {word for record in RECORDS for each in questions(record) for word in each.split()}
    assert asked >= KINDS | {"choose", "act", "pick"}
