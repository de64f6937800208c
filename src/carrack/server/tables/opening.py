"""Opening of a table that is not in memory.

A short record is replayed here. A long one is replayed in the workshop, which returns a checkpoint:
the server reads the story and replays only the current turn.
"""

from __future__ import annotations

import asyncio

import msgspec

from carrack.core.checkpoint import step_from_data
from carrack.core.story import HistoryStep
from carrack.server.clocks.now import Now, steady_time
from carrack.server.refusals import Problem
from carrack.server.settings import Settings
from carrack.server.store.table_rows import RUNNING, Stored
from carrack.server.tables.background import BackgroundWorker
from carrack.server.tables.open_table import OpenTable, RestoredGame, gently
from carrack.server.tables.reel_cache import Opened, Whole
from carrack.server.tables.seated import is_entered
from carrack.server.tables.tabletop_table import TabletopTable
from carrack.server.thinking.bots import Bots


class Opener:
    """Opens tables within the limits of the settings."""

    def __init__(
        self,
        settings: Settings,
        workshop: BackgroundWorker,
        bots: Bots | None = None,
        now: Now | None = None,
    ) -> None:
        """`bots` are those that will play there, `now` the time that clocks go by."""
        self.now: Now = now or steady_time()
        self.settings = settings
        self.workshop = workshop
        self.bots = bots or Bots()
        self.broken: dict[str, Problem] = {}
        """The tables that could not be opened when somebody last came there, and why."""

    async def opened(self, stored: Stored) -> OpenTable:
        """The table with its game. Raises RecordError, UnknownGame and Problem."""
        open_table = await self._read(stored)
        open_table.last_step = self.settings.last_step
        open_table.bots = self.bots
        open_table.now = self.now
        return open_table

    async def _read(self, stored: Stored) -> OpenTable:
        row, steps = stored.row, steps_in(stored.lines)
        if steps > self.settings.opened_steps:
            raise Problem("long", "long-opened", {"count": steps})
        if row.status == RUNNING and is_entered(row):
            return await asyncio.to_thread(TabletopTable, stored)
        if steps <= self.settings.cold_steps:
            return await asyncio.to_thread(OpenTable, stored)
        opened = await self.workshop.ask("open", Whole(row.game, row.header, stored.lines))
        if not isinstance(opened, Opened):
            raise opened
        return await asyncio.to_thread(_read, stored, opened)


def steps_in(lines: list[str]) -> int:
    """The number of steps in the lines of a record, after the set-up."""
    return sum(not line.startswith(('{"chance"', '{"hash"')) for line in lines)


def _read(stored: Stored, opened: Opened) -> OpenTable:
    steps: list[HistoryStep] = []
    for part in opened.story:
        steps.extend(step_from_data(data) for data in gently(msgspec.json.decode(part)))
    return OpenTable(stored, RestoredGame(msgspec.json.decode(opened.point), steps))
