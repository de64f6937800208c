"""Bots think in separate processes, so that no table waits for another's bot.

A worker that crashes, takes too long or too much memory is ended and replaced; only its current job
fails. `job_queue.py` chooses the next job. The next decision of a seat goes to the same worker if
that is free, so that a bot can continue where it was.

Analyses have their own processes, which run at the lowest priority.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from carrack.bots import Assessment
from carrack.server.thinking.bots import (
    AnalysisTask,
    BotFailed,
    Bots,
    BotSeats,
    Choice,
    DecisionTask,
    Progress,
    SoFar,
    TurnTask,
    analysed,
    judged,
)
from carrack.server.thinking.decision_queue import DecisionQueue, QueuedTask
from carrack.server.thinking.own_bots import OwnBots
from carrack.workers.work import WorkerDied
from carrack.workers.worker import Caller, Handler, LastingWorker, Limits

if TYPE_CHECKING:  # a server starts without it
    from carrack.analysis.another_try import Verdict

SECONDS = 20.0  # for one decision of a quick bot; a slow one also has
SLACK = 10.0  # this many times as long as a whole turn of its kind should take
ANALYSIS_SECONDS = 600.0  # without progress
MEMORY = 2 << 30  # bytes of addresses that a worker may use
NICE = 15  # niceness of analyses
TIDY_SECONDS = 60.0  # between two checks for unused users' bots
KILL_SECONDS = 0.5  # between two attempts to end a job that may be just starting

# --- in the processes --------------------------------------------------------------------------


def thinking(own: OwnBots) -> Handler:
    """A function with which a worker decides and assesses."""
    seated = BotSeats(own)
    does = {"decide": seated.decided, "assess": seated.assessed, "judge": judged}
    threading.Thread(target=_tidy, args=(seated,), daemon=True).start()

    def handle(message: tuple[str, DecisionTask], caller: Caller) -> Any:
        what, job = message
        return _unless_failed(does[what], job)

    return handle


def _tidy(seated: BotSeats) -> None:
    while True:
        time.sleep(TIDY_SECONDS)
        seated.tidy()


def analysing() -> Handler:
    """A function with which a worker analyses finished games."""

    def handle(task: AnalysisTask, caller: Caller) -> Any:
        return _unless_failed(partial(analysed, progress=caller.progress), task)

    return handle


def _unless_failed(do: Callable[[Any], Any], what: object) -> Any:
    """The result of `do`. Raises BotFailed in place of a bot's exceptions, and MemoryError."""
    try:
        return do(what)
    except MemoryError:
        raise
    except Exception as error:  # whatever a bot does wrong, the table continues
        raise BotFailed(f"{type(error).__name__}: {error}") from None


# --- in the server -----------------------------------------------------------------------------


def answer_of(
    worker: LastingWorker, what: object, seconds: float, progress: Progress | None = None
) -> Any:
    """A worker's answer (:meth:`LastingWorker.ask`). Raises BotFailed."""
    try:
        return worker.ask(what, seconds, progress)
    except WorkerDied as died:
        raise BotFailed(str(died)) from None
    except MemoryError:
        raise BotFailed("MemoryError: it needs more memory than it may have") from None


