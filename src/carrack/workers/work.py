"""Work that many can share: what it is, who does it, and the row of answers that comes of it.

A piece of :class:`Work` is plain data and answers jobs; what a job is (the number of a game, a
pairing) and what its answer, is its own affair, as long as both can be pickled. A :class:`Crew`
does the work: :class:`Here`, `carrack.workers.processes.Processes` on the cores of this machine,
`carrack.workers.ray_cluster.RayCluster` on many machines. Whoever does it, the row of answers is
the same: in the order of the jobs, every job exactly once. So an answer must depend on the work and
the job alone.

>>> class Squares:
...     "Work whose jobs are numbers. It needs nothing between jobs, so it is its own desk."
...     def desk(self):
...         return self
...     def play(self, job):
...         return job * job
>>> list(Here().answers(Squares(), range(1, 5)))
[(1, 1), (2, 4), (3, 9), (4, 16)]
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from typing import Protocol, TypeVar

from carrack.workers.interrupts import Interrupts

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Job_contra = TypeVar("Job_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)


class Desk(Protocol[Job_contra, Answer_co]):
    """What a worker keeps from job to job: a game with its tables, bots, an open file."""

    def play(self, job: Job_contra, /) -> Answer_co:
        """The answer to a job.

        It depends on the work and the job alone: not on earlier jobs, nor on who does it. It may be
        asked again, if the worker that was first asked died. An exception ends the series, and is
        raised where the answer is awaited.
        """
        ...


class Work(Protocol[Job_contra, Answer_co]):
    """What is to be done, as plain data that can be pickled and sent to another machine."""

    def desk(self) -> Desk[Job_contra, Answer_co]:
        """Makes ready to answer jobs; called once in every worker."""
        ...


class CrewError(RuntimeError):
    """The work cannot be done by this crew; the message says why and what to do."""


class WorkersLost(CrewError):
    """Worker after worker died over the same job, so it will hardly be chance.

    `jobs` are those that the last of them was doing: one job, or none if it died while starting.
    """

    def __init__(self, message: str, jobs: list[object]) -> None:
        super().__init__(message, jobs)
        self.message = message
        self.jobs = jobs

    def __str__(self) -> str:
        return self.message

    def over(self, noun: str) -> WorkersLost:
        """The same, said of a game or whatever the jobs are."""
        return WorkersLost(self.message.replace("over job", f"over {noun}"), self.jobs)


class Stopwatch:
    """The wall time of play: from the first job begun to the last one done, without start-up."""

    def __init__(self) -> None:
        self.start = 0.0
        self.end = 0.0

    def done(self, seconds: float) -> None:
        """Something that took so long has just been done; clocks of machines are not compared."""
        now = time.monotonic()
        self.start = min(self.start, now - seconds) if self.end else now - seconds
        self.end = now

    @property
    def seconds(self) -> float:
        """So far; 0 before the first job is done."""
        return self.end - self.start


class Crew(ABC):
    """Those who do work. A crew may do one piece of work after the other."""

    def __init__(self) -> None:
        self.seconds = 0.0
        """Wall time of play of the latest row of answers, start-up left out."""

    @abstractmethod
    def answers(
        self, work: Work[Job, Answer], jobs: Iterable[Job], interrupts: Interrupts | None = None
    ) -> Generator[tuple[Job, Answer], None, None]:
        """Every job with its answer, in the order of the jobs, each exactly once.

        Jobs are taken from their iterable as they are needed and forgotten when they are answered:
        memory does not grow with their number. Workers that die are replaced, and what they were
        doing is done again by others.

        Where `interrupts` are given (see :class:`Interrupts`, entered by the caller), Ctrl-C ends
        the row with what has been done: jobs under way are finished and answered, no other is
        begun, and jobs in between may be missing. Without them Ctrl-C is a KeyboardInterrupt.
        Closing the row (`contextlib.closing`) before its end lets the workers go at once.

        Raises CrewError, WorkersLost, and whatever a desk raises (for the first job in order).
        """


class Here(Crew):
    """This process alone, with nothing to pay but the work."""

    def answers(
        self, work: Work[Job, Answer], jobs: Iterable[Job], interrupts: Interrupts | None = None
    ) -> Generator[tuple[Job, Answer], None, None]:
        """One job after the other."""
        self.seconds = 0.0
        desk, watch = work.desk(), Stopwatch()
        for job in jobs:
            start = time.monotonic()
            answer = desk.play(job)
            watch.done(time.monotonic() - start)
            self.seconds = watch.seconds
            yield job, answer
            if interrupts is not None and interrupts.hit:
                return
