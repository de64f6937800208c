"""Line of this process to the others: questions, messages, and what it knows of them.

Messages are lost when a process or its connection is, so a lost one only delays its effect. No
message is the truth about a table: that is in the store.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from carrack.server.store.store import LETTERS, Exchange

GATHERED_SECONDS = 0.003  # for which what is to be told is gathered
SOME = 200  # names in one part of a message

Counts = dict[int, int]
"""The number of connections of each seat; those of people without one under `NO_SEAT`."""
NO_SEAT = -1


@dataclass
class Process:
    """Another process: where its bots think, and who is connected to it."""

    thinking: set[str] = field(default_factory=set)
    present: dict[str, Counts] = field(default_factory=dict)


class Line:
    """The line from the process `name` to all others."""

    def __init__(self, exchange: Exchange, name: str) -> None:
        self.exchange = exchange
        self.name = name
        self.known: dict[str, Process] = {}
        self.words: list[list[Any]] = []  # to be told
        self.news: dict[str, None] = {}  # tables that have changed, in order
        self.told = asyncio.Event()
        self.wanted: set[str] = set()  # tables whose revisions are asked for next
        self.asking: asyncio.Task[dict[str, int]] | None = None  # the last question on its way
        self.next: asyncio.Task[dict[str, int]] | None = None

    # --- questions
    # ----------------------------------------------------------------------------------

    async def revision(self, table: str) -> int | None:
        """The revision of a table as it is stored by now; None: there is none.

        Questions that come while one is on its way are asked together. Raises StoreError.
        """
        self.wanted.add(table)
        if self.next is None:
            self.next = asyncio.create_task(self._ask(self.asking))
            self.next.add_done_callback(_looked_at)
        return (await asyncio.shield(self.next)).get(table)

    async def _ask(self, before: asyncio.Task[Any] | None) -> dict[str, int]:
        """The revisions of all tables that are wanted when the question before is answered."""
        if before is not None:
            await asyncio.wait({before})
        wanted, self.wanted, self.asking, self.next = self.wanted, set(), self.next, None
        return await self.exchange.revisions(list(wanted))

    # --- sending ---------------------------------------------------------------------------------

    def changed(self, table: str) -> None:
        """Tell that a table has changed."""
        self.news[table] = None
        self.told.set()

    def changes(self, tables: list[str], *words: list[Any]) -> Iterator[str]:
        """Yield messages about tables whose steps are stored, with other words."""
        some = [tables[first : first + SOME] for first in range(0, len(tables), SOME)]
        return packed(self.name, [*words, *(["changed", names] for names in some)])

    def say(self, kind: str, *what: Any) -> None:
        """Tell something soon."""
        self.words.append([kind, *what])
        self.told.set()

    def thinking(self, tables: list[str]) -> None:
        """Tell where bots think here."""
        self.say("alive", tables[:SOME])
        for first in range(SOME, len(tables), SOME):
            self.say("also", tables[first : first + SOME])

    async def send(self) -> None:
        """Send what is told, for ever. Raises StoreError."""
        while True:
            await self.told.wait()
            await asyncio.sleep(GATHERED_SECONDS)
            self.told.clear()
            await self.flush()

    async def flush(self) -> None:
        """Tell all that is to be told, in as few messages as it fits into. Raises StoreError."""
        news, words, self.news, self.words = list(self.news), self.words, {}, []
        for message in self.changes(news, *words):
            await self.exchange.send(message)

    # --- what is known ---------------------------------------------------------------------------

    def present(self, table: str) -> Counts:
        """Count the connections of a table's seats at other processes."""
        counts: Counts = Counter()
        for process in self.known.values():
            for seat, count in process.present.get(table, {}).items():
                counts[seat] += count
        return counts

    def think(self, table: str) -> bool:
        """Whether another process says that it thinks about a table."""
        return any(table in process.thinking for process in self.known.values())


def _looked_at(question: asyncio.Task[Any]) -> None:
    """Take note of how a question ended, which nobody may be waiting for by then."""
    if not question.cancelled():
        question.exception()


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
