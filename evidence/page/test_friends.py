"""Friends come by link: who is awaited, who invites, where the keys to seats are kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Opener, open_seats, sit_down
from support.server.process import Server
from support.server.tables import bot, human, open_table

WATCHING = re.compile(r"/#/t/\w+$")
REFUSING = "Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError') }"


def begun(page: Page, server: Server, *whos: str, name: str = "Hana") -> None:
    """A new table by the form: one player here, and others as given."""
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id(f"players-{len(whos) + 1}").check()
    page.get_by_test_id("name-0").fill(name)
    for seat, who in enumerate(whos, 1):
        page.get_by_test_id(f"who-{seat}-{who}").check()
    page.get_by_test_id("create").click()
    page.get_by_test_id("room" if "link" in whos else "board").wait_for()


def copied(page: Page, part: str) -> str:
    """The link that a part of the page gives when it is asked to copy it."""
    row = page.get_by_test_id(part).first
    row.get_by_test_id("copy-link").click()
    return row.get_by_test_id("link").input_value()


def phone_of(visitor: Opener) -> Page:
    return visitor(phone=True).new_page()


def test_the_address_is_the_link_for_watching(
    server: Server, page: Page, visitor: Opener, desktop: BrowserContext
) -> None:
    begun(page, server, "link")
    link = copied(page, "awaited")
    assert copied(page, "watch") == page.url
    guest = phone_of(visitor)
    guest.goto(link)
    sit_down(guest, "Ben")
    assert WATCHING.search(page.url)
    assert guest.url == page.url
    watcher = visitor().new_page()
    watcher.goto(page.url)
    expect(watcher.get_by_test_id("spectator")).to_be_visible()
    expect(watcher.get_by_test_id("dead-link")).to_have_count(0)
    guest.get_by_test_id("board").wait_for()
    open_seats(guest)
    assert copied(guest, "watch") == page.url
    guest.get_by_test_id("seat-link").click()
    expect(guest.get_by_text("keep it to yourself")).to_be_visible()
    assert guest.get_by_test_id("seat-link").count() == 1  # nobody else's


def test_a_seat_outlives_reload_the_way_back_and_other_tabs(
    server: Server, desktop: BrowserContext
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    page = desktop.new_page()
    page.goto(table.link(0, host=True))
    move = page.locator("[data-testid=move][data-move='gold']")
    move.wait_for()
    assert page.url == table.link()
    page.reload()
    move.wait_for()
    page.get_by_test_id("home").click()
    page.get_by_test_id("continue").click()
    move.wait_for()
    page.go_back()
    page.get_by_test_id("continue").wait_for()
    page.go_back()
    move.wait_for()
    assert page.url == table.link()
    other = desktop.new_page()
    other.goto(table.link())
    other.locator("[data-testid=move][data-move='gold']").click()
    page.get_by_test_id("undo").wait_for()
    page.goto(table.link(1))  # the same tab, for another seat: two people at one device
    expect(page.get_by_test_id("prompt")).to_contain_text("Ada:")
    assert page.url == table.link()
    open_seats(page)
    page.locator("[data-seat='1']").get_by_test_id("rename").wait_for()


def test_a_link_to_the_seat_itself_still_brings_somebody_to_sit_down(
    server: Server, page: Page
) -> None:
    """As at tables of earlier versions, where the host made the keys to all seats."""
    late = {**human("Ben"), "elsewhere": True}
    table = open_table(server.address, human("Ada"), late, seed=3)
    for action in ("bot", "human"):
        table.ask("POST", "/seats/0", -1, json={"action": action})
    assert table.look()["awaited"] == [0, 1]
    page.goto(table.link(0))
    page.get_by_test_id("invited").wait_for()
    sit_down(page, "Adalbert")
    now = table.look(0)
    assert (now["awaited"], now["you"], now["seats"][0]["name"]) == ([1], [0], "Adalbert")


def test_a_browser_that_stores_nothing_keeps_the_key_in_the_address_and_says_so(
    server: Server, page: Page, visitor: Opener
) -> None:
    page.add_init_script(REFUSING)
    begun(page, server, "link")
    assert not WATCHING.search(page.url)
    expect(page.get_by_test_id("open-address")).to_contain_text("Do not pass it on")
    link = copied(page, "awaited")
    guest = visitor().new_page()
    guest.add_init_script(REFUSING)
    guest.goto(link)
    sit_down(guest, "Ben")
    guest.get_by_test_id("board").wait_for()
    expect(guest.get_by_test_id("open-address")).to_be_visible()
    assert not WATCHING.search(guest.url)
    page.reload()
    expect(page.get_by_test_id("open-address")).to_be_visible()
    open_seats(page)
    expect(page.get_by_test_id("delete")).to_be_visible()  # the host's key is there too


def test_a_bot_takes_the_seat_instead(server: Server, device: Page) -> None:
    begun(device, server, "link", "deckhand")
    row = device.get_by_test_id("awaited")
    expect(device.get_by_test_id("only-here")).to_contain_text("carrack serve --host 0.0.0.0")
    row.get_by_test_id("qr-link").click()
    expect(row.get_by_test_id("qr")).to_be_visible()
    expect(row.get_by_test_id("qr-only-here")).to_be_visible()
    row.get_by_test_id("bot-instead").click()
    row.get_by_test_id("bot-deckhand").check()
    row.get_by_test_id("hand-over").click()
    expect(device.get_by_test_id("room")).to_have_count(0)
    device.locator("[data-testid=move]:not([disabled])").first.wait_for()


def test_the_start_page_tells_who_is_awaited(server: Server, page: Page) -> None:
    begun(page, server, "link")
    page.get_by_test_id("home").click()
    expect(page.get_by_test_id("table")).to_contain_text("Waiting for Player 2.")


@pytest.mark.parametrize("link", ["watching", "host"])
def test_a_table_of_bots_is_greeted_by_no_warning(server: Server, page: Page, link: str) -> None:
    if link == "watching":
        page.goto(f"{server.address}/#/new")
        page.get_by_test_id("players-2").check()
        for seat in range(2):
            page.get_by_test_id(f"who-{seat}-deckhand").check()
        page.get_by_test_id("create").click()
    else:
        table = open_table(server.address, bot("Bo"), bot("Ba"))
        page.goto(f"{table.link()}/{table.host}/{table.host}")
    for _ in range(2):
        expect(page.get_by_test_id("spectator")).to_be_visible()
        page.get_by_test_id("log").locator("[data-seq]").first.wait_for()
        expect(page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(0)
        page.reload()


def test_resigning_is_no_second_click_on_the_same_spot(server: Server, device: Page) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), seed=3)
    device.goto(table.link(0))
    device.get_by_test_id("board").wait_for()
    open_seats(device)
    first = device.get_by_test_id("resign")
    spot = first.bounding_box()
    assert spot is not None
    first.click()
    device.get_by_test_id("resign-now").wait_for()
    device.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(device.get_by_test_id("resign-now")).to_have_count(0)  # folded away again
    assert not table.look()["seats"][0]["resigned"]
