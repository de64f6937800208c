"""Work that may hang, in a thread of its own: it takes no place in a pool that others need."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


async def in_a_thread(job: Callable[[], T], seconds: float) -> T:
    """The result of a job, which is not waited for when its `seconds` are over.

    Raises TimeoutError, and what the job raises.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def work() -> None:
        outcome: T | BaseException
        try:
            outcome = job()
        except BaseException as error:
            outcome = error
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(_finish, done, outcome)

    threading.Thread(target=work, daemon=True, name="notice").start()
    async with asyncio.timeout(seconds):
        return await done


def _finish(done: asyncio.Future[Any], outcome: Any) -> None:
    if done.done():
        return
    if isinstance(outcome, BaseException):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
