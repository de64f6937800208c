"""A rated table is set up on the page; its game makes a profile."""

from __future__ import annotations

from evidence.support.page.rated import left_game, remembered
from playwright.sync_api import BrowserContext, expect

from support.server.process import Server


def test_a_rated_table_is_offered_to_whoever_is_signed_in(
    server: Server, desktop: BrowserContext
) -> None:
    page = desktop.new_page()
    page.goto(f"{server.address}/#/new/amerigo")
    expect(page.get_by_test_id("hints")).to_be_enabled()
    expect(page.get_by_test_id("rated")).to_have_count(0)
    remembered(page, server)
    page.goto(f"{server.address}/#/new/amerigo")
    page.get_by_test_id("rated").focus()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("hints")).to_be_disabled()
    expect(page.get_by_test_id("hints")).not_to_be_checked()
    with page.expect_response("**/api/v1/tables") as answer:
        page.get_by_test_id("create").click()
    assert answer.value.status == 201
    expect(page.get_by_test_id("move").first).to_be_visible()
    table = page.url.partition("#/t/")[2].split("/")[0]
    told = page.evaluate("(t) => fetch(`/api/v1/tables/${t}`).then((a) => a.json())", table)
    assert (told["rated"], told["hints"]) == (True, False)


def test_a_profile_shows_rating_curve_and_sources_on_a_phone_and_in_german(
    server: Server, phone: BrowserContext
) -> None:
    page = phone.new_page()
    remembered(page, server)
    page.goto(f"{server.address}/#/profile")
    expect(page.get_by_test_id("no-games")).to_be_visible()
    (rating,) = left_game(page)["ratings"]
    page.goto(f"{server.address}/#/you")
    page.get_by_test_id("profile").press("Enter")
    shown = f"{rating['rating']:.2f} ± {rating['sigma']:.2f}".replace("-", "−")
    expect(page.get_by_test_id("rating")).to_contain_text(shown)
    expect(page.get_by_test_id("curve")).to_have_accessible_name(
        f"Rating from game to game: {shown.split()[0]} now, {shown.split()[0]} at the lowest, "
        f"{shown.split()[0]} at the highest"
    )
    expect(page.get_by_test_id("sources")).to_contain_text("Tiles built")
    expect(page.get_by_test_id("result")).to_contain_text("Place 2 of 2")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option("de")
    expect(page.get_by_test_id("result")).to_contain_text("Platz 2 von 2")
    expect(page.get_by_test_id("rating")).to_contain_text(shown.replace(".", ","))
