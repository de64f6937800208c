"""Bots as company: chosen by strength, seen thinking, asked for hints, looking at games again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

import glancing
from api.process import Server, serving
from hearing import Ear
from tables import Table, bot, human, open_table

Ears = dict[BrowserContext, Ear]
Opener = Callable[..., BrowserContext]
STRENGTHS = ["deckhand", "helmsman", "navigator", "admiral"]
INDIES = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots see everything at a glance; only the admiral takes his time."""
    program = (str(Path(glancing.__file__)),)
    with serving(tmp_path_factory.mktemp("quick"), program=program) as running:
        yield running


@pytest.fixture(params=["desktop", "phone"])
def either(person: Opener, request: pytest.FixtureRequest) -> Page:
    """Somebody at a desk, or with a phone."""
    return person(phone=request.param == "phone").new_page()


@pytest.fixture(scope="module")
def finished(quick: Server) -> Table:
    """Two rounds of The Dutch East Indies, played by bots in Ada's and Ben's names."""
    table = open_table(quick.address, bot("Ada"), bot("Ben", "random"), seed=5, **INDIES)
    table.until(lambda now: now["status"] == "over", "the game is over")
    return table


def chosen(page: Page, seat: int) -> Locator:
    return page.get_by_test_id(f"who-{seat}")


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


def test_a_table_is_made_against_a_chosen_strength(quick: Server, either: Page) -> None:
    either.goto(f"{quick.address}/#/new")
    either.get_by_test_id("players-2").check()
    expect(chosen(either, 1)).to_have_value("helmsman")
    about = either.get_by_test_id("strengths").locator("[data-strength]")
    assert [row.get_attribute("data-strength") for row in about.all()] == STRENGTHS
    expect(about.nth(2)).to_contain_text("up to 5 seconds")
    others = chosen(either, 1).locator("optgroup[label='Other bots'] option")
    assert {"greedy", "random"} <= {one.get_attribute("value") for one in others.all()}
    chosen(either, 1).select_option(label="bot: Deckhand")
    expect(about.nth(0)).to_have_class(re.compile("chosen"))
    either.get_by_test_id("create").click()
    either.get_by_test_id("board").wait_for()
    menu(either, "open-seats")
    row = either.get_by_test_id("seats").locator("[data-seat='1']")
    expect(row).to_contain_text("played by the bot Deckhand")
    expect(either.get_by_test_id("hint")).to_be_attached()


def test_hints_are_left_to_people_to_agree_on(quick: Server, page: Page) -> None:
    page.goto(f"{quick.address}/#/new")
    expect(page.get_by_test_id("hints")).to_be_checked()
    chosen(page, 1).select_option("link")
    expect(page.get_by_test_id("hints")).not_to_be_checked()
    page.get_by_test_id("hints").check()
    chosen(page, 2).select_option("here")
    expect(page.get_by_test_id("hints")).to_be_checked()


def test_a_game_without_strengths_offers_its_bots(quick: Server, page: Page) -> None:
    def without(route: Any) -> None:
        games = route.fetch().json()
        weak = [{**game, "strengths": [], "bots": ["greedy", "random"]} for game in games]
        route.fulfill(json=weak)

    page.route("**/api/games", without)
    page.goto(f"{quick.address}/#/new")
    expect(chosen(page, 1)).to_have_value("greedy")
    expect(page.get_by_test_id("strengths")).to_have_count(0)
    labels = [one.inner_text() for one in chosen(page, 1).locator("option").all()]
    assert labels == ["on this device", "by link, elsewhere", "bot: greedy", "bot: random"]


# --- thinking ----------------------------------------------------------------------------------


