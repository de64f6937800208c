"""The board stands still: what comes, grows and goes around it moves it nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import human, open_table

Box = tuple[float, ...]

LANGUAGES = {"en": "en-GB", "de": "de-DE"}

# JavaScript: what of the top bar is cut off, or pushed into a second line
UNTIDY = """bar => {
  const shown = [...bar.querySelectorAll("button, select, a, .title, .practice")]
    .filter((e) => e.checkVisibility());
  const cut = shown.filter((e) => e.tagName !== "SELECT" && e.scrollWidth > e.clientWidth + 1);
  const out = shown.filter((e) => e.getBoundingClientRect().right > innerWidth + 1);
  const high = bar.getBoundingClientRect().height > 48 ? [bar] : [];
  return [...cut, ...out, ...high].map((e) => e.textContent.trim());
}"""


def board(page: Page) -> Box:
    """Where the board stands, in whole pixels."""
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


@pytest.mark.parametrize(
    ("game", "phone"),
    [
        ("amerigo", False),
        ("dutch-east-indies", True),
    ],
)
def test_the_board_stands_still_whatever_comes_and_goes(
    server: Server, visitor: Opener, game: str, phone: bool
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), game=game, seed=11)
    seat = table.look()["deciding"]
    context = visitor(phone=phone)
    page = context.new_page()
    page.goto(table.link(seat, host=True))
    page.get_by_test_id("confirm").first.wait_for()
    first = board(page)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-move").first.wait_for()
    assert board(page) == first, "a hint moved the board"
    page.get_by_test_id("hint-move").first.click()
    expect(page.get_by_test_id("undo").first).to_be_enabled()
    assert board(page) == first, "a move moved the board"
    page.get_by_test_id("undo").first.click()
    expect(page.get_by_test_id("undo").first).to_be_disabled()
    assert board(page) == first, "taking back moved the board"
    table.ask("POST", "/pause", -1, json={"paused": True})
    page.get_by_test_id("paused").wait_for()
    assert board(page) == first, "a pause moved the board"
    table.ask("POST", "/pause", -1, json={"paused": False})
    expect(page.get_by_test_id("paused")).to_have_count(0)
    assert board(page) == first


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_top_bar_is_one_line_in_which_nothing_is_cut(
    server: Server, visitor: Opener, language: str
) -> None:
    seats = [human("Ada"), human("Ben")]
    table = open_table(server.address, *seats, game="dutch-east-indies", seed=11)
    page = visitor(locale=LANGUAGES[language]).new_page()
    for link in (table.link(0, host=True), table.link()):
        page.goto(link)
        page.get_by_test_id("board").wait_for()
        for width in (1920, 1440, 1280, 1180, 1024, 360, 320):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.locator("header.bar").evaluate(UNTIDY) == [], width
