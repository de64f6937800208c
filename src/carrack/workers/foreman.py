"""How the jobs of a series are shared among workers that may die, and the answers put in order.

Jobs are cut into batches; a worker has one batch at a time and gets the next when it has told what
came of it. A batch counts when its report arrives, and then once: what a dead worker had is
forgotten and given to another, job by job, so that a job that kills whoever does it is found out.
At most a few batches per worker wait between the oldest one unanswered and the newest handed out,
so memory stays flat however long the series is.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Generic, NoReturn

from carrack.workers.batches import Report
from carrack.workers.interrupts import Interrupts
from carrack.workers.work import Answer, CrewError, Job, Stopwatch, WorkersLost

LARGEST_BATCH = 200  # jobs
DEATHS = 3  # in a row; then it is hardly chance
DYING = "is there enough memory, or does somebody end them?"
STARTING = (
    "a program of one's own must be a file that begins work under `if __name__ == '__main__':`"
)
SOON = 0.2  # seconds after which Ctrl-C is looked for
WAITING_BATCHES = 3  # per worker: enough to keep it busy, few enough to keep memory flat


class Died(Exception):
    """A worker is gone, and with it whatever it was doing."""


@dataclass(eq=False)  # two batches of the same jobs are two
class Batch(Generic[Job, Answer]):
    """Jobs that are done by one worker at one go; `deaths` is how many died over a single one."""

    jobs: list[Job]
    deaths: int = 0
    report: Report[Answer] | None = None


class Worker(ABC, Generic[Job, Answer]):
    """One who does batches, one at a time. At first it makes its desk ready, and reports that."""

    @abstractmethod
    def give(self, jobs: list[Job]) -> None:
        """Begins a batch. If the worker is dead, that shows when it is heard."""

    @abstractmethod
    def report(self) -> Report[Answer]:
        """What came of the batch (or of making ready). Waits for it. Raises Died."""

    @abstractmethod
    def stop(self) -> None:
        """Ends the batch under way after the current job."""

    @abstractmethod
    def dismiss(self) -> None:
        """Lets it go, without waiting; it must not be busy."""

    @abstractmethod
    def kill(self) -> None:
        """Ends it in whatever it is doing."""

    @abstractmethod
    def gone(self) -> None:
        """Waits a moment for a worker that was let go or killed."""


class Hall(ABC, Generic[Job, Answer]):
    """Where the workers of one piece of work come from."""

    size: int
    """The most workers at a time."""
    patience: float
    """Seconds for which there may be no worker at all while some are starting."""
    pace: float
    """Seconds that a batch should take: short for smooth progress, long where talk is dear."""

    @abstractmethod
    def hire(self) -> Worker[Job, Answer]:
        """Another worker. It makes ready without being waited for."""

    @abstractmethod
    def heard(
        self, workers: list[Worker[Job, Answer]], seconds: float
    ) -> list[Worker[Job, Answer]]:
        """Those of the workers that have something to report or are dead; waits so long for one."""

    @abstractmethod
    def nobody_came(self) -> str:
        """What to say when no worker was ready in time."""


class Pace:
    """How many jobs make a batch that takes about so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.size = 1

    def learn(self, jobs: int, seconds: float) -> None:
        """So many jobs took so long. The size at most doubles, for jobs may be of all lengths."""
        if jobs:
            fitting = int(self.seconds * jobs / max(seconds, 1e-6))
            self.size = max(1, min(fitting, 2 * self.size, LARGEST_BATCH))


@dataclass
class Staff(Generic[Job, Answer]):
    """The workers by what they are at."""

    starting: list[Worker[Job, Answer]] = field(default_factory=list)
    idle: list[Worker[Job, Answer]] = field(default_factory=list)
    busy: dict[Worker[Job, Answer], Batch[Job, Answer]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.starting) + len(self.idle) + len(self.busy)

    def end(self) -> None:
        """Lets all go; those who are busy at once, for nobody waits for their answers."""
        for worker in self.idle:
            worker.dismiss()
        for worker in chain(self.starting, self.busy):
            worker.kill()
        for worker in chain(self.idle, self.starting, self.busy):
            worker.gone()


