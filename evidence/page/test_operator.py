"""From `carrack play` to two people at a table of a club by the page alone; the operator's page.

Every press and every field is counted: none of them is a command.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from evidence.support.page.axe import flawless
from evidence.support.page.comfort import cut_off, cut_words, pushed
from playwright.sync_api import BrowserContext, Page, expect

from support.languages import LANGUAGES
from support.page.shared import Ears, Opener, focus_on
from support.server import in_turn
from support.server.process import Server, run, serving
from support.server.tables import human, open_table
from support.waiting import until

MOST_STEPS = 14
PAGE_PARTS = ("server-network", "server-address", "server-reports", "server-damage")


class Hands:
    """What two people do, counted."""

    def __init__(self) -> None:
        self.steps: list[str] = []

    def click(self, page: Page, what: str) -> None:
        self.steps.append(f"click {what}")
        page.get_by_test_id(what).first.click()

    def fill(self, page: Page, what: str, text: str) -> None:
        self.steps.append(f"type {text}")
        page.get_by_test_id(what).fill(text)


@contextmanager
def playing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, str]]:
    """`carrack play`, and the address that it has opened in the browser."""
    note, browser = folder / "opened", folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with serving(folder / "data", "--port", "0", command="play") as server:
        until(lambda: note.exists() and note.read_text().endswith("\n"), "the browser is opened")
        yield server, note.read_text().strip()


def entered(context: BrowserContext, server: Server, folder: Path) -> Page:
    """The page of a server on a device that a command's link has let in."""
    said = run("operator", "link", "--address", server.address, "--data", str(folder))
    page = context.new_page()
    page.goto(said.stdout.splitlines()[0])
    page.get_by_test_id("operators-device").wait_for()
    return page


def test_two_people_found_a_club_and_sit_down_without_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visitor: Opener
) -> None:
    hands = Hands()
    with playing(tmp_path, monkeypatch) as (server, opened):
        ada, ben = visitor().new_page(), visitor(phone=True).new_page()
        ada.goto(opened)
        expect(ada).to_have_url(f"{server.address}/#/")  # the game is what comes first
        hands.click(ada, "to-server")
        hands.fill(ada, "founder", "Ada")
        hands.fill(ada, "club-name", "Sea dogs")
        hands.click(ada, "found-club")
        hands.click(ada, "invite-to-club")
        expect(ada.get_by_test_id("only-here")).to_be_visible()
        hands.click(ada, "open-network")
        expect(ada.get_by_test_id("only-here").get_by_test_id("open-network")).to_have_count(0)
        hands.click(ada, "qr-link")
        link = ada.get_by_test_id("link").input_value()
        lan = httpx.get(f"{server.address}/api/v1/server").json()["lan"]
        assert link.startswith(f"{lan or server.address}/#/join/")

        ben.goto(link)
        hands.fill(ben, "join-name", "Ben")
        hands.click(ben, "join-club-do")
        expect(ben.get_by_test_id("member")).to_have_count(2)
        hands.click(ada, "new-club-table")
        hands.click(ada, "players-2")
        hands.click(ada, "create")
        hands.click(ben, "sit-down")
        for page in (ada, ben):
            expect(page.get_by_test_id("board")).to_be_visible()
        assert len(hands.steps) <= MOST_STEPS, hands.steps
        assert link.rpartition("/")[2] not in ben.url
        ada.context.close()
        ben.context.close()  # before their server
        said = server.stop()
    secret = opened.split("/")[-2]
    assert secret not in said[1] + said[2] + server.first
    for file in (tmp_path / "data").iterdir():
        assert not file.is_file() or secret.encode() not in file.read_bytes()


def test_the_network_is_opened_and_closed_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visitor: Opener
) -> None:
    with playing(tmp_path, monkeypatch) as (server, opened):
        page = visitor(bypass_csp=True).new_page()
        page.goto(opened)
        page.get_by_test_id("to-server").click()
        page.get_by_test_id("open-network").click()
        page.get_by_test_id("close-network").wait_for()
        lan = httpx.get(f"{server.address}/api/v1/server").json()["lan"]
        if lan is None:
            pytest.skip("this machine is in no network")
        expect(page.get_by_test_id("lan")).to_have_text(lan)
        page.get_by_test_id("qr-link").click()
        flawless(page, "qr", by_night=True)
        with httpx.Client(base_url=lan) as guest:
            assert guest.get("/api/v1/server").json()["lan"] == lan
            assert guest.get("/api/v1/operator").status_code == 403
            page.get_by_test_id("close-network").click()
            page.get_by_test_id("open-network").wait_for()
            with pytest.raises(httpx.TransportError):
                guest.get("/api/v1/server")
        assert httpx.get(f"{server.address}/api/v1/server").json()["lan"] is None


