"""Positions of the past, of a table's own game or of a record that somebody brings.

The archive plays them (`reel_cache.py`); here stands what it knows already.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from carrack.core.game import canonical
from carrack.core.record import Entry, Header
from carrack.server.http.protocol import Problem
from carrack.server.tables.open_table import OpenTable, gently
from carrack.server.thinking.background import BackgroundWorker
from carrack.server.thinking.reel_cache import Begun, RecordPart

KNOWN = 500
"""This many tables are remembered as looked at; of others the archive is told everything again."""


@dataclass(frozen=True)
class Past:
    """The record of a table as far as it goes: what the archive is asked about."""

    table: str
    header: Header
    entries: list[Entry]


def past_of(open_table: OpenTable) -> Past:
    """The record of an open table as it stands now."""
    return Past(open_table.row.table, open_table.match.header, list(open_table.match.entries))


@dataclass(frozen=True)
class Source:
    """Where a game goes on from; `begin` takes what the header says of seats, and its `extra`."""

    game: str
    players: int
    options: dict[str, Any]
    begin: Callable[[list[dict[str, Any]], dict[str, Any]], Awaitable[Begun]]


class Replays:
    """What is asked of the archive, one question of a table after the other."""

    def __init__(self, archive: BackgroundWorker) -> None:
        self.archive = archive
        self.known: OrderedDict[str, int] = OrderedDict()  # tables, and how much of them is there
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- records that somebody brings ------------------------------------------------------------

    async def add(self, text: str) -> bytes:
        """Plays a record; gives its name, header, steps and result. Raises Problem."""
        told: bytes = await self.archive.ask("add", secrets.token_hex(8), text)
        return told

    async def at(self, name: str, step: int, seat: int | None) -> bytes:
        """A position of a record that was brought. Raises Problem 404."""
        position: bytes = await self.archive.ask("at", name, step, seat)
        return position

    async def branch(self, name: str, step: int) -> Source:
        """What a table needs to go on from a step of a record that was brought. Raises Problem."""
        game, players, options = await self.archive.ask("players", name)
        return Source(game, players, options, partial(self.archive.ask, "branch", name, step))

    # --- tables ----------------------------------------------------------------------------------

    async def table_at(self, past: Past, step: int, seats: tuple[int, ...]) -> bytes:
        """The position after a step, for whoever has these seats. Raises Problem 404."""
        position: bytes = await self._asked(past, "table_at", step, seats)
        return position

    async def table_steps(self, past: Past, first: int, seat: int | None) -> bytes:
        """The steps from a number on, as a seat sees them."""
        steps: bytes = await self._asked(past, "table_steps", first, seat)
        return steps

    async def table_record(self, past: Past) -> str:
        """The record as text, without what is hidden while the game runs."""
        text: str = await self._asked(past, "table_record")
        return text

    def table_branch(self, past: Past, step: int) -> Source:
        """What a table needs to go on from a step of a finished game."""
        was = past.header
        begin = partial(self._asked, past, "table_branch", step)
        return Source(was.game, was.players, was.options, begin)

    async def _asked(self, past: Past, job: str, *what: Any) -> Any:
        lock = self.locks.setdefault(past.table, asyncio.Lock())
        async with lock:
            return await self._answered(past, job, *what)

    async def _answered(self, past: Past, job: str, *what: Any) -> Any:
        """The answer to what is told of a table; told everything if the archive has lost it."""
        told = self.known.pop(past.table, 0)
        for first in dict.fromkeys((told if told <= len(past.entries) else 0, 0)):
            part = await asyncio.to_thread(_part, past, first)
            answer = await self.archive.ask(job, part, *what)
            if answer is not None:
                self._know(past)
                return answer
        raise Problem(503, "busy", "no-past")

    def _know(self, past: Past) -> None:
        self.known[past.table] = len(past.entries)
        while len(self.known) > KNOWN:
            self.known.popitem(last=False)


def _part(past: Past, first: int) -> RecordPart:
    lines = [entry.line() for entry in gently(past.entries[first:])]
    return RecordPart(past.table, past.header.game, canonical(past.header.to_json()), first, lines)
