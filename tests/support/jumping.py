"""An event loop without a clock, for stories that happen in one thread.

As soon as nothing else is to be done, its time jumps to the next timer. So an hour takes no time,
and what comes first is the same on every machine. Threads and sockets it would not wait for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

T = TypeVar("T")


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps; `clock` stands in for the module `time`."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__()
        self.clock = SimpleNamespace(monotonic=self.time)

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready:
            timers = [timer.when() for timer in self._scheduled if not timer.cancelled()]
            self.now = max(self.now, min(timers, default=self.now))
        super()._run_once()


def told(story: Coroutine[Any, Any, T], loop: JumpingLoop | None = None) -> T:
    """What a story comes to; its time is not ours."""
    with asyncio.Runner(loop_factory=lambda: loop or JumpingLoop()) as runner:
        return runner.run(story)


async def passes(seconds: float) -> None:
    """Returns when so much time of the loop has passed."""
    loop = asyncio.get_running_loop()
    over = loop.create_future()
    loop.call_later(seconds, over.set_result, None)
    await over
