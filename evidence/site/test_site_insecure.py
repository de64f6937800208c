"""The static edition where a browser gives less: on plain http, and in old ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from support.page.chromium import ARGUMENTS, chromium_path
from support.page.console import Listener
from support.page.shared import Ears
from support.page.site import Site, look, new_table, started

NAME = "carrack.test"


@pytest.fixture
def elsewhere(browser: Browser, site: Site) -> Iterator[Browser]:
    """Chromium that finds the web space under another name than localhost."""
    rule = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    kind: BrowserType = browser.browser_type
    running = kind.launch(executable_path=chromium_path(), args=[*ARGUMENTS, rule])
    site.address = site.address.replace("localhost", NAME)
    yield running
    running.close()


def tables(page: Page) -> bool:
    """Whether a page has the tables' worker."""
    return bool(page.evaluate("globalThis.tables !== null"))


@pytest.mark.thorough  # with locks, as nearly everywhere, a second tab does so in test_site.py
def test_tables_are_kept_and_a_second_tab_follows_on_plain_http(
    elsewhere: Browser, site: Site, listeners: Ears
) -> None:
    context = elsewhere.new_context(locale="en-GB", reduced_motion="reduce")
    listeners[context] = Listener(context)
    first = started(site.open(context))
    assert not first.evaluate("isSecureContext || 'serviceWorker' in navigator")
    expect(first.get_by_test_id("tab-insecure")).to_be_visible()
    expect(first.get_by_test_id("tab-fleeting")).to_be_visible()  # it cannot be asked to keep them
    made = new_table(first)

    link = f"#/t/{made['table']}/{made['seats'][0]['token']}/{made['host']}"
    second = started(site.open(context, link))
    assert not tables(second)
    undo = second.get_by_test_id("undo")
    second.locator("[data-testid=move]:visible, [data-testid=group]:visible").first.click()
    expect(undo).to_be_enabled()
    before = look(first, made)["seq"]
    assert before > 0

    first.close()
    second.wait_for_function("() => globalThis.tables !== null")
    assert look(started(second), made)["seq"] == before
    expect(undo).to_be_enabled()


def test_a_browser_that_is_too_old_is_told_so_and_shows_what_it_can(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allow("503")
    old = "delete globalThis.DecompressionStream"
    page = site.open(desktop, prepared=lambda page: page.add_init_script(old))
    said = page.get_by_test_id("engine-failed")
    expect(said).to_contain_text("DecompressionStream")
    expect(said).to_contain_text("Firefox from 114")
    expect(page.get_by_test_id("game-card")).to_have_count(3)
    expect(said).to_contain_text("Safari from 16.4")
    expect(page.get_by_test_id("play-now")).to_be_disabled()
    page.get_by_test_id("language").select_option("de")
    expect(said).to_contain_text("Firefox ab 114")
    assert tables(page) is False
