"""A club from its first evening: two sign in, play by the clock, are told, see their league."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from evidence.page.test_clubs import link_for_members
from evidence.page.test_people import remembered
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server, addressed
from support.server.receiver import Receiver, receiver

PLAYS = """async () => {
  const table = location.hash.split("/")[2];
  const at = `/api/v1/tables/${table}`;
  const headers = { "Content-Type": "application/json" };
  for (;;) {
    const now = await (await fetch(at)).json();
    if (!now.you.includes(now.deciding)) return;
    const { seq: at_step, deciding: seat, legal } = now;
    const wish = { move_id: crypto.randomUUID(), at: at_step, seat, move: legal[0].move };
    const sent = { method: "POST", headers, body: JSON.stringify(wish) };
    const answer = await fetch(`${at}/moves`, sent);
    if (!answer.ok) throw new Error(await answer.text());
  }
}"""
"""Plays as long as whoever is signed in here is asked, with their session alone."""


@pytest.fixture
def club_server(tmp_path: Path) -> Iterator[Server]:
    with addressed(tmp_path, "--clubs", "everybody") as server:
        yield server


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


def test_a_club_plays_by_the_clock_is_told_and_sees_its_league(
    club_server: Server, visitor: Opener, hook: Receiver
) -> None:
    ada, ben = visitor().new_page(), visitor(phone=True).new_page()
    club = founded_and_joined(ada, ben, club_server)
    table_by_the_clock(ada, ben, club_server)
    ben_is_told(ada, ben, club_server, hook)
    ada.goto(f"{club_server.address}/#/club/{club}")
    in_a_league(ada, ben, club_server, club)


def founded_and_joined(ada: Page, ben: Page, server: Server) -> str:
    """Ada founds a club, and Ben joins it by her link; its identity."""
    ada.goto(f"{server.address}/#/you")
    remembered(ada)
    ada.get_by_test_id("lobby").click()
    ada.get_by_test_id("club-name").fill("Sea dogs")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("heading", level=1)).to_have_text("Sea dogs")
    club = ada.url.rpartition("/")[2]
    ben.goto(link_for_members(ada))
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join-club-do").click()
    expect(ben.get_by_test_id("member")).to_have_count(2)
    return club


def table_by_the_clock(ada: Page, ben: Page, server: Server) -> None:
    """A game of two with ten minutes each, from the lobby to the first decision."""
    ada.get_by_test_id("new-club-table").click()
    ada.locator("label", has=ada.locator("[name=players][value='2']")).click()
    ada.locator("details summary").click()
    ada.get_by_test_id("clock-quick").press("Space")
    ada.get_by_test_id("create").click()
    expect(ada.get_by_test_id("room")).to_be_visible()
    ben.goto(f"{server.address}/#/lobby")
    ben.get_by_test_id("sit-down").click()
    for page in (ada, ben):
        expect(page.get_by_test_id("board")).to_be_visible()
    expect(ada.get_by_role("timer").first).to_be_visible()


def ben_is_told(ada: Page, ben: Page, server: Server, hook: Receiver) -> None:
    """Ben has an address told of his turns, and hears of the next one while he is away."""
    table = ben.url.split("/t/")[1].split("/")[0]
    ben.evaluate(PLAYS)
    ben.goto(f"{server.address}/#/you")
    ben.get_by_test_id("tell-address").fill(f"{hook.address}/ben")
    ben.get_by_test_id("tell-add").click()
    expect(ben.get_by_test_id("channel")).to_be_visible()
    ada.evaluate(PLAYS)
    (told,) = hook.next(1).json["notices"]
    assert (told["kind"], told["text"]) == ("turn", "It is your turn: Amerigo")
    ben.goto(told["link"])
    expect(ben.get_by_test_id("board")).to_be_visible()
    assert table in ben.url


def in_a_league(ada: Page, ben: Page, server: Server, club: str) -> None:
    """Ada makes a league of the club, Ben finds and joins it, and both see how it stands."""
    ada.get_by_test_id("new-league").click()
    ada.get_by_test_id("league-name").fill("Thursdays")
    ada.get_by_test_id("players-2").press("Space")
    ada.get_by_test_id("league-games").fill("2")
    ada.get_by_test_id("make-league").press("Enter")
    expect(ada.get_by_test_id("league-state")).to_contain_text("It has not begun")
    ben.goto(f"{server.address}/#/club/{club}")
    ben.get_by_role("link", name="Thursdays").click()
    ben.get_by_test_id("join-league").click()
    expect(ben.get_by_test_id("member")).to_have_count(2)
    ada.reload()
    ada.get_by_test_id("begin-league").click()
    expect(ada.get_by_test_id("league-state")).to_contain_text("Round 1 of 2")
    ben.reload()
    expect(ben.get_by_test_id("standings")).to_contain_text("Ben")
    ben.get_by_test_id("to-table").click()
    expect(ben.get_by_test_id("board")).to_be_visible()
    expect(ben.get_by_test_id("lobby")).to_have_attribute("href", f"#/club/{club}")
    ada.get_by_test_id("up").press("Enter")
    expect(ada.get_by_role("heading", level=1)).to_have_text("Sea dogs")
