"""Work for a pool: quick, slow, and work that goes wrong in every way."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class SquareWork:
    """Answers a number with its square and the process id; `slow` jobs take so many seconds."""

    seconds: float = 0.0
    slow: tuple[int, ...] = ()

    def prepare(self) -> Callable[[int], tuple[int, int]]:
        return self.play

    def play(self, job: int) -> tuple[int, int]:
        if self.seconds and (not self.slow or job in self.slow):
            time.sleep(self.seconds)
        return job * job, os.getpid()


class UnpicklableError(Exception):
    """An exception that cannot be unpickled."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"{what} in {where}")


@dataclass(frozen=True)
class FailingWork:
    """Fails at job 5 in the named way; `start` fails before the first job."""

    how: str

    def prepare(self) -> Callable[[int], object]:
        if self.how == "start":
            raise FileNotFoundError("no such board")
        if self.how == "stillborn":
            os._exit(7)
        return self.play

    def play(self, job: int) -> object:
        if job == 5:
            return self.wrong()
        return job

    def wrong(self) -> object:
        if self.how == "error":
            raise ZeroDivisionError("five is odd")
        if self.how == "particular":
            raise UnpicklableError("five", "a row")
        if self.how == "answer":
            return lambda: 5  # cannot be sent
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("alive")
