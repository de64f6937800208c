"""The board in a notebook: the page's own, in a box of its own, without a server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from evidence.support.page.notebook_page import NotebookPage
from playwright.sync_api import BrowserContext, Locator, Page, expect

import carrack
from carrack.core.chance import Seeded
from carrack.core.match import Match, new_header
from carrack.core.record import read_record
from carrack.core.reel import Reel
from carrack.core.registry import find_game
from carrack.notebook.session import Session
from carrack.notebook.widget import BoardWidget, ReplayWidget
from support.games import tiny
from support.page.console import Listener
from support.page.shared import Opener

RECORDS = Path(__file__).parents[2] / "tests/records"
GAMES = ["amerigo-3-greedy", "dutch-east-indies-4-greedy"]
SQUARE = re.compile(r"translate\(([\d.]+)px, ([\d.]+)px\)")


def reel(name: str) -> Reel:
    record = read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())
    return Reel(find_game(record.header.game), record.header, record.entries)


def afloat(view: dict[str, Any]) -> set[str]:
    """Where the ships of a position are."""
    if view["game"] == "amerigo":
        ships = [ship for ship in view["board"]["ships"] if ship["node"]]
        return {f"{ship['seat']}-{ship['ship']} at {ship['node']}" for ship in ships}
    return {f"{ship['ship']} at {ship['square']}" for ship in view["ships"]}


def drawn(board: Locator, width: int) -> set[str]:
    """Where the board has drawn the ships."""
    found = set()
    for ship in board.locator("g.ship[data-thing]").all():
        name = str(ship.get_attribute("data-thing")).removeprefix("ship:")
        place = SQUARE.search(str(ship.get_attribute("style")))
        assert place is not None
        square = int(float(place[2])) * width + int(float(place[1]))
        found.add(f"{name} at {ship.get_attribute('data-node') or square}")
    return found


@pytest.mark.parametrize(("name", "phone"), list(zip(GAMES, (False, True), strict=True)))
def test_the_slider_of_a_record_moves_the_position(name: str, phone: bool, visitor: Opener) -> None:
    context = visitor(phone=phone, offline=True)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    front = NotebookPage(context.new_page(), ReplayWidget(RECORDS / f"{name}.jsonl"))
    true = reel(name)
    stops = true.standing()
    for stop in (120, len(stops) - 1, 7):
        front.board.get_by_test_id("replay-step").fill(str(stop))
        expect(front.board.get_by_test_id("replay-position")).to_contain_text(f"Step {stop} of")
        view = true.game.view(true.position(stops[stop]), None)
        width = view.get("static", {}).get("width", 0)
        assert drawn(front.board, width) == afloat(view)
        assert front.widget.at == stop
    assert {url.split(":")[0] for url in asked} <= {"blob", "data"}


def test_python_moves_the_slider_and_play_moves_it_on(page: Page) -> None:
    front = NotebookPage(
        page, ReplayWidget(RECORDS / "dutch-east-indies-2-random.jsonl", language="de")
    )
    front.widget.at = 10
    front.push()
    position = front.board.get_by_test_id("replay-position")
    expect(position).to_contain_text("Schritt 10 von 104")
    play = front.board.get_by_test_id("replay-play")
    play.click()
    expect(position).not_to_contain_text("Schritt 10 ")
    play.click()
    expect(play).to_have_text("Abspielen")
    page.wait_for_timeout(400)  # a step that was on its way arrives
    stopped = position.inner_text()
    page.wait_for_timeout(400)
    assert position.inner_text() == stopped
    assert 10 < front.widget.at < 104
    assert f"Schritt {front.widget.at} von" in stopped


def test_the_end_of_a_record_tells_who_has_won_and_a_rule_shows_its_words(page: Page) -> None:
    front = NotebookPage(page, ReplayWidget(RECORDS / "amerigo-3-greedy.jsonl"))
    front.board.get_by_test_id("replay-last").click()
    front.board.get_by_test_id("show-score").click()
    winner = front.board.get_by_test_id("winner")
    expect(winner).to_contain_text("greedy")
    rule = winner.locator("[data-rule]")
    assert str(rule.get_attribute("title")).startswith("The player with the most VP")
    assert rule.evaluate("element => element.tagName") == "SPAN"  # there is no page to go to
    front.board.get_by_test_id("dialog-close").click()
    front.board.locator("g.ship").first.click()
    about = front.board.get_by_test_id("inspector")
    expect(about).to_be_visible()
    about.locator("h3").first.click()
    expect(about).to_be_visible()
    page.locator("#before").click()
    expect(about).to_have_count(0)


def test_styles_leak_neither_way(page: Page) -> None:
    look = "element => { const s = getComputedStyle(element); return [s.textTransform, s.margin]; }"
    front = NotebookPage(page, carrack.new_game("amerigo", seed=3).show())
    assert page.locator("#own").evaluate(look) == ["uppercase", "40px"]
    inside = front.board.get_by_test_id("tab-board").or_(front.board.get_by_test_id("move").first)
    assert inside.last.evaluate(look) == ["none", "0px"]
    expect(front.board.get_by_test_id("board")).to_be_visible()
    style = "element => { const s = getComputedStyle(element); return [s.fontStyle, s.fontSize]; }"
    assert front.board.evaluate(style) == ["normal", "15px"]
    assert page.evaluate("document.head.querySelectorAll('style').length") == 1
    assert (
        page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ink')") == ""
    )


def test_a_board_is_played_on_by_clicking_and_follows_what_cells_play(page: Page) -> None:
    game = carrack.new_game("amerigo", players=2, seed=7)
    front = NotebookPage(page, game.show())
    seat, legal = game.seat, game.legal()
    choice = front.board.locator("[data-testid=move]").first
    move = choice.get_attribute("data-move")
    assert move in legal
    choice.click()
    undo = front.board.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    assert front.asked == [{"message": {"play": [move], "at": 0}}]
    assert game.match.entries[-1].data == {"move": move, "seat": seat}
    undo.click()
    expect(undo).to_be_disabled()
    assert (game.seat, game.legal()) == (seat, legal)
    game.play(next(move for move in legal if move.startswith("gold")))
    front.push()
    expect(front.board.get_by_test_id("log")).to_contain_text("gold")


def test_keys_belong_to_the_board_only_while_somebody_is_there(page: Page) -> None:
    game = carrack.new_game("amerigo", players=2, seed=7)
    front = NotebookPage(page, game.show())
    front.board.locator("[data-testid=move]").first.click()
    expect(front.board.get_by_test_id("undo")).to_be_enabled()
    page.locator("#own").press("u")
    assert game.match.decision == 1
    front.board.get_by_test_id("zoom-in").press("u")
    expect(front.board.get_by_test_id("undo")).to_be_disabled()
    assert game.match.decision == 0


def test_what_the_rules_refuse_is_said_on_the_board(page: Page) -> None:
    game = carrack.new_game("dutch-east-indies", players=2, seed=5)
    front = NotebookPage(page, game.show())
    end = front.board.get_by_test_id("confirm")
    expect(end).to_be_enabled()
    front.widget._sail = refuse_everything
    end.click()
    expect(front.board.get_by_test_id("error")).to_contain_text("DEI-MOVE-1")
    expect(end).to_be_enabled()


def refuse_everything(_moves: list[str]) -> None:
    from carrack.core.game import Refusal, Refused

    raise Refused(Refusal("DEI-MOVE-1", "the wind has died"))


def test_a_ship_sails_a_way_of_several_moves_by_two_clicks_on_its_goal(page: Page) -> None:
    game = carrack.new_game("dutch-east-indies", players=2, seed=5)
    front = NotebookPage(page, game.show())
    front.board.get_by_test_id("board").scroll_into_view_if_needed()
    before = game.match.decision
    ways = [c for c in front.widget.position["courses"] if c["parent"] >= 0 and not c["pirates"]]
    width = front.widget.position["view"]["static"]["width"]
    goal = ways[-1]["square"]
    at = front.board.get_by_test_id("board").evaluate(
        """(svg, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
        return [p.x, p.y]; }""",
        [goal % width + 0.5, goal // width + 0.5],
    )
    page.mouse.click(*at)
    assert game.match.decision == before
    page.mouse.click(*at)
    expect(front.board.get_by_test_id("undo")).to_be_enabled()
    assert game.match.decision > before + 1
    front.board.get_by_test_id("undo-all").click()
    expect(front.board.get_by_test_id("undo")).to_be_disabled()
    assert game.match.decision == before


def test_a_cargo_is_loaded_and_changed_back_as_a_whole(page: Page) -> None:
    front = NotebookPage(page, carrack.new_game("dutch-east-indies", players=2, seed=5).show())
    board = front.board
    before = front.widget.position["view"]
    ship = before["seat"] * 2
    board.get_by_test_id("open-harbour").click()
    board.locator("[data-preset=crates]").first.click()
    board.get_by_test_id("cargo-confirm").first.click()
    expect(board.locator(f"[data-load='{ship}']").first).to_have_text("7/7")
    board.get_by_test_id("open-harbour").click()
    board.get_by_test_id("empty").first.click()
    board.get_by_test_id("cargo-confirm").first.click()  # taken back, and loaded again
    expect(board.locator(f"[data-load='{ship}']").first).to_have_text("0/7")
    expect(board.locator(f"[data-load='{ship + 1}']").first).to_have_text("5/5")


def test_boards_of_both_games_stand_on_one_page_each_in_its_language(page: Page) -> None:
    first = NotebookPage(page, BoardWidget(carrack.new_game("amerigo", seed=1), language="de"))
    second = NotebookPage(
        page, BoardWidget(carrack.new_game("dutch-east-indies", seed=1), language="en")
    )
    expect(page.get_by_test_id("board")).to_have_count(2)
    expect(page.get_by_test_id("tab-players").first).to_have_text("Spieler")
    expect(page.get_by_test_id("tab-players").last).to_have_text("Players")
    first.widget.language = "en"
    first.push()
    expect(page.get_by_test_id("tab-players").first).to_have_text("Players")
    second.leave()
    expect(page.get_by_test_id("board")).to_have_count(1)


def test_the_height_of_a_board_can_be_chosen(
    desktop: BrowserContext, listeners: dict[Any, Listener]
) -> None:
    front = NotebookPage(
        desktop.new_page(), BoardWidget(carrack.new_game("amerigo", seed=1), height=433)
    )
    assert front.board.bounding_box() is not None
    assert front.board.evaluate("element => element.offsetHeight") == 433
    front.widget.height = 0
    front.push()
    expect(front.board).to_have_css("height", "760px")


def test_a_game_without_a_drawn_board_shows_its_letters(page: Page) -> None:
    game = Session(Match(tiny.GAME, new_header(tiny.GAME, 2, {}, [{}, {}]), Seeded(1)))
    front = NotebookPage(page, BoardWidget(game))
    assert front.board.locator("pre").inner_text() == repr(game)
