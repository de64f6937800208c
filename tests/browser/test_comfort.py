"""Large enough to hit, to read and to see: targets, zoom, large text, forced colours, stillness."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from support.page.chromium import DESKTOP, PHONE
from support.page.comfort import (
    colours_of_pieces,
    covered_focus,
    cut_off,
    moving,
    ringless_focus,
    small_targets,
)
from support.server.process import Server
from support.server.tables import Json, Table, human, open_table

GAMES = ("amerigo", "dutch-east-indies")
STOPS = 40  # presses of Tab: over the bar and the tabs into the dock
HALF: ViewportSize = {"width": 720, "height": 450}  # what a zoom of 200 % leaves of a desk


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest, server: Server) -> Table:
    """A game with pieces on its board and a ship that may sail."""
    made = open_table(server.address, human("Ada"), human("Ben"), game=request.param, seed=11)

    def to_sail(now: Json) -> bool:
        return now["view"]["round"] >= 2 and any(m["key"] == "move-sail" for m in now["legal"])

    made.play_until(to_sail)
    return made


def at_the_table(browser: Browser, table: Table, size: ViewportSize) -> Iterator[Page]:
    context = browser.new_context(viewport=size, has_touch=size == PHONE, locale="en-GB")
    page = context.new_page()
    page.goto(table.link(table.look()["deciding"], host=True))
    page.get_by_test_id("confirm").first.wait_for()
    yield page
    context.close()


@pytest.fixture(scope="module")
def desk(browser: Browser, table: Table) -> Iterator[Page]:
    """The table, once for all that is looked at on a desk."""
    yield from at_the_table(browser, table, DESKTOP)


@pytest.fixture(scope="module")
def phone(browser: Browser, table: Table) -> Iterator[Page]:
    """The table, once for all that is looked at on a phone."""
    yield from at_the_table(browser, table, PHONE)


def test_targets_are_large_enough_or_apart(desk: Page, phone: Page) -> None:
    small = {"desk": small_targets(desk)}
    for tab in ("players", "displays", "log", "board"):
        phone.get_by_test_id(f"tab-{tab}").click()
        small[tab] = small_targets(phone)
    assert not any(small.values()), small


def test_what_has_focus_is_seen(phone: Page) -> None:
    assert {covered_focus(phone) for _ in range(STOPS)} == {""}


def test_twice_as_large_nothing_is_lost(desk: Page) -> None:
    desk.set_viewport_size(HALF)
    assert cut_off(desk) == []
    desk.set_viewport_size(DESKTOP)
    large = desk.add_style_tag(content=":root { font-size: 200% !important; }")
    assert cut_off(desk) == []
    large.evaluate("tag => tag.remove()")


def test_letters_grow_with_those_that_the_browser_was_told(desk: Page) -> None:
    button = desk.get_by_test_id("confirm").first
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    usual = button.evaluate(size)
    larger = desk.add_style_tag(content=":root { font-size: 187.5% !important; }")
    assert button.evaluate(size) > usual
    larger.evaluate("tag => tag.remove()")


def test_forced_colours_leave_pieces_what_is_chosen_and_focus(phone: Page) -> None:
    phone.emulate_media(forced_colors="active")
    assert len(colours_of_pieces(phone)) >= 2, "marks of seats and cubes have lost their colours"
    chosen = phone.get_by_test_id("tab-board")
    assert chosen.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    assert {ringless_focus(phone) for _ in range(STOPS)} == {""}
    phone.emulate_media(forced_colors="none")


def test_more_contrast_leaves_no_faint_ink(desk: Page) -> None:
    ink = "name => getComputedStyle(document.documentElement).getPropertyValue(name)"
    desk.emulate_media(contrast="more")
    assert desk.evaluate(ink, "--ink-faint") == desk.evaluate(ink, "--ink")
    desk.emulate_media(contrast="no-preference")
    assert desk.evaluate(ink, "--ink-faint") != desk.evaluate(ink, "--ink")


def test_nothing_moves_for_who_asked_for_stillness(desk: Page) -> None:
    assert any("ship" in each for each in moving(desk))
    desk.emulate_media(reduced_motion="reduce")
    assert moving(desk) == []
