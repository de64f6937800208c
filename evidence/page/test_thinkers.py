"""Bots as company: chosen by strength, seen thinking, asked for hints."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page import slow_admiral
from evidence.support.page.axe import flawless
from playwright.sync_api import Locator, Page, expect

from support.page.shared import Ears
from support.server.process import Server, serving
from support.server.tables import bot, human, open_table

PROGRAM = Path(__file__).parents[2] / "tests/support" / "bots" / "own_program.py"
STRENGTHS = ["deckhand", "helmsman", "navigator", "admiral"]


def choice(page: Page, seat: int, who: str) -> Locator:
    return page.get_by_test_id(f"who-{seat}-{who}")


def bots(page: Page) -> list[str | None]:
    """The bots that may play the second seat."""
    groups = page.get_by_test_id("strengths-1").or_(page.get_by_test_id("others-1"))
    return [each.get_attribute("value") for each in groups.locator("input").all()]


def menu(page: Page, name: str) -> None:
    """Something of the bar at the top, which a phone folds away."""
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id(name).click()


def ask(page: Page) -> Locator:
    """The moves of a hint, asked for by its button."""
    page.get_by_test_id("hint").click()
    moves = page.get_by_test_id("hint-move")
    moves.first.wait_for()
    return moves


def notations(moves: Locator) -> list[str]:
    return [str(move.get_attribute("data-move")) for move in moves.all()]


# --- strengths ---------------------------------------------------------------------------------


def test_a_table_is_made_against_a_chosen_strength(instant: Server, device: Page) -> None:
    device.goto(f"{instant.address}/#/new")
    device.get_by_test_id("players-2").check()
    expect(choice(device, 1, "helmsman")).to_be_checked()
    offered = bots(device)
    assert offered[:4] == STRENGTHS
    assert {"search", "random"} <= {*offered} and "greedy" not in offered, "that is the helmsman"
    choice(device, 1, "navigator").check()
    expect(device.get_by_test_id("about-1")).to_contain_text("Looks ahead")
    choice(device, 1, "deckhand").check()
    device.get_by_test_id("create").click()
    device.get_by_test_id("board").wait_for()
    menu(device, "open-seats")
    row = device.get_by_test_id("seats").locator("[data-seat='1']")
    expect(row).to_contain_text("played by the bot Deckhand")
    expect(device.get_by_test_id("hint")).to_be_attached()


@pytest.fixture(scope="module")
def own_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots of its own: one thinks for ever, and would have nine seconds."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "carrack.toml").write_text('bots = "bots.toml"')
    run = f"cmd:{sys.executable} {PROGRAM}"
    (folder / "bots.toml").write_text(
        f'[[bot]]\nname = "idle"\ntitle = "Idle"\nrun = "{run} sleep"\nseconds = 9\n'
        f'[[bot]]\nname = "mine"\ntitle = "My first bot"\nrun = "{run}"'
    )
    with serving(folder) as running:
        yield running


def test_the_servers_own_bots_are_chosen_by_their_titles(own_bots: Server, page: Page) -> None:
    page.goto(f"{own_bots.address}/#/new")
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("other-bots-1").click()
    page.get_by_test_id("others-1").get_by_label("My first bot").check()
    assert bots(page)[-2:] == ["idle", "mine"]
    page.get_by_test_id("create").click()
    page.get_by_test_id("board").wait_for()
    menu(page, "open-seats")
    expect(page.get_by_test_id("seats")).to_contain_text("My first bot")


def test_hints_are_left_to_people_to_agree_on(instant: Server, page: Page) -> None:
    page.goto(f"{instant.address}/#/new")
    expect(page.get_by_test_id("hints")).to_be_checked()
    choice(page, 1, "link").check()
    expect(page.get_by_test_id("hints")).not_to_be_checked()
    page.get_by_test_id("hints").check()
    choice(page, 2, "here").check()
    expect(page.get_by_test_id("hints")).to_be_checked()


def test_a_game_without_strengths_offers_its_bots(instant: Server, page: Page) -> None:
    def without(route: Any) -> None:
        games = route.fetch().json()
        weak = [{**game, "strengths": [], "bots": ["greedy", "random"]} for game in games]
        route.fulfill(json=weak)

    page.route("**/api/v1/games", without)
    page.goto(f"{instant.address}/#/new")
    expect(choice(page, 1, "greedy")).to_be_checked()
    expect(page.get_by_test_id("about-1")).to_have_count(0)
    assert bots(page) == ["greedy", "random"]


# --- thinking ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pondering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose admiral takes his time."""
    program = (str(Path(slow_admiral.__file__)),)
    with serving(tmp_path_factory.mktemp("pondering"), program=program) as running:
        yield running


