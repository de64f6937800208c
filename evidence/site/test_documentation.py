"""The documentation beside the page: linked where it lies, searched by number, read anywhere."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest
from evidence.support.page.contrast import faint
from playwright.sync_api import BrowserContext, Page, expect

from support.page.shared import Ears, Opener
from support.page.site import Site
from support.server.process import Server

with_docs = pytest.mark.skipif(find_spec("furo") is None, reason="the extra `docs` is missing")
PAGES = ("index.html", "reference/commands.html")


@with_docs
def test_page_and_rules_lead_to_the_documentation_and_its_search_to_a_rule(
    site: Site, desktop: BrowserContext
) -> None:
    asked: list[str] = []
    desktop.on("request", lambda request: asked.append(request.url))
    page = desktop.new_page()
    page.goto(f"{site.address}docs/at-the-table.html")  # by itself, without the page
    page.goto(site.address)
    link = page.get_by_role("link", name="Documentation")
    expect(link).to_have_attribute("href", re.compile(r"docs/(index.html)?$"))
    page.goto(f"{site.address}#/rules/amerigo")
    with desktop.expect_page() as opened:
        page.get_by_test_id("documentation").click()
    docs = opened.value
    expect(docs).to_have_url(f"{site.address}docs/index.html")
    docs.get_by_role("searchbox").or_(docs.get_by_placeholder("Search")).first.fill("am-build-3")
    docs.keyboard.press("Enter")
    docs.locator("#search-results a").first.click()
    expect(docs.locator("[id='rule-AM-BUILD-3']")).to_be_in_viewport()
    assert docs.url.startswith(f"{site.address}docs/reference/amerigo-rules.html")
    assert [url for url in asked if site.address not in url and url.startswith("http")] == []


@with_docs
def test_what_was_read_can_be_read_again_without_a_network(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allowed += ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
    page = desktop.new_page()
    page.goto(f"{site.address}docs/")
    page.evaluate("navigator.serviceWorker.register('../sw.js')")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    desktop.set_offline(True)
    page.goto(f"{site.address}docs/index.html")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Carrack")
    sheets = "[...document.styleSheets].map((sheet) => sheet.cssRules.length)"
    assert all(page.evaluate(sheets))
    page.goto(f"{site.address}docs/hosting.html")
    expect(page.get_by_test_id("lost")).to_contain_text("has never opened")
    desktop.set_offline(False)
    page.get_by_test_id("lost").get_by_role("link").first.click()
    expect(page).to_have_url(f"{site.address}docs/hosting.html")


def test_a_server_has_no_link_to_a_documentation_that_it_does_not_have(
    server: Server, page: Page
) -> None:
    page.goto(f"{server.address}/#/rules/amerigo")
    page.get_by_test_id("rule").first.wait_for()
    expect(page.get_by_test_id("documentation")).to_have_count(0)


@with_docs
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_can_be_read_by_day_and_by_night_at_every_width(
    site: Site, visitor: Opener, phone: bool
) -> None:
    page = visitor(phone=phone).new_page()
    found = {}
    for name in PAGES:
        page.goto(f"{site.address}docs/{name}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_timeout(300)  # colours fade into each other
            found[f"{name}, {scheme}"] = faint(page)
    assert {name: bad for name, bad in found.items() if bad} == {}
