"""Work that workers can share: what it is, and what can go wrong with it.

A piece of :class:`Work` is plain data and answers jobs. It decides what a job is (the number of a
game, a pairing) and what its answer is, as long as both can be pickled.

>>> from carrack.workers.pool import Pool
>>> list(Pool(1).map(Each(str.upper), ["a", "b"]))
[('a', 'A'), ('b', 'B')]
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Job_contra = TypeVar("Job_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)

Stop = Callable[[], bool]
"""Returns whether the work should end; it is called now and then."""


class Work(Protocol[Job_contra, Answer_co]):
    """The work to be done, as plain data that can be pickled and sent to another machine."""

    def prepare(self) -> Callable[[Job_contra], Answer_co]:
        """Prepare for jobs, once in every worker; returns the function that answers one.

        An answer depends only on the work and the job: not on earlier jobs, nor on the worker. A
        job may be given again, if the worker that had it died. An exception ends the series, and is
        raised where the answer is awaited.
        """
        ...


@dataclass(frozen=True)
class Each(Generic[Job, Answer]):
    """A function as work: the answer to a job is what it returns."""

    function: Callable[[Job], Answer]

    def prepare(self) -> Callable[[Job], Answer]:
        """The function itself."""
        return self.function


class PoolError(RuntimeError):
    """The work cannot be done by this pool; the message says why and what to do."""


class WorkersLost(PoolError):
    """Several workers in a row died over the same job, which is hardly chance.

    `jobs` are those that the last of them was doing: one job, or none if it died while starting.
    """

    def __init__(self, message: str, jobs: list[object]) -> None:
        super().__init__(message, jobs)
        self.message = message
        self.jobs = jobs

    def __str__(self) -> str:
        return self.message


class WorkerDied(RuntimeError):
    """A worker is gone, with whatever it was doing; the message says how it ended."""


class Stopwatch:
    """The wall time of work: from the first job begun to the last one done, without start-up."""

    def __init__(self) -> None:
        self.start = 0.0
        self.end = 0.0

    def done(self, seconds: float) -> None:
        """Record that something which took this long has just ended; clocks may differ."""
        now = time.monotonic()
        self.start = min(self.start, now - seconds) if self.end else now - seconds
        self.end = now

    @property
    def seconds(self) -> float:
        """The time so far; 0 before the first job is done."""
        return self.end - self.start
