"""Following: a table in memory takes over what other processes store, and shows it.

Opening a table always shows its newest state, whichever process has stored that. Where the record
of a game has only grown, its new entries are played on in memory; otherwise all of it is read
again.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from carrack.core.record import RecordError
from carrack.server.refusals import Problem
from carrack.server.several.line import NO_SEAT, Line
from carrack.server.shapes.payload_types import (
    AnalysisMessagePayload,
    DeletedPayload,
    EndsMessagePayload,
    WatchablePayload,
)
from carrack.server.store.faults import Conflict, Missing, StoreError
from carrack.server.store.table_rows import DONE, FAILED, Change, SeatRow, TableNews, TableRow
from carrack.server.tables import payloads, talk
from carrack.server.tables.alone import Alone, Outrun
from carrack.server.tables.hub import AGAIN, CLOSED, NO_TABLE
from carrack.server.tables.invitations import cut
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.reading import There, reading
from carrack.server.tables.table import Table

PATIENCE = 1.2
"""Seconds without news after which a process lets a bot think that another one should have."""

SeatNames = dict[str, tuple[int, str]]


@dataclass
class ShownTable:
    """The state that the watchers of a table have seen. The game's newest step is `seq`."""

    kind: type[There]
    row: TableRow
    seats: tuple[SeatRow, ...]
    seq: int
    names: SeatNames
    analysis: str | None = None


