"""Bots think in processes of their own, so that the table never waits for one.

A worker that crashes, takes too long or too much memory is ended and replaced; what it was asked
fails, and nothing else. Which job is next is said in `errands.py`. The next decision of a seat goes
to the worker of the last one if that is free, so that a bot can go on where it was.

Analyses have processes to themselves, which run only when nothing else wants the machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from carrack.bots import Assessment
from carrack.server.thinking.bots import (
    BotFailed,
    Bots,
    Choice,
    Job,
    Progress,
    Seated,
    Task,
    analysed,
    turn_seconds,
)
from carrack.server.thinking.errands import Errand, Errands
from carrack.server.thinking.own_bots import OwnBots
from carrack.workers.orphans import end_with_parent
from carrack.workers.threads import one_thread

SECONDS = 20.0  # a bot may think so long about one decision, and
SLACK = 10.0  # so many times as long as a whole turn of its kind should take
START_SECONDS = 60.0  # a fresh process imports the game first
ANALYSIS_SECONDS = 600.0  # without progress
MEMORY = 2 << 30  # bytes of addresses that a worker may use (Linux and macOS)
NICE = 15  # how far analyses stand back
TELL_SECONDS = 0.25  # between two reports of progress
TIDY_SECONDS = 60.0  # between two looks at own bots that rest
KILL_SECONDS = 0.5  # between two attempts to end a job that may only just be beginning

Work = Callable[[Connection], None]


class Worker:
    """One process and the line to it. Used by one thread at a time."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.starting = threading.Lock()
        self.closed = False
        self.last: object = None  # whose job it did last

    def ask(self, what: object, seconds: float, progress: Progress | None = None) -> Any:
        """The answer to a job, within so many seconds, or so many after the last progress.

        Raises BotFailed. If that is not the bot's own message, the process is gone, and the next
        job starts another.
        """
        fresh = self.line is None
        try:
            line = self._line()
            line.send(what)
            patience = seconds + (START_SECONDS if fresh else 0.0)
            while True:
                good, answer = self._heard(line, patience, seconds)
                if good is not None:
                    break
                patience = seconds
                if progress is not None:
                    progress(*answer)
        except BotFailed:
            raise
        except (EOFError, OSError) as error:
            self.end()
            raise BotFailed(f"its process ended ({type(error).__name__})") from None
        except Exception as error:  # an answer that cannot be read, whatever it is
            self.end()
            raise BotFailed(f"its answer makes no sense ({type(error).__name__})") from None
        if not good:
            if answer.startswith(MemoryError.__name__):
                self.end()  # what is left of it is not to be trusted
            raise BotFailed(answer)
        return answer

    def _heard(self, line: Connection, patience: float, seconds: float) -> tuple[bool | None, Any]:
        if not line.poll(patience):
            self.end()
            raise BotFailed(f"no answer within {seconds:g} seconds")
        good, answer = line.recv()
        return good, answer

    def _line(self) -> Connection:
        if self.line is None:
            one_thread()  # one bot is not to take the cores of the others
            context = multiprocessing.get_context("spawn")
            with self.starting:
                if self.closed:
                    raise EOFError
                self.line, theirs = context.Pipe()
                self.process = context.Process(target=self.work, args=(theirs,), daemon=True)
                self.process.start()
            theirs.close()
        return self.line

    def end(self) -> None:
        """Ends the process at once."""
        self.kill()
        if self.process is not None:
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def kill(self) -> None:
        """Kills the process; a thread that waits for it sees the line end."""
        with self.starting:  # one that has not been started cannot be killed
            process = self.process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Kills the process for good: none is started any more, also for a job on its way here."""
        with self.starting:
            self.closed = True
        self.kill()


# --- in the processes --------------------------------------------------------------------------


def work(line: Connection, memory: int = MEMORY, own: OwnBots | None = None) -> None:
    """What a worker process does: answers jobs until the server is gone."""
    settle_in(memory)
    seated = Seated(own)
    with suppress(EOFError, OSError):
        while True:
            while not line.poll(TIDY_SECONDS):
                seated.tidy()
            what, job = line.recv()
            line.send(_answered(seated.decided if what == "decide" else seated.assessed, job))
            seated.tidy()


def work_at_leisure(line: Connection, memory: int = MEMORY) -> None:
    """What the process for analyses does, whenever nobody else wants the machine."""
    settle_in(memory)
    if hasattr(os, "nice"):
        os.nice(NICE)
    with suppress(EOFError, OSError):
        while True:
            task = line.recv()
            line.send(_answered(partial(analysed, progress=Teller(line)), task))


class Teller:
    """Reports progress, not too often."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.last = 0.0

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self.last >= TELL_SECONDS:
            self.last = now
            self.line.send((None, (done, total)))


