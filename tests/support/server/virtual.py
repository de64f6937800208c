"""A server whose time stands still until a test lets it pass.

`time.monotonic` follows: inside such a loop it gives the time of the loop. Whoever imports parts
of the server imports this first, so that none of them has kept the clock of the machine.
"""

from __future__ import annotations

import asyncio
import math
import selectors
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from support import waiting

Moved = Callable[[int], None]
_machine = time.monotonic
_wrap = asyncio.futures.wrap_future
_LATE = 1e-6
"""Seconds by which a timer is late: whoever then asks what is left to wait gets no splinter."""
_OFTEN = 0.01
"""Seconds after which it is looked again whether a thread has ended."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop of which timers are due only in `passes`, each at its own time."""

    def __init__(self) -> None:
        super().__init__(_Patient(self))
        self.now = self.target = float(math.ceil(_machine()))
        self.reached: threading.Event | asyncio.Event = threading.Event()
        self.reached.set()
        self.held, self.away = False, 0
        """How many jobs of this loop are with threads."""
        self.ending = False
        self.moved: Moved | None = None
        """Told by how many milliseconds time moves: a wall clock that goes along."""

    def time(self) -> float:
        return self.now

    def passes(self, seconds: float, held: bool = False) -> None:
        """Lets time pass, called from another thread; before and after it everybody is at rest.

        `held` says that a test holds threads, for which nobody waits then.
        """
        reached = threading.Event()
        self.call_soon_threadsafe(self._aim, seconds, held, reached)
        waiting.happened(reached, f"{seconds} s pass and the server comes to rest")

    def _aim(self, seconds: float, held: bool, reached: threading.Event | asyncio.Event) -> None:
        self.held = held
        self.target, self.reached = self.target + seconds, reached

    @contextmanager
    def passing(self) -> Iterator[None]:
        """Time passes from timer to timer whenever everybody waits, as no test says when."""
        self._aim(3600, False, asyncio.Event())
        self.ending = True
        try:
            yield
        finally:
            self.ending, self.target = False, self.now
            self.reached.set()

    def rests(self, next_timer: float | None) -> bool:
        """Called with nothing to do before the next timer; returns whether time has moved."""
        if next_timer is not None and next_timer <= _LATE:
            self._move(self.now + next_timer + _LATE)  # a splinter, which nobody waits for
            return True
        if (self.away and not self.held) or self.reached.is_set():
            return False
        if next_timer is not None and self.now + next_timer <= self.target + _LATE:
            self._move(self.now + next_timer + _LATE)
            return True
        self._move(max(self.target, self.now))
        self.reached.set()
        return bool(self._ready)  # type: ignore[attr-defined]

    def _move(self, to: float) -> None:
        before, self.now = self.now, to
        if self.moved is not None:
            self.moved(round(to * 1000) - round(before * 1000))


async def rested() -> None:
    """Waits, inside such a loop, until everybody else is at rest; no time passes."""
    loop, reached = asyncio.get_running_loop(), asyncio.Event()
    assert isinstance(loop, VirtualLoop)
    loop._aim(0, False, reached)
    await reached.wait()


class _Patient(selectors.DefaultSelector):
    """Waits for what happens outside, and never for a timer."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        happened = super().select(0)
        while not happened and timeout != 0 and self.loop.ending and self.is_outside():
            happened = super().select(_OFTEN)
        if happened or timeout == 0 or self.loop.rests(timeout):
            return happened
        return super().select(None)

    def is_outside(self) -> bool:
        """Whether somebody out there is asked: by a socket, or by a thread that no pool counts."""
        sockets = len(self.get_map()) - 1  # one is the loop's own
        return sockets > 0 or any(each.name == "notice" for each in threading.enumerate())


async def takes(seconds: float) -> None:
    """Lets something take time of the loop that it runs in, which a test lets pass."""
    assert isinstance(asyncio.get_running_loop(), VirtualLoop)
    await asyncio.sleep(seconds)


def _monotonic() -> float:
    """Gives the time of the virtual loop that runs here; without one, the machine's."""
    loop = asyncio._get_running_loop()
    return loop.now if isinstance(loop, VirtualLoop) else _machine()


def _counted(future: Future[Any], *, loop: Any = None) -> asyncio.Future[Any]:
    """Awaits what a thread does, and lets a virtual loop know that it is not at rest."""
    made = _wrap(future, loop=loop)
    ours = made.get_loop()
    if isinstance(ours, VirtualLoop) and made is not future:
        ours.away += 1
        made.add_done_callback(_back)
    return made


def _back(done: asyncio.Future[Any]) -> None:
    done.get_loop().away -= 1  # type: ignore[attr-defined]


time.monotonic = _monotonic
asyncio.wrap_future = asyncio.futures.wrap_future = _counted  # type: ignore[attr-defined]
