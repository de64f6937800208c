"""Analyses of finished games: asked for at a table, made in the background.

For each address one analysis is made at a time, so that many requests by one keep nobody else
waiting (`shares.py`); in all a few at a time.

They are stored beside the record, never in it. One made by an earlier version in another format is
made again when somebody looks at it. What an unfinished one has found so far is stored now and
then, so that people see it and that it goes on from there after a restart.

Of several servers each makes those that it takes from the store, and what another one was making
when it died (`store/jobs.py`). One that has lost an analysis to another keeps nothing of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec

from carrack.analysis.describe import FORM
from carrack.core.message import Message, message_of
from carrack.core.record import Record, RecordError
from carrack.server.duties import Duties, cancelled, repeatedly
from carrack.server.refusals import Problem, server_says
from carrack.server.shapes.payload_types import AnalysisMessagePayload, AnalysisStatePayload
from carrack.server.shapes.reading import encoded
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.store import Store
from carrack.server.store.table_rows import DONE, FAILED, WAITING, AnalysisRow
from carrack.server.tables.analysed import form_of
from carrack.server.tables.auth import Keys
from carrack.server.tables.tables import Tables
from carrack.server.thinking.bots import AnalysisTask, BotFailed, Bots, SoFar
from carrack.server.thinking.fair_shares import Shares

log = logging.getLogger(__name__)

SHARED_SECONDS = 1.0  # between two looks at what other servers have stored
TRIES = 3
"""An analysis is given up after this many attempts during which the server died."""


@dataclass(eq=False)
class Wish:
    """A requested analysis of a table's game, and the address that pays for it."""

    table: str
    account: str | None = None
    began: float = 0.0  # by a clock that nobody sets
    making: asyncio.Task[dict[str, Any]] | None = None
    done: int = 0
    total: int = 0
    found: AnalysisRow | None = None  # what is to be stored if it ends now
    news: asyncio.Event = field(default_factory=asyncio.Event)  # more was found


