"""A worker: it thinks about decisions for servers, and knows nothing else of them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from carrack.server.duties import Duties
from carrack.server.store.faults import StoreError
from carrack.server.store.jobs import ASKED, DecisionRow, TaskStore
from carrack.server.thinking.bots import BotFailed, Bots, Choice, DecisionTask

LOOK_SECONDS = 0.5  # between two looks for decisions, if nobody says that there is one
OLD = 24 * 3_600_000  # ms after which nobody waits for a decision any more
FINISH_SECONDS = 15.0
"""Seconds for which a stopping worker continues what it has begun before it gives that back."""

log = logging.getLogger(__name__)


class DecisionWorker:
    """Takes decisions from the store, `count` at a time, until it is to `stop`."""

    def __init__(self, jobs: TaskStore, duties: Duties, bots: Bots, count: int) -> None:
        self.jobs = jobs
        self.duties = duties
        self.bots = bots
        self.count = count
        self.making: dict[str, asyncio.Task[None]] = {}
        self.woken = asyncio.Event()
        self.stopping = False

    def stop(self) -> None:
        """Take nothing more; asked again, give back at once what is not finished."""
        if self.stopping:
            for task in self.making.values():
                task.cancel()
        self.stopping = True
        self.woken.set()

    async def run(self) -> None:
        """Work until it is to stop. Raises StoreError if nothing can be begun."""
        await self.jobs.drop_old(OLD)
        async with self.jobs.listening(ASKED, self.woken.set):
            while not self.stopping:
                try:
                    await self._drop_unwanted()
                    await self._take()
                except StoreError as error:
                    log.warning("no decisions are taken: %s", error)
                await self._wait()
        at_work = list(self.making.values())
        if at_work:
            _, late = await asyncio.wait(at_work, timeout=FINISH_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self.woken.wait()
        self.woken.clear()

    async def _drop_unwanted(self) -> None:
        """Stop thinking about what nobody wants to know, or another one has taken."""
        if self.making:
            wanted = await self.jobs.wanted(self.duties.holder)
            for name in self.making.keys() - set(wanted):
                self.making[name].cancel()

    async def _take(self) -> None:
        while len(self.making) < self.count and not self.stopping:
            row = await self.jobs.take(self.duties.holder)
            if row is None:
                return
            task = self.making[row.decision] = asyncio.create_task(self._make(row))
            task.add_done_callback(lambda _, name=row.decision: self._made(name))  # type: ignore[misc]

    def _made(self, name: str) -> None:
        del self.making[name]
        self.woken.set()

    async def _make(self, row: DecisionRow) -> None:
        try:
            choice = msgspec.json.encode(await self._choice(row))
            await self.jobs.answer(row.decision, self.duties.holder, choice)
        except StoreError as error:
            log.warning("an answer is lost: %s", error)
        except asyncio.CancelledError:
            await self._give_back(row)
            raise

    async def _choice(self, row: DecisionRow) -> Choice | None:
        """Return a bot's choice; None if it fails, or there is no such game here."""
        try:
            return await self.bots.decide(msgspec.json.decode(row.job, type=DecisionTask))
        except BotFailed as failed:
            log.warning("a decision is left to its server: %s", failed)
        except Exception:
            log.exception("a decision is left to its server")
        return None

    async def _give_back(self, row: DecisionRow) -> None:
        with suppress(StoreError):  # it is free when this worker is gone
            await self.jobs.give_back(row.decision, self.duties.holder)
