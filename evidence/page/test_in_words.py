"""A table by ear and by keys: the board in words, questions, and the way to the first move."""

from __future__ import annotations

import re

import pytest
from evidence.support.page.transfer import transferred
from playwright.sync_api import Locator, Page, Route, expect

from support.page.shared import expect_step
from support.server.process import Server
from support.server.tables import DEI, Json, Table, human, open_table

PHONE = {"width": 390, "height": 844}
AMERIGO = {"game": "amerigo", "seed": 3}


def may_sail(now: Json) -> bool:
    """Whether a ship may sail to some place where it founds a post."""
    return any(move["key"] == "move-sail" and "then" in move for move in now["legal"])


def opened(server: Server, game: Json, page: Page) -> Table:
    """A table of two, at which somebody may sail, with the board in words at hand."""
    table = open_table(server.address, human("Ada"), human("Ben"), **{"seed": 3, **game})
    if game is AMERIGO:
        table.play_until(lambda now: may_sail(table.look(now["deciding"])))
    page.goto(table.link(table.look()["deciding"]))
    page.get_by_test_id("in-words").wait_for()
    return table


def heard(page: Page) -> str:
    return page.get_by_test_id("happened").inner_text()


def ask(page: Page, key: str) -> Locator:
    """Presses the key of a question; the answer is said, and shown in a line."""
    page.keyboard.press(key)
    answer = page.get_by_test_id("answer")
    expect(answer).to_be_visible()
    expect(page.get_by_test_id("happened")).to_have_text(answer.inner_text(), use_inner_text=True)
    return answer


def focused(page: Page) -> str:
    """The square that has the focus."""
    square: str = page.evaluate("document.activeElement.dataset.inWords ?? ''")
    return square


def go_to(page: Page, square: str) -> None:
    page.keyboard.press("g")
    expect(page.get_by_test_id("go-to")).to_be_focused()
    page.keyboard.type(square)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-in-words='{square}']")).to_be_focused()


def choosable(page: Page, what: str) -> tuple[str, str]:
    """The name and the words of a square that can be chosen, found by its words alone."""
    button = page.get_by_test_id("words").get_by_role("button").filter(has_text=re.compile(what))
    words = button.first.inner_text()
    return words.split(":")[0].strip(), words


def test_a_voyage_of_amerigo_is_found_and_made_by_words(server: Server, page: Page) -> None:
    table = opened(server, AMERIGO, page)
    before = len(table.moves())
    assert "AP" in ask(page, "n").inner_text()
    ask(page, "w").get_by_text("Ship A").wait_for()
    page.keyboard.press("t")
    square, words = choosable(page, r"^\w\d+: water, anchor space.*Ship A to .* first post")
    assert f"Ship A to {square}" in words
    go_to(page, square)
    page.keyboard.press("Enter")
    table.until(lambda _: len(table.moves()) > before, "the ship has sailed")
    assert table.moves()[before].startswith("sail")
    expect(page.get_by_test_id("happened")).to_contain_text("AP")  # what is to be done next
    assert focused(page) == square
    assert (
        f"Ship A, {'Ada' if table.look()['deciding'] == 0 else 'Ben'}"
        in ask(page, "o").inner_text()
    )


def test_a_way_of_the_dutch_east_indies_is_found_and_sailed_by_words(
    server: Server, page: Page
) -> None:
    table = opened(server, DEI, page)
    page.keyboard.press("t")
    square, words = choosable(page, r"Open sea\. 1A: To ")
    points = re.search(r"\d+ points?", words)
    go_to(page, square)
    page.keyboard.press("Enter")
    assert points
    expect(page.get_by_test_id("happened")).to_contain_text(f"To {square}")
    expect(page.get_by_test_id("happened")).to_contain_text(points[0])
    page.keyboard.press("Enter")
    table.until(lambda _: table.moves() != [], "the ship has sailed")
    assert focused(page) == square
    expect(page.locator(f"[data-in-words='{square}']")).to_contain_text("big ship")


def test_a_table_is_a_page_with_a_heading_while_it_comes(server: Server, page: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), **AMERIGO)
    held: list[Route] = []
    page.route(f"**/api/v1/tables/{table.table}*", lambda route: held.append(route))  # noqa: PLW0108
    page.goto(table.link(0))
    expect(page.get_by_role("main")).to_contain_text("One moment")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_test_id("skip-to-content")).to_be_attached()
    for route in held:
        route.continue_()
    expect(page.get_by_test_id("skip-to-moves")).to_be_attached()
    page.get_by_test_id("skip-to-words").press("Enter")
    assert focused(page)  # a square of the board in words


@pytest.mark.parametrize("game", [AMERIGO, DEI], ids=["amerigo", "dutch-east-indies"])
def test_the_first_move_is_five_presses_away(server: Server, page: Page, game: Json) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), **{"seed": 3, **game})
    transferred(page, table.link(0))
    if game is AMERIGO:
        presses = ["Tab", "Enter", "Enter"]
    else:
        page.get_by_test_id("in-words").wait_for()
        presses = ["t"]
    for key in presses:
        page.keyboard.press(key)
    if game is DEI:
        there = page.locator("[data-in-words].choice")
        expect(there.first).to_be_visible()
        near = page.evaluate(STEP)
        assert near, "no square beside the ship can be chosen"
        for key in (near, "Enter", "Enter"):
            page.keyboard.press(key)
    table.until(lambda _: table.moves() != [], "a move is made")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    assert page.evaluate("document.activeElement !== document.body")  # it is not lost


