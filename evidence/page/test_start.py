"""The first page: games that show themselves, and one click into each."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from evidence.support.page.axe import flawless
from playwright.sync_api import BrowserContext, Page, Route, expect

from support.page.site import Site
from support.server.process import Server
from support.server.tables import Json, Table, human, open_table


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
    expect(cards.locator(".good-letter:visible")).to_have_count(
        0
    )  # words that may not be there yet
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


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense", "nothing at this address"),
        ("t", "nothing at this address"),
        ("new/chess", "chess"),
        ("rules/chess/AM-1", "chess"),
        ("design/amerigo", "amerigo"),
    ],
)
def test_an_address_that_leads_nowhere_is_called_so(
    server: Server, page: Page, address: str, said: str
) -> None:
    page.goto(f"{server.address}/#/{address}")
    lost = page.get_by_test_id("lost")
    expect(lost).to_contain_text(said)
    lost.get_by_role("link").click()
    expect(page.get_by_test_id("game-card")).to_have_count(2)


def test_a_page_that_is_left_before_the_games_are_known_does_nothing_more(
    server: Server, page: Page
) -> None:
    held: list[Route] = []

    page.route("**/api/v1/games", lambda route: held.append(route), times=1)  # noqa: PLW0108
    with page.expect_request("**/api/v1/games"):
        page.goto(f"{server.address}/#/new/amerigo")
    page.evaluate("location.hash = '#/'")
    held[0].continue_()
    expect(page.get_by_test_id("game-card")).to_have_count(2)  # and no console complains


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


def test_the_map_of_the_day_is_played_and_a_result_with_another_record_is_not_believed(
    server: Server, page: Page, tmp_path: Path
) -> None:
    page.goto(server.address)
    page.get_by_test_id("day-play-dutch-east-indies").click()
    now = asked(page, server)
    day = page.evaluate("new Date().toISOString().slice(0, 10)")
    digest = hashlib.sha256(f"dutch-east-indies {day}".encode()).hexdigest()
    assert (now["practice"], now["options"]["map_seed"]) == (True, int(digest[:7], 16))
    assert [seat["bot"] for seat in now["seats"]] == [None, "helmsman"]
    page.goto(f"{server.address}/#/")
    expect(page.get_by_test_id("day-play-dutch-east-indies")).to_contain_text("Continue")

    file = tmp_path / "record.jsonl"
    file.write_text(finished_practice(server).record())
    page.get_by_test_id("day-check").click()
    line = f"Carrack {day} · The Dutch East Indies · 2 seats · helmsman · 0 points · abcdefgh"
    page.get_by_test_id("day-sent").fill(line)
    page.get_by_test_id("record-file").set_input_files(file)
    expect(page.get_by_test_id("verdict")).to_contain_text("do not follow from the date")


def finished_practice(server: Server) -> Table:
    """A game of one round from a seed that is of no day."""
    options = {"rounds": 1, "start": "1"}
    people = human("Ada"), human("Ben")
    table = open_table(server.address, *people, game="dutch-east-indies", options=options, seed=77)
    while (now := table.look(0))["status"] == "running":
        moves = [move["move"] for move in table.look(now["deciding"])["legal"]]
        table.play(now["deciding"], "end" if "end" in moves else moves[0])
    return table


def test_the_games_are_there_before_their_engine(site: Site, desktop: BrowserContext) -> None:
    desktop.route("**/pyodide.mjs", lambda _: None)  # it never comes
    page = site.open(desktop)
    cards = page.get_by_test_id("game-card")
    expect(cards).to_have_count(3)
    expect(page.locator("[data-game=amerigo]")).to_contain_text("Explore the islands")
    expect(cards.get_by_test_id("board")).to_have_count(2)
    expect(page.locator("[data-game=fen-fair]")).to_contain_text("Fen Fair")
    flawless(page, "engine-bar")
    card(page, "amerigo", "card-friends")
    expect(page.get_by_test_id("needs-server")).to_contain_text("carrack play --lan")
