"""What every store promises of tables; what is kept of one is in `table_rows`.

The record is the truth: one row per entry, numbered from 0 (the entry after the header). Names lie
beside it (:mod:`carrack.server.store.beside`), and a store changes no entry, except where one of an
earlier version names somebody who wants to be forgotten, and where the journal of a game beside its
board becomes its record. It adds the entries of a step together
with everything that follows from them (who decides now, seats, the receipt of the request) or, when
anything is wrong, nothing at all. When `commit` has returned, the change survives a loss of power.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from carrack.server.clocks.clock import SeatClock
from carrack.server.settings import Settings
from carrack.server.store.table_rows import (
    AnalysisRow,
    Change,
    Damage,
    End,
    Receipt,
    SeatRow,
    Stored,
    TableNews,
    TableRow,
    TalkRow,
    WholeTable,
)

if TYPE_CHECKING:
    from carrack.server.store.channels import ChannelStore
    from carrack.server.store.club_editions import ClubEditionStore
    from carrack.server.store.club_talk import ClubTalkStore
    from carrack.server.store.clubs import ClubStore
    from carrack.server.store.duties import DutyStore
    from carrack.server.store.hours import HoursStore
    from carrack.server.store.jobs import JobStore
    from carrack.server.store.leagues import LeagueStore
    from carrack.server.store.lobby import LobbyStore
    from carrack.server.store.orders import OrdersStore
    from carrack.server.store.outbox import OutboxStore
    from carrack.server.store.passkeys import PasskeyStore
    from carrack.server.store.people import PeopleStore
    from carrack.server.store.ways_in import WaysInStore

LETTERS = 7_900
"""The longest message between processes; PostgreSQL takes no more than 8000 bytes."""


class Exchange:
    """How processes that share a store tell each other what is new. Nothing of it is kept."""

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those of the tables that exist, at once. Raises StoreError."""
        raise NotImplementedError

    async def send(self, message: str) -> None:
        """Tell all processes something, of at most `LETTERS` letters. Raises StoreError."""
        raise NotImplementedError

    def hear(self) -> AsyncIterator[str]:
        """What is told from now on, one's own too; first "", once one hears. Raises StoreError."""
        raise NotImplementedError

    async def close(self) -> None:
        """Hear and tell nothing more."""
        raise NotImplementedError


