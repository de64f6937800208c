"""Bots of a server that think on other machines, as long as workers are alive there.

A decision is put into the store, a worker takes it, and the answer comes back the same way. What is
quick, what only this server has (bots of its own), hints and analyses are thought about here; so is
what no worker takes, or at which one fails: it may lack a game or a box.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any

import msgspec

from carrack.bots import Assessment
from carrack.server.duties import Duties
from carrack.server.store.faults import StoreError
from carrack.server.store.jobs import ANSWERED, DecisionRow, TaskStore
from carrack.server.thinking.bots import (
    AnalysisTask,
    Bots,
    Choice,
    DecisionTask,
    Progress,
    TurnTask,
    is_quick,
)

if TYPE_CHECKING:  # a server starts without it
    from carrack.analysis.another_try import Verdict

PATIENCE = 2.0
"""Seconds after which a decision that nobody makes is made here."""
LOOK_SECONDS = 0.5  # between two looks for an answer, if nobody says that there is one

log = logging.getLogger(__name__)


class SharedBots(Bots):
    """Bots of a server, which think here or elsewhere."""

    def __init__(self, here: Bots, jobs: TaskStore, duties: Duties) -> None:
        self.here = here
        self.jobs = jobs
        self.duties = duties
        self.all_bots, self.own, self.turn_seconds = here.all_bots, here.own, here.turn_seconds
        self.waits: set[asyncio.Event] = set()
        self.listener: AsyncExitStack | None = None

    def expect(self) -> None:
        self.here.expect()

    async def decide(self, job: DecisionTask) -> Choice:
        if self.duties.workers and job.bot not in self.own and not is_quick(job):
            try:
                choice = await self._elsewhere(job)
            except StoreError as error:
                log.warning("no worker is asked: %s", error)
                choice = None
            if choice is not None:
                return choice
        return await self.here.decide(job)

    async def _elsewhere(self, job: DecisionTask) -> Choice | None:
        """Return a worker's choice; None if none makes one. Raises StoreError."""
        await self._listen()
        name, news = secrets.token_hex(16), asyncio.Event()
        self.waits.add(news)
        try:
            await self.jobs.add(DecisionRow(name, msgspec.json.encode(job), job.account))
            return await self._awaited(name, news)
        finally:
            self.waits.discard(news)
            await asyncio.shield(self._drop(name))

    async def _awaited(self, name: str, news: asyncio.Event) -> Choice | None:
        taken = time.monotonic()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await news.wait()
            news.clear()
            answer, free = await self.jobs.state(name)
            if answer is not None:
                return msgspec.json.decode(answer, type=Choice | None)
            now = time.monotonic()
            taken = taken if free else now
            if now - taken >= PATIENCE and await self.jobs.withdraw(name):
                return None

    async def _drop(self, name: str) -> None:
        with suppress(StoreError):  # it is forgotten when it is old
            await self.jobs.drop(name)

    async def _listen(self) -> None:
        if self.listener is None:
            self.listener = AsyncExitStack()
            await self.listener.enter_async_context(self.jobs.listening(ANSWERED, self._wake))

    def _wake(self) -> None:
        for news in self.waits:
            news.set()

    async def assess(self, job: DecisionTask) -> Assessment:
        return await self.here.assess(job)

    async def judge(self, task: TurnTask) -> Verdict:
        return await self.here.judge(task)

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        return await self.here.analyse(task, progress)

    async def close(self) -> None:
        if self.listener is not None:
            await self.listener.aclose()
        await self.here.close()
