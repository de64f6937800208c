"""The static edition on web spaces with clean addresses, and others: again, offline, lost."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from evidence.support.page.web_spaces import SPACES, served
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Ears
from support.page.site import built, started

SHEETS = "[...document.styleSheets].every((sheet) => sheet.cssRules.length)"


def kept(page: Page) -> None:
    """Wait until the service worker answers for the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller")


@pytest.mark.parametrize("space", SPACES)
def test_it_opens_again_and_without_a_network(
    space: str, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allowed += ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "404")
    with served(built(), SPACES[space]) as (address, missed):
        page = desktop.new_page()
        for path in ("", "index.html", ""):
            page.goto(address + path)
            kept(started(page))
            expect(page.get_by_test_id("game-card").first).to_be_visible()
        if find_spec("furo") is not None:
            page.goto(f"{address}docs/hosting.html")
            assert page.evaluate(SHEETS)
        assert missed == []
        page.goto(f"{address}docs/nothing/here")
        expect(page.get_by_role("link")).to_have_attribute("href", address)
        desktop.set_offline(True)
    page.goto(address)
    expect(page.get_by_test_id("game-card").first).to_be_visible()
    if find_spec("furo") is not None:
        page.goto(f"{address}docs/hosting.html")
        assert page.evaluate(SHEETS)