class Store:
    """Where tables are kept. One contract, tested once for every implementation (`tests/store`)."""

    @property
    def shared(self) -> bool:
        """Whether other processes may change the same tables at any time."""
        return False

    @property
    def people(self) -> PeopleStore:
        """Where people are kept, with promises of its own."""
        raise NotImplementedError

    @property
    def clubs(self) -> ClubStore:
        """Where clubs are kept."""
        raise NotImplementedError

    @property
    def club_talk(self) -> ClubTalkStore:
        """Where the talk in clubs is kept."""
        raise NotImplementedError

    @property
    def club_editions(self) -> ClubEditionStore:
        """Where the editions are kept that clubs share."""
        raise NotImplementedError

    @property
    def lobby(self) -> LobbyStore:
        """Where tables are found that are listed for people."""
        raise NotImplementedError

    @property
    def hours(self) -> HoursStore:
        """Where it is kept when people do not play."""
        raise NotImplementedError

    @property
    def orders(self) -> OrdersStore:
        """Where the operator's orders are kept."""
        raise NotImplementedError

    @property
    def outbox(self) -> OutboxStore:
        """Where it is kept what people are to be told."""
        raise NotImplementedError

    @property
    def channels(self) -> ChannelStore:
        """Where it is kept on which ways."""
        raise NotImplementedError

    @property
    def leagues(self) -> LeagueStore:
        """Where leagues are kept."""
        raise NotImplementedError

    @property
    def passkeys(self) -> PasskeyStore:
        """Where passkeys are kept."""
        raise NotImplementedError

    @property
    def ways_in(self) -> WaysInStore:
        """Where it is kept how people sign in."""
        raise NotImplementedError

    @property
    def jobs(self) -> JobStore:
        """Where work waits for whoever takes it."""
        raise NotImplementedError

    @property
    def duties(self) -> DutyStore:
        """Where it is kept which process does what one alone is to do."""
        raise NotImplementedError

    def exchange(self) -> Exchange:
        """What the processes tell each other that share this store."""
        raise NotImplementedError

    async def create(self, stored: Stored) -> None:
        """Store a new table. Raises Conflict if its name is taken."""
        raise NotImplementedError

    async def commit(self, change: Change) -> None:
        """Store a step durably. Raises Missing or Conflict, and then nothing has changed."""
        raise NotImplementedError

    async def load(self, table: str) -> Stored:
        """Everything about a table. Raises Missing."""
        raise NotImplementedError

    async def news(self, table: str, first: int, seq: int, revision: int) -> TableNews:
        """What is new at a table: entries from number `first` on, requests after step `seq`.

        Lines of talk are those that were said or changed after a `revision`. Raises Missing.
        """
        raise NotImplementedError

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those of the tables that exist."""
        raise NotImplementedError

    async def glance(self, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Rows and seats of those of the tables that exist."""
        raise NotImplementedError

    async def results(self, tables: list[str]) -> dict[str, str]:
        """The entries with the result, for tables whose record has one."""
        raise NotImplementedError

    async def receipt(self, table: str, move_id: str) -> Receipt | None:
        """The receipt of the request of that name, if it was carried out."""
        raise NotImplementedError

    async def waiting_for_bots(self) -> list[str]:
        """The running tables with people where a bot decides and nobody is awaited."""
        raise NotImplementedError

    async def unopened(self, before: str) -> list[str]:
        """The tables that have waited for a share of the luck since before a time."""
        raise NotImplementedError

    async def say(self, table: str, seat: int, at: str, text: str) -> TalkRow:
        """Add a line of talk, under the next number. Raises Missing."""
        raise NotImplementedError

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        """The lines of talk after a number, in order, the newest `TALK_KEPT` at most."""
        raise NotImplementedError

    async def change_line(self, table: str, line: TalkRow) -> None:
        """Store a line of talk that there is anew. Raises Missing."""
        raise NotImplementedError

    async def let_talk(self, table: str, on: bool, overheard: bool) -> None:
        """Store whether seats may talk, and be heard before the end. Raises Missing."""
        raise NotImplementedError

    async def let_watch(self, table: str, on: bool) -> None:
        """Store whether people without a seat may watch. Raises Missing."""
        raise NotImplementedError

    async def put_analysis(self, row: AnalysisRow, holder: str | None = None) -> bool:
        """Store the state of a table's analysis, replacing an earlier one. Raises Missing.

        With a `holder` that is only done if it is its own still; returns whether it was done.
        """
        raise NotImplementedError

    async def analysis(self, table: str) -> AnalysisRow | None:
        """The state of a table's analysis; None if nobody has asked for one."""
        raise NotImplementedError

    async def names(self) -> list[str]:
        """The names of all tables, the latest made first."""
        raise NotImplementedError

    async def whole(self, table: str) -> WholeTable:
        """Everything about a table that can be taken elsewhere. Raises Missing."""
        raise NotImplementedError

    async def create_whole(self, whole: WholeTable) -> None:
        """Store a table that was taken from elsewhere, all of it at once. Raises Conflict."""
        raise NotImplementedError

    async def count(self) -> int:
        """How many tables there are."""
        raise NotImplementedError

    async def touch(self) -> None:
        """Test writing, without a change. Raises StoreError."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Learn that this process is to end: it is not to wait long for what does not answer."""

    async def delete(self, table: str) -> None:
        """Delete a table and all that belongs to it. Raises Missing."""
        raise NotImplementedError

    async def sweep(self, settings: Settings, now: datetime) -> list[End]:
        """Mark the tables that have long been unused; return the new marks."""
        raise NotImplementedError

    async def ends(self) -> list[End]:
        """The marks in force, the nearest first."""
        raise NotImplementedError

    async def end_of(self, table: str) -> End | None:
        """The mark of a table, if it has one in force."""
        raise NotImplementedError

    async def end(self, table: str, now: datetime, days: float) -> End:
        """Mark a table on behalf of the operator. Raises Missing."""
        raise NotImplementedError

    async def keep(self, table: str, now: datetime, keeper: bool = False) -> None:
        """Note a use of a table. Only the operator removes the operator's mark. Raises Missing."""
        raise NotImplementedError

    async def running_clocks(self, tables: Collection[str]) -> list[tuple[str, SeatClock]]:
        """The clocks that run at some tables, each with its table."""
        raise NotImplementedError

    async def give_back(self, last: int, now: int, others: list[tuple[str, SeatClock]]) -> None:
        """Give all clocks that run what lies between two moments, as `SeatClock.interrupted` does.

        `others` are stored as they are given; the second moment is a sign. All of it or nothing.
        """
        raise NotImplementedError

    async def revise_clocks(self) -> None:
        """Have whoever has a table in memory where a clock runs read it again."""
        raise NotImplementedError

    async def sign(self, time: int) -> None:
        """Store that the server is at work at this time, in milliseconds."""
        raise NotImplementedError

    async def signed(self) -> int | None:
        """The time of the last sign; None if there was none."""
        raise NotImplementedError

    async def due_clocks(self, time: int) -> list[str]:
        """The tables where somebody's time runs out by then, the earliest first."""
        raise NotImplementedError

    async def dues(self, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """When the clocks at tables run out that run, by table and seat."""
        raise NotImplementedError

    async def next_due(self) -> int | None:
        """When the next clock runs out, if one runs."""
        raise NotImplementedError

    async def damage(self) -> Damage | None:
        """The damage of the store; None if there is none."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish all jobs and close the file."""
        raise NotImplementedError
