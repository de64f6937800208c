"""A league on the page: made, joined, begun, looked at on a phone and in German."""

from __future__ import annotations

from evidence.support.page.axe import flawless
from evidence.support.page.leagues import joined
from evidence.support.page.rated import remembered
from playwright.sync_api import BrowserContext, Page, expect

from support.server.process import Server

SEATS = "(t) => fetch(`/api/v1/tables/${t}`).then((answer) => answer.json())"


def test_a_league_is_made_joined_and_begun(
    server: Server, desktop: BrowserContext, phone: BrowserContext
) -> None:
    page = desktop.new_page()
    remembered(page, server)
    league = made(page)
    expect(page.get_by_test_id("league-state")).to_contain_text("It has not begun")
    expect(page.get_by_test_id("begin-league")).to_be_disabled()
    other = phone.new_page()
    other.goto(f"{server.address}/#/league/{league}")
    expect(other.get_by_test_id("league-sign-in")).to_be_visible()
    joined(other, server, league)
    page.reload()
    expect(page.get_by_test_id("member")).to_have_count(2)
    page.get_by_test_id("begin-league").press("Enter")
    expect(page.get_by_test_id("league-state")).to_contain_text("Round 1 of 2")
    expect(page.get_by_test_id("standings").get_by_role("row")).to_have_count(3)
    expect(page.get_by_test_id("pairing")).to_contain_text(
        "Cost: games 0, seats 0, meetings 1; at least 0, 0, 1."
    )
    on_the_phone(other, server)
    page.get_by_test_id("to-table").click()
    page.wait_for_url("**/#/t/*")
    told = page.evaluate(SEATS, page.url.rpartition("/")[2])
    assert (told["you"], told["rated"]) == ([0], True) or told["you"] == [1]
    of_league = page.get_by_test_id("of-league")
    expect(of_league).to_have_text("Thursdays· Round 1")
    flawless(page, "of-league")
    of_league.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Thursdays")
    page.goto(f"{server.address}/#/")
    expect(page.get_by_test_id("my-leagues")).to_contain_text("Thursdays")
    flawless(page, "my-leagues")
    expect(page.get_by_test_id("table")).to_have_count(1)
    expect(of_league).to_have_text("Thursdays· Round 1")
    of_league.click()
    page.wait_for_url(f"**/#/league/{league}/1")
    page.goto(f"{server.address}/#/league/{league}")
    page.get_by_test_id("remove-member").click()
    expect(page.get_by_test_id("remove-member")).to_have_text("Are you sure?")
    expect(page.get_by_test_id("member")).to_have_count(2)
    page.get_by_test_id("remove-member").press("Enter")
    expect(page.get_by_test_id("member")).to_have_count(1)


def made(page: Page) -> str:
    """Ada makes a league for two at a table by the keyboard; returns its identity."""
    page.get_by_test_id("new-league").press("Enter")
    page.get_by_test_id("league-name").fill("Thursdays")
    page.get_by_test_id("players-2").press("Space")
    page.get_by_test_id("league-games").fill("2")
    page.get_by_test_id("make-league").press("Enter")
    page.wait_for_url("**/#/league/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Thursdays")
    return page.url.rpartition("/")[2]


def on_the_phone(page: Page, server: Server) -> None:
    """Ben finds the league among his own, in German, and it fits."""
    page.goto(f"{server.address}/#/you")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option("de")
    page.get_by_test_id("my-leagues").get_by_role("link", name="Thursdays").first.click()
    expect(page.get_by_test_id("league-state")).to_contain_text("Runde 1 von 2")
    expect(page.get_by_test_id("game")).to_contain_text("wartet auf")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
