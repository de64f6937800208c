"""What happened since the player's turn: a sentence a turn above the log, played on the board."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table

SHIPS = "[data-testid=board] .ship"


def after_bots(server: Server, **more: object) -> Table:
    """Ada is to play, and two others have played since her last turn."""
    table = open_table(
        server.address,
        human("Ada"),
        bot("Ben", "deckhand"),
        bot("Cleo", "deckhand"),
        seed=5,
        **more,
    )
    table.play_until(lambda now: now["view"]["turn"] >= 9)
    return table


def test_every_turn_since_mine_is_listed_and_walked_through(server: Server, page: Page) -> None:
    table = after_bots(server)
    page.goto(table.link(0))
    headline = page.get_by_test_id("headline")
    expect(headline).to_have_count(1)
    names = []
    while True:
        names.append("Ben" if "Ben" in headline.inner_text() else "Cleo")
        back = page.get_by_test_id("headline-back")
        if not back.count() or back.is_disabled():
            break
        back.click()
    assert sorted(names) == ["Ben", "Cleo"]
    expect(page.get_by_test_id("headline-next")).to_be_enabled()
    page.get_by_test_id("language").select_option("de")
    expect(headline).to_contain_text(" AP: ")


def test_a_click_plays_the_turn_on_the_board_and_returns(server: Server, visitor: Opener) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=5)
    table.play_until(lambda now: now["view"]["turn"] >= 1)
    deciding = table.look()["deciding"]
    page = visitor(reduced_motion="no-preference").new_page()
    page.goto(table.link(deciding))
    play = page.get_by_test_id("headline-play")
    expect(play).to_be_enabled()
    ships = page.locator(SHIPS)
    now = ships.count()
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(play).to_have_attribute("aria-pressed", "false")
    assert ships.count() == now
    expect(page.locator("[data-testid=move]:not([disabled])").first).to_be_visible()
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(play).to_have_attribute("aria-pressed", "false")
