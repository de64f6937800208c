"""Upkeep of the tables, which a server does unasked.

After the start it checks the database; each minute, whichever of several servers has that duty
tends the leagues, removes the tables that are due, warns the watchers of newly marked tables
(`endings`), and ends those whose luck was not opened in time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, datetime, timedelta

from carrack.server.analyses import Analyses
from carrack.server.duties import UPKEEP, Duties, cancelled, repeatedly
from carrack.server.leagues.leagues import Leagues
from carrack.server.people.people import People
from carrack.server.refusals import Problem
from carrack.server.shapes.answer_types import EndsStatePayload
from carrack.server.shapes.payload_types import DeletedPayload, EndsMessagePayload
from carrack.server.store.endings import text
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.store import Store
from carrack.server.store.table_rows import End
from carrack.server.tables import payloads
from carrack.server.tables.auth import Keys, viewer_for
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.hub import NO_TABLE
from carrack.server.tables.seated import is_hidden, no_table
from carrack.server.tables.tables import Tables

ROUND_SECONDS = 60.0
SESSION_SECONDS = 2.0  # between two looks who was signed out at another server
TAKEN_SECONDS = 0.5  # between two looks whether it is for this server now
ROUNDS = 60  # between two searches for unused tables

log = logging.getLogger(__name__)


class Upkeep:
    """The upkeep of a server, from `start` to `close`."""

    def __init__(
        self,
        tables: Tables,
        analyses: Analyses,
        people: People,
        leagues: Leagues,
        duties: Duties,
    ) -> None:
        self.tables = tables
        self.people = people
        self.leagues = leagues
        self.analyses = analyses
        self.duties = duties
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        works = [report_damage(self.tables.store), self._rounds()]
        if self.duties.shared:
            failed = "it is not known who was signed out"
            works.append(repeatedly(self.people.cut_ended, SESSION_SECONDS, failed))
        self.tasks += [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        await cancelled(*self.tasks)

    async def _rounds(self) -> None:
        rounds = 0
        while True:
            try:
                await self.tend(datetime.now(UTC), sweep=rounds % ROUNDS == 0)
            except StoreError as error:
                log.error("tables cannot be tended: %s", error)
            except Exception:
                log.exception("tables cannot be tended")
            rounds += 1
            await self._pause()

    async def _pause(self) -> None:
        """Wait for the next round; one that takes over from another server begins at once."""
        had, end = self.duties.has(UPKEEP), time.monotonic() + ROUND_SECONDS
        while (left := end - time.monotonic()) > 0 and (had or not self.duties.has(UPKEEP)):
            await asyncio.sleep(min(left, TAKEN_SECONDS))

    async def tend(self, now: datetime, sweep: bool = True) -> None:
        """One round, of which every server shows its watchers the marks. Raises StoreError."""
        store = self.tables.store
        if not self.duties.has(UPKEEP):
            show(self.tables, {end.table: end for end in await store.ends()})
            return
        await self._end_unopened(now)
        await self.leagues.tend(now)
        if sweep:
            await self.people.tidy(now)
            if self.duties.shared:
                await store.jobs.drop_brought()
            marked = await store.sweep(self.tables.settings, now)
            if marked:
                log.warning("%d tables that nobody uses will be removed", len(marked))
        ends = await store.ends()
        due = [end for end in ends if end.is_due(now)]
        for end in due:
            await self._remove(end.table, now)
        show(self.tables, {end.table: end for end in ends if not end.is_due(now)})

    async def _end_unopened(self, now: datetime) -> None:
        """End the tables where somebody has not opened a share of the luck in time."""
        since = now - timedelta(days=self.tables.settings.opening_days)
        for name in await self.tables.store.unopened(text(since)):
            try:
                async with self.tables.use(name) as table, table.entered() as there:
                    if isinstance(there, Gathering):
                        await table.end_overdue(there, text(now))
            except Problem:
                continue  # logged; it is tried again

    async def _remove(self, name: str, now: datetime) -> None:
        """Remove a table, unless somebody has played there since it was looked up."""
        async with self.tables.use(name) as table, table.lock:
            end = await table.store.end_of(name)
            if end is None or not end.is_due(now):
                return
            await table.stop()
            try:
                await table.store.delete(name)
            except Missing:
                return
            self.analyses.drop(name)
            table.hub.send(DeletedPayload())
            table.hub.close(NO_TABLE)
            table.forget()
            table.others.changed()
        log.warning("table %s was removed: its time had come", name)


def show(tables: Tables, ends: dict[str, End]) -> None:
    """Remember the marks, and show watchers what has changed."""
    tables.ends = ends
    for table in tables.known.values():
        end = ends.get(table.name)
        if end != table.end:
            table.end = end
            table.hub.send(EndsMessagePayload(payloads.ends(end)))


async def keep(tables: Tables, name: str, keys: Keys) -> EndsStatePayload:
    """Keep a long unused table at the request of somebody seated there. Raises Problem."""
    found = await tables.store.glance([name])
    if not found:
        raise no_table(name)
    row, seats = found[0]
    viewer = viewer_for(keys, seats, row.host)
    if is_hidden(row, viewer, keys.clubs):
        raise no_table(name)
    if not viewer.seats and not viewer.host:
        raise Problem("token")
    await tables.store.keep(name, datetime.now(UTC))
    show(tables, {end.table: end for end in await tables.store.ends()})
    return EndsStatePayload(payloads.ends(tables.ends.get(name)))


async def report_damage(store: Store) -> None:
    """Log tables that cannot be read, before somebody wants to play there."""
    damage = await store.damage()
    if damage is not None:
        log.error(
            "the database is damaged: %s. All other tables go on. carrack restore brings back the"
            " last good backup",
            damage,
        )