class Analyses:
    """The analyses of a server, queued in the order of the requests."""

    def __init__(self, tables: Tables, store: Store, bots: Bots, duties: Duties) -> None:
        self.tables = tables
        self.store = store
        self.duties = duties
        self.bots = bots
        self.most = tables.settings.analyses_at_once
        self.waiting: dict[str, Wish] = {}  # by table
        self.making: dict[str, Wish] = {}  # those that are being made
        self.makers: set[asyncio.Task[None]] = set()
        self.progress: dict[str, tuple[int, int]] = {}
        """The progress of the analyses that other servers make, by table."""
        self.looking: asyncio.Task[None] | None = None
        self.shares: Shares[str | None] = Shares()
        tables.subscribers.when_over = self.begin
        tables.others.listen("analysis", lambda said: self._on_progress(*said), self.progress.clear)

    async def resume(self) -> None:
        """After a start, continue with earlier requests; then with what others leave."""
        if not self.duties.shared:
            await self._take_over()
            return
        failed = "analyses of other servers are not seen"
        looks = repeatedly(self._take_over, SHARED_SECONDS, failed)
        self.looking = asyncio.create_task(looks)

    async def _take_over(self) -> None:
        for name in await self.store.jobs.waiting():
            self._queue(name)

    async def ask(self, name: str, keys: Keys, account: str | None = None) -> AnalysisStatePayload:
        """Begin the analysis of a table's game, if there is none; return its state.

        `account` pays for it. Raises Problem.
        """
        async with self.tables.use(name) as table, table.opened(keys) as open_table:
            viewer = open_table.viewer(keys)
            if not viewer.seats and not viewer.host:
                raise Problem("token")
            _require_over(open_table.over)
            row = await self._kept(name)
            if row is None or row.status == FAILED:
                row = AnalysisRow(name, WAITING)
                await self._keep(row)
            if row.status == WAITING:
                self._queue(name, account)
            return self._standing(name, row)

    async def begin(self, name: str, account: str | None) -> None:
        """Begin the analysis of a game that has just ended. Raises StoreError."""
        await self.store.put_analysis(AnalysisRow(name, WAITING))
        self._queue(name, account)

    async def status(self, name: str, keys: Keys) -> AnalysisStatePayload:
        """The state of a table's analysis, with its result if it is done. Raises Problem."""
        async with self.tables.use(name) as table, table.opened(keys) as open_table:
            open_table.viewer(keys)
            _require_over(open_table.over)
        return self._standing(name, await self._kept(name))

    def _standing(self, name: str, row: AnalysisRow | None) -> AnalysisStatePayload:
        row = row or AnalysisRow(name, "none")
        status, done, total = row.status, 0, 0
        wish = self.making.get(name)
        if wish is not None and wish.making is not None and status == WAITING:
            status, done, total = "running", wish.done, wish.total
        elif status == WAITING and name in self.progress:
            status, (done, total) = "running", self.progress[name]
        body = None if row.body is None else msgspec.Raw(row.body)
        shown = (body, None) if row.status == DONE else (None, body)
        return AnalysisStatePayload(status, done, total, *shown, **_read(row.message))

    async def again(self, name: str) -> None:
        """Make an analysis anew, unless it is being made. Raises Problem."""
        async with self.tables.use(name) as table, table.opened() as open_table:
            _require_over(open_table.over)
        if name not in self.making:
            await self._keep(AnalysisRow(name, WAITING))
            self._queue(name)

    async def stop(self, name: str) -> None:
        """Give an analysis up that waits or is being made. Raises Problem, StoreError."""
        wish = self.making.get(name)
        self.drop(name)
        if wish is not None and wish.making is not None:
            await asyncio.wait({wish.making})
        row = await self._kept(name)
        if row is not None and row.status == WAITING:
            said = server_says("analysis-stopped")
            await self.store.put_analysis(AnalysisRow(name, FAILED, message=_written(said)))
            self._announce(name, FAILED, 0, 0)

    def drop(self, name: str) -> None:
        """Drop the analysis of a deleted table."""
        self.waiting.pop(name, None)
        wish = self.making.get(name)
        if wish is not None and wish.making is not None:
            wish.making.cancel()

    async def close(self) -> None:
        """Stop; what was not finished is continued at the next start."""
        self.waiting.clear()
        await cancelled(*self.makers, self.looking)

    # --- making ----------------------------------------------------------------------------------

    def _queue(self, name: str, account: str | None = None) -> None:
        """Queue an analysis, unless it waits already. One that could not be saved is made again."""
        if name not in self.waiting and name not in self.making:
            self.waiting[name] = Wish(name, account)
        elif name in self.waiting and self.waiting[name].account is None:
            self.waiting[name].account = account  # it has waited since before a restart
        self._begin()

    def _begin(self) -> None:
        while (wish := self._next()) is not None:
            self.making[wish.table] = self.waiting.pop(wish.table)
            wish.began = time.monotonic()
            self.shares.served(wish.account)
            maker = asyncio.create_task(self._run(wish))
            self.makers.add(maker)
            maker.add_done_callback(partial(self._ended, wish))

    def _next(self) -> Wish | None:
        busy = {wish.account for wish in self.making.values()}
        if len(self.making) >= self.most:
            return None
        free = [wish for wish in self.waiting.values() if wish.account not in busy]
        return self.shares.first(free, lambda wish: wish.account)

    def _ended(self, wish: Wish, maker: asyncio.Task[None]) -> None:
        del self.making[wish.table]
        self.makers.discard(maker)
        self.shares.spent(wish.account, time.monotonic() - wish.began)
        self._begin()

    async def _run(self, wish: Wish) -> None:
        name = wish.table
        try:
            await self._make(wish)
        except (Missing, _Lost):
            return  # deleted meanwhile, or another server makes it
        except StoreError as error:
            log.error("table %s: its analysis is not saved: %s", name, error)
        except Exception:
            log.exception("table %s: its analysis failed", name)

    async def _make(self, wish: Wish) -> None:
        """One analysis, from the record to the store."""
        name = wish.table
        row = await self.store.jobs.take_analysis(name, self.duties.holder)
        if row is None:
            return
        if row.tries >= TRIES:
            why = server_says("begun-often", {"count": TRIES})
            await self._settled(replace(row, status=FAILED, message=_written(why)))
            return
        wish.found = row
        self.progress.pop(name, None)  # of a server that has died
        try:
            made = await self._made(wish, row.findings)
        except asyncio.CancelledError:
            await self._put(wish.found)  # nothing is wrong with it
            raise
        if made is not None:
            await self._settled(made)

    async def _made(self, wish: Wish, findings: bytes) -> AnalysisRow | None:
        """The finished analysis of a table; None if the table was deleted meanwhile."""
        try:
            task = await self._task(wish.table, findings)
        except Problem as problem:
            return AnalysisRow(wish.table, FAILED, message=_written(problem.said))

        def report(done: int, total: int, so_far: SoFar | None) -> None:
            wish.done, wish.total = done, total
            if so_far is not None:
                body, found = so_far.analysis, so_far.findings
                wish.found = AnalysisRow(wish.table, WAITING, body=body, findings=found)
                wish.news.set()
            self._announce(wish.table, "running", done, total)

        making = wish.making = asyncio.create_task(self.bots.analyse(task, report))
        try:
            await self._followed(wish, making)
        except (asyncio.CancelledError, _Lost):
            await cancelled(making)
            raise
        finally:
            wish.making = None
        return None if making.cancelled() else _result(wish.table, making)

    async def _followed(self, wish: Wish, making: asyncio.Task[Any]) -> None:
        """Wait until an analysis is made, and store what it finds meanwhile."""
        while not making.done():
            news = asyncio.ensure_future(wish.news.wait())
            try:
                await asyncio.wait({making, news}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                news.cancel()
            if wish.found is not None and wish.news.is_set() and not making.done():
                wish.news.clear()
                await self._keep_found(wish.found)

    async def _keep_found(self, row: AnalysisRow) -> None:
        try:
            await self._put(_tried(row))
        except StoreError as error:
            log.warning("table %s: what was found so far is not saved: %s", row.table, error)

    async def _task(self, name: str, findings: bytes) -> AnalysisTask:
        async with self.tables.use(name) as table, table.opened() as open_table:
            game, header = open_table.game.name, Record(open_table.header, []).text()
        lines = (await self.store.load(name)).lines  # written already, however many there are
        playouts = self.tables.settings.analysis_playouts
        return AnalysisTask(game, header + "\n".join(lines), findings, playouts)

    async def _settled(self, row: AnalysisRow) -> None:
        await self._put(row)
        self._announce(row.table, row.status, 0, 0)

    async def _put(self, row: AnalysisRow) -> None:
        """Store what was made of an analysis. Raises _Lost if it is another server's by now."""
        if not await self.store.put_analysis(row, self.duties.holder):
            raise _Lost

    def _announce(self, name: str, status: str, done: int, total: int) -> None:
        self._show(name, status, done, total)
        self.tables.others.say("analysis", [name, status, done, total])

    def _on_progress(self, name: str, status: str, done: int, total: int) -> None:
        """Another server says how far it is; that it has ended is seen beside the record."""
        self.progress.pop(name, None)
        if status == "running":
            self.progress[name] = (done, total)
            self._show(name, status, done, total)

    def _show(self, name: str, status: str, done: int, total: int) -> None:
        table = self.tables.known.get(name)
        if table is not None:
            table.hub.send(AnalysisMessagePayload(status, done, total))

    # --- the store -----------------------------------------------------------------------------

    async def _kept(self, name: str) -> AnalysisRow | None:
        """The stored analysis of a table; one in an older format is made again."""
        try:
            row = await self.store.analysis(name)
        except StoreError as error:
            raise Problem("store", args={"reason": error.reason}) from None
        if row is not None and row.body is not None and form_of(row.body) != FORM:
            row = AnalysisRow(name, WAITING)
            await self._keep(row)
            self._queue(name)
        return row

    async def _keep(self, row: AnalysisRow) -> None:
        try:
            await self.store.put_analysis(row)
        except StoreError as error:
            raise Problem("store", "unsaved", {"reason": error.reason}) from None


class _Lost(Exception):
    """Somebody else makes an analysis that was made here."""


def _require_over(over: bool) -> None:
    if not over:
        raise Problem("running", "running-analysis")


def _tried(row: AnalysisRow) -> AnalysisRow:
    """The row to store while an attempt is under way, which may end the server."""
    return replace(row, tries=row.tries + 1)


def _result(name: str, making: asyncio.Task[dict[str, Any]]) -> AnalysisRow:
    """The row to store for an analysis that has ended, well or not."""
    error = making.exception()
    if error is None:
        analysis = making.result()
        unjudged = server_says("unjudged", {"bot": analysis["bot"]})
        message = "" if analysis["judged"] else _written(unjudged)
        return AnalysisRow(name, DONE, message=message, body=encoded(analysis))
    if isinstance(error, (BotFailed, RecordError)):
        log.warning("table %s: its analysis failed: %s", name, error)
    else:
        log.error("table %s: its analysis failed", name, exc_info=error)
    why = server_says("bot-failed", {"reason": message_of(error)})
    return AnalysisRow(name, FAILED, message=_written(why))


def _written(said: Message) -> str:
    """A message as it is kept."""
    return encoded(said.as_data()).decode()


def _read(kept: str) -> dict[str, Any]:
    """Read a stored message; earlier versions stored nothing but English."""
    if kept.startswith('{"key":'):
        return dict(msgspec.json.decode(kept))
    return {"key": "", "args": {}, "message": kept}
