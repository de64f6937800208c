"""A whole game of each title, from the first click to the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from support.page.shared import Ears
from support.page.whole_games import seated, the_record_holds, the_sheet_is_right
from support.server.process import Server
from support.server.tables import DEI, bot, human, open_table


def test_a_whole_game_against_greedy_at_a_desk(
    server: Server, desktop: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    """Every kind of click at a board of Amerigo, and the exact request that it causes.

    No other journey meets the tiles, the displays, a bot's turn, the score sheet and the saved
    record.
    """
    table = open_table(server.address, human("Ada"), bot("Bartolomeu"), seed=3)
    player = seated(desktop, listeners, table, touch=False)
    player.play_out()
    assert {"move", "board", "display", "placed", "confirm", "group"} <= set(player.ways)
    the_sheet_is_right(player.page, table)
    player.page.get_by_test_id("open-exports").click()
    with player.page.expect_download() as saved:
        player.page.get_by_test_id("save-record").click()
    file = tmp_path / "game.jsonl"
    saved.value.save_as(file)
    the_record_holds(file, table, player.ear.moves)


@pytest.mark.rule("DEI-SOLO-14")
def test_a_whole_game_alone_against_the_automaton(
    server: Server, phone: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    """The Dutch East Indies with a thumb on a small screen, alone.

    Ways, markets, cargoes, battles and the automaton's turns meet here; alone is how most begin.
    """
    options = {"level": "medium"}
    table = open_table(server.address, human("Ada"), game=DEI["game"], options=options, seed=2)
    player = seated(phone, listeners, table, touch=True)
    player.play_out()
    now = table.look()
    assert max(now["result"]["points"]) == 8
    alone = now["result"]["places"] == [1, 2]
    assert now["result"]["rule"] == ("DEI-WIN-1" if alone else "DEI-SOLO-14")
    winner = player.page.get_by_test_id("winner")
    expect(winner).to_contain_text("Ada" if alone else "automaton")
    file = tmp_path / "game.jsonl"
    file.write_text(table.record())
    the_record_holds(file, table, player.ear.moves)
