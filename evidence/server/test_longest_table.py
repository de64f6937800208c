"""A table of the longest length, in processes."""

from __future__ import annotations

import asyncio
import json

import pytest
from evidence.support.longest_wait import longest_wait

from carrack.core.game import canonical
from carrack.core.registry import find_game
from carrack.server.settings import Settings
from carrack.server.store.table_rows import SeatRow, Stored, TableRow
from carrack.server.tables.background import BackgroundProcess
from carrack.server.tables.opening import Opener, steps_in
from carrack.server.tables.reel_cache import Opened, ReelCache, Whole
from support.games.undo_games import cycles


@pytest.fixture(scope="module")
def longest() -> Stored:
    """A table of Amerigo on which somebody has dithered as long as it goes."""
    match = cycles(find_game("amerigo"), Settings().table_steps // 2)
    header = canonical(match.header.to_json())
    row = TableRow("long", "amerigo", header, bytes(32), False, "", "running", 0, "", "")
    seats = [SeatRow(seat, "", "human") for seat in range(match.header.players)]
    return Stored(row, seats, [entry.line() for entry in match.entries])


@pytest.mark.serial
def test_nobody_waits_while_the_longest_table_is_opened(longest: Stored) -> None:
    """It took the server's process a second, and longer ones five.

    The best of three times is what the opening itself costs on a machine that does other things.
    """

    async def open_it() -> list[tuple[float, int]]:
        office = BackgroundProcess()
        await office.ask("offered", "amerigo")  # it is there
        found = []
        try:
            for _ in range(3):
                open_table, stalled = await longest_wait(Opener(Settings(), office).opened(longest))
                found.append((stalled, open_table.seq))
            return found
        finally:
            await office.close()

    stalled, seq = min(asyncio.run(open_it()))
    assert seq == steps_in(longest.lines) >= Settings().table_steps
    assert stalled < 0.25


def test_the_server_plays_only_the_turn_under_way(longest: Stored) -> None:
    opened = ReelCache().open(Whole("amerigo", longest.row.header, longest.lines))
    assert isinstance(opened, Opened)
    assert len(json.loads(opened.point)["script"]) < 5
    assert sum(len(json.loads(part)) for part in opened.story) == steps_in(longest.lines) + 1
