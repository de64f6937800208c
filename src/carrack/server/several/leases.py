"""Leases: which of several servers has which duty, for how long, and the time that all use."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager

from carrack.server.duties import ALL, Duties, cancelled
from carrack.server.store.duties import LEASE, SERVER, Beat, DutyStore
from carrack.server.store.faults import StoreError

BEAT_SECONDS = 0.3
MARGIN = 0.2
"""Seconds before the end of a lease at which its holder does the duty no more."""
WAIT_SECONDS = 0.05  # between two tries to take what another one has for a moment
LEARNED = 3  # beats by which the store's time is first learned
MOST_STEP = 1.0  # milliseconds by which the time is corrected at a beat

log = logging.getLogger(__name__)


class SharedTime:
    """The store's time as this process knows it, in milliseconds; it goes on steadily.

    This machine's clock is not asked, only how much time passes on it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.ahead: float | None = None  # of this machine's steady time, in milliseconds
        self.least = float("inf")  # seconds: of the answers by which it was first learned
        self.last = 0

    def __call__(self) -> int:
        self.last = max(self.last, int(self.clock() * 1000 + (self.ahead or 0.0)))
        return self.last

    def learn(self, theirs: int, asked: float, answered: float) -> None:
        """Take the store's time from an answer that came soonest, among the first."""
        if answered - asked < self.least:
            self.least = answered - asked
            self.ahead = theirs - (asked + answered) * 500

    def follow(self, theirs: int, asked: float, answered: float) -> None:
        """Follow the store's time slowly: machines do not go equally fast."""
        off = theirs - (asked + answered) * 500 - (self.ahead or 0.0)
        if abs(off) > (answered - asked) * 500:
            self.ahead = (self.ahead or 0.0) + max(-MOST_STEP, min(MOST_STEP, off))


class SharedDuties(Duties):
    """The duties of a process among several: it has each by a lease, which it renews."""

    shared = True

    def __init__(self, store: DutyStore, kind: str = SERVER, duties: Collection[str] = ALL) -> None:
        """`kind` is what the name of this process begins with, `duties` which it may have."""
        super().__init__()
        self.store = store
        self.clock: Callable[[], float] = time.monotonic
        self.wanted = {f"{kind}{self.holder}", *duties}
        self.held: frozenset[str] = frozenset()
        self.until = float("-inf")
        self.servers: frozenset[str] = frozenset()  # the names of those that are alive
        self.time = SharedTime()
        self.now = self.time
        self.tasks: set[asyncio.Task[None]] = set()

    def has(self, duty: str) -> bool:
        """Whether a duty is this process's now. Without an answer of the store it soon is not."""
        return duty in self.held and self.clock() < self.until

    async def learn(self) -> None:
        for _ in range(LEARNED):
            asked = self.clock()
            theirs = await self.store.time()
            self.time.learn(theirs, asked, self.clock())

    async def start(self, alone: Callable[[], Awaitable[None]]) -> None:
        async with self.store.starting() as self.is_first:
            if self.is_first:
                await alone()
            await self.join()

    async def join(self) -> None:
        """Take part. Raises StoreError."""
        await self.beat()
        self._begin(self._beats())

    async def close(self) -> None:
        await cancelled(*self.tasks)
        self.held = frozenset()
        try:
            await self.store.leave(self.holder)
        except StoreError as error:
            log.warning("duties end by themselves: %s", error)

    def _begin(self, job: Awaitable[None]) -> None:
        task = asyncio.ensure_future(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def beat(self) -> Beat:
        """Renew the leases. Raises StoreError."""
        asked = self.clock()
        beat = await self.store.beat(self.holder, self.wanted)
        self.held, self.until = beat.held, asked + LEASE / 1000 - MARGIN
        self.time.follow(beat.time, asked, self.clock())
        self.workers = beat.workers
        gone = (self.servers - beat.servers) | beat.gone
        self.servers = beat.servers
        if gone:
            names = {name.removeprefix(SERVER) for name in gone}
            self._begin(self._gone(names, bool(beat.gone)))
        return beat

    async def _beats(self) -> None:
        failed = False
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
                failed = False
            except StoreError as error:
                if not failed:
                    log.error("this server lets others do what one is to do: %s", error)
                failed = True
            except Exception:
                log.exception("duties cannot be renewed")

    async def _gone(self, names: Collection[str], is_ours: bool) -> None:
        try:
            await self.when_gone(names, is_ours)
        except Exception:
            log.exception("what another server has left cannot be taken over")

    @asynccontextmanager
    async def exclusively(self, name: str) -> AsyncIterator[None]:
        async with super().exclusively(name):
            self.wanted.add(name)
            try:
                while name not in (await self.beat()).held:
                    await asyncio.sleep(WAIT_SECONDS)
                yield
            finally:
                self.wanted.discard(name)
                await self.store.release(self.holder, name)
