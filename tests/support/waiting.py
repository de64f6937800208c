"""The only place below `tests/` that waits: for something to happen, never for a time to pass.

There is one limit. Reaching it is a failure that names what did not happen.
"""

from __future__ import annotations

import asyncio
import inspect
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

LIMIT = 60.0
"""Seconds after which nobody waits any longer; a busy machine is slow, not broken."""
PAUSE = 0.005
"""Seconds between two looks."""

T = TypeVar("T")


def found(look: Callable[[], T | None], what: str = "", limit: float = LIMIT) -> T:
    """Looks until there is something to return: anything that is true."""
    end = time.monotonic() + limit
    while not (value := look()):
        assert time.monotonic() < end, _missed(limit, what, look)
        time.sleep(PAUSE)
    return value


def until(holds: Callable[[], object], what: str = "") -> None:
    """Waits until a condition holds."""
    found(holds, what)


async def found_in_loop(look: Callable[[], Any], what: str = "", limit: float = LIMIT) -> Any:
    """Looks until there is something to return, while the loop goes on; a look may be awaited."""
    end = time.monotonic() + limit
    while True:
        value = look()
        if inspect.isawaitable(value):
            value = await value
        if value:
            return value
        assert time.monotonic() < end, _missed(limit, what, look)
        await asyncio.sleep(PAUSE)


async def until_in_loop(holds: Callable[[], object], what: str = "") -> None:
    """Waits until a condition holds, while the loop goes on."""
    await found_in_loop(holds, what)


@asynccontextmanager
async def comes(what: str) -> AsyncIterator[None]:
    """Bounds what is awaited inside by the one limit."""
    try:
        async with asyncio.timeout(LIMIT):
            yield
    except TimeoutError:
        raise AssertionError(_missed(LIMIT, what, None)) from None


def happened(event: threading.Event, what: str, limit: float = LIMIT) -> None:
    """Waits until another thread has set an event."""
    assert event.wait(limit), _missed(limit, what, event)


def brought(future: Future[T], what: str) -> T:
    """Waits for what another thread brings."""
    try:
        return future.result(LIMIT)
    except TimeoutError:
        future.cancel()
        raise AssertionError(_missed(LIMIT, what, None)) from None


def from_now(**later: float) -> datetime:
    """Gives the machine's time, or one so much later: a server compares what it keeps with it."""
    return datetime.now(UTC) + timedelta(**later)


def _missed(limit: float, what: str, look: Any) -> str:
    """Says what was waited for; the condition itself, where nobody has named it."""
    if not what:
        try:
            what = inspect.getsource(look).strip()
        except (OSError, TypeError):
            what = repr(look)
    return f"waited {limit:.0f} s for this: {what}"
