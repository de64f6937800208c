"""The processes that serve the same tables: what is done here about what the others say.

Tables that are needed here are looked at every second, whatever is said. That a process has gone is
known by its duties.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from carrack.server.duties import cancelled, repeatedly
from carrack.server.refusals import Problem
from carrack.server.several.following import Following, here
from carrack.server.several.leases import SharedDuties
from carrack.server.several.line import SOME, Counts, Line, Process
from carrack.server.several.shared_bots import SharedBots
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from carrack.server.tables.one_process import OneProcess
from carrack.server.tables.table import Table
from carrack.server.tables.timekeeper import Visit
from carrack.server.tables.watching import show_presence
from carrack.server.thinking.bots import Bots

ALIVE_SECONDS = 0.4  # between two times that it is told where bots think
LOOK_SECONDS = 1.0  # between two looks at the revisions of tables that are needed here
AGAIN_SECONDS = 0.3  # until a lost connection is made anew
THINKING = {"alive", "also", "bye"}
"""The messages about where bots think."""


class Processes(OneProcess):
    """This process and the others, from `start` to `close`."""

    def __init__(self, store: Store) -> None:
        self.duties = SharedDuties(store.duties)
        self.line = Line(store.exchange(), self.duties.holder)
        self.jobs = store.jobs
        self.tables: Mapping[str, Table] = {}
        self.visit: Visit
        self.tasks: list[asyncio.Task[None]] = []
        self.going: set[asyncio.Task[None]] = set()
        self.looking: dict[str, bool] = {}  # tables that are looked at; whether once more
        self.told_of: set[str] = set()  # those of which another process says that they have changed
        self.listeners: dict[str, Callable[[Any], object]] = {}
        self.missed: list[Callable[[], object]] = []

    def bots(self, here: Bots) -> Bots:
        here.expect()  # those of a server that is killed are not to wait for a process
        return SharedBots(here, self.jobs, self.duties)

    def at(self, table: Table) -> Following:
        return Following(table, self.line)

    async def start(self, known: Mapping[str, Table], visit: Visit) -> None:
        """Begin to listen and to tell, and wait until those who are there have answered."""
        self.tables, self.visit = known, visit
        for work in (self._receive, self.line.send, self._live, self._look):
            lasting = repeatedly(work, AGAIN_SECONDS, "other processes are out of reach")
            self.tasks.append(asyncio.create_task(lasting))
        await asyncio.sleep(ALIVE_SECONDS)

    async def close(self) -> None:
        """Say that this process leaves, and be silent."""
        await cancelled(*self.tasks, *self.going)
        self.line.words, self.line.news = [["bye"]], {}
        with suppress(StoreError):
            await self.line.flush()
        await self.line.exchange.close()

    # --- telling ---------------------------------------------------------------------------------

    def think(self, table: str) -> bool:
        return self.line.think(table)

    def say(self, kind: str, what: Any) -> None:
        self.line.say("say", kind, what)

    def say_of(self, kind: str, tables: list[str]) -> None:
        for first in range(0, len(tables) or 1, SOME):
            self.say(kind, tables[first : first + SOME])

    def listen(
        self, kind: str, take: Callable[[Any], object], missed: Callable[[], object]
    ) -> None:
        self.listeners[kind] = take
        self.missed.append(missed)

    def _report_thinking(self) -> None:
        self.line.thinking([t.name for t in self.tables.values() if t.turns.under_way])

    def _report_present(self) -> None:
        for table in self.tables.values():
            if table.hub.watchers:
                self.line.say("here", table.name, here(table))

    # --- receiving
    # ---------------------------------------------------------------------------------

    async def _receive(self) -> None:
        try:
            async for message in self.line.exchange.messages():
                if not message:  # what was said before is lost
                    self.line.say("who")
                    self._report_thinking()
                    self._report_present()
                    self._look_at(*self._needed())
                    for missed in self.missed:
                        missed()
                else:
                    name, *words = json.loads(message)
                    if name != self.line.name:
                        self._take(name, words)
        finally:
            self.left(list(self.line.known))

    def _take(self, name: str, words: list[list[Any]]) -> None:
        process = self.line.known.get(name)
        if process is None:
            process = self.line.known[name] = Process()
            if ["who"] not in words:  # it was taken for gone: who is there is not known any more
                self.line.say("who")
        for kind, *what in words:
            if kind == "changed":
                self.told_of.update(table for table in what[0] if self._needs(table))
                self._look_at(*what[0])
            elif kind == "alive":
                process.thinking = set(what[0])
            elif kind == "also":
                process.thinking.update(what[0])
            elif kind == "here":
                self._present(process, *what)
            elif kind == "who":
                self._report_present()
                self._report_thinking()
            elif kind == "bye":
                self.left([name])
            elif kind == "say" and what[0] in self.listeners:
                self.listeners[what[0]](what[1])
        if THINKING.intersection(kind for kind, *_ in words):  # all tables are looked at
            self._let_think()

    def _present(self, process: Process, table: str, counts: list[list[int]]) -> None:
        before = process.present.pop(table, {})
        now: Counts = {seat: count for seat, count in counts if count}
        if now:
            process.present[table] = now
        if before != now:
            self._show_presence(table)

    def _show_presence(self, name: str) -> None:
        """Show that somebody has come to another process, or has left it."""
        table = self.tables.get(name)
        if table is None or table.there is None:
            return
        table.there.watched = table.hub.watched
        if table.lock.locked():
            return  # it is shown with what is done now
        if table.hub.watchers:
            show_presence(table, table.there)
        table.turns.wake()

    def _let_think(self) -> None:
        """Wake the bots for which no process thinks any more."""
        for table in list(self.tables.values()):
            if table.turns.waits and not table.lock.locked():
                table.turns.wake()

    def left(self, names: Iterable[str]) -> None:
        for name in names:
            process = self.line.known.pop(name, None)
            for table in process.present if process is not None else ():
                self._show_presence(table)

    # --- what is done again and again ------------------------------------------------------------

    async def _live(self) -> None:
        """Tell where bots think, and wake those for which no process thinks."""
        while True:
            self._report_thinking()
            await asyncio.sleep(ALIVE_SECONDS)
            self._let_think()

    async def _look(self) -> None:
        """Look at the revisions of the tables that are needed here."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            needed = self._needed()
            if needed:
                found = await self.line.exchange.revisions(needed)
                self._look_at(*(name for name in needed if found.get(name) != self._revision(name)))

    def _needed(self) -> list[str]:
        """The tables that somebody watches here, or whose bots this process looks after."""
        return [name for name in self.tables if self._needs(name)]

    def _needs(self, name: str) -> bool:
        table = self.tables.get(name)
        return table is not None and (
            bool(table.hub.watchers) or table.turns.under_way or table.turns.waits
        )

    def _revision(self, name: str) -> int:
        """The revision of a table in memory; -1 if it is not there."""
        table = self.tables.get(name)
        return table.there.row.revision if table is not None and table.there is not None else -1

    def _look_at(self, *tables: str) -> None:
        for table in tables:
            if table in self.looking:
                self.looking[table] = True
            elif self._needs(table):
                self.looking[table] = True
                task = asyncio.create_task(self._looked(table))
                self.going.add(task)
                task.add_done_callback(self.going.discard)

    async def _looked(self, table: str) -> None:
        try:
            while self.looking[table]:
                self.looking[table] = False
                await self._read(table)
        finally:
            del self.looking[table]

    async def _read(self, name: str) -> None:
        """Read what is new at a table."""
        table = self.tables.get(name)
        if name in self.told_of and table is not None and isinstance(table.others, Following):
            table.others.old = True
        self.told_of.discard(name)
        with suppress(Problem):  # logged, or a table that is gone: its watchers know
            await self.visit(name)
