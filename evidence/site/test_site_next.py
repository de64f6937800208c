"""The static edition: from one table of the tab to the next, and an ended turn opened again."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from support.page.site import Site, ask, new_table, started

PEOPLE = [{"kind": "human", "name": name} for name in ("Ada", "Ben")]


def test_the_next_table_of_the_tab_and_a_turn_that_is_opened_again(
    site: Site, desktop: BrowserContext
) -> None:
    page = started(site.open(desktop))
    here, there = (new_table(page, seats=PEOPLE, seed=3) for _ in range(2))
    tokens = [seat["token"] for seat in here["seats"]]
    known = [
        {"table": made["table"], "tokens": [made["seats"][0]["token"]], "host": "", "links": {}}
        for made in (here, there)
    ]
    page.evaluate("all => localStorage.setItem('carrack.tables', JSON.stringify(all))", known)
    page.goto(f"{site.address}#/t/{here['table']}/{tokens[0]}")
    expect(page).to_have_title("(1) ● Your turn – Amerigo")
    page.locator("[data-move=gold]").first.click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("undo-end").wait_for()  # the seconds of before
    page.get_by_test_id("reopen").click()
    answer = {"answer": "yes", "at": ask(page, "GET", f"tables/{here['table']}")["decision"]}
    ask(page, "POST", f"tables/{here['table']}/reopen", tokens[1], answer)
    page.get_by_test_id("confirm").click()
    page.keyboard.press("x")
    expect(page).to_have_url(f"{site.address}#/t/{there['table']}")
    expect(page).to_have_title("● Your turn – Amerigo")