class Following(Alone):
    """Keeps one table of this process as new as the store."""

    def __init__(self, table: Table, line: Line) -> None:
        self.table = table
        self.line = line
        self.shown: ShownTable | None = None
        self.ours = False  # the newest step was stored by this process
        self.old = False  # another process says that it has stored something
        self.unsure = False  # whether what is in memory is the newest, while something is done
        self.quiet = time.monotonic()  # since when nobody has done or thought anything

    # --- what the table asks ---------------------------------------------------------------------

    def present(self) -> Mapping[int, int]:
        return self.line.present(self.table.name)

    async def enter(
        self, there: There | None, read: Callable[[], Awaitable[There]], to_step: bool
    ) -> There:
        self.unsure = to_step and there is not None and not self.old
        if not self.unsure:
            await self._catch_up()
        assert self.table.there is not None
        return self.table.there

    async def require_as_stored(self) -> None:
        if self.unsure and await self._is_old():
            self.old = True
            raise self._outrun()

    def based(self, change: Change, row: TableRow) -> Change:
        return replace(change, revision=row.revision, told=self.line.changes)

    def lost(self, error: StoreError) -> Problem | None:
        if not isinstance(error, Conflict):
            return None
        self.table.there = None
        return self._outrun()

    def stored(self, there: There) -> None:
        there.row = replace(there.row, revision=there.row.revision + 1)
        self._note()
        self.ours = True

    async def unlogged(self, show: Callable[[], None]) -> None:
        self.changed()
        await self._catch_up()  # it comes in one row with what others have changed

    def changed(self) -> None:
        self.line.changed(self.table.name)

    def came_or_went(self) -> None:
        self.line.say("here", self.table.name, here(self.table))

    def goes_on_here(self) -> None:
        self.ours = True

    def thinks_here(self) -> bool:
        """Whether its bots are to think here: nobody else does, or will.

        The process that lets a bot decide lets it think as well; another one, if nothing comes.
        """
        if self.ours:
            return True
        if self.line.think(self.table.name):
            self.quiet = time.monotonic()
        self.ours = time.monotonic() - self.quiet >= PATIENCE
        return self.ours

    # --- what is new -----------------------------------------------------------------------------

    def _outrun(self) -> Outrun:
        """The problem when another process has stored something first."""
        self.ours, self.quiet = False, time.monotonic()
        return Outrun()

    def _note(self) -> None:
        there, shown = self.table.there, self.shown
        if there is None:
            return
        now = ShownTable(type(there), there.row, tuple(there.seats), there.seq, there.names)
        if shown is not None:
            now.analysis = shown.analysis
        self.shown = now

    async def _catch_up(self) -> None:
        """Read what is new, and show it. Raises Problem."""
        table, shown = self.table, self.shown
        if table.there is None and (shown is None or not table.hub.watchers):
            self.shown = None
            await table.read()
            self._note()
            return
        assert shown is not None
        if not await self._is_old():
            return
        known = table.there.row.revision if table.there is not None else None
        news = await self._followed(shown)
        if news.stored.row.revision == known:
            return
        if self._seq() != shown.seq:
            self.ours, self.quiet = False, time.monotonic()
        self._note()
        if isinstance(table.there, OpenTable):  # its clocks are shown by the hours of its people
            with reading(table.name, table.opener.broken):
                await table.take_hours(table.there, table.timekeeper.now())
        self._show(shown, news)

    async def _is_old(self) -> bool:
        """Whether what is in memory may not be the newest any more. Raises Problem."""
        there, told, self.old = self.table.there, self.old, False
        if told or there is None:
            return True
        with reading(self.table.name, self.table.opener.broken):
            return there.row.revision != await self.line.revision(self.table.name)

    def _seq(self) -> int:
        return self.table.there.seq if self.table.there is not None else -1

    async def _followed(self, shown: ShownTable) -> TableNews:
        """Take into memory, and return, what is new since something was shown. Raises Problem."""
        table, there = self.table, self.table.there
        if type(there) is OpenTable:
            news = await self._news(there.kept, there.seq, shown)
            now = news.stored
            if there.row.header == now.row.header and _same_names(there.names, now.names):
                with suppress(RecordError):  # the record says what is wrong with it, if anything is
                    there.follow(now, table.ended_seconds)
                    return news
        table.there = None
        news = await self._news(0, -1, shown)
        await table.read(news.stored)
        return news

    async def _news(self, first: int, seq: int, shown: ShownTable) -> TableNews:
        table = self.table
        with reading(table.name, table.opener.broken):
            try:
                stored = await table.store.load(table.name, first, seq)
                if stored.row.beside <= shown.row.revision:
                    return TableNews(stored)
                return await table.store.news(table.name, first, seq, shown.row.revision)
            except Missing:
                table.hub.send(DeletedPayload())
                table.hub.close(NO_TABLE)
                table.there, self.shown = None, None
                raise

    def _show(self, before: ShownTable, news: TableNews) -> None:
        """Show everybody here what they have not been shown."""
        table, there = self.table, self.table.there
        assert there is not None
        if isinstance(there, OpenTable):
            table.hints.gone_on(there, before.seq)
            there.watched = table.hub.watched
        if not table.hub.watchers:
            return
        self._show_rows(before, there)
        online = table.hub.online()
        only_grown = type(there) is before.kind is OpenTable and before.seq <= there.seq
        if isinstance(there, OpenTable) and only_grown and _same_names(before.names, there.names):
            table.show(payloads.Pushes(there, online, before.seq).of)
        else:
            table.show(lambda viewer: payloads.arrived(there, viewer, online))
        self._show_unlogged(before, there, news)

    def _show_rows(self, before: ShownTable, there: There) -> None:
        """Send those away who may watch no more, or whose link has become another one."""
        hub = self.table.hub
        for was, now in zip(before.seats, there.seats, strict=True):
            cut(hub, was, now)
        if (before.row.host, before.row.listing.club) != (there.row.host, there.row.listing.club):
            hub.close(AGAIN)
        if before.row.watchable != there.row.watchable:
            if not there.row.watchable:
                hub.close(CLOSED, lambda viewer: not viewer.belongs)
            hub.send(WatchablePayload(there.row.watchable))

    def _show_unlogged(self, before: ShownTable, there: There, news: TableNews) -> None:
        """Show talk, the analysis, and when the table will be removed."""
        table, now = self.table, self.shown
        assert now is not None
        switches = (before.row.talk, before.row.overheard)
        lines = news.beside.talk if news.beside is not None else []
        if lines or switches != (there.row.talk, there.row.overheard):
            talk.announce(table, there, *lines)
        if news.beside is None:
            return
        status, now.analysis = news.beside.analysis, news.beside.analysis
        if status in (DONE, FAILED) and status != before.analysis:
            table.hub.send(AnalysisMessagePayload(status, 0, 0))
        if news.beside.end != table.end:
            table.end = news.beside.end
            table.hub.send(EndsMessagePayload(payloads.ends(table.end)))


def _same_names(before: SeatNames, now: SeatNames) -> bool:
    """Whether everybody is still called what they were."""
    return before.items() <= now.items()


def here(table: Table) -> list[list[int]]:
    """Count the connections to this process by seat; those of no seat count as `NO_SEAT`."""
    without = sum(not watcher.viewer.seats for watcher in table.hub.watchers)
    return [[seat, count] for seat, count in {**table.hub.here(), NO_SEAT: without}.items()]
