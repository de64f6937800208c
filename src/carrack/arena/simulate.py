"""A series of games, in this process or in several, with the same outcome to the last byte.

>>> from carrack.arena.playing import make_plan
>>> from carrack.core.registry import find_game
>>> plan = make_plan(find_game("amerigo"), ["random", "random"], games=2, seed=7)
>>> simulate(plan).games
2
"""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.synchronize import Event as ProcessEvent
from pathlib import Path

from carrack.arena.interrupts import Interrupts, held_back
from carrack.arena.playing import Outcome, Plan, Progress, Seating
from carrack.arena.totals import Totals

LARGEST_BATCH = 20  # games that a worker plays before it reports
SOON = 0.2  # seconds
WAITING_BATCHES = 3  # per worker: enough to keep it busy, few enough to keep memory flat


def simulate(plan: Plan, workers: int = 1, progress: Progress | None = None) -> Totals:
    """Plays the games of a plan. Ctrl-C ends it with what has been done so far.

    Raises BotError, and BrokenProcessPool if a worker process dies.
    """
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    report = progress if progress is not None else _silent
    if workers > 1 and plan.games > 1:
        return _in_workers(plan, min(workers, plan.games), report)
    return _here(plan, report)


def _silent(games: int) -> None:
    """Reports nothing."""


def _here(plan: Plan, report: Progress) -> Totals:
    totals = Totals(plan)
    seating = Seating(plan)
    start = time.monotonic()
    with Interrupts() as interrupts:
        for number in range(1, plan.games + 1):
            totals.add(seating.play(number))
            report(1)
            if interrupts.hit:
                totals.interrupted = True
                break
    totals.seconds = time.monotonic() - start
    return totals


class Batch:
    """What a worker reports: some games in order, and when it played them."""

    def __init__(self, outcomes: list[Outcome], start: float, end: float) -> None:
        self.outcomes = outcomes
        self.start = start
        self.end = end


def _batches(plan: Plan, workers: int) -> Iterator[range]:
    """The numbers of the games, cut so that every worker gets some and the last is not late."""
    size = min(LARGEST_BATCH, max(1, plan.games // (workers * 8)))
    for first in range(1, plan.games + 1, size):
        yield range(first, min(first + size, plan.games + 1))


class Desk:
    """What a worker process keeps between batches."""

    seating: Seating
    stop: ProcessEvent


_desk = Desk()


def _start_worker(plan: Plan, stop: ProcessEvent) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which sets `stop`
    _desk.seating = Seating(plan)
    _desk.stop = stop


def _play_batch(numbers: range) -> Batch:
    start = time.monotonic()
    outcomes: list[Outcome] = []
    for number in numbers:
        if _desk.stop.is_set():
            break
        outcomes.append(_desk.seating.play(number))
    return Batch(outcomes, start, time.monotonic())


def _in_workers(plan: Plan, workers: int, report: Progress) -> Totals:
    context = get_context("spawn")  # the same everywhere, and safe beside threads
    stop = context.Event()
    with (
        Interrupts() as interrupts,
        ProcessPoolExecutor(workers, context, _start_worker, (plan, stop)) as pool,
    ):
        crew = Crew(plan, pool, report, interrupts)
        try:
            crew.work(_batches(plan, workers), workers * WAITING_BATCHES)
        finally:
            # Leaving the pool waits for its processes: what they play ends with this game.
            stop.set()
            crew.cancel()
        if interrupts.hit:
            crew.collect_rest()
    return crew.totals


class Crew:
    """Hands out batches and takes their results in order."""

    def __init__(
        self, plan: Plan, pool: ProcessPoolExecutor, report: Progress, interrupts: Interrupts
    ) -> None:
        self.totals = Totals(plan)
        self.pool = pool
        self.report = report
        self.interrupts = interrupts
        self.waiting: deque[Future[Batch]] = deque()
        self.first_start = 0.0

    def work(self, batches: Iterator[range], most_waiting: int) -> None:
        """Plays all batches; never more than `most_waiting` are under way. Ends early on Ctrl-C."""
        for numbers in batches:
            with held_back():
                self.waiting.append(self.pool.submit(_play_batch, numbers))
            while len(self.waiting) >= most_waiting and not self.interrupts.hit:
                self._take()
            if self.interrupts.hit:
                return
        while self.waiting and not self.interrupts.hit:
            self._take()

    def _take(self) -> None:
        """Counts the oldest batch if it is done soon: Ctrl-C is looked for in between."""
        first = self.waiting[0]
        if wait([first], SOON).done:
            self._add(first.result())
            self.waiting.popleft()

    def _add(self, batch: Batch) -> None:
        """Counts a batch; `seconds` runs from the first start to the last end of any worker."""
        totals = self.totals
        for outcome in batch.outcomes:
            totals.add(outcome)
        self.first_start = min(self.first_start, batch.start) if totals.seconds else batch.start
        totals.seconds = max(totals.seconds, batch.end - self.first_start)
        self.report(len(batch.outcomes))

    def cancel(self) -> None:
        """Takes back the batches that nobody has begun."""
        for future in self.waiting:
            future.cancel()

    def collect_rest(self) -> None:
        """After a stop: the games that were finished count, the others are forgotten."""
        self.totals.interrupted = True
        for future in self.waiting:
            if not future.cancelled():
                self._add(future.result())
