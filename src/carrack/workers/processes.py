"""A crew of processes on this machine, one for each core if nothing else is said."""

from __future__ import annotations

import os
import pickle
import signal
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from carrack.workers.batches import Report, Workplace, packed, unpacked
from carrack.workers.foreman import Died, Foreman, Hall, Worker
from carrack.workers.interrupts import Interrupts, held_back
from carrack.workers.orphans import end_with_parent
from carrack.workers.work import Answer, Crew, Here, Job, Work

PATIENCE = 300.0  # seconds; a process that starts on a busy machine may take long
FAREWELL = 5.0  # seconds for a process to end by itself
PACE = 0.1  # seconds for a batch
STOP = b"stop"
TRIAL = 0.5  # seconds in one process before others are worth a quarter of a second each to start


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes(Crew):
    """So many processes, started afresh for every row of answers."""

    def __init__(self, count: int) -> None:
        """Raises ValueError for fewer than one."""
        super().__init__()
        if count < 1:
            raise ValueError(f"work needs at least one process, not {count}")
        self.count = count

    def answers(
        self, work: Work[Job, Answer], jobs: Iterable[Job], interrupts: Interrupts | None = None
    ) -> Generator[tuple[Job, Answer], None, None]:
        """Shares the jobs among the processes; no more of them than there are jobs."""
        foreman = Foreman(Workshop(work, self.count), jobs, interrupts)
        try:
            yield from foreman.answers()
        finally:
            self.seconds = foreman.watch.seconds


class AllCores(Crew):
    """All cores, once it shows that the series is long enough to start processes for it.

    The first half second, and at least one job, is done in this process. A short series is over by
    then; a long one goes on with `count` processes.
    """

    def __init__(self, count: int | None = None) -> None:
        """As many processes as this one may use cores, if nothing else is said."""
        super().__init__()
        self.count = cores() if count is None else count

    def answers(
        self, work: Work[Job, Answer], jobs: Iterable[Job], interrupts: Interrupts | None = None
    ) -> Generator[tuple[Job, Answer], None, None]:
        """First here, then in processes."""
        alone, jobs = Here(), iter(jobs)
        if self.count == 1:
            yield from self._by(alone, 0.0, alone.answers(work, jobs, interrupts))
            return
        yield from self._by(alone, 0.0, alone.answers(work, _for_a_while(jobs), interrupts))
        if interrupts is not None and interrupts.hit:
            return
        many = Processes(self.count)
        yield from self._by(many, alone.seconds, many.answers(work, jobs, interrupts))

    def _by(
        self, crew: Crew, before: float, answers: Iterator[tuple[Job, Answer]]
    ) -> Iterator[tuple[Job, Answer]]:
        """Answers of another crew, its time of play added to that before."""
        try:
            yield from answers
        finally:
            self.seconds = before + crew.seconds


def _for_a_while(jobs: Iterator[Job]) -> Iterator[Job]:
    """The jobs that are begun before the trial is over."""
    end = time.monotonic() + TRIAL
    for job in jobs:
        yield job
        if time.monotonic() > end:
            return


class Workshop(Hall[Job, Answer]):
    """Processes for one piece of work."""

    def __init__(self, work: Work[Job, Answer], size: int) -> None:
        self.work = pickle.dumps(work)
        self.size = size
        self.patience = PATIENCE
        self.pace = PACE

    def hire(self) -> Worker[Job, Answer]:
        """Starts a process."""
        return ProcessWorker[Job, Answer](self.work)

    def heard(
        self, workers: list[Worker[Job, Answer]], seconds: float
    ) -> list[Worker[Job, Answer]]:
        """Those whose line has something, be it the end."""
        lines: dict[Any, Worker[Job, Answer]] = {}
        for worker in workers:
            assert isinstance(worker, ProcessWorker)  # hired here
            lines[worker.line] = worker
        return [lines[line] for line in wait(list(lines), seconds)]

    def nobody_came(self) -> str:
        """What to say when no process was ready in time."""
        return (
            f"no worker process was ready after {self.patience:.0f} s; is the machine overloaded?"
        )


class ProcessWorker(Worker[Job, Answer]):
    """One process and the line to it: batches go there, reports come back.

    Nothing is sent while a batch is under way but `STOP`, which asks it to stop. When this side is
    gone, the line ends, and so does the process.
    """

    def __init__(self, work: bytes) -> None:
        context = get_context("spawn")  # the same everywhere, and safe beside threads
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        with held_back():
            self.process.start()
        theirs.close()

    def give(self, jobs: list[Job]) -> None:
        """Sends a batch."""
        self._send(pickle.dumps(jobs))

    def stop(self) -> None:
        """Sends the wish."""
        self._send(STOP)

    def _send(self, message: bytes) -> None:
        with suppress(OSError):  # it is dead: the line says so to whoever listens
            self.line.send_bytes(message)

    def report(self) -> Report[Answer]:
        """Receives it. Raises Died."""
        try:
            return unpacked(self.line.recv_bytes())
        except (EOFError, OSError):
            self.process.join(FAREWELL)
            raise Died(f"process {self.process.pid}, {_ending(self.process.exitcode)}") from None

    def dismiss(self) -> None:
        """Ends the line: the process notices."""
        self.line.close()

    def kill(self) -> None:
        """Ends line and process."""
        self.line.close()
        self.process.kill()

    def gone(self) -> None:
        """Waits for the process; kills it if it does not end."""
        self.process.join(FAREWELL)
        self.process.kill()
        self.process.join()


def _ending(code: int | None) -> str:
    """How a process ended, for people."""
    if code is None:
        return "which does not answer"
    return f"killed by signal {-code}" if code < 0 else f"exit code {code}"


def serve(line: Connection, work: bytes) -> None:
    """What a worker process does: reports that it is ready, then answers batches until the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which sends its wish
    end_with_parent()
    place = Workplace()
    try:
        line.send_bytes(packed(place.make_ready(work)))
        while True:
            message = line.recv_bytes()
            if message != STOP:  # a wish to stop may come when there is nothing to be stopped
                line.send_bytes(packed(place.do(message, line.poll)))
    except (EOFError, OSError):
        return  # the parent is gone, or wants nothing more