class Foreman(Generic[Job, Answer]):
    """One series of jobs on its way through a crew."""

    def __init__(
        self, hall: Hall[Job, Answer], jobs: Iterable[Job], interrupts: Interrupts | None
    ) -> None:
        first = list(islice(jobs := iter(jobs), hall.size))
        self.hall = hall
        self.wanted = len(first)  # workers: no more than there are jobs
        self.jobs = chain(first, jobs)
        self.interrupts = interrupts
        self.watch = Stopwatch()
        self.staff: Staff[Job, Answer] = Staff()
        self.window: deque[Batch[Job, Answer]] = deque()  # unanswered or not yet passed on
        self.again: deque[Batch[Job, Answer]] = deque()  # those that a dead worker left
        self.pace = Pace(hall.pace)
        self.finished = False  # no more jobs are begun
        self.stillborn = 0  # workers that died while starting, in a row
        self.manned = time.monotonic()  # when there was last somebody to do anything

    def answers(self) -> Generator[tuple[Job, Answer], None, None]:
        """As :meth:`Crew.answers`."""
        try:
            while self.wanted and not self._hit():
                self._hire()
                self._hand_out()
                if self.finished and not self.window:
                    return
                self._listen(SOON)
                yield from self._in_order()
            if self._hit():
                yield from self._rest()
        finally:
            self.staff.end()

    def _hit(self) -> bool:
        return self.interrupts is not None and self.interrupts.hit

    def _hire(self) -> None:
        """As many workers as are wanted; for the dead only if there is still something to do."""
        if len(self.staff) == 0:
            self.manned = time.monotonic()
        needed = len(self.staff.busy) + len(self.again) if self.finished else self.wanted
        while len(self.staff) < min(self.wanted, needed):
            self.staff.starting.append(self.hall.hire())

    def _hand_out(self) -> None:
        """A batch for everybody who has none, while the window is not full."""
        while self.staff.idle:
            batch = self.again.popleft() if self.again else self._cut()
            if batch is None:
                return
            worker = self.staff.idle.pop()
            self.staff.busy[worker] = batch
            worker.give(batch.jobs)

    def _cut(self) -> Batch[Job, Answer] | None:
        """The next batch, if there are jobs left and the window has room."""
        if self.finished or len(self.window) >= WAITING_BATCHES * self.hall.size:
            return None
        jobs = list(islice(self.jobs, self.pace.size))
        if not jobs:
            self.finished = True
            return None
        batch: Batch[Job, Answer] = Batch(jobs)
        self.window.append(batch)
        return batch

    def _listen(self, seconds: float) -> None:
        """Takes the reports that have arrived."""
        for worker in self.hall.heard([*self.staff.starting, *self.staff.busy], seconds):
            if worker in self.staff.busy:
                self._take(worker, self.staff.busy.pop(worker))
            else:
                self._welcome(worker)
        if self.staff.idle or self.staff.busy:
            self.manned = time.monotonic()
        elif time.monotonic() - self.manned > self.hall.patience:
            raise CrewError(self.hall.nobody_came())

    def _welcome(self, worker: Worker[Job, Answer]) -> None:
        """A worker is ready, or died before it was."""
        self.staff.starting.remove(worker)
        try:
            error = worker.report().error
        except Died as died:
            worker.kill()
            self.stillborn += 1
            if self.stillborn == DEATHS:
                _give_up(f"while starting ({died})", [], STARTING)
            return
        self.staff.idle.append(worker)
        self.stillborn = 0
        if error is not None:
            raise error

    def _take(self, worker: Worker[Job, Answer], batch: Batch[Job, Answer]) -> None:
        """Files what came of a batch, or has it done again."""
        try:
            report = worker.report()
        except Died as died:
            worker.kill()
            self._do_again(batch, str(died))
            return
        self.staff.idle.append(worker)
        batch.report = report
        self.pace.learn(len(report.answers), report.seconds)
        self.watch.done(report.seconds)
        if report.error is not None:
            self.finished = True  # what comes later is not wanted any more

    def _do_again(self, batch: Batch[Job, Answer], died: str) -> None:
        """The jobs of a worker that died, one by one: if one of them kills, it shows which."""
        deaths = batch.deaths + 1 if len(batch.jobs) == 1 else 0
        if deaths == DEATHS:
            _give_up(f"over job {batch.jobs[0]} ({died})", list(batch.jobs), DYING)
        where = self.window.index(batch)
        del self.window[where]
        for job in reversed(batch.jobs):
            single: Batch[Job, Answer] = Batch([job], deaths)
            self.window.insert(where, single)
            self.again.appendleft(single)

    def _in_order(self) -> Iterator[tuple[Job, Answer]]:
        """Passes on what is answered, up to the first batch that is not."""
        while self.window and self.window[0].report is not None:
            batch = self.window.popleft()
            yield from _answered(batch)

    def _rest(self) -> Iterator[tuple[Job, Answer]]:
        """After Ctrl-C: what was under way is finished and passed on, the rest forgotten."""
        self.finished = True
        for worker in self.staff.starting:
            worker.kill()
        self.staff.starting.clear()
        for worker in self.staff.busy:
            worker.stop()
        while self.staff.busy:
            self._listen(SOON)
        for batch in self.window:
            yield from _answered(batch)


def _answered(batch: Batch[Job, Answer]) -> Iterator[tuple[Job, Answer]]:
    """The jobs of a batch that were answered; then what went wrong, if anything did."""
    if batch.report is not None:
        yield from zip(batch.jobs, batch.report.answers, strict=False)
        if batch.report.error is not None:
            raise batch.report.error


def _give_up(where: str, jobs: list[object], doubt: str) -> NoReturn:
    raise WorkersLost(f"{DEATHS} workers in a row died {where}; {doubt}", jobs)
