"""Puzzles: one a day from the first page, tried, shown with its proof, and solved."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page.axe import flawless
from evidence.support.page.tries import (
    MOST,
    OFFERED,
    compare,
    play_turn,
    rested,
    until_it_may_be_shown,
)
from playwright.sync_api import Page, expect

from support.page.shared import Opener, focus_on
from support.server.process import Server

Json = dict[str, Any]
FILES = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/puzzles.jsonl"))
GAMES = {file.parent.name: len(file.read_text().splitlines()) for file in FILES}
SIZES = {"desk": (1366, 768), "phone": (390, 844)}
KEPT = "JSON.parse(localStorage.getItem('carrack.puzzles'))"


def opened(page: Page, size: str) -> Page:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_twice_and_shown(
    judging: Server, visitor: Opener, game: str, size: str
) -> None:
    """Nothing is told before; then the line with its rules, and its proof.

    Whatever a judge says who looks so briefly, it misses here.
    """
    page = opened(visitor(phone=size == "phone").new_page(), size)
    page.route("**/judge", lambda route: route.fulfill(json=missed(route.fetch().json())))
    page.goto(judging.address)
    page.locator(f"[data-game={game}]").get_by_test_id("card-puzzles").click()
    expect(page.get_by_test_id("puzzles-done")).to_have_text(f"0 of {GAMES[game]} solved")
    expect(page.locator("[data-testid^=puzzle-]")).to_have_count(GAMES[game])
    flawless(page, "puzzles", by_night=True)
    expect(page.locator("[data-testid^=puzzle-].primary")).to_contain_text("Today’s puzzle")
    number = "1"  # the same on every day
    name = f"puzzle-{number}"
    page.get_by_test_id(name).click()
    expect(page).to_have_url(re.compile(f"#/puzzles/{game}/{number}$"))
    heading = page.get_by_test_id("plan-title")
    expect(heading).to_have_text(re.compile(rf"Puzzle {number}: turn \d+, Player \d"))
    expect(heading).to_be_focused()
    expect(page).to_have_title(re.compile(f"^Puzzle {number} – "))
    rested(page)
    for told in ("again-verdict", "again-proof", "again-best", "plan-bot", "plans"):
        expect(page.get_by_test_id(told)).to_have_count(0)
    flawless(page, "plan", by_night=True)
    show = until_it_may_be_shown(page)
    expect(page.get_by_test_id("again-verdict")).to_contain_text("This gives away")
    expect(page.get_by_test_id("again-proof")).to_have_count(0)
    expect(page.get_by_test_id("again-reply")).to_contain_text("what may follow")
    show.click()
    rested(page)
    expect(page.get_by_test_id("again-best").locator(".rule").first).to_be_visible()
    expect(page.get_by_test_id("again-proof")).to_contain_text("Two networks agree")
    expect(page.get_by_test_id("again-verdict")).to_have_count(0)  # nobody has played it
    flawless(page, "again-proof", by_night=True)
    page.get_by_test_id("plan-leave").click()
    expect(page.get_by_test_id(name)).to_be_focused()
    expect(page.get_by_test_id(name)).to_contain_text("tried")
    assert list(page.evaluate(KEPT)[game].values()) == ["tried"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_is_solved_on_this_device_alone(
    judging: Server, page: Page, game: str
) -> None:
    """Whatever the judge says, it is accepted here; an earlier day's, by its address."""
    page.route("**/judge", lambda route: route.fulfill(json=accepted(route.fetch().json())))
    page.goto(f"{judging.address}/#/puzzles/{game}/1")
    page.get_by_test_id("plan-title").wait_for()
    play_turn(page)
    expect(compare(page)).to_contain_text("✓ As good as the best, as far as can be told")
    expect(page.get_by_test_id("again-proof")).to_contain_text("Two networks agree")
    flawless(page, "again-proof")
    page.keyboard.press("p")
    expect(page.get_by_test_id("puzzle-1")).to_contain_text("✓")
    expect(page.get_by_test_id("puzzles-done")).to_have_text(f"1 of {GAMES[game]} solved")
    first = json.loads(next(file for file in FILES if file.parent.name == game).open().readline())
    assert page.evaluate(KEPT) == {game: {str(first["seed"]): "solved"}}


def missed(told: Json) -> Json:
    return {**told, "accepted": False}


def accepted(told: Json) -> Json:
    return {**told, "accepted": True}


@pytest.mark.parametrize("game", GAMES)
def test_the_best_line_is_accepted_and_gives_nothing_away(
    judging: Server, page: Page, game: str
) -> None:
    """What is compared is what the proof is about."""
    asked: list[Json] = []
    page.on("request", lambda one: asked.append(one.post_data_json) if "judge" in one.url else None)
    page.goto(f"{judging.address}/#/puzzles/{game}/1")
    page.get_by_test_id("plan-title").wait_for()
    play_turn(page)
    compare(page)
    best = asked[-1]["best"]
    again = page.request.post(
        f"{judging.address}/api/v1/replays/{replay_of(page)}/judge",
        data={"at": asked[-1]["at"], "moves": best, "best": best},
    ).json()
    assert again["accepted"]
    assert (again["loss"]["win"], again["loss"]["points"]) == (0, 0)


def replay_of(page: Page) -> str:
    """The name of the record that the puzzle was opened as."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    return str(next(re.findall(r"/replays/(\w+)/", name)[0] for name in names if "/judge" in name))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_without_a_mouse(judging: Server, page: Page, game: str) -> None:
    """Keys choose, play and compare; all of it is heard."""
    page.goto(f"{judging.address}/#/puzzles/{game}")
    page.get_by_test_id("puzzles").wait_for()
    heard = page.get_by_test_id("happened")

    def press(what: str) -> None:
        focus_on(page, what)
        page.keyboard.press("Enter")

    press("[data-testid^=puzzle-].primary")
    expect(heard).to_contain_text("find the best turn of Player")
    rested(page)
    for _ in range(MOST):
        if page.locator("[data-testid=again-compare].primary").count():
            break
        press(OFFERED.removesuffix(":visible"))
        rested(page)
    press("[data-testid=again-compare]")
    expect(heard).to_contain_text(re.compile("gives away|As good as the best"))
    rested(page)
    page.keyboard.press("p")
    expect(heard).to_contain_text("Back at the puzzles.")
    expect(page.locator("[data-testid^=puzzle-].primary")).to_be_focused()


def test_a_number_or_a_game_that_is_not_there_says_so(judging: Server, page: Page) -> None:
    game = next(iter(GAMES))
    page.goto(f"{judging.address}/#/puzzles/{game}/999")
    expect(page.get_by_test_id("puzzle-problem")).to_have_text("There is no puzzle 999 here.")
    flawless(page, "puzzle-problem")
    page.get_by_test_id("plan-leave").click()
    page.get_by_test_id("puzzles").wait_for()
    page.goto(f"{judging.address}/#/puzzles/nothing")
    expect(page.get_by_test_id("lost")).to_contain_text("nothing")
