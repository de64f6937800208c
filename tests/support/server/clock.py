"""How long others wait while something is done in the server's process; a clock for tests."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


class Clock:
    """A clock that stands still until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def longest_wait(work: Awaitable[T]) -> tuple[T, float]:
    """What comes of it, and how long this process was at work at most while the loop stood still.

    Its own seconds count, not the clock's: a busy machine may let nobody on for longer. Nor does
    what other tests have left count: a server, too, looks at its oldest objects when nobody waits.
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
    """What there is now is not looked through for garbage."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
