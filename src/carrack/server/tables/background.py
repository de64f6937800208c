"""Long work outside the server process: no move waits for a map, a file or the past.

A worker has a cache of reels (`reel_cache`) and does one job at a time. There are two: the
*archive* serves past positions; the *workshop* draws and checks maps and opens long tables, so that
neither waits for the archive.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from carrack.server.budget import pay
from carrack.server.refusals import Problem
from carrack.server.settings import DEFAULTS, Settings
from carrack.server.tables.reel_cache import ReelCache
from carrack.server.thinking.workers import MEMORY
from carrack.workers.worker import Caller, Handler, LastingWorker, Limits

log = logging.getLogger(__name__)

SECOND = 500.0  # the cost of a second of work: one address can use a fifth of it


class BackgroundWorker:
    """A worker in the server's own process, for tests."""

    def __init__(self, settings: Settings = DEFAULTS) -> None:
        self.settings = settings
        self.threads = ThreadPoolExecutor(1, "carrack-background")
        self.reels = ReelCache(settings)
        self.closed = False

    async def ask(self, job: str, *what: Any) -> Any:
        """The result of a job. Raises Problem: the job's own, or `busy`, also once closed."""
        if self.closed:
            raise Problem("busy")
        loop = asyncio.get_running_loop()
        done, seconds = await loop.run_in_executor(self.threads, self._timed, job, what)
        pay(seconds * SECOND)
        if isinstance(done, Problem):
            raise done
        return done

    def _timed(self, job: str, what: tuple[Any, ...]) -> tuple[Any, float]:
        if self.closed:  # it waited for its turn until then
            return Problem("busy"), 0.0
        began = time.monotonic()
        return self._done(job, what), time.monotonic() - began

    def _done(self, job: str, what: tuple[Any, ...]) -> Any:
        return self.reels.do(job, *what)

    async def close(self) -> None:
        """Refuse what waits, and whatever is asked from now on."""
        self.closed = True
        self.threads.shutdown(wait=False)


class BackgroundProcess(BackgroundWorker):
    """A worker in a separate process, started when it is first needed."""

    def __init__(self, settings: Settings = DEFAULTS) -> None:
        super().__init__(settings)
        self.worker = LastingWorker(partial(ready_reels, settings), Limits(MEMORY))

    def _timed(self, job: str, what: tuple[Any, ...]) -> tuple[Any, float]:
        if self.worker.process is None and not self.closed:  # nobody pays for its start
            self._done("ready", ())
        return super()._timed(job, what)

    def _done(self, job: str, what: tuple[Any, ...]) -> Any:
        try:
            return self.worker.ask((job, what), float(self.settings.office_seconds))
        except Exception as error:  # whatever is wrong with a file, later ones are still read
            log.warning("%s was given up: %s: %s", job, type(error).__name__, error)
            return Problem("busy", "given-up")

    async def close(self) -> None:
        await super().close()
        self.worker.close()


class BackgroundWorkers:
    """Both workers of a server."""

    def __init__(self, archive: BackgroundWorker, workshop: BackgroundWorker) -> None:
        self.archive = archive
        self.workshop = workshop

    async def close(self) -> None:
        """End both."""
        await self.archive.close()
        await self.workshop.close()


def here(settings: Settings = DEFAULTS) -> BackgroundWorkers:
    """Workers in the server's own process."""
    return BackgroundWorkers(BackgroundWorker(settings), BackgroundWorker(settings))


def processes(settings: Settings = DEFAULTS) -> BackgroundWorkers:
    """Workers in separate processes."""
    return BackgroundWorkers(BackgroundProcess(settings), BackgroundProcess(settings))


def ready_reels(settings: Settings) -> Handler:
    """Make a process ready for jobs."""
    reels = ReelCache(settings)

    def handle(message: tuple[str, tuple[Any, ...]], caller: Caller) -> Any:
        job, what = message
        return reels.do(job, *what)

    return handle
