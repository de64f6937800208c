"""Analyses of finished games: asked for at a table, made one at a time in the background.

They are kept beside the record, never in it. How far one has come lives in memory only; a server
that starts again begins those anew that were not finished.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from carrack.core.record import RecordError
from carrack.server import shown
from carrack.server.bots import BotFailed, Bots, Task
from carrack.server.protocol import Problem, encoded
from carrack.server.store import DONE, FAILED, WAITING, AnalysisRow, Missing, Store, StoreError
from carrack.server.tables import Tables

log = logging.getLogger(__name__)

TRIES = 3
"""An analysis that was begun so often, each time until the server died, is given up."""


@dataclass
class Running:
    """The analysis that is being made."""

    table: str
    making: asyncio.Task[dict[str, Any]]
    done: int = 0
    total: int = 0


class Analyses:
    """The analyses of a server: those that wait, in the order in which they were asked for."""

    def __init__(self, tables: Tables, store: Store, bots: Bots) -> None:
        self.tables = tables
        self.store = store
        self.bots = bots
        self.waiting: list[str] = []
        self.making = ""  # the table whose analysis has its turn
        self.running: Running | None = None
        self.runner: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """After a start: goes on with what was asked for before."""
        for name in await self.store.waiting_for_analysis():
            self._queue(name)

    async def ask(self, name: str, tokens: list[str]) -> dict[str, Any]:
        """Begins the analysis of a table's game, if it is not there; tells how it stands.

        Raises Problem.
        """
        async with self.tables.use(name) as table, table.opened() as sitting:
            viewer = sitting.viewer(tokens)
            if not viewer.seats and not viewer.host:
                raise Problem(401, "token", "this needs the link of a seat at this table")
            _require_over(sitting.match.over)
            row = await self._kept(name)
            if row is None or row.status == FAILED:
                row = AnalysisRow(name, WAITING)
                await self._keep(row)
            if row.status == WAITING:
                self._queue(name)
            return self._standing(name, row)

    async def status(self, name: str) -> dict[str, Any]:
        """How the analysis of a table stands, with its result if it is done. Raises Problem."""
        async with self.tables.use(name) as table, table.opened() as sitting:
            _require_over(sitting.match.over)
        return self._standing(name, await self._kept(name))

    def _standing(self, name: str, row: AnalysisRow | None) -> dict[str, Any]:
        status, message, analysis, body = "none", "", None, None
        if row is not None:
            status, message, body = row.status, row.message, row.body
        done = total = 0
        if self.running is not None and self.running.table == name and status == WAITING:
            status, done, total = "running", self.running.done, self.running.total
        if body is not None:
            analysis = msgspec.Raw(body)
        told = {"status": status, "done": done, "total": total}
        return {**told, "analysis": analysis, "message": message}

    def drop(self, name: str) -> None:
        """A table has been deleted, and what was kept of its analysis with it."""
        if name in self.waiting:
            self.waiting.remove(name)
        if self.running is not None and self.running.table == name:
            self.running.making.cancel()

    async def close(self) -> None:
        """Stops; what was not finished is begun anew at the next start."""
        if self.runner is not None:
            self.runner.cancel()
            await asyncio.gather(self.runner, return_exceptions=True)

    # --- making ----------------------------------------------------------------------------------

    def _queue(self, name: str) -> None:
        """Has it made, if it does not wait already. One that could not be saved is made again."""
        if name not in self.waiting and name != self.making:
            self.waiting.append(name)
        if self.waiting and (self.runner is None or self.runner.done()):
            self.runner = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self.waiting:
            self.making = name = self.waiting.pop(0)
            try:
                await self._make(name)
            except Missing:
                continue  # deleted meanwhile
            except StoreError as error:
                log.error("table %s: its analysis is not saved: %s", name, error)
            except Exception:
                log.exception("table %s: its analysis failed", name)
            finally:
                self.making = ""

    async def _make(self, name: str) -> None:
        """One analysis, from the record to the store."""
        row = await self.store.analysis(name)
        if row is None or row.status != WAITING:
            return
        if row.tries >= TRIES:
            message = f"it was begun {TRIES} times, and the server ended each time"
            await self._settled(replace(row, status=FAILED, message=message))
            return
        await self.store.put_analysis(replace(row, tries=row.tries + 1))
        try:
            made = await self._made(name)
        except asyncio.CancelledError:
            await self.store.put_analysis(row)  # nothing is wrong with it
            raise
        if made is not None:
            await self._settled(made)

    async def _made(self, name: str) -> AnalysisRow | None:
        """What comes of the analysis of a table; None if the table was deleted meanwhile."""
        try:
            task = await self._task(name)
        except Problem as problem:
            return AnalysisRow(name, FAILED, message=problem.message)
        making = asyncio.create_task(self.bots.analyse(task, self._progress))
        self.running = Running(name, making)
        try:
            await asyncio.wait({making})
        except asyncio.CancelledError:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
            raise
        finally:
            self.running = None
        return None if making.cancelled() else _result(name, making)

    async def _task(self, name: str) -> Task:
        async with self.tables.use(name) as table, table.opened() as sitting:
            return Task(sitting.game.name, shown.record_text(sitting))

    def _progress(self, done: int, total: int) -> None:
        if self.running is not None:
            self.running.done, self.running.total = done, total
            self._tell(self.running.table, "running", done, total)

    async def _settled(self, row: AnalysisRow) -> None:
        await self.store.put_analysis(row)
        self._tell(row.table, row.status, 0, 0)

    def _tell(self, name: str, status: str, done: int, total: int) -> None:
        table = self.tables.known.get(name)
        if table is not None:
            told = {"type": "analysis", "status": status, "done": done, "total": total}
            table.hub.send(told)

    # --- the store -----------------------------------------------------------------------------

    async def _kept(self, name: str) -> AnalysisRow | None:
        try:
            return await self.store.analysis(name)
        except StoreError as error:
            raise Problem(503, "store", str(error)) from None

    async def _keep(self, row: AnalysisRow) -> None:
        try:
            await self.store.put_analysis(row)
        except StoreError as error:
            raise Problem(503, "store", f"this was not saved: {error}") from None


def _require_over(over: bool) -> None:
    if not over:
        raise Problem(422, "running", "an analysis can be made when the game is over")


def _result(name: str, making: asyncio.Task[dict[str, Any]]) -> AnalysisRow:
    """What is kept of an analysis that has ended, well or not."""
    error = making.exception()
    if error is None:
        analysis = making.result()
        message = "" if analysis["judged"] else _unjudged(analysis["bot"])
        return AnalysisRow(name, DONE, message=message, body=encoded(analysis))
    if isinstance(error, (BotFailed, RecordError)):
        log.warning("table %s: its analysis failed: %s", name, error)
    else:
        log.error("table %s: its analysis failed", name, exc_info=error)
    return AnalysisRow(name, FAILED, message=f"the bot failed: {error}")


def _unjudged(bot: str) -> str:
    return (
        f"{bot} has an opinion on moves, but does not judge positions: "
        "there is no expected result, only what it would have played"
    )
