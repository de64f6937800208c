"""The first page: games that show themselves, and one click into each."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from support.page.site import Site
from support.server.process import Server
from support.server.tables import Json


def card(page: Page, game: str, what: str) -> None:
    page.locator(f"[data-game={game}]").get_by_test_id(what).click()


def asked(page: Page, server: Server) -> Json:
    """The table that the page has gone to."""
    page.get_by_test_id("prompt").wait_for()
    table = page.url.split("/t/")[1]
    answer: Json = page.request.get(f"{server.address}/api/v1/tables/{table}").json()
    return answer


def test_one_click_plays_against_bots_or_alone_and_another_goes_on(
    server: Server, page: Page
) -> None:
    page.goto(server.address)
    cards = page.get_by_test_id("game-card")
    expect(cards).to_have_count(2)
    expect(cards.get_by_test_id("board")).to_have_count(2)
    expect(cards.first.locator("[data-thing^=ship]").first).to_be_attached()
    card(page, "amerigo", "card-play")
    now = asked(page, server)
    assert [(seat["kind"], seat["bot"]) for seat in now["seats"]] == [
        ("human", None),
        ("bot", "deckhand"),
    ]
    page.goto(f"{server.address}/#/")
    page.locator("[data-game=amerigo]").get_by_test_id("card-strength").select_option("navigator")
    page.get_by_test_id("play-now").click()  # the game that was played last
    again = asked(page, server)
    assert again["table"] != now["table"]
    assert (again["game"], again["seats"][1]["bot"]) == ("amerigo", "navigator")
    page.goto(f"{server.address}/#/")
    card(page, "dutch-east-indies", "card-alone")
    alone = asked(page, server)
    assert [seat["kind"] for seat in alone["seats"]] == ["human", "automaton"]
    page.goto(f"{server.address}/#/")
    page.get_by_test_id("go-on").click()
    assert asked(page, server)["table"] in (now["table"], again["table"], alone["table"])


def test_captains_change_seats(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/#/new/amerigo/friends")
    expect(page.get_by_test_id("who-1-link")).to_be_checked()
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("name-0").fill("Ada")
    page.get_by_test_id("who-1-admiral").check()
    page.get_by_test_id("down-0").click()
    expect(page.get_by_test_id("name-1")).to_have_value("Ada")
    expect(page.get_by_test_id("who-0-admiral")).to_be_checked()
    expect(page.get_by_test_id("up-0")).to_be_disabled()
    page.get_by_test_id("create").click()
    seats = asked(page, server)["seats"]
    assert [seat["bot"] for seat in seats] == ["admiral", None]
    assert seats[1]["name"] == "Ada"


def test_the_games_are_there_before_their_engine(site: Site, desktop: BrowserContext) -> None:
    desktop.route("**/pyodide.mjs", lambda _: None)  # it never comes
    page = site.open(desktop)
    cards = page.get_by_test_id("game-card")
    expect(cards).to_have_count(3)
    expect(page.locator("[data-game=amerigo]")).to_contain_text("Explore the islands")
    expect(cards.get_by_test_id("board")).to_have_count(2)
    expect(page.locator("[data-game=fen-fair]")).to_contain_text("Fen Fair")
    expect(page.get_by_test_id("engine-bar")).to_be_visible()
    card(page, "amerigo", "card-friends")
    expect(page.get_by_test_id("needs-server")).to_contain_text("carrack play --lan")
