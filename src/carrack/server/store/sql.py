"""The store's promises kept with SQL, whoever carries it out.

What differs is how a job reaches a connection, and when it counts as kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import TypeVar

from carrack.server.clocks.clock import SeatClock
from carrack.server.settings import Settings
from carrack.server.store import clock_queries, endings, queries, talk_queries
from carrack.server.store.channels import ChannelStore
from carrack.server.store.club_editions import ClubEditionStore
from carrack.server.store.club_talk import ClubTalkStore
from carrack.server.store.clubs import ClubStore
from carrack.server.store.connection import SqlConnection
from carrack.server.store.duties import DutyStore
from carrack.server.store.hours import HoursStore
from carrack.server.store.jobs import JobStore
from carrack.server.store.leagues import LeagueStore
from carrack.server.store.lobby import LobbyStore
from carrack.server.store.orders import OrdersStore
from carrack.server.store.outbox import OutboxStore
from carrack.server.store.passkeys import PasskeyStore
from carrack.server.store.people import PeopleStore
from carrack.server.store.schema import APPLICATION
from carrack.server.store.store import Store
from carrack.server.store.table_rows import (
    AnalysisRow,
    Change,
    End,
    Receipt,
    SeatRow,
    Stored,
    TableNews,
    TableRow,
    TalkRow,
    WholeTable,
)
from carrack.server.store.ways_in import WaysInStore

T = TypeVar("T")


class SqlStore(Store):
    """Tables in a database that is asked with SQL."""

    @property
    def people(self) -> PeopleStore:
        return PeopleStore(self)

    @property
    def clubs(self) -> ClubStore:
        return ClubStore(self)

    @property
    def club_talk(self) -> ClubTalkStore:
        return ClubTalkStore(self)

    @property
    def club_editions(self) -> ClubEditionStore:
        return ClubEditionStore(self)

    @property
    def lobby(self) -> LobbyStore:
        return LobbyStore(self)

    @property
    def hours(self) -> HoursStore:
        return HoursStore(self)

    @property
    def orders(self) -> OrdersStore:
        return OrdersStore(self)

    @property
    def outbox(self) -> OutboxStore:
        return OutboxStore(self)

    @property
    def channels(self) -> ChannelStore:
        return ChannelStore(self)

    @property
    def leagues(self) -> LeagueStore:
        return LeagueStore(self)

    @property
    def passkeys(self) -> PasskeyStore:
        return PasskeyStore(self)

    @property
    def ways_in(self) -> WaysInStore:
        return WaysInStore(self)

    @property
    def jobs(self) -> JobStore:
        return JobStore(self)

    @property
    def duties(self) -> DutyStore:
        return DutyStore()

    async def write(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job that writes, once that is kept. Raises StoreError."""
        raise NotImplementedError

    async def read(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job that only reads. Raises StoreError."""
        raise NotImplementedError

    async def create(self, stored: Stored) -> None:
        await self.write(lambda c: queries.create(c, stored))

    async def commit(self, change: Change) -> None:
        await self.write(lambda c: queries.commit(c, change))

    async def load(self, table: str) -> Stored:
        return await self.read(lambda c: queries.load(c, table))

    async def news(self, table: str, first: int, seq: int, revision: int) -> TableNews:
        return await self.read(lambda c: queries.news(c, table, first, seq, revision))

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        return await self.read(lambda c: queries.revisions(c, tables))

    async def glance(self, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        return await self.read(lambda c: queries.glance(c, tables))

    async def results(self, tables: list[str]) -> dict[str, str]:
        return await self.read(lambda c: queries.results(c, tables))

    async def receipt(self, table: str, move_id: str) -> Receipt | None:
        return await self.read(lambda c: queries.receipt(c, table, move_id))

    async def waiting_for_bots(self) -> list[str]:
        return await self.read(queries.waiting_for_bots)

    async def unopened(self, before: str) -> list[str]:
        return await self.read(lambda c: queries.unopened(c, before))

    async def say(self, table: str, seat: int, at: str, text: str) -> TalkRow:
        return await self.write(lambda c: talk_queries.say(c, table, seat, at, text))

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        return await self.read(lambda c: talk_queries.talk(c, table, after))

    async def change_line(self, table: str, line: TalkRow) -> None:
        await self.write(lambda c: talk_queries.change_line(c, table, line))

    async def let_talk(self, table: str, on: bool, overheard: bool) -> None:
        await self.write(lambda c: queries.let_talk(c, table, on, overheard))

    async def let_watch(self, table: str, on: bool) -> None:
        await self.write(lambda c: queries.let_watch(c, table, on))

    async def put_analysis(self, row: AnalysisRow, holder: str | None = None) -> bool:
        return await self.write(lambda c: queries.put_analysis(c, row, holder))

    async def analysis(self, table: str) -> AnalysisRow | None:
        return await self.read(lambda c: queries.analysis(c, table))

    async def names(self) -> list[str]:
        return await self.read(queries.names)

    async def whole(self, table: str) -> WholeTable:
        return await self.read(lambda c: queries.whole(c, table))

    async def create_whole(self, whole: WholeTable) -> None:
        await self.write(lambda c: queries.create_whole(c, whole))

    async def count(self) -> int:
        return await self.read(queries.count)

    async def touch(self) -> None:
        await self.write(lambda c: c.execute(f"PRAGMA application_id = {APPLICATION}").fetchall())

    async def delete(self, table: str) -> None:
        await self.write(lambda c: queries.delete(c, table))

    async def running_clocks(self, tables: Collection[str]) -> list[tuple[str, SeatClock]]:
        return await self.read(lambda c: clock_queries.running(c, tables))

    async def give_back(self, last: int, now: int, others: list[tuple[str, SeatClock]]) -> None:
        await self.write(lambda c: clock_queries.give_back(c, last, now, others))

    async def revise_clocks(self) -> None:
        await self.write(clock_queries.revise)

    async def sign(self, time: int) -> None:
        await self.write(lambda c: clock_queries.sign(c, time))

    async def signed(self) -> int | None:
        return await self.read(clock_queries.signed)

    async def due_clocks(self, time: int) -> list[str]:
        return await self.read(lambda c: clock_queries.due(c, time))

    async def dues(self, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        return await self.read(lambda c: clock_queries.dues(c, tables))

    async def next_due(self) -> int | None:
        return await self.read(clock_queries.next_due)

    async def sweep(self, settings: Settings, now: datetime) -> list[End]:
        marks = await self.read(lambda c: endings.unused(c, settings, now))
        if marks:
            await self.write(lambda c: endings.mark(c, marks))
        return marks

    async def ends(self) -> list[End]:
        return await self.read(endings.ends)

    async def end_of(self, table: str) -> End | None:
        return await self.read(lambda c: endings.end_of(c, table))

    async def end(self, table: str, now: datetime, days: float) -> End:
        return await self.write(lambda c: endings.end(c, table, now, days))

    async def keep(self, table: str, now: datetime, keeper: bool = False) -> None:
        await self.write(lambda c: endings.keep(c, table, now, keeper))
