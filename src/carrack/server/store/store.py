"""Store of everything, whichever database it is in.

The record is the truth: one row per entry, numbered from 0 (the entry after the header). Names lie
beside it (:mod:`carrack.server.store.player_names`), and a store changes no entry, except where one
of an earlier version names somebody who wants to be forgotten, and where the journal of a game
beside its board becomes its record. It adds the entries of a step together with everything that
follows from them (who decides now, seats, the receipt of the request) or, when anything is wrong,
nothing at all. When `commit` has returned, the change survives a loss of power.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeVar

from carrack.server.store.analyses import AnalysisStore
from carrack.server.store.channels import ChannelStore
from carrack.server.store.clocks import ClockStore
from carrack.server.store.club_editions import ClubEditionStore
from carrack.server.store.club_talk import ClubTalkStore
from carrack.server.store.clubs import ClubStore
from carrack.server.store.connection import SqlConnection
from carrack.server.store.duties import DutyStore
from carrack.server.store.endings import EndStore
from carrack.server.store.hours import HoursStore
from carrack.server.store.instructions import InstructionStore
from carrack.server.store.jobs import TaskStore
from carrack.server.store.leagues import LeagueStore
from carrack.server.store.lobby import LobbyStore
from carrack.server.store.operator import OperatorStore
from carrack.server.store.orders import OrdersStore
from carrack.server.store.outbox import OutboxStore
from carrack.server.store.passkeys import PasskeyStore
from carrack.server.store.people import PeopleStore
from carrack.server.store.rows import writes
from carrack.server.store.schema import mark
from carrack.server.store.table_rows import Damage
from carrack.server.store.tables import TableStore
from carrack.server.store.talk import TalkStore
from carrack.server.store.ways_in import WaysInStore

T = TypeVar("T")

LETTERS = 7_900
"""The longest message between processes; PostgreSQL takes no more than 8000 bytes."""


class Exchange:
    """Messages between processes that share a store. Nothing of them is stored."""

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those of the tables that exist, at once. Raises StoreError."""
        raise NotImplementedError

    async def send(self, message: str) -> None:
        """Tell all processes something, of at most `LETTERS` letters. Raises StoreError."""
        raise NotImplementedError

    def messages(self) -> AsyncIterator[str]:
        """Yield messages from now on, one's own too; first "" once listening. Raises StoreError."""
        raise NotImplementedError

    async def close(self) -> None:
        """Hear and tell nothing more."""
        raise NotImplementedError


class Store(TableStore, ClockStore, TalkStore, AnalysisStore, EndStore):
    """A database of tables that is queried with SQL.

    Databases differ in how a job reaches a connection, and in when it counts as stored. One
    contract is tested for all of them (`tests/store`).
    """

    shared = False
    """Whether other processes may change the same tables at any time."""

    def __init__(self) -> None:
        super().__init__(self)
        self.people = PeopleStore(self)
        self.clubs = ClubStore(self)
        self.club_talk = ClubTalkStore(self)
        self.operator = OperatorStore(self)
        self.club_editions = ClubEditionStore(self)
        self.lobby = LobbyStore(self)
        self.hours = HoursStore(self)
        self.instructions = InstructionStore(self)
        self.orders = OrdersStore(self)
        self.outbox = OutboxStore(self)
        self.channels = ChannelStore(self)
        self.leagues = LeagueStore(self)
        self.passkeys = PasskeyStore(self)
        self.ways_in = WaysInStore(self)
        self.jobs = TaskStore(self)
        self.duties = DutyStore()

    async def write(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job that writes, once that is kept. Raises StoreError."""
        raise NotImplementedError

    async def read(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job that only reads. Raises StoreError."""
        raise NotImplementedError

    def exchange(self) -> Exchange:
        """Return the messages between the processes that share this store."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Learn that this process is to end: it is not to wait long for what does not answer."""

    async def damage(self) -> Damage | None:
        """The damage of the store; None if there is none."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish all jobs and close the file."""
        raise NotImplementedError

    @writes
    def touch(c: SqlConnection) -> None:
        """Test writing, without a change. Raises StoreError."""
        mark(c)
