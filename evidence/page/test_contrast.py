"""Every word can be read, by day and by night: on every page, in many states of both games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from evidence.support.page.contrast import Text, faint
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, human, open_table

Look = Callable[[Page, str], None]

PATIENCE = 12  # tries: pictures of a page that is drawn late are pictures of another


@pytest.fixture
def look() -> Iterator[Look]:
    """Measures what a page shows, light and dark; at the end nothing may have been too faint."""
    found: dict[str, list[Text]] = {}

    def measured(page: Page, state: str) -> None:
        page.mouse.move(0, 0)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_timeout(50)
            bad = faint(page)
            for _ in range(PATIENCE):  # what is on its way comes to rest
                if not bad:
                    break
                page.wait_for_timeout(500)
                bad = faint(page)
            if bad:
                found[f"{state}, {scheme}"] = bad

    yield measured
    assert found == {}


def test_every_word_of_the_pages_can_be_read(server: Server, page: Page, look: Look) -> None:
    page.goto(server.address)
    page.get_by_test_id("new-table").wait_for()
    look(page, "start")
    for game in ("amerigo", "dutch-east-indies"):
        page.goto(f"{server.address}/#/new/{game}")
        page.locator("summary").first.click()
        page.locator("[data-testid=create]:not([disabled])").wait_for()
        look(page, f"new table of {game}")
        page.goto(f"{server.address}/#/rules/{game}")
        page.get_by_test_id("rule").first.wait_for()
        look(page, f"rules of {game}")
    page.goto(f"{server.address}/#/design/dutch-east-indies")
    page.get_by_test_id("start-map-four").click()
    page.get_by_test_id("distances").wait_for()
    look(page, "a map is drawn")


def test_every_word_at_a_table_can_be_read(server: Server, visitor: Opener, look: Look) -> None:
    game = "dutch-east-indies"  # axe looks at the colours of Amerigo
    table = open_table(server.address, human("Ada"), human("Ben"), game=game, seed=11)
    desk, phone = visitor().new_page(), visitor(phone=True).new_page()
    seat = table.play_until(lambda now: now["view"]["round"] >= 3)["deciding"]
    for page in (desk, phone):
        page.goto(table.link(seat, host=True))
        page.get_by_test_id("confirm").first.wait_for()
        look(page, f"a table, {page.viewport_size}")
    for tab in ("players", "displays", "log"):
        phone.get_by_test_id(f"tab-{tab}").click()
        look(phone, tab)
    desk.locator("[data-testid=sheet-1] [data-thing]").first.click()
    look(desk, "something is looked at")
    desk.get_by_test_id("open-rules").click()
    desk.get_by_test_id("rule").first.wait_for()
    look(desk, "the rules over the table")
    desk.get_by_test_id("rules-close").click()
    for dialog in ("score", "open-seats"):
        desk.get_by_test_id(dialog).click()
        desk.get_by_test_id("dialog-close").wait_for()
        look(desk, dialog)
        desk.get_by_test_id("dialog-close").click()


def test_words_beneath_the_pointer_can_be_read(server: Server, visitor: Opener) -> None:
    """Of each kind of button at a table, advice included: what is pointed at looks otherwise."""
    table = open_table(
        server.address, human("Ada"), human("Ben"), game="dutch-east-indies", seed=11
    )
    seat = table.play_until(lambda now: now["view"]["round"] >= 3)["deciding"]
    page = visitor().new_page()
    page.goto(table.link(seat, host=True))
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-move").first.wait_for()
    page.get_by_test_id("hint-move").nth(1).wait_for()
    found: dict[str, list[Text]] = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        kinds = set()
        for button in page.locator("[data-part=actions] button:enabled:visible").all():
            kind = f"{button.get_attribute('class')} {button.get_attribute('data-testid')}"
            if kind not in kinds:
                kinds.add(kind)
                button.hover()
                if bad := faint(page):
                    found[f"{kind}, {scheme}"] = bad
        assert len(kinds) > 7, kinds
    assert found == {}


def test_every_word_to_friends_can_be_read(server: Server, visitor: Opener, look: Look) -> None:
    page, guest = visitor().new_page(), visitor(phone=True).new_page()
    page.goto(f"{server.address}/#/new")
    page.get_by_test_id("players-2").check()
    page.get_by_test_id("who-1-link").check()
    page.get_by_test_id("create").click()
    page.get_by_test_id("room").wait_for()
    page.get_by_test_id("room-luck").locator("summary").click()
    look(page, "friends are invited")
    row = page.get_by_test_id("awaited").first
    row.get_by_test_id("copy-link").click()
    guest.goto(row.get_by_test_id("link").input_value())
    guest.get_by_test_id("sit-down").wait_for()
    look(guest, "a friend sits down")


def test_light_or_dark_is_chosen_and_remembered(server: Server, page: Page) -> None:
    def scheme() -> str:
        return str(page.evaluate("getComputedStyle(document.documentElement).colorScheme"))

    page.emulate_media(color_scheme="light")
    page.goto(server.address)
    chosen = page.get_by_test_id("theme")
    expect(chosen).to_have_value("auto")
    assert scheme() == "light dark"
    chosen.select_option("dark")
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    assert scheme() == "dark"
    page.reload()
    expect(page.get_by_test_id("theme")).to_have_value("dark")
    assert scheme() == "dark"


def test_what_was_chosen_holds_before_the_page_runs(server: Server, page: Page) -> None:
    """The colours never flash: they stand before any module of the page has come."""
    page.goto(server.address)
    page.get_by_test_id("theme").select_option("dark")
    empty: Json = {"body": "", "content_type": "text/javascript"}
    page.route("**/assets/*.js", lambda route: route.fulfill(**empty))
    page.reload(wait_until="domcontentloaded")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
