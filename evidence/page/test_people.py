"""A person is remembered on two devices, and plays on where they are; nobody else is bothered."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Ears, Opener
from support.server.mailbox import HOME, link_in, mailbox
from support.server.process import Server, serving
from support.server.tables import Table, human, open_table

# JavaScript: where each of them begins
LEFT = "panels => panels.map((each) => each.getBoundingClientRect().left)"


def corner(page: Page) -> None:
    """Goes to the page about oneself, by the corner of the top bar."""
    if page.get_by_test_id("menu").is_visible():
        page.get_by_test_id("menu").click()
    page.get_by_test_id("me").click()


def remembered(page: Page, name: str = "Ada") -> None:
    corner(page)
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def code_shown(page: Page) -> str:
    """A code for another device, which sends no panel to the other column."""
    before = page.locator("main .panel").evaluate_all(LEFT)
    page.get_by_test_id("show-code").click()
    code = page.get_by_test_id("code").inner_text().replace(" ", "")
    assert page.locator("main .panel").evaluate_all(LEFT) == before
    return code


def two_at_a_table(server: Server) -> Table:
    return open_table(server.address, human("Ada"), human("Ben"), game="amerigo")


def test_a_second_device_is_let_in_and_plays_on(
    server: Server, desktop: BrowserContext, phone: BrowserContext, listeners: Ears
) -> None:
    table = two_at_a_table(server)
    seat = table.look()["deciding"]
    ada = desktop.new_page()
    ada.goto(table.link(seat))
    expect(ada.get_by_test_id("move").first).to_be_visible()
    remembered(ada)
    expect(ada.get_by_test_id("my-zone")).not_to_have_value("")

    there = phone.new_page()
    there.goto(server.address)
    expect(there.get_by_test_id("play-now")).to_be_visible()
    expect(there.get_by_test_id("table")).to_have_count(0)
    corner(there)
    there.get_by_test_id("enter-code").fill(code_shown(ada).lower())
    there.get_by_test_id("enter-do").click()
    there.get_by_test_id("continue").click()
    before = table.look()["seq"]
    there.get_by_test_id("move").first.click()
    table.until(lambda now: now["seq"] > before, "the move is played")
    assert str(table.tokens[seat]) not in there.evaluate("JSON.stringify(localStorage)")
    assert phone.cookies()[0]["httpOnly"] and phone.cookies()[0]["sameSite"] == "Lax"

    ada.reload()
    expect(ada.get_by_test_id("device")).to_have_count(2)
    listeners[phone].allow("401")  # it asks for its tables, and learns that it is signed out
    ada.get_by_test_id("sign-out-device").click()
    expect(ada.get_by_test_id("device")).to_have_count(1)
    expect(there.get_by_test_id("spectator")).to_be_attached()
    expect(there.get_by_test_id("move")).to_have_count(0)


def test_a_link_lets_in_by_a_click_and_never_by_being_opened(
    server: Server, visitor: Opener
) -> None:
    ada, ben, looker = (visitor().new_page() for _ in range(3))
    ada.goto(f"{server.address}/#/you")
    remembered(ada)
    code = code_shown(ada)
    ada.get_by_test_id("qr-link").click()
    link = ada.get_by_test_id("link").input_value()
    assert link.endswith(f"/#/enter/{code}")
    looker.goto(link)
    expect(looker.get_by_test_id("enter")).to_be_visible()
    assert code not in looker.url
    looker.close()
    ben.goto(f"{server.address}/#/you")
    remembered(ben, "Adele")
    ben.goto(link)
    ben.get_by_test_id("enter-merge").click()
    expect(ben.get_by_test_id("me")).to_have_text("Adele")
    ada.reload()
    expect(ada.get_by_test_id("remember")).to_be_visible()

    corner(ben)
    # who is let in by a link may have got it from somebody else: their tables stay their own
    table, cleo = two_at_a_table(server), visitor().new_page()
    cleo.goto(table.link(0))
    expect(cleo.get_by_test_id("board")).to_be_visible()
    cleo.goto(f"{server.address}/#/enter/{code_shown(ben)}")
    cleo.get_by_test_id("enter").click()
    expect(cleo.get_by_test_id("table")).to_have_count(1)
    theirs = f"{server.address}/api/v1/me/tables"
    assert ben.request.get(theirs).json() == []
    corner(cleo)
    cleo.get_by_test_id("claim-apart").click()
    expect(cleo.get_by_test_id("claim-apart")).to_have_count(0)
    assert [row["table"] for row in ben.request.get(theirs).json()] == [table.table]


def test_one_takes_ones_data_away_and_is_gone(server: Server, desktop: BrowserContext) -> None:
    table = two_at_a_table(server)
    page = desktop.new_page()
    page.goto(table.link(0))
    expect(page.get_by_test_id("board")).to_be_visible()
    remembered(page)
    page.get_by_test_id("my-language").select_option("de")
    page.get_by_test_id("save-me").click()
    expect(page.get_by_test_id("save-me")).to_have_text("Speichern")
    with page.expect_download() as download:
        page.get_by_test_id("take-away").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert '"language":"de"' in text and table.table in text
    page.get_by_test_id("delete-me").click()
    page.get_by_test_id("delete-me-sure").click()
    expect(page.get_by_test_id("remember")).to_be_visible()
    assert [seat["name"] for seat in table.look()["seats"]] == ["somebody", "Ben"]
    page.goto(table.link(1))
    expect(page.get_by_test_id("sheet-0")).to_contain_text("jemand")


def test_a_passkey_lets_in_where_browsers_keep_them(server: Server, page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    kind |= {"hasUserVerification": True, "isUserVerified": True}
    line.send("WebAuthn.addVirtualAuthenticator", {"options": kind})
    page.goto(f"{server.address.replace('127.0.0.1', 'localhost')}/#/you")
    remembered(page)
    page.get_by_test_id("add-passkey").click()
    expect(page.get_by_test_id("passkey")).to_contain_text("localhost")
    page.get_by_test_id("sign-out").click()
    page.get_by_test_id("enter-passkey").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("me")).to_have_text("Ada")
    page.goto(f"{server.address}/#/you")
    expect(page.get_by_test_id("remember")).to_be_visible()
    expect(page.get_by_test_id("enter-passkey")).to_have_count(0)
    remembered(page)
    expect(page.get_by_test_id("passkeys-nowhere")).to_be_visible()


def test_a_mailed_link_lets_in_by_a_click_on_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visitor: Opener
) -> None:
    ada, phone = visitor().new_page(), visitor(phone=True).new_page()
    with mailbox() as box:
        for name in ("mail_host", "mail_port", "mail_from", "address"):
            monkeypatch.setenv(f"CARRACK_{name.upper()}", str(getattr(box.settings(), name)))
        with serving(tmp_path) as server:

            def opened(page: Page, count: int) -> None:
                page.get_by_test_id("mail-address").fill("ada@example.org")
                page.get_by_test_id("mail-do").click()
                expect(page.get_by_test_id("mail-sent")).to_be_visible()
                page.goto(link_in(box.next(count)).replace(HOME, server.address))

            ada.goto(f"{server.address}/#/you")
            remembered(ada)
            opened(ada, 1)
            ada.get_by_test_id("enter-merge").click()
            expect(ada.get_by_test_id("play-now")).to_be_visible()
            corner(ada)
            expect(ada.get_by_test_id("mailbox")).to_have_text("ada@example.org")
            phone.goto(f"{server.address}/#/you")
            opened(phone, 2)
            expect(phone.get_by_test_id("enter")).to_be_visible()
            assert len(phone.context.cookies()) == 0
            phone.get_by_test_id("enter").click()
            expect(phone.get_by_test_id("play-now")).to_be_visible()
            assert len(phone.context.cookies()) == 1
            for page in (ada, phone):
                page.close()  # before its server goes


def test_newcomers_are_asked_for_nothing(server: Server, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    page.goto(two_at_a_table(server).link(0))
    expect(page.get_by_test_id("board")).to_be_visible()
    assert [url for url in asked if "/api/v1/me" in url] == []
    assert page.context.cookies() == []
