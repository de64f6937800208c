"""Several people at one table, and a person who thinks again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Opener, sit_down
from support.server import postgres
from support.server.process import PROGRAMS, Server, serving
from support.server.tables import bot, human, open_table

PATIENT = (str(PROGRAMS / "patient.py"),)


def test_a_friend_is_invited_gives_a_name_and_the_game_begins(
    server: Server, page: Page, visitor: Opener
) -> None:
    """Joining by link: how friends meet, and the one place where a page waits for a person."""
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("name-0").fill("Hana")
    page.get_by_test_id("who-1-link").check()
    page.get_by_test_id("create").click()
    page.get_by_test_id("room").wait_for()
    expect(page.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
    expect(page.get_by_test_id("arrival")).to_have_text("link not opened yet")
    expect(page.get_by_test_id("move")).to_have_count(0)
    row = page.get_by_test_id("awaited").first
    row.get_by_test_id("copy-link").click()
    guest = visitor(phone=True).new_page()
    guest.goto(row.get_by_test_id("link").input_value())
    invitation = guest.get_by_test_id("invited")
    expect(invitation).to_contain_text("Hana invites you to Amerigo (2 players)")
    expect(page.get_by_test_id("arrival")).to_have_text("has opened the link")
    assert not page.title().startswith("●")
    sit_down(guest, "Ben")
    for each in (page, guest):
        each.get_by_test_id("board").wait_for()
        expect(each.get_by_test_id("sheet-1")).to_contain_text("Ben")
    deciders = [each for each in (page, guest) if each.get_by_test_id("move").count()]
    assert len(deciders) == 1


def test_the_end_of_a_turn_is_taken_back_before_the_bot_plays(
    tmp_path: Path, phone: BrowserContext
) -> None:
    """Undo of what seems final, by button and by key, while a bot already has the turn."""
    with serving(tmp_path, program=PATIENT) as patient:
        table = open_table(patient.address, human("Ada"), bot("Leonor"), seed=3)
        table.play(0, "gold")
        page = phone.new_page()
        page.goto(table.link(0))
        end, back = page.get_by_test_id("confirm"), page.get_by_test_id("undo-end")
        end.click()
        expect(back).to_be_visible()
        back.click()
        expect(end).to_be_enabled()
        assert table.moves() == ["gold"]
        end.click()
        expect(back).to_be_visible()
        page.keyboard.press("u")
        expect(end).to_be_enabled()
        assert table.moves() == ["gold"]
        phone.close()  # before its server


def test_two_processes_on_one_database_show_the_same_table(
    tmp_path: Path, desktop: BrowserContext, phone: BrowserContext
) -> None:
    """A club's server: whichever process a page is connected to, moves of others come there."""
    postgres.needed()
    several = ("--port", "0", "--processes", "2", "--database", postgres.url_for(tmp_path))
    with serving(tmp_path, *several) as server:
        table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
        ada, ben = desktop.new_page(), phone.new_page()
        ada.goto(table.link(0))
        ben.goto(table.link(1))
        expect(ben.get_by_test_id("prompt")).to_contain_text("Ada")
        ada.locator("[data-testid=move][data-move='gold']").click()
        expect(ben.get_by_test_id("provisional")).to_contain_text("Ada")
        ada.get_by_test_id("confirm").click()
        ben.locator("[data-testid=move][data-move='gold']").tap()
        ben.get_by_test_id("confirm").tap()
        expect(ada.locator("[data-testid=move][data-move='gold']")).to_be_visible()
        assert table.moves() == ["gold", "end", "gold", "end"]
        for context in (desktop, phone):
            context.close()  # before their server
