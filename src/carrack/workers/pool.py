"""A pool of workers: shares jobs among processes of this machine, and puts the answers in order.

Whichever worker does a job, the sequence of answers is the same: in the order of the jobs, every
job exactly once. Jobs are cut into batches; a worker has one batch at a time. A batch counts once,
when its report arrives: what a dead worker had is given to another, job by job, so that a job that
kills its worker is found. At most a few batches per worker wait between the oldest unanswered one
and the newest handed out, so memory stays constant however long the series is.
"""

from __future__ import annotations

import os
import pickle
import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain, islice
from multiprocessing.connection import wait
from typing import Any, Generic, NoReturn, Protocol, Self

from carrack.workers.batches import Preparation, Report, prepare
from carrack.workers.work import (
    Answer,
    Job,
    PoolError,
    Stop,
    Stopwatch,
    Work,
    WorkerDied,
    WorkersLost,
)
from carrack.workers.worker import Worker, end_all

TRIAL = 0.5  # seconds in one process before others are worth a quarter of a second each to start
LARGEST_BATCH = 200  # jobs
DEATHS = 3  # in a row; more are hardly chance
DYING = "is there enough memory, or is something killing the workers?"
STARTING = "your own program must be a file that begins work under `if __name__ == '__main__':`"
SOON = 0.2  # seconds between checks whether to stop
WAITING_BATCHES = 3  # per worker: enough to keep it busy, few enough to keep memory constant


def cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def never() -> bool:
    """False: nobody wants it to stop."""
    return False


class PoolWorker(Protocol):
    """A worker as a pool uses it (:class:`carrack.workers.worker.Worker`)."""

    def send(self, message: Any) -> None: ...
    def receive(self) -> Any: ...
    def interrupt(self) -> None: ...
    def kill(self) -> None: ...


class Pool:
    """Processes on this machine, as many as `count`; 1: this process alone.

    None: one for each core it may use, once half a second of work in this process has shown that
    the series is long enough. Processes end with the series they were started for; within a `with`
    block they are kept for the next one.
    """

    patience = 300.0
    """Seconds without any worker to allow while some are starting; the machine may be busy."""
    pace = 0.1
    """Seconds a batch should take: short for smooth progress, long if messages are slow."""

    def __init__(self, count: int | None = None) -> None:
        """Raises ValueError for fewer than one."""
        if count is not None and count < 1:
            raise ValueError(f"work needs at least one worker, not {count}")
        self.count = count
        self.seconds = 0.0
        """Wall time of work of the latest series, without start-up."""
        self.idle: list[PoolWorker] = []
        self.keeps = False

    def __enter__(self) -> Self:
        self.keeps = True
        return self

    def __exit__(self, *_: object) -> None:
        self.keeps = False
        self.close()

    def map(
        self, work: Work[Job, Answer], jobs: Iterable[Job], stop: Stop = never, noun: str = "job"
    ) -> Generator[tuple[Job, Answer], None, None]:
        """Yield every job with its answer, in the order of the jobs, each exactly once.

        Jobs are taken from their iterable as needed and forgotten once answered, so memory does not
        grow with their number. Workers that die are replaced, and others repeat what they were
        doing; `noun` is the word for a job in messages about them.

        When `stop` returns True the series ends early: jobs under way are finished and answered, no
        others are begun, and jobs in between may be missing. Closing the generator
        (`contextlib.closing`) before its end releases the workers at once.

        Raises PoolError, WorkersLost, and whatever the work raises (for the first job in order).
        """
        self.seconds = 0.0
        size, jobs = self.count or cores(), iter(jobs)
        if size == 1 or self.count is None:
            yield from self._here(work, jobs if size == 1 else _for_a_while(jobs), stop)
        if size > 1 and not stop():
            yield from self._shared(size, work, jobs, stop, noun)

    def _here(
        self, work: Work[Job, Answer], jobs: Iterable[Job], stop: Stop
    ) -> Iterator[tuple[Job, Answer]]:
        """Do one job after another, in this process."""
        answer, watch = work.prepare(), Stopwatch()
        for job in jobs:
            start = time.monotonic()
            answered = answer(job)
            watch.done(time.monotonic() - start)
            self.seconds = watch.seconds
            yield job, answered
            if stop():
                return

    def _shared(
        self, size: int, work: Work[Job, Answer], jobs: Iterator[Job], stop: Stop, noun: str
    ) -> Iterator[tuple[Job, Answer]]:
        """Share the jobs among workers, no more of them than there are jobs."""
        before, series = self.seconds, Series[Job, Answer](self, size, work, jobs, stop, noun)
        try:
            with closing(series.answers()) as answers:
                yield from answers
        finally:
            self.seconds = before + series.watch.seconds
            if not self.keeps:
                self.close()

    def close(self) -> None:
        """End the workers that are kept."""
        idle, self.idle = self.idle, []
        self.end(idle)

    # --- where workers come from ------------------------------------------------------------------

    def start(self) -> PoolWorker:
        """Start another worker, without waiting for it."""
        return Worker(prepare)

    def ready(self, workers: list[PoolWorker], seconds: float) -> list[PoolWorker]:
        """Those of the workers that have something to report or are dead; waits for one."""
        lines: dict[Any, PoolWorker] = {worker.connection: worker for worker in _ours(workers)}
        return [lines[line] for line in wait(list(lines), seconds)]

    def end(self, workers: Sequence[PoolWorker]) -> None:
        """End idle workers."""
        end_all(_ours(workers))

    def nobody_came(self) -> str:
        """The message if no worker was ready in time."""
        return (
            f"no worker process was ready after {self.patience:.0f} s; is the machine overloaded?"
        )


