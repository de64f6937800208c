"""A whole game of two against the bot `greedy`, played by clicking what the page offers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.page.amerigo import AmerigoPlayer
from support.page.shared import Ears
from support.page.unseen import FOR_CLICKS, unseen
from support.server.process import Server
from support.server.tables import Table, bot, human, open_table

LONGEST = 120.0  # seconds for one game; it takes a fraction of that


def test_a_whole_game_against_greedy_at_a_desk(
    server: Server, desktop: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    table = open_table(server.address, human("Ada"), bot("Bartolomeu"), seed=3)
    player = seated(desktop, listeners, table, touch=False)
    player.page.get_by_test_id("speed").select_option("off")
    player.play_out(LONGEST)
    assert {"move", "board", "display", "placed", "confirm", "group"} <= set(player.ways)
    the_sheet_is_right(player.page, table)
    player.page.get_by_test_id("open-exports").click()
    with player.page.expect_download() as saved:
        player.page.get_by_test_id("save-record").click()
    file = tmp_path / "game.jsonl"
    saved.value.save_as(file)
    the_record_holds(file, table, player.ear.moves)


@pytest.mark.thorough
def test_a_whole_game_against_greedy_on_a_phone(
    server: Server, phone: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    table = open_table(server.address, human("Ada"), bot("Bartolomeu"), seed=3)
    player = seated(phone, listeners, table, touch=True)
    player.page.get_by_test_id("menu").tap()
    player.page.get_by_test_id("speed").select_option("off")
    player.page.get_by_test_id("menu").tap()
    player.play_out(LONGEST)
    assert {"move", "board", "placed", "confirm", "group"} <= set(player.ways)
    the_sheet_is_right(player.page, table)
    file = tmp_path / "game.jsonl"
    file.write_text(table.record())
    the_record_holds(file, table, player.ear.moves)


def seated(context: BrowserContext, listeners: Ears, table: Table, touch: bool) -> AmerigoPlayer:
    """The one person of a table, on its page."""
    seat = next(seat for seat, token in enumerate(table.tokens) if token)
    page = context.new_page()
    unseen(page, FOR_CLICKS)
    page.goto(table.link(seat))
    return AmerigoPlayer(page, listeners[context], table, seat, touch=touch)


def the_sheet_is_right(page: Page, table: Table) -> None:
    """The end stands beside the board; its bars add up to the points of the result."""
    sheet = page.get_by_test_id("finale")
    expect(sheet.get_by_test_id("winner")).to_be_visible()
    result = table.look()["result"]
    for seat, points in enumerate(result["points"]):
        expect(sheet.locator(f"[data-total='{seat}']")).to_have_text(str(points))
        rows = sheet.locator("tr[data-source]").all()
        column = [row.locator("td").nth(seat).inner_text() for row in rows]
        assert sum(int(points) for points in column if points != "–") == points
    winner = table.look()["seats"][result["places"].index(1)]["name"]
    expect(sheet.get_by_test_id("winner")).to_contain_text(winner)


def the_record_holds(file: Path, table: Table, clicked: list[str]) -> None:
    """The record is whole and fair, and has exactly the moves that were clicked."""
    for command in ("replay", "verify"):
        words = [sys.executable, "-m", "carrack", command, str(file)]
        answer = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert answer.returncode == 0, answer.stdout + answer.stderr
    seat = next(seat for seat, token in enumerate(table.tokens) if token)
    steps = [step for step in table.steps() if step["kind"] == "move" and step["seat"] == seat]
    assert [step["move"] for step in steps] == clicked
