"""Every word can be read, by day and by night: on every page, in many states of both games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from evidence.support.page.contrast import Text, faint
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, bot, human, open_table

Look = Callable[[Page, str], None]

PATIENCE = 12  # tries: pictures of a page that is drawn late are pictures of another
RECORDS = Path(__file__).parents[2] / "tests/records"


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


@pytest.mark.parametrize(
    "phone",
    [False, pytest.param(True, marks=pytest.mark.thorough)],  # on a phone in the same colours
    ids=["desk", "phone"],
)
def test_every_word_of_the_pages_can_be_read(
    server: Server, visitor: Opener, look: Look, phone: bool
) -> None:
    page = visitor(phone=phone).new_page()
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


def ship_to_sail(now: Json) -> bool:
    return any(move["key"] in ("move-place", "move-sail") for move in now["legal"])


def tile_to_build(now: Json) -> bool:
    return now["view"]["round"] >= 2 and any(m["key"] == "move-build" for m in now["legal"])


def third_round(now: Json) -> bool:
    return bool(now["view"]["round"] >= 3)


@pytest.mark.parametrize(
    "game, states",
    [
        # axe looks at its colours in make test
        pytest.param("amerigo", [ship_to_sail, tile_to_build], marks=pytest.mark.thorough),
        ("dutch-east-indies", [third_round]),
    ],
    ids=["amerigo", "dutch-east-indies"],
)
def test_every_word_at_a_table_can_be_read(
    server: Server, visitor: Opener, look: Look, game: str, states: list[Callable[[Json], bool]]
) -> None:
    table = open_table(server.address, human("Ada"), human("Ben"), game=game, seed=11)
    desk, phone = visitor().new_page(), visitor(phone=True).new_page()
    for state in states:
        seat = table.play_until(state)["deciding"]
        for page in (desk, phone):
            page.goto("about:blank")  # what follows is drawn at once, not by and by
            page.goto(table.link(seat, host=True))
            page.get_by_test_id("confirm").first.wait_for()
            look(page, f"{state.__name__}, {page.viewport_size}")
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


@pytest.mark.thorough  # boards, bars and sheets are those of a table, which is measured above
@pytest.mark.parametrize("record", ["amerigo-4-greedy", "dutch-east-indies-4-greedy"])
def test_every_word_of_a_replay_can_be_read(
    server: Server, page: Page, look: Look, record: str
) -> None:
    page.goto(f"{server.address}/#/replay")
    page.get_by_test_id("record-file").set_input_files(RECORDS / f"{record}.jsonl")
    turns = page.get_by_test_id("replay-turn")
    turns.wait_for()
    turns.fill(str(int(turns.get_attribute("max") or 0) // 2))
    look(page, "in the middle")
    page.get_by_test_id("replay-last").click()
    look(page, "at the end")
    page.get_by_test_id("score").click()
    look(page, "score sheet")


@pytest.mark.thorough  # axe looks at the same end and the same analysis
def test_every_word_of_an_end_can_be_read(instant: Server, page: Page, look: Look) -> None:
    rounds = {"game": "dutch-east-indies", "options": {"start": "1", "rounds": 2}}
    table = open_table(instant.address, bot("Ada"), bot("Ben", "random"), seed=5, **rounds)
    table.until(lambda now: now["status"] == "over", "the game is over")
    page.goto(f"{instant.address}/#/t/{table.table}/{table.host}/{table.host}")
    page.get_by_test_id("winner").wait_for()
    look(page, "the winner")
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("decision").first.click(timeout=60_000)
    expect(page.get_by_test_id("better")).to_be_visible()
    look(page, "analysis")


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
