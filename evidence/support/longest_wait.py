"""The longest time that work blocks the event loop."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


async def longest_wait(work: Awaitable[T]) -> tuple[T, float]:
    """The result of `work`, and the longest time that this process blocked the loop.

    Processor time counts, not the clock's: a busy machine may delay everything. Garbage of other
    tests does not count: a server, too, collects old objects only when nobody waits.
    """
    task, longest = asyncio.ensure_future(work), 0.0
    with left_alone():
        while not task.done():
            before = time.process_time()
            await asyncio.sleep(0.002)
            longest = max(longest, time.process_time() - before)
    return await task, longest


@contextmanager
def left_alone() -> Iterator[None]:
    """Exempts existing objects from garbage collection."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
