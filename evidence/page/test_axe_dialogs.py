"""What axe knows of accessibility: it finds nothing in what opens over a page or unfolds in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from evidence.page.test_dei_choosing import opened
from evidence.support.addressed import addressed
from evidence.support.page.axe import found, in_lines
from evidence.support.page.rated import remembered
from playwright.sync_api import Page

from support.page.shared import Opener, open_seats
from support.server.process import Server
from support.server.tables import bot, human, open_table

RECORD = Path(__file__).parents[2] / "tests/records" / "dutch-east-indies-2-greedy.jsonl"
Look = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells people what happens, and where everybody may found clubs."""
    with addressed(tmp_path_factory.mktemp("meeting"), "--clubs", "everybody") as server:
        yield server


@pytest.fixture
def look() -> Iterator[Look]:
    """Asks axe about what a page shows; at the end nothing may have been found."""
    complaints: dict[str, list[str]] = {}

    def asked(page: Page, state: str) -> None:
        complaints[state] = found(page)

    yield asked
    assert not in_lines(complaints), in_lines(complaints)


def presses(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_test_id(name).first.click()


def test_a_box_with_mistakes_shared_with_a_club_chosen_and_played_with(
    meeting: Server, visitor: Opener, look: Look
) -> None:
    page = visitor(bypass_csp=True).new_page()
    remembered(page, meeting)
    presses(page, "lobby")
    page.get_by_test_id("club-name").fill("Box owners")
    presses(page, "found-club", "invite-to-club", "qr-link")
    club, link = page.url, page.get_by_test_id("link").input_value()
    guest = visitor(phone=True, bypass_csp=True).new_page()
    guest.goto(link)
    guest.get_by_test_id("join-club-do").wait_for()
    look(guest, "invitation to a club")
    page.goto(f"{meeting.address}/#/edition/dutch-east-indies")
    page.get_by_test_id("edition-title").fill("Ada's box")
    page.locator("summary").first.click()
    name = page.get_by_test_id("edition-name").input_value()
    page.get_by_test_id("edition-name").fill("no name!")
    page.locator("[data-place]").first.fill("x")
    page.get_by_test_id("error").first.wait_for()
    look(page, "mistakes")
    presses(page, "edition-undo")
    page.get_by_test_id("edition-name").fill(name)
    presses(page, "edition-play")
    page.get_by_test_id("box").wait_for()
    look(page, "chosen")
    presses(page, "create", "open-components")
    page.get_by_test_id("components").wait_for()
    look(page, "components")
    page.goto(club)
    presses(page, "share-edition")
    page.get_by_test_id("play-edition").wait_for()
    look(page, "shared")


def test_a_map_that_is_drawn(server: Server, visitor: Opener, look: Look) -> None:
    page = visitor(color_scheme="dark", bypass_csp=True).new_page()
    page.goto(f"{server.address}/#/design/dutch-east-indies")
    page.get_by_test_id("design-board").wait_for()
    page.get_by_test_id("generate").wait_for()
    look(page, "beginnings")
    presses(page, "start-empty-2")
    page.get_by_test_id("design-board").focus()
    page.keyboard.press("t")
    page.get_by_test_id("words").get_by_role("button").first.wait_for()
    page.get_by_test_id("redo").wait_for()
    look(page, "in words")
    page.keyboard.press("?")
    page.get_by_test_id("keys").wait_for()
    look(page, "keys")
    page.keyboard.press("Escape")
    presses(page, "map-share")
    page.get_by_test_id("map-link").wait_for()
    look(page, "link")


def test_answers_seats_and_a_pause(server: Server, visitor: Opener, look: Look) -> None:
    page = visitor(bypass_csp=True).new_page()
    table = open_table(server.address, human("Ada"), bot("Bo"), human("Ben"), seed=3)
    page.goto(table.link(0, host=True))
    page.get_by_test_id("in-words").wait_for()
    page.keyboard.press("t")
    page.get_by_test_id("leave-words").wait_for()
    for key in "cd":
        page.keyboard.press(key)
        look(page, f"answer to {key}")
    page.keyboard.press("Escape")
    open_seats(page)
    seat = page.get_by_test_id("seats").locator("[data-seat='0']")
    seat.get_by_test_id("to-bot").click()
    seat.get_by_test_id("other-bots").click()
    look(page, "bots for a seat")
    seat.get_by_test_id("seat-link").click()
    seat.get_by_test_id("qr-link").click()
    look(page, "link of a seat")
    presses(page, "dialog-close", "pause")
    page.get_by_test_id("paused").wait_for()
    look(page, "paused")


def test_the_harbour_and_what_is_asked_about(server: Server, visitor: Opener, look: Look) -> None:
    page = visitor(color_scheme="dark", bypass_csp=True).new_page()
    page.goto(opened(server).link(0))
    presses(page, "open-harbour")
    page.get_by_test_id("shelf").wait_for()
    look(page, "harbour")


def test_a_record_that_is_saved_and_played_on(server: Server, visitor: Opener, look: Look) -> None:
    page = visitor(bypass_csp=True).new_page()
    page.goto(f"{server.address}/#/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    presses(page, "open-exports")
    page.get_by_test_id("save-csv").wait_for()
    look(page, "exports")
    presses(page, "dialog-close", "replay-first", "play-on")
    page.get_by_test_id("play-on-form").wait_for()
    look(page, "play on")


def test_a_person_who_is_told_and_lets_a_device_in(
    meeting: Server, visitor: Opener, look: Look
) -> None:
    page = visitor(bypass_csp=True).new_page()
    remembered(page, meeting)
    page.get_by_test_id("tell-address").fill("http://127.0.0.1:1/ada")
    presses(page, "tell-add", "wants-ended", "show-code", "qr-link", "delete-me")
    page.get_by_test_id("delete-me-sure").wait_for()
    look(page, "you")