def test_one_sees_who_thinks_for_how_long_and_what_happened_last(
    quick: Server, either: Page
) -> None:
    table = open_table(quick.address, human("Ada"), bot("Ben", "admiral"), seed=3)
    either.goto(table.link(0))
    either.locator("[data-testid=move][data-move='gold']").click()
    either.get_by_test_id("confirm").click()
    expect(either.get_by_test_id("prompt")).to_have_text("Ben is thinking …")
    thinking = either.get_by_test_id("thinking").first
    expect(thinking).to_contain_text("usually 10 s at most")
    expect(thinking).to_contain_text(re.compile(r"[1-9]\d* s ·"))
    if either.get_by_test_id("menu").is_visible():
        expect(either.get_by_test_id("happened").locator("li").first).to_be_visible()
    menu(either, "open-seats")
    row = either.get_by_test_id("seats").locator("[data-seat='1']")
    expect(row.get_by_test_id("thinking")).to_be_visible()
    table.until(lambda now: now["decision"] > 2, "Ben has moved")


# --- hints -------------------------------------------------------------------------------------


def test_a_hint_marks_legal_moves_on_the_board_and_a_click_plays_one(
    quick: Server, either: Page
) -> None:
    table = open_table(quick.address, human("Ada"), bot("Ben"), seed=3)
    table.play(0, "blue")
    either.goto(table.link(0))
    moves = ask(either)
    best = notations(moves)
    legal = [move["move"] for move in table.look(0)["legal"]]
    assert len(best) == 3 and set(best) <= set(legal)
    marks = either.get_by_test_id("hints").locator("g[data-hint]")
    assert [mark.get_attribute("data-hint") for mark in marks.all()] == best
    expect(moves.first).to_contain_text(re.compile(r"\d+% · \d+(\.\d)? pts"))
    expect(marks.first).to_contain_text(re.compile(r"1\s*\d+%"))
    expect(either.get_by_test_id("outlook").locator("[data-seat]")).to_have_count(2)
    expect(either.get_by_test_id("hint-heard")).to_contain_text("Hint: Place ship A")
    marks.nth(1).locator(".plate").click()
    expect(either.get_by_test_id("hint-move")).to_have_count(0)
    assert table.moves()[-1] == best[1]
    expect(marks).to_have_count(0)


def test_a_hint_stands_in_the_lists_too_and_keys_ask_for_it(quick: Server, page: Page) -> None:
    table = open_table(quick.address, human("Ada"), bot("Ben"), seed=3)
    page.goto(table.link(0))
    page.locator("[data-testid=move]").first.wait_for()
    page.keyboard.press("h")
    moves = page.get_by_test_id("hint-move")
    moves.first.wait_for()
    best = notations(moves)
    button = page.locator(f"[data-testid=move][data-move='{best[0]}']")
    expect(button.get_by_test_id("rank")).to_have_attribute("data-rank", "1")
    expect(button).to_have_attribute("aria-label", re.compile("choice number 1$"))
    page.keyboard.press("Escape")
    expect(moves).to_have_count(0)
    expect(page.get_by_test_id("rank")).to_have_count(0)
    page.keyboard.press("h")
    moves.nth(2).focus()
    page.keyboard.press("Enter")
    expect(moves).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_focused()
    assert table.moves() == [best[2]]


def test_a_hint_of_the_other_game_is_marked_and_played(quick: Server, page: Page) -> None:
    table = open_table(quick.address, human("Ada"), bot("Ben"), seed=3, **INDIES)
    page.goto(table.link(0))
    best = notations(ask(page))
    marks = page.get_by_test_id("hints").locator("g[data-hint]")
    marked = [str(mark.get_attribute("data-hint")) for mark in marks.all()]
    assert marked and set(marked) <= set(best)
    expect(page.get_by_test_id("hint-move").first).to_contain_text(re.compile("^1[12]?"))
    marks.first.locator(".plate").click()
    expect(page.get_by_test_id("hint-move")).to_have_count(0)
    assert table.moves()[0] == marked[0]


