"""All that is said at a table comes from two live regions, wherever one is; no focus is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from evidence.page.test_clocks import comes, timed
from evidence.page.test_dei_choosing import opened
from playwright.sync_api import Locator, Page, expect

from support.page.console import LINE_LOST
from support.page.listening_visitor import ListeningVisitor
from support.page.shared import Ears, Opener
from support.server.process import Server, serving
from support.server.recorded import played_on, step_before
from support.server.tables import Json, Table, human, open_table

SWAPS = "dutch-east-indies-2-greedy.jsonl"
VOICES = (
    "[role=status], [role=alert], [role=log]:not([aria-live=off]), [aria-live]:not([aria-live=off])"
)


def two_voices(page: Page) -> bool:
    """Whether exactly the two regions can say something."""
    voices = page.locator(VOICES)
    return [voice.get_attribute("data-testid") for voice in voices.all()] == ["happened", "refused"]


def heard(page: Page) -> Locator:
    return page.get_by_test_id("happened")


@pytest.fixture
def market(server: Server) -> Table:
    """Whoever decides may swap one spice for another."""
    (table,) = played_on(server.address, SWAPS, step_before(SWAPS, "swap"))
    return table


def test_a_swap_in_the_market_is_heard_asked_about_and_keeps_the_focus(
    market: Table, page: Page
) -> None:
    player = ListeningVisitor(page, market.link(market.look()["deciding"]))
    player.hears("")
    page.get_by_test_id("open-market").focus()
    player.press("Enter")
    dialog = page.get_by_test_id("dialog")
    swap = dialog.locator("[data-testid=market-move]:enabled", has_text="→").first
    swap.focus()
    assert player.ask("s") and player.ask("d")  # questions are answered over the board, too
    name = player.focused()[1]
    assert name
    said = dialog.get_by_test_id("market-move").evaluate_all(
        "all => all.map((each) => each.ariaLabel)"
    )
    assert all(re.match(r"\d[AB]: ", each) for each in said), "whose ship, wherever one comes from"
    assert two_voices(page)
    before, since = len(market.moves()), player.utterances()
    player.press("Enter")
    market.until(lambda _: len(market.moves()) > before, "the spice is swapped")
    assert market.moves()[before].startswith("swap")
    player.hears("exchanges", since)
    expect(dialog).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    player.press("Escape")
    expect(dialog).to_have_count(0)
    since = player.utterances()
    assert player.ask("s")
    assert len(player.heard(since)) == 1  # what was said in the dialog is not said again


def test_the_harbour_speaks_and_a_button_that_is_off_keeps_the_focus(
    server: Server, page: Page
) -> None:
    page.goto(opened(server).link(0))
    page.get_by_test_id("open-harbour").click()
    page.get_by_test_id("fill").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("fill").first).to_be_disabled()
    expect(page.get_by_test_id("fill").first).to_be_focused()
    expect(heard(page)).to_contain_text("move")
    assert two_voices(page)
    page.get_by_test_id("cargo-reset").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("cargo-reset")).to_be_disabled()
    expect(page.get_by_test_id("cargo-reset")).to_be_focused()
    page.keyboard.press("Escape")
    zoom = page.get_by_test_id("zoom-out")
    page.get_by_test_id("zoom-in").press("Enter")
    zoom.press("Enter")
    expect(zoom).to_be_disabled()
    expect(zoom).to_be_focused()


def test_undo_keeps_the_focus_where_nothing_is_left_to_take_back(
    server: Server, page: Page
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    table.play(0, "red")
    page.goto(table.link(0))
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.get_by_test_id("undo").press("Enter")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    expect(page.get_by_test_id("undo")).to_be_focused()
    assert table.moves() == []


def test_a_sail_bar_and_what_others_write_are_said_by_the_same_voice(
    server: Server, page: Page
) -> None:
    def stays(now: Json) -> list[int]:
        sails = [move for move in now["legal"] if move["key"] == "move-sail" and not move["cost"]]
        return [move["ship"] for move in sails]

    table = open_table(server.address, human("Ada"), human("Ben"), seed=9)
    table.play_until(lambda now: bool(stays(now)), seed=3)
    seat = table.look()["deciding"]
    page.goto(table.link(seat))
    page.locator(f"g.ship[data-thing='ship:{seat}-{stays(table.look(seat))[0]}']").click()
    bar = page.get_by_test_id("sail-bar")
    expect(heard(page)).to_contain_text(bar.locator("p").inner_text())
    assert two_voices(page)
    table.ask("POST", "/talk", 1 - seat, json={"text": "Ahoy there", "seat": 1 - seat})
    expect(heard(page)).to_contain_text(f"{'Ben' if seat == 0 else 'Ada'}: Ahoy there")
    assert two_voices(page)


def test_the_only_move_of_a_ship_says_its_ship_as_its_group_would(
    server: Server, page: Page
) -> None:
    (table,) = played_on(server.address, "dutch-east-indies-2-crowded.jsonl", 56)
    page.goto(table.link(table.look()["deciding"]))
    moves = page.get_by_test_id("moves")
    expect(moves.locator("[data-move='look A d']")).to_contain_text("2A: Look at the card of")
    moves.locator("[data-group='group-ship small']").click()
    expect(moves.get_by_test_id("move").or_(moves.get_by_test_id("group")).first).to_be_visible()
    assert not re.search(r"\d[AB]: ", moves.inner_text()), "what was chosen stands above the moves"


def test_a_clock_and_a_lost_line_are_said_by_the_same_voices(
    tmp_path: Path, page: Page, listeners: Ears
) -> None:
    with serving(tmp_path) as server:
        table = timed(server, {**human("Ben"), "elsewhere": True}, bank=70)
        comes(table, 1)
        page.goto(table.link(0))
        page.keyboard.press("Shift")  # what comes later comes now, while there is a server
        page.get_by_test_id("in-words").wait_for(state="attached")
        soon = page.get_by_test_id("clock-soon")
        expect(heard(page)).to_contain_text(soon.inner_text())  # and nothing is said after it
        assert two_voices(page)
        listeners[page.context].allow(*LINE_LOST)
        server.kill()
    offline = page.get_by_test_id("offline")
    expect(page.get_by_test_id("refused")).to_contain_text(offline.inner_text())
    assert two_voices(page)


def test_a_long_answer_is_scrolled_stays_while_read_and_is_put_away(
    server: Server, visitor: Opener
) -> None:
    page = visitor().new_page()
    page.set_viewport_size({"width": 900, "height": 420})
    page.clock.install()
    page.goto(opened(server).link(0))
    page.get_by_test_id("in-words").wait_for(state="attached")
    page.clock.run_for(1000)
    page.keyboard.press("c")
    answer = page.get_by_test_id("answer")
    answer.hover()
    page.mouse.wheel(0, 300)
    page.wait_for_function("document.querySelector('[data-testid=answer]').scrollTop > 0")
    page.clock.run_for(300_000)
    expect(answer).to_be_visible()  # somebody is at it
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    page.keyboard.press("s")
    expect(answer).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.run_for(300_000)
    expect(answer).to_have_count(0)
