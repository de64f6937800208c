"""A class that plays within Carrack, with the same limits of time and memory as a program.

A system alarm interrupts it wherever it is in Python: in a loop, asleep, waiting for something. It
cannot interrupt code that never returns to Python (a hanging C library), and there is no such alarm
on Windows, nor outside the main thread of a process. Memory is limited on Linux: while the class
decides, its process gets no more than the limit beyond what it had when the class was first asked.
"""

from __future__ import annotations

import re
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final, TypeVar

from carrack.bots.assessment import Assessment
from carrack.bots.bot import Bot, Memory, Overrun, Wrapper, reason_of
from carrack.bots.own.limits import BotLimits
from carrack.bots.own.line import LATE
from carrack.bots.own.protocol import Fault
from carrack.core.chance import Stream
from carrack.core.game import Move
from carrack.core.seat import SeatHandle
from carrack.core.wording import counted

if sys.platform not in ("win32", "emscripten"):
    import resource

AGAIN: Final = 1.0
"""Seconds after which the alarm rings again, for code that has caught it and goes on."""
LEAST: Final = 1e-3
"""Seconds to use for another alarm that would have rung meanwhile."""

Answer = TypeVar("Answer")


class Alarm:
    """While this context lasts, Overrun is raised after this many seconds, and again later.

    Another alarm that was already set rings afterwards, if it was due within the context.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.on = False
        main = threading.current_thread() is threading.main_thread()
        self.possible = main and hasattr(signal, "setitimer")

    def __enter__(self) -> None:
        if self.possible:
            self.began = time.monotonic()
            self.before = signal.signal(signal.SIGALRM, self._ring)
            self.on = True
            self.others = signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Make sure that it rings no more; call it again if it rang in the meantime."""
        if not self.on:
            return
        self.on = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self.before)
        left, every = self.others
        if left:
            taken = time.monotonic() - self.began
            signal.setitimer(signal.ITIMER_REAL, max(LEAST, left - taken), every)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.on:
            raise Overrun


class Ceiling:
    """While this context lasts, the process gets at most this many bytes beyond those it has.

    Those it had when first entered: memory kept from one time to the next counts.
    """

    def __init__(self, memory: int) -> None:
        """`memory` is in bytes, 0: any amount."""
        self.memory = memory if sys.platform == "linux" else 0
        self.had = 0

    def __getstate__(self) -> dict[str, int]:
        return {"memory": self.memory, "had": 0}  # another process starts with another amount

    def __enter__(self) -> None:
        if not self.memory:
            return
        self.had = self.had or written()
        self.before = resource.getrlimit(resource.RLIMIT_DATA)
        known = [limit for limit in self.before if limit != resource.RLIM_INFINITY]
        limit = min([self.had + self.memory, *known])
        resource.setrlimit(resource.RLIMIT_DATA, (limit, self.before[1]))

    def __exit__(self, *_: object) -> None:
        if self.memory:
            resource.setrlimit(resource.RLIMIT_DATA, self.before)


def written() -> int:
    """The bytes of this process that count for RLIMIT_DATA, according to Linux."""
    status = Path("/proc/self/status").read_text()
    found = re.search(r"^VmData:\s+(\d+) kB", status, re.MULTILINE)
    return int(found[1]) << 10 if found else 0


class TimedBot(Wrapper):
    """A bot of a class that loses decisions which exceed its limits."""

    own = True

    def __init__(self, bot: Bot, limits: BotLimits) -> None:
        super().__init__(bot)
        self.limits = limits
        self.ceiling = Ceiling(limits.memory << 20)

    def decide(self, handle: SeatHandle, stream: Stream) -> Move:
        """Return the decision of the class. Raises Fault at a limit, and whatever it raises."""
        return self._within(partial(self.bot.decide, handle, stream))

    def assess(self, handle: SeatHandle, stream: Stream) -> Assessment:
        return self._within(partial(self.bot.assess, handle, stream))

    def memory(self, seat: int) -> Memory:
        return _not_ending(partial(self.bot.memory, seat))

    def recall(self, seat: int, memory: Memory) -> None:
        _not_ending(partial(self.bot.recall, seat, memory))

    def forget(self) -> None:
        _not_ending(self.bot.forget)

    def introduce(self) -> None:
        _not_ending(self.bot.introduce)

    def _within(self, ask: Callable[[], Answer]) -> Answer:
        try:
            with self.ceiling:
                return self._in_time(ask)
        except MemoryError:
            fault = f"it needs more than {self.limits.memory:,} MiB of memory"
            raise Fault(fault) from None

    def _in_time(self, ask: Callable[[], Answer]) -> Answer:
        alarm = Alarm(self.limits.seconds)
        try:
            with alarm:
                return _not_ending(ask)
        except Overrun:
            alarm.stop()
            raise Fault(f"{LATE} {counted(self.limits.seconds, 'second')}") from None


def _not_ending(ask: Callable[[], Answer]) -> Answer:
    """Return a class's answer. Raises Fault where `sys.exit()` is called, which would end us."""
    try:
        return ask()
    except (Exception, Overrun):
        raise
    except BaseException as error:
        raise Fault(reason_of(error)) from error