def test_no_hint_is_given_where_the_table_allows_none(
    quick: Server, page: Page, ears: Ears
) -> None:
    table = open_table(quick.address, human("Ada"), bot("Ben"), seed=3, hints=False)

    def pretending(route: Any) -> None:
        route.fulfill(json={**route.fetch().json(), "hints": True})

    page.goto(table.link(0))
    page.locator("[data-testid=move]").first.wait_for()
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    page.route(f"**/api/tables/{table.table}", pretending)
    page.route_web_socket("**/live", lambda line: line.close())  # it would tell the truth
    page.reload()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-problem")).to_contain_text("hint")
    assert table.moves() == []
    ears[page.context].allow("403", "WebSocket")


# --- analysis ----------------------------------------------------------------------------------


def step(page: Page) -> int:
    words = page.get_by_test_id("replay-position").inner_text()
    return int(words.split()[1])


def until_step(page: Page, wanted: int) -> None:
    expect(page.get_by_test_id("replay-position")).to_contain_text(f"Step {wanted} of")


def analysis(page: Page, table: Table) -> None:
    """Opens the analysis of a finished table, as its host."""
    page.goto(f"{table.address}/#/t/{table.table}/{table.host}/{table.host}")
    page.get_by_test_id("dialog-close").click()
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("plot").wait_for()


def test_an_analysis_leads_into_the_replay(finished: Table, either: Page) -> None:
    analysis(either, finished)
    lines = either.locator("[data-line]")
    expect(lines).to_have_count(2)
    decision = either.get_by_test_id("decision").first
    decision.click()
    until_step(either, int(str(decision.get_attribute("data-at"))))
    better = either.get_by_test_id("better").locator("li")
    expect(better.first).to_contain_text("%")
    expect(either.get_by_test_id("better").get_by_text("(played)")).to_have_count(1)
    hints = either.get_by_test_id("hints").locator("g[data-hint]")
    expect(hints.first).to_be_attached()
    luck = either.get_by_test_id("luck").first
    luck.click()
    until_step(either, int(str(luck.get_attribute("data-at"))))
    expect(hints).to_have_count(0)


def test_the_curves_follow_the_replay_and_lead_it(finished: Table, page: Page) -> None:
    analysis(page, finished)
    plot, line = page.get_by_test_id("plot"), page.locator("[data-line='0']")
    last = step(page)
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^End, Ada (100|0|50)%, Ben"))
    plot.focus()
    page.keyboard.press("Home")
    until_step(page, 0)
    expect(plot).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", "1")
    page.get_by_test_id("replay-last").click()
    until_step(page, last)
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^End"))
    known = line.get_attribute("d")
    page.get_by_test_id("hindsight").click()
    expect(page.get_by_test_id("hindsight")).to_have_attribute("aria-pressed", "true")
    assert line.get_attribute("d") != known
    page.get_by_test_id("plot-points").click()
    expect(plot).to_have_attribute("data-unit", "points")
    page.get_by_test_id("replay-leave").click()
    expect(page.get_by_test_id("open-analysis")).to_be_visible()


def test_one_waits_with_a_bar_for_an_analysis_and_hears_what_went_wrong(
    finished: Table, page: Page
) -> None:
    states = iter(
        [
            {"status": "running", "done": 3, "total": 12, "analysis": None, "message": ""},
            {"status": "failed", "done": 0, "total": 0, "analysis": None, "message": "a leak"},
        ]
    )
    page.route("**/analysis", lambda route: route.fulfill(json=next(states)))
    page.goto(f"{finished.address}/#/t/{finished.table}/{finished.host}/{finished.host}")
    page.get_by_test_id("dialog-close").click()
    began = time.monotonic()
    page.get_by_test_id("open-analysis").click()
    expect(page.get_by_test_id("study-state")).to_contain_text("3 of 12")
    expect(page.get_by_test_id("study-progress")).to_have_attribute("value", "3")
    expect(page.get_by_test_id("study-state")).to_contain_text("failed: a leak")
    assert time.monotonic() - began > 0.3
