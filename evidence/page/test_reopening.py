"""Three people: the end of a turn is taken back with the consent of the others, or it stands."""

from __future__ import annotations

from evidence.support.page.axe import flawless
from playwright.sync_api import Page, expect

from support.page.shared import Opener
from support.server.process import Server
from support.server.tables import Json, Table, comes, human, open_table


def three(server: Server) -> Table:
    """Each at a device of their own."""
    others = [{**human(name), "elsewhere": True} for name in ("Ben", "Cleo")]
    table = open_table(server.address, human("Ada"), *others, seed=3)
    for seat in (1, 2):
        comes(table, seat)
    return table


def ends(pages: list[Page], table: Table) -> int:
    """Whoever decides ends a turn that reveals nothing; returns the seat."""
    seat, now = ends_any(pages, table)
    return seat if now["reopening"] else ends(pages, table)


def ends_any(pages: list[Page], table: Table) -> tuple[int, Json]:
    """Whoever decides ends a turn; returns the seat, and the position then."""
    seat = int(table.look()["deciding"])
    table.play(seat, "gold")
    pages[seat].get_by_test_id("confirm").click()
    return seat, table.until(lambda now: now["deciding"] != seat, "the turn is over")


def told(page: Page, words: str) -> None:
    """Something is seen and heard."""
    expect(page.get_by_test_id("reopen-note")).to_contain_text(words)
    expect(page.get_by_test_id("happened")).to_contain_text(words)


def test_a_turn_is_open_again_if_all_agree_and_stands_if_one_does_not(
    server: Server, visitor: Opener
) -> None:
    table = three(server)
    pages = [visitor(phone=seat == 0).new_page() for seat in range(3)]
    for seat, page in enumerate(pages):
        page.goto(table.link(seat))
        page.get_by_test_id("board").wait_for()
    names = ("Ada", "Ben", "Cleo")

    first = ends(pages, table)
    after, last = (first + 1) % 3, (first + 2) % 3
    expect(pages[after].get_by_test_id("reopen")).to_have_count(0)
    flawless(pages[first], "reopen")
    pages[first].get_by_test_id("reopen").click()
    told(pages[first], "Still to answer:")
    for seat in (after, last):
        told(pages[seat], f"{names[first]} asks to take back the end of the turn.")
        flawless(pages[seat], "reopen-note")
    pages[after].get_by_test_id("reopen-yes").click()
    told(pages[after], f"Still to answer: {names[last]}.")
    pages[last].keyboard.press("y")
    told(pages[last], f"All agree: {names[first]} takes back the end of the turn.")
    expect(pages[first].get_by_test_id("confirm")).to_be_enabled()
    assert table.look()["deciding"] == first
    pages[first].get_by_test_id("confirm").click()
    table.until(lambda now: now["deciding"] == after, "the turn is over again")
    expect(pages[first].get_by_test_id("reopen")).to_have_count(0)  # not twice in a turn

    second = ends(pages, table)
    pages[second].get_by_test_id("reopen").wait_for()
    pages[second].keyboard.press("u")
    told(pages[first], f"{names[second]} asks to take back the end of the turn.")
    pages[first].keyboard.press("k")
    told(pages[second], f"{names[first]} does not agree: the end of the turn stands.")
    assert table.look()["deciding"] != second

    third = ends(pages, table)
    pages[third].get_by_test_id("reopen").click()
    told(pages[second], f"{names[third]} asks to take back the end of the turn.")
    table.play(int(table.look()["deciding"]), "gold")
    told(pages[third], "has played on: the end of the turn stands.")
