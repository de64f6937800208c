"""The Dutch East Indies played by clicking: whole games, ways that stop, private looks."""

from __future__ import annotations

import re

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, expect

from support.page.dei import DeiPlayer
from support.page.shared import Ears
from support.page.whole_games import at_once, seated
from support.server.dei_sailing import (
    Sailor,
    around,
    can_look,
    market_ports,
    way_to,
    wild_ports,
)
from support.server.process import Server
from support.server.tables import DEI, Json, human, open_table

# --- whole games ---------------------------------------------------------------------------------


# --- ways ----------------------------------------------------------------------------------------


@pytest.mark.rule("DEI-MOVE-7")
def test_a_way_past_a_pirate_is_asked_for_and_stops_at_the_fight(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=6, **DEI)
    now = Sailor(table, 0).sail_until(has_risky_way, pirate_waters)
    square, way = risky_way(now)
    player = seated(desktop, listeners, table)
    page = player.page
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", "0")
    page.mouse.move(*player.goal(square))
    shown = page.get_by_test_id("way")
    expect(shown).to_have_attribute("data-woken", str(sum(len(s["pirates"]) for s in way)))
    expect(shown).to_contain_text(f"{way_odds(way)}/36")
    page.mouse.click(*player.goal(square))
    expect(page.get_by_test_id("way-bar")).to_contain_text("wakes")
    assert player.ear.moves == []
    player.press(page.get_by_test_id("sail-way"))
    battle = page.get_by_test_id("battle")
    expect(battle).to_be_visible()
    board, dialog = page.get_by_test_id("board").bounding_box(), battle.bounding_box()
    assert board and dialog and dialog["y"] >= board["y"] + board["height"]
    fought = next(i for i, step in enumerate(way) if step["pirates"])
    page.wait_for_timeout(300)
    assert player.ear.moves == [step["move"] for step in way[: fought + 1]]
    player.watch_battle()


def has_risky_way(now: Json) -> bool:
    return risky_way(now)[0] >= 0


def risky_way(now: Json) -> tuple[int, list[Json]]:
    """A square that the big ship reaches only past a pirate, and its best way; the fight comes
    before the end of it.
    """
    best: dict[int, list[Json]] = {}
    for index, each in enumerate(now["courses"]):
        way = way_to(now["courses"], index)
        if each["ship"] == 0 and (
            each["square"] not in best or rank(way) < rank(best[each["square"]])
        ):
            best[each["square"]] = way
    for square, way in best.items():
        if any(step["pirates"] for step in way[:-1]):
            return square, way
    return -1, []


def rank(way: list[Json]) -> tuple[int, int]:
    return sum(len(step["pirates"]) for step in way), len(way)


def way_odds(way: list[Json]) -> int:
    return next(int(foe["odds"]) for step in way for foe in step["pirates"])


def pirate_waters(view: Json) -> list[int]:
    return [each for pirate in view["pirates"] for each in around(view, pirate["square"])]


def test_a_way_is_taken_back_as_a_whole(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=6, **DEI)
    player = seated(desktop, listeners, table)
    page = player.page
    player.load("crate")
    before = table.look(0)["view"]["ships"]
    far = page.locator("[data-goal][data-cost='3']").first
    posted = player.sail_to(int(str(far.get_attribute("data-goal"))))
    assert len(posted) == 3
    page.get_by_test_id("undo-way").click()
    expect(page.get_by_test_id("undo-way")).to_have_count(0)
    assert table.look(0)["view"]["ships"] == before
    assert table.moves() == ["load A crate"]


@pytest.mark.rule("DEI-CARGO-2")
def test_a_ship_at_home_is_loaded_while_another_player_is_at_it(
    server: Server, desktop: BrowserContext
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=6, **DEI)
    before = table.look(0)
    page = desktop.new_page()
    page.goto(table.link(1))
    page.get_by_test_id("open-harbour").click()
    ship = page.locator("[data-testid=hold][data-ship='2']")
    ship.get_by_test_id("slot-free").first.click()
    ship.get_by_test_id("slot-free").first.click()
    page.get_by_test_id("cargo-confirm").click()
    expect(page.locator("[data-load='2']").first).to_contain_text("2/")
    assert table.look()["view"]["ships"][2]["hold"][0] == 2
    page.get_by_test_id("open-harbour").click()
    first = way_to(before["courses"], 0)[0]["move"]
    body = {"move_id": "ada-1", "at": before["seq"], "move": first}
    assert table.ask("POST", "/moves", 0, json=body).status_code == 200
    expect(page.get_by_test_id("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dialog")).to_have_count(0)


