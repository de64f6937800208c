"""Large enough to hit, to read and to see: targets, zoom, large text, forced colours, stillness."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from evidence.support.page.comfort import (
    HALF,
    alike,
    colours_of_pieces,
    covered_focus,
    cut_off,
    moving,
    ringless_focus,
    small_targets,
)
from evidence.support.page.contrast import MUCH, faint
from playwright.sync_api import Browser, Page, ViewportSize

from support.page.chromium import DESKTOP, PHONE
from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, Table, human, open_table

GAMES = ("amerigo", "dutch-east-indies")
STOPS = 40  # presses of Tab: over the bar and the tabs into the dock
RECORD = Path(__file__).parents[2] / "tests/records" / "dutch-east-indies-2-greedy.jsonl"
LANDSCAPE: ViewportSize = {"width": 640, "height": 360}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


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


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["upright", "landscape"])
def test_what_has_focus_is_seen_wherever_something_lies_above(
    server: Server, visitor: Opener, size: ViewportSize
) -> None:
    page = visitor(phone=True).new_page()
    page.set_viewport_size(size)
    covered = {}

    def walk(state: str, shown: str) -> None:
        page.get_by_test_id(shown).first.wait_for()
        covered[state] = {covered_focus(page) for _ in range(STOPS)} - {""}

    game = open_table(server.address, human("Ada"), human("Ben"), game="dutch-east-indies", seed=3)
    page.goto(game.link(0, host=True))
    page.get_by_test_id("in-words").wait_for()
    page.keyboard.press("t")
    walk("words with heads that stay", "leave-words")
    game.ask("POST", "/pause", 0, json={"paused": True})
    walk("the strip of a pause", "paused")
    page.goto(f"{server.address}/#/learn/dutch-east-indies")
    page.get_by_test_id("take-sail").click()
    walk("a lesson", "lesson-prompt")
    page.goto(f"{server.address}/#/design/dutch-east-indies")
    page.get_by_test_id("start-map-two").click()
    walk("a map is drawn", "design-board")
    assert not any(covered.values()), covered


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


TOLD_APART = {  # by what is to be seen only where something is chosen, or has come so far
    "amerigo": [("td.now", "td:not(.now)"), (".track > i:not(.ahead)", ".track")],
    "dutch-east-indies": [
        (".field.here", ".field:not(.here)"),
        ("tr.active", "tbody tr:not(.active)"),
    ],
}


def test_forced_colours_show_how_far_things_are(desk: Page, table: Table) -> None:
    desk.emulate_media(forced_colors="active")
    found = {ones: alike(desk, ones, others) for ones, others in TOLD_APART[table.look()["game"]]}
    desk.emulate_media(forced_colors="none")
    assert not any(found.values()), found


def test_forced_colours_show_what_is_chosen(server: Server, visitor: Opener) -> None:
    page = visitor(forced_colors="active").new_page()
    page.goto(f"{server.address}/#/new/amerigo")
    page.locator("[data-testid=create]:not([disabled])").wait_for()
    assert alike(page, ".chip:has(:checked)", ".chip:not(:has(:checked))") == []
    page.goto(f"{server.address}/#/edition/amerigo")
    page.get_by_role("grid").first.wait_for()
    assert alike(page, "[role=gridcell].empty", "[role=gridcell]:not(.empty, .water)") == []
    page.goto(f"{server.address}/#/replay")
    page.get_by_test_id("record-file").set_input_files(RECORD)
    page.get_by_test_id("replay-last").click()
    page.locator(".pips .full").first.wait_for(state="attached")
    assert alike(page, ".pips .full", ".pips i:not(.full)") == []


def test_who_asked_for_more_contrast_gets_it(desk: Page) -> None:
    found = {}
    for scheme in SCHEMES:
        desk.emulate_media(contrast="more", color_scheme=scheme)
        found[scheme] = faint(desk, *MUCH)
    desk.emulate_media(contrast="no-preference", color_scheme="light")
    assert not any(found.values()), found


def test_nothing_moves_for_who_asked_for_stillness(desk: Page) -> None:
    desk.reload()
    desk.get_by_test_id("confirm").first.wait_for()
    desk.route("**/hint", lambda _: None)  # nobody answers, so that something turns without end
    desk.get_by_test_id("hint").click()
    desk.locator(".spinner").wait_for()
    assert any("ship" in each for each in moving(desk))
    assert any("spinner" in each and "infinite" in each for each in moving(desk))
    desk.emulate_media(reduced_motion="reduce")
    assert moving(desk) == []