class ProcessBots(Bots):
    """Bots in `count` worker processes, started when they are first needed.

    `seconds` is how long a quick bot may think about one decision, `analysts` how many analyses may
    run at once, `memory` the address space of each process in bytes, `own` the users' bots.
    """

    def __init__(
        self,
        count: int = 0,
        seconds: float = SECONDS,
        analysts: int = 1,
        all_bots: bool = False,
        memory: int = MEMORY,
        own: OwnBots | None = None,
    ) -> None:
        """`count` 0: as many as the machine has cores, at least two and at most four."""
        self.all_bots = all_bots
        self.own = own or {}
        self.count = count or min(4, max(2, os.cpu_count() or 2))
        self.seconds = seconds
        self.workers = [
            LastingWorker(partial(thinking, self.own), Limits(memory)) for _ in range(self.count)
        ]
        self.idle = list(self.workers)  # the longest idle is first
        self.served: dict[LastingWorker, object] = {}  # whose job each did last
        self.at_work: dict[QueuedTask, LastingWorker] = {}
        self.queue = DecisionQueue(self.count)
        self.analysts = [LastingWorker(analysing, Limits(memory, NICE)) for _ in range(analysts)]
        # the analyst used last is next, as it is warm
        self.resting: asyncio.LifoQueue[LastingWorker] = asyncio.LifoQueue()
        for analyst in reversed(self.analysts):
            self.resting.put_nowait(analyst)
        self.threads = ThreadPoolExecutor(self.count + analysts, "carrack-bot")
        self.closed = False

    def expect(self) -> None:
        """Start a process, unless there is one."""
        cold = all(worker.process is None for worker in self.workers)
        if cold and not (self.at_work or self.closed):
            self.threads.submit(self.idle[0].start)

    async def decide(self, job: DecisionTask) -> Choice:
        choice: Choice = await self._sent("decide", job)
        return choice

    async def assess(self, job: DecisionTask) -> Assessment:
        assessment: Assessment = await self._sent("assess", job)
        return assessment

    async def judge(self, task: TurnTask) -> Verdict:
        verdict: Verdict = await self._sent("judge", task)
        return verdict

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        analyst = await self.resting.get()
        try:
            return await self._analysed(analyst, task, progress)
        finally:
            self.resting.put_nowait(analyst)

    async def _analysed(
        self, analyst: LastingWorker, task: AnalysisTask, progress: Progress
    ) -> dict[str, Any]:
        loop = asyncio.get_running_loop()

        def report(done: int, total: int, so_far: SoFar | None) -> None:
            loop.call_soon_threadsafe(progress, done, total, so_far)

        answer = loop.run_in_executor(
            self.threads, answer_of, analyst, task, ANALYSIS_SECONDS, report
        )
        try:
            analysis: dict[str, Any] = await asyncio.shield(answer)
        except asyncio.CancelledError:
            while not answer.done():  # the next one must find the process idle, or a fresh one
                analyst.kill()
                await asyncio.wait({answer}, timeout=KILL_SECONDS)
            answer.exception()  # that it was killed is no news to anybody
            raise
        return analysis

    async def _sent(self, what: str, job: DecisionTask) -> Any:
        queued = QueuedTask(what, job, asyncio.get_running_loop().create_future())
        self.queue.add(queued)
        self._hand_out()
        try:
            return await queued.answer
        finally:  # nobody waits any more, so the job is dropped
            if queued in self.queue.waiting:
                self.queue.drop(queued)
            elif queued in self.at_work:
                self.at_work[queued].kill()

    def _hand_out(self) -> None:
        """Give waiting jobs to idle workers."""
        if self.closed:
            raise BotFailed("the server closes")
        while (queued := self.queue.next()) is not None:
            self._begin(queued, self._best_idle(queued))

    def _best_idle(self, queued: QueuedTask) -> LastingWorker:
        whose = queued.job.whose
        known = (worker for worker in self.idle if self.served.get(worker) == whose)
        started = (worker for worker in self.idle if worker.process is not None)
        return next(known, None) or next(started, self.idle[0])

    def _begin(self, queued: QueuedTask, worker: LastingWorker) -> None:
        self.idle.remove(worker)
        self.at_work[queued], self.served[worker] = worker, queued.job.whose
        done = asyncio.get_running_loop().run_in_executor(
            self.threads, answer_of, worker, (queued.what, queued.job), self._patience(queued)
        )
        done.add_done_callback(lambda future: self._finish(queued, future))

    def _patience(self, queued: QueuedTask) -> float:
        if (own := self.own.get(queued.job.bot)) is not None:
            return own.patience
        long = self.turn_seconds.get(queued.job.bot, 1)
        return self.seconds + (SLACK * long if long > 1 else 0.0)

    def _finish(self, queued: QueuedTask, done: asyncio.Future[Any]) -> None:
        self.queue.done(queued)
        self.idle.append(self.at_work.pop(queued))
        error = BotFailed("the server closes") if done.cancelled() else done.exception()
        if queued.answer.done():
            pass  # nobody waits for it any more
        elif error is not None:
            queued.answer.set_exception(error)
        else:
            queued.answer.set_result(done.result())
        if not self.closed:
            self._hand_out()

    async def close(self) -> None:
        self.closed = True
        for queued in self.queue.waiting:
            if not queued.answer.done():
                queued.answer.set_exception(BotFailed("the server closes"))
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in [*self.workers, *self.analysts]:
            worker.close()
