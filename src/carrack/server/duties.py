"""Singleton tasks among the servers of a store, and the time that all of them use.

Here a process has its store to itself: it has all duties, and its machine's time. Where others may
serve the store as well, :mod:`carrack.server.several.leases` says who has which.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

from carrack.server.clocks.now import Now, steady_time
from carrack.server.store.faults import StoreError

CLOCKS, NOTICES, ORDERS, UPKEEP = "clocks", "notices", "orders", "upkeep"
ALL = (CLOCKS, NOTICES, ORDERS, UPKEEP)
"""To give time back and look after clocks that run out, to tell people, to do what the operator
orders, and to tend tables and leagues."""

AGAIN_SECONDS = 0.5  # between two tries of what the store has failed at

WhenGone = Callable[[Collection[str], bool], Awaitable[None]]
"""A function to call when other servers have gone: their names, and whether this one continues
their work. (This server may never have seen them.)
"""

log = logging.getLogger(__name__)


class Duties:
    """The duties of this process, from `start` to `close`.

    `now` is the time that all go by, `holder` the name of this process in the store, `workers` how
    many others there are that think for it.
    """

    shared = False
    """Whether there may be other processes."""
    workers = 0
    is_first = True
    """Whether no other server was alive when this one started."""

    def __init__(self) -> None:
        self.holder = secrets.token_hex(8)
        self.now: Now = steady_time()
        self.when_gone: WhenGone = nobody_cares
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def has(self, duty: str) -> bool:
        """Whether a duty is this process's now."""
        return True

    async def learn(self) -> None:
        """Learn the store's time. Raises StoreError."""

    async def start(self, alone: Callable[[], Awaitable[None]]) -> None:
        """Take part; if no other server is alive, `alone` is done first. Raises StoreError."""
        await alone()

    async def close(self) -> None:
        """Let others have all duties."""

    @asynccontextmanager
    async def exclusively(self, name: str) -> AsyncIterator[None]:
        """Do something while no other task of any process does what has the same name.

        Raises StoreError.
        """
        async with self.locks[name]:
            yield


async def again(
    work: Callable[[], Awaitable[None]], what: str, seconds: float = float("inf")
) -> None:
    """Do something once more as long as the store fails, so long at most. Raises StoreError."""
    end = time.monotonic() + seconds
    while True:
        try:
            await work()
            return
        except StoreError as error:
            if time.monotonic() > end:
                raise
            log.warning("%s is tried again: %s", what, error)
        await asyncio.sleep(AGAIN_SECONDS)


async def repeatedly(work: Callable[[], Awaitable[None]], seconds: float, failed: str) -> None:
    """Do something for ever, so many seconds apart; the log says when and why it has `failed`."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("%s: %s", failed, error)
        except Exception:
            log.exception(failed)
        await asyncio.sleep(seconds)


async def cancelled(*tasks: asyncio.Future[Any] | None) -> None:
    """Cancel tasks, as far as there are any, and wait until they have ended."""
    under_way = [task for task in tasks if task is not None]
    for task in under_way:
        task.cancel()
    await asyncio.gather(*under_way, return_exceptions=True)


async def nobody_cares(names: Collection[str], is_ours: bool) -> None:
    """Do nothing when another server has gone."""