def settle_in(memory: int = MEMORY) -> None:
    """What every worker process does first: Ctrl-C and memory are settled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    end_with_parent()
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))


def _answered(do: Callable[[Any], Any], job: object) -> tuple[bool, Any]:
    try:
        return True, do(job)
    except Exception as error:  # whatever a bot does wrong, the table goes on
        return False, f"{type(error).__name__}: {error}"


# --- in the server -----------------------------------------------------------------------------


class ProcessBots(Bots):
    """Bots in `count` worker processes, started when they are first needed.

    `seconds` is how long a quick bot may think about one decision, `analysts` how many analyses
    may be made at once, `memory` how many bytes of addresses each process may use, `own` the bots
    that may be seated beside ours.
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
            Worker(partial(work, memory=memory, own=self.own)) for _ in range(self.count)
        ]
        self.idle = list(self.workers)  # whoever has rested longest is first
        self.at_work: dict[Errand, Worker] = {}
        self.errands = Errands(self.count)
        self.analysts = [Worker(partial(work_at_leisure, memory=memory)) for _ in range(analysts)]
        self.resting: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # the warm analyst first
        for analyst in reversed(self.analysts):
            self.resting.put_nowait(analyst)
        self.threads = ThreadPoolExecutor(self.count + analysts, "carrack-bot")
        self.closed = False

    async def decide(self, job: Job) -> Choice:
        choice: Choice = await self._sent("decide", job)
        return choice

    async def assess(self, job: Job) -> Assessment:
        assessment: Assessment = await self._sent("assess", job)
        return assessment

    async def analyse(self, task: Task, progress: Progress) -> dict[str, Any]:
        analyst = await self.resting.get()
        try:
            return await self._analysed(analyst, task, progress)
        finally:
            self.resting.put_nowait(analyst)

    async def _analysed(self, analyst: Worker, task: Task, progress: Progress) -> dict[str, Any]:
        loop = asyncio.get_running_loop()

        def told(done: int, total: int) -> None:
            loop.call_soon_threadsafe(progress, done, total)

        asked = loop.run_in_executor(self.threads, analyst.ask, task, ANALYSIS_SECONDS, told)
        try:
            analysis: dict[str, Any] = await asyncio.shield(asked)
        except asyncio.CancelledError:
            while not asked.done():  # the next one must find the process at rest, or a fresh one
                analyst.kill()
                await asyncio.wait({asked}, timeout=KILL_SECONDS)
            raise
        return analysis

    async def _sent(self, what: str, job: Job) -> Any:
        errand = Errand(what, job, asyncio.get_running_loop().create_future())
        self.errands.add(errand)
        self._hand_out()
        try:
            return await errand.answer
        finally:  # nobody waits any more: nobody need think
            if errand in self.errands.waiting:
                self.errands.drop(errand)
            elif errand in self.at_work:
                self.at_work[errand].kill()

    def _hand_out(self) -> None:
        """Gives waiting jobs to idle workers."""
        if self.closed:
            raise BotFailed("the server closes")
        while (errand := self.errands.next()) is not None:
            self._begin(errand, self._best_idle(errand))

    def _best_idle(self, errand: Errand) -> Worker:
        whose = errand.job.whose
        return next((worker for worker in self.idle if worker.last == whose), self.idle[0])

    def _begin(self, errand: Errand, worker: Worker) -> None:
        self.idle.remove(worker)
        self.at_work[errand], worker.last = worker, errand.job.whose
        done = asyncio.get_running_loop().run_in_executor(
            self.threads, worker.ask, (errand.what, errand.job), self._patience(errand)
        )
        done.add_done_callback(lambda future: self._finish(errand, future))

    def _patience(self, errand: Errand) -> float:
        if (own := self.own.get(errand.job.bot)) is not None:
            return own.patience
        long = turn_seconds(errand.job.bot)
        return self.seconds + (SLACK * long if long > 1 else 0.0)

    def _finish(self, errand: Errand, done: asyncio.Future[Any]) -> None:
        self.errands.done(errand)
        self.idle.append(self.at_work.pop(errand))
        error = BotFailed("the server closes") if done.cancelled() else done.exception()
        if errand.answer.done():
            pass  # nobody waits for it any more
        elif error is not None:
            errand.answer.set_exception(error)
        else:
            errand.answer.set_result(done.result())
        if not self.closed:
            self._hand_out()

    async def close(self) -> None:
        self.closed = True
        for errand in self.errands.waiting:
            if not errand.answer.done():
                errand.answer.set_exception(BotFailed("the server closes"))
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in [*self.workers, *self.analysts]:
            worker.close()
