"""Games that the page knows nothing of: chosen, played, looked at again, in their own words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from evidence.support.page.fen_fair import begin, play_out
from evidence.support.page.transfer import TABLE_BYTES, transferred
from playwright.sync_api import BrowserContext, Page, Route, expect

from support.page.shared import Ears, expect_step, focus_on
from support.server.process import PROGRAMS, Server, serving
from support.server.tables import bot, human, open_table

SHORT = {"game": "fen-fair", "options": {"days": 3}, "seed": 5}
BARE = re.compile(r"[{}\[\]]|undefined|\b(?:move|event|good|place|source|prompt|holds)-\w+")
"""JSON, and keys of messages."""
JS = "text/javascript"
ANOTHER = """
export function mount(element, { shown }) {
  element.textContent = `Another stage of ${shown.game}`;
  return { update() {}, destroy() {} };
}"""


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with more games; the page is the same as ever."""
    program = (str(PROGRAMS / "shown_games.py"),)
    with serving(tmp_path_factory.mktemp("others"), program=program) as running:
        yield running


def in_words(page: Page) -> None:
    """Nothing on the page is a key, or data."""
    assert BARE.findall(page.locator("body").inner_text()) == []


def test_a_game_is_chosen_and_finished_by_clicks_and_seen_again(others: Server, page: Page) -> None:
    begin(page, f"{others.address}/")
    expect(page.get_by_test_id("sheet-0").get_by_test_id("to-move")).to_be_visible()
    expect(page.get_by_test_id("sheet-1")).to_contain_text("Commission hidden")
    in_words(page)
    page.get_by_test_id("speed").select_option("off")
    page.get_by_test_id("hint").click()
    best = page.get_by_test_id("hint-move").first
    place = page.locator("[data-place]:has([data-rank='1'])")
    expect(place).to_be_visible()
    best.click()
    play_out(page)
    in_words(page)
    page.get_by_test_id("show-score").click()
    expect(page.get_by_test_id("score-sheet")).to_contain_text("Coins at first")
    page.keyboard.press("Escape")
    page.get_by_test_id("open-replay").click()
    page.get_by_test_id("replay-first").click()
    expect_step(page, 0)
    expect(page.locator("[data-place='4']")).to_contain_text("cart of Player 1")
    page.get_by_test_id("replay-next").click()
    expect(page.locator("[data-place='4']")).not_to_contain_text("cart of Player 1")
    page.get_by_test_id("replay-leave").click()
    page.get_by_test_id("open-rules").click()
    expect(page.get_by_test_id("rules-drawer")).to_contain_text("FF-END-2")


def test_questions_are_answered_by_key_at_any_table(others: Server, page: Page) -> None:
    table = open_table(others.address, human("Ada"), human("Ben"), **SHORT)
    page.goto(table.link(0))
    page.get_by_test_id("prompt").wait_for()
    page.keyboard.press("Shift")  # what comes later comes now
    page.get_by_test_id("words-at-hand").wait_for(state="attached")
    for key, told in (("s", "Ben: Coins"), ("m", "moves: ")):
        page.keyboard.press(key)
        expect(page.get_by_test_id("happened")).to_contain_text(told)
        expect(page.get_by_test_id("answer")).to_contain_text(told)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys").get_by_role("row")).to_have_count(10)
    in_words(page)


def test_a_turn_by_keyboard_says_what_it_changed(others: Server, page: Page) -> None:
    table = open_table(others.address, human("Ada"), bot("Ben", "helmsman"), **SHORT)
    sizes = transferred(page, table.link(0))
    assert sum(sizes.values()) < TABLE_BYTES, sizes
    focus_on(page, "button[data-place='1']")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("undo")).to_be_enabled()
    assert table.moves() == ["go heron"]
    expect(page.get_by_test_id("board")).to_be_focused()  # the place is no button any more
    page.keyboard.press("u")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    assert table.moves() == []
    focus_on(page, "[data-testid=confirm]")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("headline").last).to_contain_text("Ben · goes to")
    expect(page.get_by_test_id("prompt")).to_contain_text("Do up to 3 things")
    expect(page.locator("[data-fact=day]")).to_contain_text("2 of 3 was: 1 of 3")
    expect(page.locator(".place.changed")).not_to_have_count(0)


def test_a_place_with_several_moves_shows_their_buttons(others: Server, page: Page) -> None:
    table = open_table(others.address, human("Ada"), bot("Ben", "helmsman"), **SHORT)
    table.play(0, "go heron")
    table.play(0, "go alder")
    page.goto(table.link(0))
    page.locator("button[data-place='0']").click()
    moves = page.get_by_test_id("moves").get_by_role("button")
    expect(moves).to_have_text([re.compile("^Buy eels for 2 coins"), re.compile("^Buy a crate")])
    page.keyboard.press("Escape")
    expect(moves).to_have_count(3)