def test_one_sees_who_thinks_for_how_long_and_what_happened_last(
    pondering: Server, device: Page
) -> None:
    table = open_table(pondering.address, human("Ada"), bot("Ben", "admiral"), seed=3)
    device.goto(table.link(0))
    device.locator("[data-testid=move][data-move='gold']").click()
    device.get_by_test_id("confirm").click()
    expect(device.get_by_test_id("prompt")).to_have_text("Ben is thinking …")
    thinking = device.get_by_test_id("thinking").first
    expect(thinking).to_contain_text("usually up to 10 s")
    expect(thinking).to_contain_text(re.compile(r"[1-9]\d* s ·"))
    if device.get_by_test_id("menu").is_visible():
        headline = device.get_by_test_id("headline").locator("visible=true")
        expect(headline).to_contain_text("Ada · 3 gold instead of an action")
    menu(device, "open-seats")
    row = device.get_by_test_id("seats").locator("[data-seat='1']")
    expect(row.get_by_test_id("thinking")).to_be_visible()
    table.until(lambda now: now["decision"] > 2, "Ben has moved")


def test_the_host_lets_another_play_while_a_bot_thinks(pondering: Server, page: Page) -> None:
    table = open_table(pondering.address, human("Ada"), bot("Ben", "admiral"), seed=3)
    page.goto(table.link(0))  # a player, who may not
    page.locator("[data-testid=move][data-move='gold']").click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("thinking").first.wait_for()
    expect(page.get_by_test_id("another-plays")).to_have_count(0)
    page.goto(table.link(0, host=True))
    page.get_by_test_id("another-plays").click()
    expect(page.get_by_test_id("bot-choice")).not_to_contain_text("Admiral")
    flawless(page, "bot-choice")
    page.get_by_test_id("hand-over").click()
    table.until(lambda now: now["seats"][1]["bot"] == "helmsman", "another sits there")
    table.until(lambda now: now["deciding"] == 0, "it has moved")
    expect(page.get_by_test_id("bot-choice")).to_have_count(0)


def test_of_an_own_bot_it_is_said_how_long_it_has(own_bots: Server, page: Page) -> None:
    table = open_table(own_bots.address, human("Ada"), bot("Ben", "idle"), seed=3)
    page.goto(table.link(0))
    page.locator("[data-testid=move][data-move='gold']").click()
    page.get_by_test_id("confirm").click()
    thinking = page.get_by_test_id("thinking").first
    expect(thinking).to_contain_text("up to 9 s per decision")


# --- hints -------------------------------------------------------------------------------------


def test_a_hint_marks_legal_moves_on_the_board_and_a_click_plays_one(
    instant: Server, device: Page
) -> None:
    table = open_table(instant.address, human("Ada"), bot("Ben"), seed=3)
    table.play(0, "blue")
    device.goto(table.link(0))
    moves = ask(device)
    best = notations(moves)
    legal = [move["move"] for move in table.look(0)["legal"]]
    assert len(best) == 3 and set(best) <= set(legal)
    marks = device.get_by_test_id("hints").locator("g[data-hint]")
    expect(marks).to_have_count(len(best))
    assert [mark.get_attribute("data-hint") for mark in marks.all()] == best
    expect(moves.first).to_contain_text(re.compile(r"\d+% · \d+(\.\d)? VP"))
    expect(marks.first).to_contain_text(re.compile(r"1\s*\d+%"))
    expect(device.get_by_test_id("outlook").locator("[data-seat]")).to_have_count(2)
    expect(device.get_by_test_id("happened")).to_contain_text("Hint: Place ship A")
    marks.nth(1).locator(".plate").click()
    expect(device.get_by_test_id("hint-move")).to_have_count(0)
    assert table.moves()[-1] == best[1]
    expect(marks).to_have_count(0)


def test_a_hint_stands_in_the_lists_too_and_keys_ask_for_it(instant: Server, page: Page) -> None:
    table = open_table(instant.address, human("Ada"), bot("Ben"), seed=3)
    page.goto(table.link(0))
    page.locator("[data-testid=move]").first.wait_for()
    page.keyboard.press("h")
    moves = page.get_by_test_id("hint-move")
    moves.first.wait_for()
    best = notations(moves)
    button = page.locator(f"[data-testid=move][data-move='{best[0]}']")
    expect(button.get_by_test_id("rank")).to_have_attribute("data-rank", "1")
    flawless(page, "hint-panel")
    expect(button).to_have_accessible_name(re.compile("choice number 1$"))
    page.keyboard.press("Escape")
    expect(moves).to_have_count(0)
    expect(page.get_by_test_id("rank")).to_have_count(0)
    page.keyboard.press("h")
    moves.nth(2).focus()
    page.keyboard.press("Enter")
    expect(moves).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_focused()
    assert table.moves() == [best[2]]


def test_no_hint_is_given_where_the_table_allows_none(
    instant: Server, page: Page, listeners: Ears
) -> None:
    table = open_table(instant.address, human("Ada"), bot("Ben"), seed=3, hints=False)

    def pretending(route: Any) -> None:
        route.fulfill(json={**route.fetch().json(), "hints": True})

    page.goto(table.link(0))
    page.locator("[data-testid=move]").first.wait_for()
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    page.route(f"**/api/v1/tables/{table.table}", pretending)
    page.route_web_socket("**/live", lambda line: line.close())  # it would tell the truth
    page.reload()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-problem")).to_contain_text("Hints are off")
    assert table.moves() == []
    listeners[page.context].allow("403", "WebSocket")
