"""What axe knows of accessibility: it finds nothing on any page, in light and dark.

By night only the colours are others, so that only the rules about them are asked again.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest
from evidence.support.page.axe import found, found_by_day_and_by_night, in_lines
from evidence.support.page.leagues import begun_league
from evidence.support.page.rated import left_game, remembered
from playwright.sync_api import Page

from support.page.shared import Opener, open_seats
from support.page.site import FOLDER, Site, new_table, started
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table

PAGES = {
    "start": ("", "[data-testid=new-table]"),
    "new": ("#/new/amerigo", "[data-testid=edition-own]"),
    "learn": ("#/learn/amerigo", "[data-testid=course-go]"),
    "puzzles": ("#/puzzles/amerigo", "[data-testid=puzzles]"),
    "rules": ("#/rules/amerigo", "[data-testid=figure]"),
    "replay": ("#/replay", "[data-testid=day-sent]"),
    "you": ("#/you", "[data-testid=remember]"),
    "enter": ("#/enter/ABCDEFGH", "[data-testid=enter]"),
    "stop": (f"#/stop/{'x' * 43}", "[data-testid=stopped]"),
    "lost": ("#/nowhere", "[data-testid=lost]"),
    "design": ("#/design/dutch-east-indies", "[data-testid=start-map-two]"),
    "edition": ("#/edition/amerigo", "[data-testid=edition-progress]"),
}
DOCUMENTED = pytest.mark.skipif(find_spec("furo") is None, reason="the extra `docs` is missing")

FIRST_STOP = "document.querySelector('a[href], button, input, select, summary').dataset.testid"


def skipped_to_the_content(page: Page) -> bool:
    """Whether the first stop of Tab leads past the bar, and no stop leads to what is not there.

    A dialog that a page begins with is closed first: nothing under it can be reached.
    """
    if page.get_by_test_id("dialog").count():
        page.keyboard.press("Escape")
        page.get_by_test_id("dialog").wait_for(state="detached")
    assert page.evaluate(FIRST_STOP) == "skip-to-content"
    assert page.get_by_test_id("skip-to-words").count() == page.get_by_test_id("words").count()
    page.get_by_test_id("skip-to-content").press("Enter")
    return bool(page.evaluate("document.activeElement === document.querySelector('main')"))


def test_pages(server: Server, visitor: Opener) -> None:
    page = visitor(bypass_csp=True).new_page()
    complaints = {}
    for name, (path, there) in PAGES.items():
        page.goto(f"{server.address}/{path}")
        page.locator(there).first.wait_for()
        complaints[name] = found_by_day_and_by_night(page)
        assert skipped_to_the_content(page), name
    page.goto(f"{server.address}/#/design/dutch-east-indies")
    page.get_by_test_id("start-map-two").click()
    page.get_by_test_id("distances").wait_for()
    complaints["a map"] = found_by_day_and_by_night(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_oneself_and_a_profile(server: Server, visitor: Opener) -> None:
    page = visitor(bypass_csp=True).new_page()
    remembered(page, server)
    left_game(page)
    complaints: dict[str, list[str]] = {}
    for path, there in (("you", "my-leagues"), ("profile", "result")):
        page.goto(f"{server.address}/#/{path}")
        page.get_by_test_id(there).wait_for()
        complaints[path] = found_by_day_and_by_night(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_a_league(server: Server, visitor: Opener) -> None:
    page = visitor(bypass_csp=True).new_page()
    remembered(page, server)
    league = begun_league(page, visitor().new_page(), server)
    complaints: dict[str, list[str]] = {}
    for path, there, shown in (
        ("new", "make-league", "league-name"),
        (league, "replacing", "league-state"),
    ):
        page.goto(f"{server.address}/#/league/{path}")
        page.get_by_test_id(there).click()  # what it opens, or what is missing, is looked at too
        page.get_by_test_id(shown).wait_for()
        complaints[there] = found_by_day_and_by_night(page)
    assert not in_lines(complaints), in_lines(complaints)


STAGES = [("amerigo", "production-display"), ("dutch-east-indies", "homes")]


@pytest.mark.parametrize(("game", "shown"), STAGES)
def test_tables(server: Server, visitor: Opener, game: str, shown: str) -> None:
    page = visitor(bypass_csp=True).new_page()
    table = open_table(server.address, human("Ada"), bot("Ben"), game=game, seed=3)
    page.goto(table.link(0))
    page.get_by_test_id("in-words").wait_for()
    page.get_by_test_id(shown).wait_for()
    complaints = {"table": found(page)}
    page.keyboard.press("t")
    page.get_by_test_id("leave-words").wait_for()
    complaints["in words"] = found_by_day_and_by_night(page)
    page.keyboard.press("?")
    page.get_by_test_id("keys").wait_for()
    complaints["keys"] = found(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("rules-drawer").wait_for()
    complaints["rules"] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_a_lesson(server: Server, visitor: Opener) -> None:
    page = visitor(color_scheme="dark", bypass_csp=True).new_page()
    page.goto(f"{server.address}/#/learn/dutch-east-indies")
    page.get_by_test_id("take-sail").click()
    page.get_by_test_id("lesson-prompt").wait_for()
    complaints = {"shown": found(page)}
    page.get_by_test_id("lesson-show").or_(page.get_by_test_id("lesson-on")).click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("lesson-take-back").wait_for()
    complaints["wrong try"] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_a_waiting_room_and_its_guest(server: Server, visitor: Opener) -> None:
    host = visitor(bypass_csp=True).new_page()
    host.goto(f"{server.address}/#/new/amerigo/friends")
    host.get_by_test_id("players-2").check()
    host.get_by_test_id("create").click()
    host.get_by_test_id("room").wait_for()
    complaints = {"room": found(host)}
    awaited = host.get_by_test_id("awaited").first
    awaited.get_by_test_id("copy-link").click()
    guest = visitor(phone=True, bypass_csp=True).new_page()
    guest.goto(awaited.get_by_test_id("link").input_value())
    guest.get_by_test_id("invited").wait_for()
    complaints["guest"] = found(guest)
    elsewhere = {**human("Ben"), "elsewhere": True}
    host.goto(open_table(server.address, human("Ada"), elsewhere, seed=3).link(0, host=True))
    host.get_by_test_id("invite-sheet").wait_for()
    complaints["invitations"] = found(host)
    assert not in_lines(complaints), in_lines(complaints)


def test_after_the_game(server: Server, finished: Table, visitor: Opener, tmp_path: Path) -> None:
    page = visitor(color_scheme="dark", bypass_csp=True).new_page()
    page.goto(finished.link(0))
    page.get_by_test_id("save-game").wait_for()
    complaints = {"finale": found(page)}
    page.get_by_test_id("show-score").click()
    page.get_by_test_id("score-sheet").wait_for()
    complaints["score"] = found(page)
    page.keyboard.press("Escape")
    open_seats(page)
    complaints["seats"] = found(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("open-replay").click()
    page.get_by_test_id("replay-first").click()
    complaints["replay"] = found(page)
    record = tmp_path / "record.jsonl"
    record.write_text(finished.record())
    page.goto(f"{server.address}/#/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_test_id("replay-position").wait_for()
    complaints["record"] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_an_analysis(instant: Server, visitor: Opener) -> None:
    options = {"start": "1", "rounds": 2}
    ben = bot("Ben", "random")
    table = open_table(
        instant.address, bot("Ada"), ben, game="dutch-east-indies", seed=5, options=options
    )
    table.until(lambda now: now["status"] == "over", "the game is over")
    page = visitor(bypass_csp=True).new_page()
    page.goto(f"{table.address}/#/t/{table.table}/{table.host}/{table.host}")
    page.get_by_test_id("open-analysis").click()
    page.get_by_test_id("totals").wait_for()
    complaints = {"analysis": found(page)}
    page.get_by_test_id("decision").first.click()
    page.get_by_test_id("better").wait_for()
    complaints["decision"] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


def test_the_static_edition_and_a_game_without_a_stage(site: Site, visitor: Opener) -> None:
    page = site.open(visitor(color_scheme="dark", bypass_csp=True))
    started(page)
    made = new_table(page, game="fen-fair")
    page.goto(f"{site.address}#/t/{made['table']}/{made['seats'][0]['token']}/{made['host']}")
    page.get_by_test_id("prompt").wait_for()
    page.get_by_test_id("facts").wait_for()
    complaints = {"plain": found(page)}
    page.get_by_test_id("home").click()
    page.get_by_test_id("table").wait_for()
    page.get_by_test_id("tab-notes").wait_for()
    complaints["start"] = found(page)
    assert not in_lines(complaints), in_lines(complaints)


def read(site: Site, page: Page, names: Iterable[str]) -> None:
    """Nothing is wrong with these pages of the documentation."""
    complaints = {}
    for name in names:
        page.goto(f"{site.address}docs/{name}")
        complaints[name] = found(page)
    assert complaints
    assert not in_lines(complaints), in_lines(complaints)


@DOCUMENTED
def test_documentation(site: Site, visitor: Opener) -> None:
    pages = ("index", "hosting", "search", "reference/amerigo-rules")
    read(site, visitor().new_page(), [f"{name}.html" for name in pages])


@DOCUMENTED
@pytest.mark.thorough
def test_all_of_the_documentation(site: Site, visitor: Opener) -> None:
    folder = FOLDER / "docs"
    pages = [path.relative_to(folder).as_posix() for path in folder.rglob("*.html")]
    read(site, visitor().new_page(), sorted(pages))