STEP = """() => {
  const at = document.activeElement.closest("td");
  const row = at.parentElement, column = at.cellIndex;
  const near = {
    ArrowLeft: row.cells[column - 1],
    ArrowRight: row.cells[column + 1],
    ArrowUp: row.previousElementSibling?.cells[column],
    ArrowDown: row.nextElementSibling?.cells[column],
  };
  return Object.keys(near).find((key) => near[key]?.querySelector(".choice")) ?? "";
}"""


def test_questions_are_answered_and_refusals_do_not_talk_over_them(
    server: Server, page: Page
) -> None:
    opened(server, DEI, page)
    live = "[role=status], [role=alert], [aria-live]:not([aria-live=off])"
    expect(page.locator(live)).to_have_count(2)  # and the log's, off
    assert "15 × crate" in ask(page, "s").inner_text()
    for key, words in (("1", "Ada: "), ("2", "Ben: "), ("d", "Round 1"), ("c", "Trading cards")):
        assert words in ask(page, key).inner_text()
    assert "no seat 3" in ask(page, "3").inner_text()
    said = ask(page, "m").inner_text()
    assert "moves" in said
    page.keyboard.press("a")
    assert heard(page).strip() == said
    page.keyboard.press("g")
    expect(page.get_by_test_id("go-to")).to_be_focused()
    page.keyboard.type("z99")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("refused")).to_contain_text("There is no square z99 here")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("in-words")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys").get_by_role("row")).to_have_count(24)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("keys")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "value"),
    [(AMERIGO, "Chance that a cube sticks"), (DEI, "Value of every field")],
    ids=["amerigo", "dutch-east-indies"],
)
def test_what_the_box_holds_is_said_in_words_the_first_time(
    server: Server, page: Page, game: Json, value: str
) -> None:
    """What is rarely said is fetched when it is said, which is too late for who only listens."""
    page.route(re.compile(r"/messages/\w+$"), lambda route: None)  # whole, not without what is rare
    opened(server, game, page)
    said = ask(page, "c").inner_text()
    assert value in said
    assert not re.findall(r"\b(?:edit|value|label|group)-\w+", said)


def test_the_board_in_words_is_there_for_who_listens_behind_every_tab_of_a_phone(
    server: Server, page: Page
) -> None:
    page.set_viewport_size(PHONE)
    opened(server, DEI, page)
    words = page.get_by_role("region", name="The board in words")
    picture = page.get_by_role("region", name="Board", exact=True).locator("svg").first
    for tab in ("players", "displays", "log", "board"):
        page.get_by_test_id(f"tab-{tab}").click()
        expect(words.get_by_role("button", name="a1: ")).to_have_count(1)
        expect(picture).to_be_visible(visible=tab == "board")
    page.get_by_test_id("tab-log").click()
    words.get_by_role("button", name="c4: ").focus()
    expect(page.get_by_test_id("tab-board")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-in-words=c4]")).to_be_in_viewport()


def test_keys_of_a_single_character_can_be_turned_off(server: Server, page: Page) -> None:
    opened(server, DEI, page)
    for off in (True, False):
        page.get_by_test_id("in-words").click()
        page.get_by_test_id("open-keys").click()
        page.get_by_test_id("single-keys").click()
        page.keyboard.press("Escape")
        page.reload()
        page.get_by_test_id("in-words").wait_for()
        page.keyboard.press("s")
        expect(page.get_by_test_id("answer")).to_have_count(0 if off else 1)


@pytest.mark.parametrize("game", [AMERIGO, DEI], ids=["amerigo", "dutch-east-indies"])
def test_a_replay_is_heard_step_by_step_and_walked_square_by_square(
    server: Server, page: Page, game: Json
) -> None:
    table = opened(server, game, page)
    table.play_until(lambda _: len(table.moves()) > 2)
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("Ada|Ben"))
    page.get_by_test_id("open-replay").click()
    page.get_by_test_id("replay-first").click()
    expect_step(page, 0)
    page.keyboard.press("ArrowRight")
    expect_step(page, 1)
    expect(page.get_by_test_id("happened")).to_contain_text(re.compile("Ada|Ben"))
    expect(ask(page, "w")).to_contain_text("Ship A" if game is AMERIGO else "A: big ship")
    if game is DEI:  # in Amerigo no ship is on the board yet
        expect(ask(page, "n")).to_contain_text(re.compile(r"\d movement points? away"))
    expect(ask(page, "h")).to_contain_text("Bots give no advice in a replay")
    go_to(page, "c4")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "d4"
    expect_step(page, 1)  # the arrows are those of the board there
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("answer")).to_contain_text("d4: ")
    assert table.moves()