def _ours(workers: Iterable[PoolWorker]) -> Iterator[Worker]:
    """The workers, which are processes in this kind of pool."""
    for worker in workers:
        assert isinstance(worker, Worker)
        yield worker


def _for_a_while(jobs: Iterator[Job]) -> Iterator[Job]:
    """The jobs that are begun before the trial is over."""
    end = time.monotonic() + TRIAL
    for job in jobs:
        yield job
        if time.monotonic() > end:
            return


# --- one series -----------------------------------------------------------------------------------


@dataclass(eq=False)  # two batches of the same jobs are not equal
class Batch(Generic[Job, Answer]):
    """Jobs that one worker does together; `deaths` is how many workers died over a single one."""

    jobs: list[Job]
    deaths: int = 0
    report: Report[Answer] | None = None

    def answers(self) -> Iterator[tuple[Job, Answer]]:
        """The jobs that were answered; then raises the error, if there was one."""
        if self.report is not None:
            yield from zip(self.jobs, self.report.answers, strict=False)
            if self.report.error is not None:
                raise self.report.error


class Series(Generic[Job, Answer]):
    """One series of jobs on its way through the workers of a pool, `size` of them at most."""

    def __init__(
        self,
        pool: Pool,
        size: int,
        work: Work[Job, Answer],
        jobs: Iterator[Job],
        stop: Stop,
        noun: str,
    ) -> None:
        first = list(islice(jobs, size))
        self.pool = pool
        self.work = pickle.dumps(work)
        self.teller: PoolWorker | None = None
        self.wanted = len(first)  # workers
        self.jobs = chain(first, jobs)
        self.stop = stop
        self.noun = noun
        self.watch = Stopwatch()
        self.starting: list[PoolWorker] = []
        self.busy: dict[PoolWorker, Batch[Job, Answer]] = {}
        self.idle: list[PoolWorker] = []
        self.window: deque[Batch[Job, Answer]] = deque()  # unanswered or not yet passed on
        self.again: deque[Batch[Job, Answer]] = deque()  # those of dead workers
        self.most = WAITING_BATCHES * size
        self.size = 1  # jobs in a batch
        self.finished = False  # whether to begin no more jobs
        self.failed_starts = 0  # in a row
        self.last_alive = time.monotonic()  # when there last was a worker

    def answers(self) -> Generator[tuple[Job, Answer], None, None]:
        """The answers, as :meth:`Pool.map` yields them."""
        try:
            while self.wanted and not self.stop():
                self._start()
                self._hand_out()
                if self.finished and not self.window:
                    return
                self._listen()
                yield from self._in_order()
            if self.stop():
                yield from self._rest()
        finally:
            self.pool.idle += self.idle
            for worker in chain(self.starting, self.busy):
                worker.kill()

    def _start(self) -> None:
        """Start as many workers as are wanted; replace dead ones only if there is work left."""
        workers = [*self.starting, *self.busy, *self.idle]
        alive = len(workers)
        if not alive:
            self.last_alive = time.monotonic()
        needed = len(self.busy) + len(self.again) if self.finished else self.wanted
        for _ in range(min(self.wanted, needed) - alive):
            worker = self.pool.idle.pop() if self.pool.idle else self.pool.start()
            if self.teller not in workers:
                self.teller = worker
                workers.append(worker)
            worker.send(Preparation(self.work, tells=worker is self.teller))
            self.starting.append(worker)

    def _hand_out(self) -> None:
        """Give a batch to every idle worker, while the window is not full."""
        while self.idle:
            batch = self.again.popleft() if self.again else self._cut()
            if batch is None:
                return
            worker = self.idle.pop()
            self.busy[worker] = batch
            worker.send(batch.jobs)

    def _cut(self) -> Batch[Job, Answer] | None:
        """The next batch, if there are jobs left and the window has room."""
        if self.finished or len(self.window) >= self.most:
            return None
        jobs = list(islice(self.jobs, self.size))
        if not jobs:
            self.finished = True
            return None
        batch: Batch[Job, Answer] = Batch(jobs)
        self.window.append(batch)
        return batch

    def _listen(self) -> None:
        """Take the reports that have arrived."""
        for worker in self.pool.ready([*self.starting, *self.busy], SOON):
            batch = self.busy.pop(worker, None)
            if batch is None:
                self.starting.remove(worker)
            try:
                report = worker.receive()
            except WorkerDied as died:
                self._replace(batch, str(died))
                continue
            except Exception as error:  # the answer could not be sent
                report = Report([], error, 0.0)
            self.idle.append(worker)
            self._take(batch, report)
        if self.idle or self.busy:
            self.last_alive = time.monotonic()
        elif time.monotonic() - self.last_alive > self.pool.patience:
            raise PoolError(self.pool.nobody_came())

    def _take(self, batch: Batch[Job, Answer] | None, report: Report[Answer]) -> None:
        """Record the result of a batch; None: a worker is ready."""
        if batch is None:
            self.failed_starts = 0
            if report.error is not None:
                raise report.error
            return
        batch.report = report
        self.watch.done(report.seconds)
        self._learn(len(report.answers), report.seconds)
        if report.error is not None:
            self.finished = True  # later answers are no longer wanted

    def _learn(self, jobs: int, seconds: float) -> None:
        """Adjust the batch size to the time taken; it at most doubles, as jobs differ in length."""
        if jobs:
            fitting = int(self.pool.pace * jobs / max(seconds, 1e-6))
            self.size = max(1, min(fitting, 2 * self.size, LARGEST_BATCH))

    def _replace(self, batch: Batch[Job, Answer] | None, died: str) -> None:
        """Repeat the jobs of a dead worker one by one, which finds out if one of them kills."""
        if batch is None:
            self.failed_starts += 1
            if self.failed_starts == DEATHS:
                _give_up(f"while starting ({died})", [], STARTING)
            return
        deaths = batch.deaths + 1 if len(batch.jobs) == 1 else 0
        if deaths == DEATHS:
            _give_up(f"over {self.noun} {batch.jobs[0]} ({died})", [*batch.jobs], DYING)
        where = self.window.index(batch)
        del self.window[where]
        for job in reversed(batch.jobs):
            single: Batch[Job, Answer] = Batch([job], deaths)
            self.window.insert(where, single)
            self.again.appendleft(single)

    def _in_order(self) -> Iterator[tuple[Job, Answer]]:
        """Pass on answers, up to the first batch that is unanswered."""
        while self.window and self.window[0].report is not None:
            yield from self.window.popleft().answers()

    def _rest(self) -> Iterator[tuple[Job, Answer]]:
        """Finish and pass on what is under way, and forget the rest."""
        self.finished = True
        while self.starting:
            self.starting.pop().kill()
        for worker in self.busy:
            worker.interrupt()
        while self.busy:
            self._listen()
        for batch in self.window:
            yield from batch.answers()


def _give_up(where: str, jobs: list[object], doubt: str) -> NoReturn:
    raise WorkersLost(f"{DEATHS} workers in a row died {where}; {doubt}", jobs)
