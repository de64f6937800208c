"""Past positions of a table's game or of an uploaded record.

The archive replays them (`reel_cache.py`); here is noted what it knows already.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from carrack.core.game import canonical
from carrack.core.record import Entry, Header
from carrack.lessons.course import Lesson
from carrack.plays.files import PlayFile
from carrack.server.refusals import Problem
from carrack.server.shapes.messages import BranchPost, JudgePost
from carrack.server.store.jobs import TaskStore
from carrack.server.tables.background import BackgroundWorker
from carrack.server.tables.open_table import OpenTable, gently
from carrack.server.tables.reel_cache import NO_REPLAY, Begun, RecordPart
from carrack.server.tables.tried import TryRequest
from carrack.server.thinking.bots import DecisionTask, TurnTask

KNOWN = 500
"""The most tables that are remembered; for others the archive gets the whole record again."""
NAME_BYTES = 8
NAME = re.compile(f"[0-9a-f]{{{2 * NAME_BYTES}}}")


@dataclass(frozen=True)
class Past:
    """The record of a table so far, about which the archive is asked."""

    table: str
    header: Header
    entries: list[Entry]


def past_of(open_table: OpenTable) -> Past:
    """The record of an open table as it stands now; one that may be mended is another each time."""
    beside = open_table.beside
    name = open_table.row.table if beside is None else f"{open_table.row.table} {beside.at}"
    return Past(name, open_table.match.header, list(open_table.match.entries))


@dataclass(frozen=True)
class Source:
    """The source that a game continues from; `begin` takes the header's seats and its `extra`."""

    game: str
    players: int
    options: dict[str, Any]
    begin: Callable[[list[dict[str, Any]], dict[str, Any]], Awaitable[Begun]]


class Replays:
    """The questions to the archive, one at a time for each table."""

    def __init__(self, archive: BackgroundWorker, jobs: TaskStore | None = None) -> None:
        """`jobs` has what was brought to other processes, if there are any."""
        self.archive = archive
        self.jobs = jobs
        self.known: OrderedDict[str, int] = OrderedDict()  # tables, and how much of them is there
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- records that somebody brings ------------------------------------------------------------

    async def add(self, text: str) -> bytes:
        """Replay a record; return its name, header, steps and result. Raises Problem."""
        name = secrets.token_hex(NAME_BYTES)
        answer: bytes = await self.archive.ask("add", name, text)
        if self.jobs is not None:
            await self.jobs.bring(name, text)
        return answer

    async def _brought(self, job: str, name: str, *what: Any) -> Any:
        """The answer about an uploaded record, wherever it was brought. Raises Problem."""
        try:
            return await self.archive.ask(job, name, *what)
        except Problem as problem:
            if problem.code != NO_REPLAY or self.jobs is None or not NAME.fullmatch(name):
                raise
            text = await self.jobs.brought(name)
            if text is None:
                raise
        await self.archive.ask("add", name, text)
        return await self.archive.ask(job, name, *what)

    async def at(self, name: str, step: int, seat: int | None) -> bytes:
        """A position of an uploaded record. Raises Problem."""
        position: bytes = await self._brought("at", name, step, seat)
        return position

    async def tried(self, name: str, request: TryRequest) -> bytes | DecisionTask:
        """Try a line after a step of an uploaded record. Raises Problem."""
        answer: bytes | DecisionTask = await self._brought("tried", name, request)
        return answer

    async def turn(self, name: str, post: JudgePost) -> TurnTask:
        """The turn of an uploaded record that is tried anew. Raises Problem."""
        task: TurnTask = await self._brought("turn", name, post)
        return task

    async def play(self, name: str, file: PlayFile) -> str:
        """The game of an uploaded record as a file for other programs. Raises Problem."""
        text: str = await self._brought("play", name, file)
        return text

    async def branch(self, name: str, post: BranchPost) -> Source:
        """Return the source of a table that continues from an uploaded record. Raises Problem."""
        game, players, options = await self._brought("players", name)
        return Source(game, players, options, partial(self._brought, "branch", name, post.step))

    # --- lessons ---------------------------------------------------------------------------------

    def lesson(self, game: str, lesson: Lesson) -> Source:
        """Return the source of a table that begins where a lesson does."""
        begin = partial(self.archive.ask, "lesson", game, lesson.name)
        return Source(game, lesson.players, lesson.options, begin)

    # --- tables ----------------------------------------------------------------------------------

    async def table_at(self, past: Past, step: int, seats: tuple[int, ...]) -> bytes:
        """The position after a step, as these seats see it. Raises Problem."""
        position: bytes = await self._in_turn(past, "table_at", step, seats)
        return position

    async def table_tried(self, past: Past, request: TryRequest) -> bytes | DecisionTask:
        """Try a line after a step of a table's game. Raises Problem."""
        answer: bytes | DecisionTask = await self._in_turn(past, "table_tried", request)
        return answer

    async def table_turn(self, past: Past, post: JudgePost) -> TurnTask:
        """The turn of a table's game that is tried anew. Raises Problem."""
        task: TurnTask = await self._in_turn(past, "table_turn", post)
        return task

    async def table_steps(self, past: Past, first: int, seat: int | None) -> bytes:
        """The steps from a number on, as a seat sees them."""
        steps: bytes = await self._in_turn(past, "table_steps", first, seat)
        return steps

    async def table_record(self, past: Past) -> str:
        """The record as text, without what is hidden while the game runs."""
        text: str = await self._in_turn(past, "table_record")
        return text

    async def table_play(self, past: Past, file: PlayFile, begun: str, ended: str) -> str:
        """A finished game as a file for other programs. Raises Problem."""
        times = datetime.fromisoformat(begun), datetime.fromisoformat(ended)
        text: str = await self._in_turn(past, "table_play", file, *times)
        return text

    def table_branch(self, past: Past, post: BranchPost) -> Source:
        """Return the source of a table that continues from a step of a finished game."""
        was = past.header
        begin = partial(self._in_turn, past, "table_branch", post.step)
        return Source(was.game, was.players, was.options, begin)

    def forget(self, table: str) -> None:
        """Let the archive read a table's record again, which was changed."""
        self.known.pop(table, None)

    async def _in_turn(self, past: Past, job: str, *what: Any) -> Any:
        lock = self.locks.setdefault(past.table, asyncio.Lock())
        async with lock:
            return await self._answered(past, job, *what)

    async def _answered(self, past: Past, job: str, *what: Any) -> Any:
        """The archive's answer; it gets the whole record again if it has lost the table."""
        sent = self.known.pop(past.table, 0)
        for first in dict.fromkeys((sent if sent <= len(past.entries) else 0, 0)):
            part = await asyncio.to_thread(_part, past, first)
            answer = await self.archive.ask(job, part, *what)
            if answer is not None:
                self._know(past)
                return answer
        raise Problem("busy", "no-past")

    def _know(self, past: Past) -> None:
        self.known[past.table] = len(past.entries)
        while len(self.known) > KNOWN:
            self.known.popitem(last=False)


def _part(past: Past, first: int) -> RecordPart:
    lines = [entry.line() for entry in gently(past.entries[first:])]
    return RecordPart(past.table, past.header.game, canonical(past.header.to_json()), first, lines)
