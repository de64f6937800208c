"""The other processes that serve the same tables: what they tell each other, and who is there.

Messages are lost when a process or its connection is, so all that follows from one follows a little
later without it: tables that are needed here are looked at every second. Nothing told here is the
truth about a table: that is in the store. That a process has gone is known by its duties.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from carrack.server.store.faults import StoreError
from carrack.server.store.store import LETTERS, Exchange

ALIVE_SECONDS = 0.4  # between two times that it is told where bots think
LOOK_SECONDS = 1.0  # between two looks at the revisions of tables that are needed here
GATHERED_SECONDS = 0.003  # for which what is to be told is gathered
AGAIN_SECONDS = 0.3  # until a lost connection is made anew
SOME = 200  # names in one part of a message

log = logging.getLogger(__name__)

Counts = dict[int, int]
"""How many connections each seat has; those of people without one under `NO_SEAT`."""
NO_SEAT = -1


@dataclass
class Process:
    """Another process: where its bots think, and who is connected to it."""

    thinking: set[str] = field(default_factory=set)
    present: dict[str, Counts] = field(default_factory=dict)


class Hearer:
    """What is done here about the news of others."""

    def needed(self) -> list[str]:
        """The tables that somebody watches here, or whose bots this process looks after."""
        return []

    def revision(self, table: str) -> int | None:
        """The revision of a table that is needed here; None: it is not in memory."""
        return None

    async def look(self, table: str, told: bool) -> None:
        """Read what is new at a table, if it is needed here; `told`: another process says so."""

    def present(self) -> dict[str, Counts]:
        """Who is connected here, at each table."""
        return {}

    def presence(self, table: str) -> None:
        """Somebody has come to another process, or has left it."""

    def thinking(self) -> list[str]:
        """The tables whose bots are at work here."""
        return []

    def waiting(self) -> None:
        """Let bots think about whom no process thinks any more."""


class OtherProcesses:
    """The line to the other processes, from `start` to `close`."""

    def __init__(self, exchange: Exchange) -> None:
        self.exchange = exchange
        self.hearer = Hearer()
        self.name = ""  # that of its duties
        self.known: dict[str, Process] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.going: set[asyncio.Task[None]] = set()
        self.words: list[list[Any]] = []  # to be told
        self.news: dict[str, None] = {}  # tables that have changed, in order
        self.told = asyncio.Event()
        self.wanted: dict[str, list[asyncio.Future[int | None]]] = {}
        self.asking: asyncio.Task[None] | None = None
        self.looking: dict[str, bool] = {}  # tables that are looked at; whether once more
        self.told_of: set[str] = set()  # those of which another process says that they have changed
        self.listeners: dict[str, Callable[[Any], object]] = {}
        self.missed: list[Callable[[], object]] = []

    async def start(self, hearer: Hearer) -> None:
        """Begin to listen and to tell, and wait until those who are there have answered."""
        self.hearer = hearer
        for work in (self._hear, self._send, self._live, self._look):
            self.tasks.append(asyncio.create_task(self._lasting(work)))
        await asyncio.sleep(ALIVE_SECONDS)

    async def close(self) -> None:
        """Say that this process leaves, and be silent."""
        for task in (*self.tasks, *self.going):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.going, return_exceptions=True)
        self.words, self.news = [["bye"]], {}
        with suppress(StoreError):
            await self._flush()
        await self.exchange.close()

    async def _lasting(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for ever, whatever fails."""
        while True:
            try:
                await work()
            except StoreError as error:
                log.warning("other processes are out of reach: %s", error)
            except Exception:
                log.exception("what other processes say is lost")
            await asyncio.sleep(AGAIN_SECONDS)

    # --- revisions -------------------------------------------------------------------------------

    async def revision(self, table: str) -> int | None:
        """The revision of a table as it is stored by now; None: there is none.

        Questions that come while one is on its way are asked together. Raises StoreError.
        """
        found: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.wanted.setdefault(table, []).append(found)
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._ask())
        return await found

    async def _ask(self) -> None:
        while self.wanted:
            asked, self.wanted = self.wanted, {}
            try:
                found = await self.exchange.revisions(list(asked))
            except BaseException as error:
                failed = error if isinstance(error, StoreError) else StoreError("it has ended")
                for future in _open(asked):
                    future.set_exception(failed)
                if not isinstance(error, StoreError):
                    raise
                continue
            for table, futures in asked.items():
                for future in futures:
                    if not future.done():
                        future.set_result(found.get(table))

    # --- telling ---------------------------------------------------------------------------------

    def changed(self, table: str) -> None:
        """Tell that a table has changed."""
        self.news[table] = None
        self.told.set()

    def say(self, kind: str, what: Any) -> None:
        """Tell those something who `listen` to its kind."""
        self.words.append(["say", kind, what])
        self.told.set()

    def say_of(self, kind: str, tables: list[str]) -> None:
        """Tell those something of tables, some at a time."""
        for first in range(0, len(tables) or 1, SOME):
            self.say(kind, tables[first : first + SOME])

    def listen(
        self, kind: str, heard: Callable[[Any], object], missed: Callable[[], object]
    ) -> None:
        """Have something done here when another process says something of a kind, or may have."""
        self.listeners[kind] = heard
        self.missed.append(missed)

    def came_or_went(self, table: str) -> None:
        """Tell who is connected here to a table."""
        self.words.append(["here", table, self._here(table)])
        self.told.set()

    def thinks(self) -> None:
        """Tell at once where bots think here."""
        self._alive()
        self.told.set()

    def _here(self, table: str) -> list[list[int]]:
        return [list(item) for item in self.hearer.present().get(table, {}).items()]

    def _alive(self) -> None:
        names = self.hearer.thinking()
        self.words.append(["alive", names[:SOME]])
        for first in range(SOME, len(names), SOME):
            self.words.append(["also", names[first : first + SOME]])

    async def _send(self) -> None:
        while True:
            await self.told.wait()
            await asyncio.sleep(GATHERED_SECONDS)
            self.told.clear()
            await self._flush()

    async def _flush(self) -> None:
        """Tell all that is to be told, in as few messages as it fits into. Raises StoreError."""
        news, words, self.news, self.words = list(self.news), self.words, {}, []
        for first in range(0, len(news), SOME):
            words.append(["changed", news[first : first + SOME]])
        for message in packed(self.name, words):
            await self.exchange.send(message)

    # --- hearing ---------------------------------------------------------------------------------

    async def _hear(self) -> None:
        try:
            async for message in self.exchange.hear():
                if not message:  # what was said before is lost
                    self.words.append(["who"])
                    self._alive()
                    self._say_all_here()
                    self._look_at(*self.hearer.needed())
                    for missed in self.missed:
                        missed()
                else:
                    name, *words = json.loads(message)
                    if name != self.name:
                        self._heard(name, words)
        finally:
            self.left(list(self.known))

    def _heard(self, name: str, words: list[list[Any]]) -> None:
        process = self.known.get(name)
        if process is None:
            process = self.known[name] = Process()
            if ["who"] not in words:  # it was taken for gone: who is there is not known any more
                self.words.append(["who"])
        for kind, *what in words:
            if kind == "changed":
                self.told_of.update(t for t in what[0] if self.hearer.revision(t) is not None)
                self._look_at(*what[0])
            elif kind == "alive":
                process.thinking = set(what[0])
            elif kind == "also":
                process.thinking.update(what[0])
            elif kind == "here":
                self._present(process, *what)
            elif kind == "who":
                self._say_all_here()
                self._alive()
            elif kind == "bye":
                self.left([name])
            elif kind == "say" and what[0] in self.listeners:
                self.listeners[what[0]](what[1])
        self.hearer.waiting()

    def _say_all_here(self) -> None:
        for table in self.hearer.present():
            self.words.append(["here", table, self._here(table)])
        self.told.set()

    def _present(self, process: Process, table: str, counts: list[list[int]]) -> None:
        before = process.present.pop(table, {})
        now = {seat: count for seat, count in counts if count}
        if now:
            process.present[table] = now
        if before != now:
            self.hearer.presence(table)

    def present(self, table: str) -> Counts:
        """How many connections the seats of a table have at other processes."""
        counts: Counts = Counter()
        for process in self.known.values():
            for seat, count in process.present.get(table, {}).items():
                counts[seat] += count
        return counts

    def think(self, table: str) -> bool:
        """Whether another process says that it thinks about a table."""
        return any(table in process.thinking for process in self.known.values())

    # --- what is done again and again ------------------------------------------------------------

    async def _live(self) -> None:
        """Tell where bots think, and let those think for whom nobody does."""
        while True:
            self._alive()
            self.told.set()
            await asyncio.sleep(ALIVE_SECONDS)
            self.hearer.waiting()

    def left(self, names: Iterable[str]) -> None:
        """Forget processes that are gone."""
        for name in names:
            process = self.known.pop(name, None)
            for table in process.present if process is not None else ():
                self.hearer.presence(table)

    async def _look(self) -> None:
        """Look at the revisions of the tables that are needed here."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            needed = self.hearer.needed()
            if needed:
                found = await self.exchange.revisions(needed)
                self._look_at(*(t for t in needed if found.get(t) != self.hearer.revision(t)))

    def _look_at(self, *tables: str) -> None:
        for table in tables:
            if table in self.looking:
                self.looking[table] = True
            elif self.hearer.revision(table) is not None:
                self.looking[table] = True
                self._go(self._looked(table))

    async def _looked(self, table: str) -> None:
        try:
            while self.looking[table]:
                self.looking[table] = False
                told = table in self.told_of
                self.told_of.discard(table)
                await self.hearer.look(table, told)
        finally:
            del self.looking[table]

    def _go(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.going.add(task)
        task.add_done_callback(self.going.discard)


def _open(asked: dict[str, list[asyncio.Future[int | None]]]) -> Iterator[asyncio.Future[Any]]:
    return (future for futures in asked.values() for future in futures if not future.done())


def packed(name: str, words: list[list[Any]]) -> Iterator[str]:
    """Messages with all words, each as long as it may be."""
    head = f'["{name}"'
    parts, length = [head], len(head) + 1
    for word in words:
        part = json.dumps(word, separators=(",", ":"))
        if length + len(part) + 1 > LETTERS and len(parts) > 1:
            yield ",".join(parts) + "]"
            parts, length = [head], len(head) + 1
        parts.append(part)
        length += len(part) + 1
    if len(parts) > 1:
        yield ",".join(parts) + "]"
