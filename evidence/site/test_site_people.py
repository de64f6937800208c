"""Without a server nobody plays elsewhere, and bots think longer: what the page makes of it."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from support.page.shared import Ears
from support.page.site import SEATS, Site, look, new_table, started

ADMIRALS = [{"kind": "bot", "bot": "admiral", "name": name} for name in ("Ben", "Cem")]
DANA = {"kind": "human", "name": "Dana"}  # whose key this page does not have


def test_nothing_needs_others_and_a_bot_that_thinks_for_long_is_replaced_at_once(
    site: Site, desktop: BrowserContext, listeners: Ears
) -> None:
    listeners[desktop].allow("404")
    page = started(site.open(desktop, "#/t/harbour/token"))
    expect(page.get_by_test_id("elsewhere")).to_contain_text("that began it")
    page.goto(f"{site.address}#/i/harbour/1/{'x' * 43}")
    expect(page.get_by_test_id("elsewhere")).to_be_visible()
    expect(page.get_by_test_id("me")).to_have_count(0)  # nobody is there to be remembered by
    for nobody in ("#/you", "#/enter/ABCDEFGH"):
        page.goto(f"{site.address}{nobody}")
        expect(page.get_by_test_id("lost")).to_be_visible()

    made = new_table(page, players=4, seats=[SEATS[0], *ADMIRALS, DANA], seed=3)  # Ben begins
    page.goto(f"{site.address}#/t/{made['table']}/{made['seats'][0]['token']}/{made['host']}")
    page.get_by_test_id("another-plays").wait_for()
    expect(page.get_by_test_id("thinking").first).to_contain_text("up to 20 s")
    page.get_by_test_id("open-seats").click()
    seats = page.get_by_test_id("seats")
    expect(seats.get_by_test_id("needs-server")).to_contain_text("carrack play --lan")
    for needless in ("seat-link", "to-human", "watch", "talk-switch"):
        expect(seats.get_by_test_id(needless)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("talk")).to_have_count(0)

    page.get_by_test_id("another-plays").click()
    expect(page.get_by_test_id("bot-choice")).to_contain_text("Navigator")
    page.get_by_test_id("hand-over").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose an action")  # Ada is next
    assert look(page, made)["seats"][1]["bot"] == "helmsman"