def test_a_link_of_a_command_is_good_once_and_its_secret_is_nowhere(
    tmp_path: Path, visitor: Opener, listeners: Ears
) -> None:
    with serving(tmp_path / "data", "--port", "0", "--log-format", "json") as server:
        context, other = visitor(bypass_csp=True), visitor().new_page()
        listeners[other.context].allow("410")
        said = run("operator", "link", "--data", str(tmp_path / "data"))
        secret = said.stdout.splitlines()[0].rpartition("/")[2]
        page = context.new_page()
        page.goto(f"{server.address}/#/server/{secret}")
        page.get_by_test_id("operators-device").wait_for()
        expect(page).to_have_url(f"{server.address}/#/server")
        other.goto(f"{server.address}/#/server/{secret}")
        expect(other.locator("p.said")).to_contain_text("has been used")
        expect(other.get_by_role("main")).to_contain_text("carrack operator link")
        other.get_by_test_id("home").click()
        other.get_by_test_id("me").wait_for()
        expect(other.get_by_test_id("to-server")).to_have_count(0)
        page.get_by_test_id("end-here").click()
        expect(page.get_by_role("main")).to_contain_text("carrack operator link")
        flawless(page, "home", by_night=True)
        context.close()
        other.context.close()  # before their server
        status = server.stop()
    assert secret not in status[1] + status[2] + server.first


def test_reports_and_broken_tables_are_seen_to(
    tmp_path: Path, visitor: Opener, listeners: Ears
) -> None:
    folder = tmp_path / "data"
    with serving(folder, "--port", "0") as server:
        table, broken = (open_table(server.address, human("Ada"), human("Ben")) for _ in range(2))
        talk = f"{server.address}/api/v1/tables/{table.table}/talk"
        ada, ben = ({"Authorization": f"Bearer {token}"} for token in table.tokens)
        number = httpx.post(talk, json={"text": "you fool"}, headers=ada).json()["number"]
        httpx.post(f"{talk}/{number}", json={"action": "report"}, headers=ben)
    with in_turn.database(folder / "carrack.db") as database:
        database.execute("UPDATE tables SET header = '{}' WHERE id = ?", (broken.table,))
    with serving(folder, "--port", "0") as server:
        httpx.get(f"{server.address}/api/v1/tables/{broken.table}")
        page = entered(visitor(bypass_csp=True), server, folder)
        listeners[page.context].allow("400")
        expect(page.get_by_test_id("broken")).to_contain_text(broken.table)
        expect(page.get_by_test_id("reported")).to_contain_text("you fool")
        flawless(page, "reported", by_night=True)
        focus_on(page, "[data-testid=remove-reported]")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("reported")).to_have_count(0)
        page.get_by_test_id("address").fill("nowhere")
        page.get_by_test_id("save-address").click()
        expect(page.locator("p.said")).to_contain_text("https://table.example.org")
        page.get_by_test_id("address").fill("https://carrack.example.org/")
        page.get_by_test_id("save-address").click()
        expect(page.get_by_test_id("address")).to_have_value("https://carrack.example.org")
        assert httpx.get(f"{server.address}/api/v1/server").json()["address"].endswith(".org")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_it_is_cut_off(language: str, tmp_path: Path, visitor: Opener) -> None:
    with serving(tmp_path / "data", "--port", "0") as server:
        context = visitor(phone=True, locale=language, bypass_csp=True)
        page = entered(context, server, tmp_path / "data")
        for part in PAGE_PARTS:
            page.get_by_test_id(part).wait_for()
        assert cut_off(page) + cut_words(page) + pushed(page) == []
        flawless(page, "server-damage", by_night=True)
        context.close()  # before its server