def test_the_board_of_a_package_is_put_in_place_of_the_plain_one(
    others: Server, page: Page
) -> None:
    table = open_table(others.address, human("Ada"), human("Ben"), game="drawn", seed=5)
    page.goto(table.link(0))
    own = page.get_by_test_id("own-board")
    own.get_by_role("button", name="Throw").click()
    expect(own.locator("p")).to_have_text(re.compile(r"^threw \d$"))
    assert table.moves() == ["throw"]
    page.get_by_test_id("language").select_option("de")
    expect(own.get_by_role("button")).to_have_text("Würfeln")


def test_a_package_draws_all_of_the_table_around_the_parts_of_the_page(
    others: Server, page: Page
) -> None:
    table = open_table(others.address, human("Ada"), human("Ben"), game="staged", seed=5)
    page.goto(table.link(0))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.get_by_role("button", name="Throw").click()
    expect(page.get_by_text(re.compile(r"^threw \d$"))).to_be_visible()
    expect(page.get_by_test_id("board")).to_have_count(0)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("button", name="Throw")).to_have_count(0)
    assert table.moves() == ["throw", "end"]
    page.get_by_test_id("talk-line").fill("Well thrown")
    page.get_by_test_id("talk-line").press("Enter")
    expect(page.get_by_test_id("talk-lines")).to_contain_text("Well thrown")


def test_games_are_drawn_by_the_modules_that_the_list_names_not_by_their_names(
    others: Server, page: Page
) -> None:
    listing(page, "amerigo", "assets/another.js")
    page.route("**/assets/another.js", lambda route: route.fulfill(body=ANOTHER, content_type=JS))
    table = open_table(others.address, human("Ada"), human("Ben"), game="amerigo", seed=5)
    page.goto(table.link(0))
    expect(page.get_by_text("Another stage of amerigo")).to_be_visible()
    expect(page.get_by_test_id("board")).to_have_count(0)


def test_a_game_whose_module_cannot_be_fetched_is_played_on_the_plain_stage(
    others: Server, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allow("404")
    listing(page, "staged", "assets/none.js")
    table = open_table(others.address, human("Ada"), human("Ben"), game="staged", seed=5)
    page.goto(table.link(0))
    expect(page.get_by_test_id("facts")).to_contain_text("Cards played")
    page.locator("[data-move=throw]").click()
    expect(page.get_by_test_id("undo")).to_be_visible()
    assert table.moves() == ["throw"]


def listing(page: Page, name: str, address: str) -> None:
    """The list of games names another stage for one of them."""

    def answer(route: Route) -> None:
        games = route.fetch().json()
        found = next(game for game in games if game["name"] == name)
        found["module"] = {"address": address, "draws": "stage", "parts": []}
        route.fulfill(json=games)

    page.route("**/api/v1/games", answer)


def test_commands_out_of_turn_are_buttons(others: Server, page: Page) -> None:
    table = open_table(others.address, human("Ada"), human("Ben"), game="shown", seed=5)
    page.goto(table.link(1))
    page.get_by_test_id("commands").get_by_role("button").click()
    expect(page.get_by_test_id("sheet-1")).to_contain_text("Points 1 was: 0")
    expect(page.get_by_test_id("commands")).to_have_count(0)


def test_a_game_in_a_single_file_says_that_it_has_no_rules_to_read(
    others: Server, page: Page, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allow("404")
    page.goto(f"{others.address}/#/rules/tiny")
    expect(page.get_by_test_id("rulebook")).to_contain_text("This game has no rules to read here.")
    page.get_by_test_id("rules-of-shown").click()
    expect(page.get_by_test_id("rulebook")).to_contain_text("TI-HILL-1")


def test_a_package_teaches_its_game_on_the_plain_board(others: Server, page: Page) -> None:
    page.goto(f"{others.address}/#/learn/fen-fair")
    page.get_by_test_id("course-go").click()
    page.get_by_test_id("lesson-on").click()
    page.get_by_test_id("lesson-show").click()
    prompt = page.get_by_test_id("lesson-prompt")
    expect(prompt).to_contain_text("Eels lie on top at Alder Farm")
    ring = page.locator("[data-testid=lesson-rings] i").bounding_box()
    place = page.locator("[data-place='0']").bounding_box()
    assert ring is not None and place is not None
    assert ring["x"] < place["x"] < place["x"] + place["width"] < ring["x"] + ring["width"]
    page.get_by_test_id("confirm").click()
    expect(prompt).to_contain_text("You have no eels yet")
    page.get_by_test_id("lesson-take-back").click()
    page.locator("button[data-place='0']").click()
    page.locator("[data-move=buy]").first.click()
    expect(prompt).to_have_text("Well done! You have finished this lesson.")
    in_words(page)
