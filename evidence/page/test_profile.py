"""A rated table is set up on the page; its game makes a profile."""

from __future__ import annotations

from evidence.support.page.axe import flawless
from evidence.support.page.rated import left_game, remembered
from playwright.sync_api import BrowserContext, expect

from support.server.process import Server

STRENGTHS = {"deckhand": 80.0, "helmsman": 60.4, "navigator": 36.0, "admiral": 9.3}
PLAY = {
    "game": "amerigo",
    "title": "Amerigo",
    "games": 7,
    "pr": {"value": 41.0, "low": 33.0, "high": 50.2},
    "strengths": [{"name": name, "pr": pr} for name, pr in STRENGTHS.items()],
    "like": {"how": "between", "strength": "helmsman", "next": "navigator"},
}


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


def test_how_well_one_plays_stands_on_the_profile_once_one_wants_it(
    server: Server, desktop: BrowserContext
) -> None:
    """The figures themselves are those of `tests/api/test_shown_play.py`."""
    page = desktop.new_page()
    remembered(page, server)
    page.goto(f"{server.address}/#/you")
    switch = page.get_by_test_id("play-shown")
    expect(switch).not_to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    page.get_by_test_id("save-me").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    flawless(page, "save-me", by_night=True)
    page.reload()
    expect(switch).to_be_checked()
    page.route("**/people/*/play", lambda route: route.fulfill(json=[PLAY]))
    page.goto(f"{server.address}/#/profile")
    expect(page.get_by_test_id("shown-play")).to_contain_text("between Helmsman and Navigator")
    expect(page.get_by_role("heading", name="plays Amerigo (7 games)")).to_be_visible()
    flawless(page, "shown-play", by_night=True)
