"""A whole game at the page: one person clicks what is offered, and the end is checked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import AmerigoPlayer
from support.page.dei import DeiPlayer
from support.page.driver import PageDriver
from support.page.shared import Ears
from support.page.unseen import FOR_CLICKS, unseen
from support.server.tables import Table

PLAYERS: dict[str, type[PageDriver]] = {"amerigo": AmerigoPlayer, "dutch-east-indies": DeiPlayer}


def seated(context: BrowserContext, listeners: Ears, table: Table, touch: bool = False) -> Any:
    """The first person of a table, on its page; moves of others are not shown one by one."""
    page = context.new_page()
    unseen(page, FOR_CLICKS)
    page.goto(table.link(_person(table)))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    at_once(page, touch)
    player = PLAYERS[table.look()["game"]]
    return player(page, listeners[context], table, _person(table), touch=touch)


def at_once(page: Page, touch: bool = False) -> None:
    """Switches animations off; on a phone the switch is in the menu."""
    if touch:
        page.get_by_test_id("menu").tap()
    page.get_by_test_id("speed").select_option("off")
    if touch:
        page.get_by_test_id("menu").tap()


def the_sheet_is_right(page: Page, table: Table) -> None:
    """The end stands beside the board; its bars add up to the points of the result."""
    sheet = page.get_by_test_id("finale")
    expect(sheet.get_by_test_id("winner")).to_be_visible()
    result = table.look()["result"]
    for seat, points in enumerate(result["points"]):
        expect(sheet.locator(f"[data-total='{seat}']")).to_have_text(str(points))
        rows = sheet.locator("tr[data-source]").all()
        column = [row.locator("td").nth(seat).inner_text() for row in rows]
        assert sum(int(points.replace("−", "-")) for points in column if points != "–") == points
    winner = table.look()["seats"][result["places"].index(1)]["name"]
    expect(sheet.get_by_test_id("winner")).to_contain_text(winner)


def the_record_holds(file: Path, table: Table, asked: list[str]) -> None:
    """The record is whole and fair, and has exactly the moves that were clicked."""
    for command in ("replay", "verify"):
        words = [sys.executable, "-m", "carrack", command, str(file)]
        answer = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert answer.returncode == 0, answer.stdout + answer.stderr
    mine = [s for s in table.steps() if s["kind"] == "move" and s["seat"] == _person(table)]
    assert [step["move"] for step in mine] == [move for move in asked if move != "undo"]


def _person(table: Table) -> int:
    return next(seat for seat, token in enumerate(table.tokens) if token)
