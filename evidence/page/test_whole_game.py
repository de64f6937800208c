"""A whole game of two against the bot `greedy`, played by touching what the page offers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from support.page.shared import Ears
from support.page.whole_games import seated, the_record_holds, the_sheet_is_right
from support.server.process import Server
from support.server.tables import bot, human, open_table


@pytest.mark.thorough
def test_a_whole_game_against_greedy_on_a_phone(
    server: Server, phone: BrowserContext, listeners: Ears, tmp_path: Path
) -> None:
    table = open_table(server.address, human("Ada"), bot("Bartolomeu"), seed=3)
    player = seated(phone, listeners, table, touch=True)
    player.play_out()
    assert {"move", "board", "placed", "confirm", "group"} <= set(player.ways)
    the_sheet_is_right(player.page, table)
    file = tmp_path / "game.jsonl"
    file.write_text(table.record())
    the_record_holds(file, table, player.ear.moves)