@pytest.mark.rule("DEI-MARKET-1", "DEI-UPGRADE-1")
def test_the_market_offers_exactly_what_is_legal(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=6, **DEI)
    for _ in range(4):
        table.play(0, "load A coin")
    now = Sailor(table, 0).sail_until(at_market, market_ports)
    player = seated(desktop, listeners, table)
    page = player.page
    page.get_by_test_id("open-market").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_test_id("dialog")
    offered = dialog.locator("[data-testid=market-move]:enabled:not([aria-disabled])")
    keys = ("move-buy", "move-sell", "move-swap", "move-upgrade")
    legal = {move["move"] for move in now["legal"] if move["key"] in keys}
    shown = {str(each.get_attribute("data-move")) for each in offered.all()}
    assert shown == legal >= {"buy A"}
    flawless(page, "market-move")
    with player.asking():
        dialog.locator("[data-move='buy A']").click()
    assert player.ear.moves == ["buy A"]
    expect(dialog.locator("[data-move='sell A']")).to_have_count(0)  # bought: none are sold


def at_market(now: Json) -> bool:
    return any(move["key"] == "move-buy" for move in now["legal"])


# --- private looks -------------------------------------------------------------------------------


@pytest.mark.rule("DEI-TRADE-1", "DEI-TRADE-2")
def test_a_look_is_shown_to_nobody_else(
    server: Server, desktop: BrowserContext, phone: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=8, **DEI)
    Sailor(table, 0).sail_until(can_look, wild_ports)
    ada = seated(desktop, listeners, table)
    ben = phone.new_page()
    ben.goto(table.link(1))
    expect(ben.get_by_test_id("prompt")).to_be_visible()
    player = ada.page
    ada.deed(str(player.get_by_test_id("deed").first.get_attribute("data-move")))
    trade = player.get_by_test_id("trade")
    expect(trade).to_be_visible()
    card = str(trade.get_attribute("data-card"))
    ben.get_by_test_id("tab-log").tap()
    expect(ben.locator("[data-event=looked]").last).to_be_visible()
    named = re.compile(rf'"(card|known)":\s*"{re.escape(card)}"')
    assert named.search(listeners[desktop].everything())
    assert not named.search(listeners[phone].everything())
    assert ben.get_by_test_id("trade").count() == 0
    player.locator("[data-move=refuse]").click()
    expect(trade).to_have_count(0)
    ada.end_turn()
    expect(ben.get_by_test_id("confirm")).to_be_visible()
    assert not named.search(listeners[phone].everything())


@pytest.mark.rule("DEI-TRADE-2")
def test_on_one_device_the_screen_is_covered_between_two_people(
    server: Server, desktop: BrowserContext, listeners: Ears
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=8, **DEI)
    Sailor(table, 0).sail_until(can_look, wild_ports)
    page = desktop.new_page()
    for seat in (0, 1):
        page.goto(table.link(seat))
    cover = page.get_by_test_id("cover")
    expect(cover).to_contain_text("Ada")
    expect(page.get_by_test_id("board")).to_have_count(0)
    flawless(page, "cover")
    page.get_by_test_id("uncover").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    at_once(page)
    both = DeiPlayer(page, listeners[desktop], table, 0)
    both.deed(str(page.get_by_test_id("deed").first.get_attribute("data-move")))
    flawless(page, "trade")
    page.locator("[data-move=refuse]").click()
    known = page.get_by_test_id("trade-cards")
    looked = known.inner_html()
    both.ready()
    both.end_turn()
    expect(cover).to_contain_text("Ben")
    expect(page.get_by_test_id("board")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_have_count(0)
    page.get_by_test_id("uncover").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert known.inner_html() != looked
    page.get_by_test_id("log-all").click()
    expect(page.locator("[data-event=looked]")).to_have_count(1)
    page.reload()
    expect(cover).to_contain_text("Ben")
