"""Nothing is lost where the network is gone, or the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import offered, sail_out
from support.page.console import LINE_LOST
from support.page.shared import Ears
from support.page.site import Site, look, new_table, started
from support.server.ports import held_port
from support.server.process import NO_PAUSES, serving
from support.server.tables import bot, human, open_table
from support.waiting import until

Json = dict[str, Any]
MOVE = "[data-testid=move]:visible"

# JavaScript: whether the banner ends where the table begins
ABOVE = """() => {
  const [banner, table] = ["[data-testid=offline]", "main.layout"].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return banner.bottom <= table.top && table.bottom <= innerHeight;
}"""
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")


@pytest.fixture
def port() -> Iterator[str]:
    """A port that nobody else is given until the end of the test."""
    with held_port() as port:
        yield port


def test_a_killed_server_loses_nothing_and_the_page_reconnects_by_itself(
    tmp_path: Path, port: str, desktop: BrowserContext, phone: BrowserContext, listeners: Ears
) -> None:
    """What everybody meets some day: the server falls over in the middle of a turn."""
    with serving(tmp_path, "--port", port, program=NO_PAUSES) as first:
        table = open_table(first.address, human("Ada"), bot("Ben"), seed=3)
        ada, watcher = desktop.new_page(), phone.new_page()
        ada.goto(table.link(0))
        watcher.goto(table.link())
        sail_out(ada)
        expect(watcher.get_by_test_id("provisional")).to_be_visible()
        before, kept = offered(ada), table.steps()
        first.kill()
    for each in (ada, watcher):
        expect(each.get_by_test_id("offline")).to_be_visible()
        assert each.evaluate(ABOVE), "the banner has room of its own"
    with serving(tmp_path, "--port", port, program=NO_PAUSES):
        for each in (ada, watcher):
            expect(each.get_by_test_id("offline")).to_have_count(0)
        assert (table.steps(), offered(ada)) == (kept, before)
        expect(watcher.get_by_test_id("provisional")).to_be_visible()
        ada.get_by_test_id("confirm").click()
        expect(watcher.get_by_test_id("provisional")).to_have_count(0)
        ada.locator("[data-testid=move]:not([disabled])").first.wait_for()
        assert "end" in table.moves()
    for context in (desktop, phone):
        listeners[context].allow(*LINE_LOST)


def link(made: Json) -> str:
    return f"#/t/{made['table']}/{made['seats'][0]['token']}/{made['host']}"


def goes_on(page: Page, made: Json) -> None:
    """Clicks a move, and waits until it is made."""
    before = look(page, made)["seq"]
    page.locator(f"{MOVE}, [data-testid=group]:visible").first.wait_for()
    while not page.locator(MOVE).count():
        page.locator("[data-testid=group]:visible").first.click()
    page.locator(MOVE).first.click()
    until(lambda: look(page, made)["seq"] > before, "the move is made")


def test_a_link_is_enough_and_the_network_only_for_the_first_time(
    shipped: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    """The static edition: server, bots and rules in a tab, and all of it again without a line."""
    site = shipped
    listeners[desktop].allowed += OFFLINE
    page = site.open(desktop)
    expect(page.get_by_test_id("new-table")).to_be_enabled()
    started(page)
    made = new_table(page)
    page.goto(site.address + link(made))
    started(page)
    goes_on(page, made)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")

    desktop.set_offline(True)
    before = look(page, made)["seq"]
    with page.expect_response("**/pyodide.asm.wasm") as interpreter:
        page.reload()
    assert interpreter.value.from_service_worker  # the browser keeps what it has compiled of it
    started(page)
    assert look(page, made)["seq"] == before
    goes_on(page, made)
    page.goto(site.address + "#/rules/dutch-east-indies")
    expect(page.locator("main")).to_contain_text("DEI-WIN-1")
    page.get_by_test_id("language").select_option("de")
    expect(page.get_by_test_id("away")).to_contain_text("Deutsch cannot be loaded")
    expect(page.get_by_test_id("language")).to_have_value("en")
    other = new_table(page, game="dutch-east-indies")
    page.goto(site.address + link(other))
    started(page)
    goes_on(page, other)
