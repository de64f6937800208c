"""What is kept of a table, and what every store promises.

The record is the truth: one row per entry, numbered from 0 (the entry after the header). A
store never changes an entry. It adds the entries of a step together with everything that
follows from them (who decides now, seats, the receipt of the request) or, when anything is wrong,
nothing at all. When `commit` has returned, the change survives a loss of power.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

from carrack.core.message import Message
from carrack.server.clocks.clock import SeatClock
from carrack.server.settings import Settings

if TYPE_CHECKING:
    from carrack.server.store.hours import HoursStore
    from carrack.server.store.passkeys import PasskeyStore
    from carrack.server.store.people import PeopleStore
    from carrack.server.store.ways_in import WaysInStore

GATHERING, RUNNING, OVER, ENDED = "waiting", "running", "over", "ended"
"""The status of a table: gathering, running, over, or ended before its game began."""

HERE, AWAITED, OPENED, CAME, ABSENT = "here", "awaited", "opened", "came", "absent"
"""The arrival of a seat's person: present at the device that opened the table (also bots), awaited,
has opened the link without sitting down, came by link, absent from a game that began without
them."""

TALK_KEPT = 500
"""How many lines of talk a table keeps, the newest."""

NAMED = 20  # of the tables that cannot be read

WAITING, DONE, FAILED = "waiting", "done", "failed"
"""The status of an analysis; one in progress is still waiting."""


class StoreError(Exception):
    """The store cannot do its work (disk full, file damaged); the message says what to do."""

    @property
    def reason(self) -> str | Message:
        """The same for people."""
        return str(self)


class Conflict(StoreError):
    """An entry of that number exists already: somebody else wrote first. Nothing has changed."""


class Missing(StoreError):
    """There is no such table."""


@dataclass(frozen=True)
class SeatRow:
    """A seat of a table.

    `kind` is human or bot, `token` the hash of the seat's link (None: it has none), `arrival` one
    of `HERE`, `AWAITED`, `OPENED`, `CAME` and `ABSENT`. `invitation` is the hash of the one that
    may be accepted now, `former` hashes of tokens that opened the seat once, the latest first.
    `entropy_hash` is the hash of the seat's share of the luck, `entropy` the share once opened
    (both hexadecimal), until the set-up.
    """

    seat: int
    name: str
    kind: str
    bot: str | None = None
    token: str | None = None
    resigned: bool = False
    arrival: str = HERE
    invitation: str | None = None
    former: tuple[str, ...] = ()
    entropy_hash: str | None = None
    entropy: str | None = None

    @property
    def awaited(self) -> bool:
        """Whether its person has yet to sit down before anybody plays."""
        return self.arrival in (AWAITED, OPENED)

    @property
    def lacking(self) -> bool:
        """Whether a table that gathers waits for its person, or for the hash of its device."""
        return self.kind == "human" and (self.awaited or self.entropy_hash is None)

    def in_header(self) -> dict[str, Any]:
        """The seat as the header of a record describes it when the game begins."""
        return {"name": self.name, "kind": self.kind, "bot": self.bot}


@dataclass(frozen=True)
class TableRow:
    """A table without its entries.

    Times are UTC, ISO 8601; `host` is the hash of the host's token; `hints` says whether seats may
    ask for them, `talk` whether they may talk, `watchable` whether people without a seat may look.
    `fixed` is when it was settled who contributes to the luck.
    """

    table: str
    game: str
    header: str
    seed: bytes
    practice: bool
    host: str
    status: str
    deciding: int
    created: str
    updated: str
    rematch: str | None = None
    hints: bool = True
    talk: bool = True
    watchable: bool = True
    fixed: str | None = None


@dataclass(frozen=True)
class Stored:
    """A table as it is stored: `lines` are the entries of the record, in order.

    `move_ids` are those of the requests that were carried out, in no order; `clocks` those of its
    people, if it has any.
    """

    row: TableRow
    seats: list[SeatRow]
    lines: list[str]
    move_ids: list[str] = field(default_factory=list)
    clocks: list[SeatClock] = field(default_factory=list)


@dataclass(frozen=True)
class Receipt:
    """The receipt of a request, so that a repeated one is not carried out again.

    `asker` names its seats, `request` is its fingerprint, `seq` the newest step of the answer.
    """

    move_id: str
    asker: str
    request: str
    seq: int


@dataclass(frozen=True)
class Change:
    """One step of a table: entries from number `first` on, and other changes.

    Fields that are None stay as they are; `header` is changed by the set-up of a gathering table.
    `clocks` are those that have changed, `signed` when that was, by the server's time.
    """

    table: str
    first: int
    lines: list[str]
    status: str
    deciding: int
    updated: str
    seats: tuple[SeatRow, ...] = ()
    receipt: Receipt | None = None
    rematch: str | None = None
    fixed: str | None = None
    header: str | None = None
    clocks: tuple[SeatClock, ...] = ()
    signed: int | None = None


@dataclass(frozen=True)
class TalkRow:
    """A line of talk: the lines of a table are numbered from 1; `at` is UTC, ISO 8601."""

    number: int
    seat: int
    at: str
    text: str


@dataclass(frozen=True)
class AnalysisRow:
    """The analysis of a table's game: `status` is `WAITING`, `DONE` or `FAILED`.

    `tries` counts the attempts that brought nothing, `message` says what went wrong. `body` is the
    analysis as JSON, while it is `WAITING` as far as it is, and then `findings` are what the next
    attempt goes on from.
    """

    table: str
    status: str
    tries: int = 0
    message: str = ""
    body: bytes | None = None
    findings: bytes = b""


@dataclass(frozen=True)
class WholeTable:
    """A table with what people said and its analysis: all that can be taken to another store.

    Receipts and marks stay behind.
    """

    stored: Stored
    talk: list[TalkRow] = field(default_factory=list)
    analysis: AnalysisRow | None = None


@dataclass(frozen=True)
class End:
    """The mark of a table that will be removed.

    `at` says when, `warned` since when visitors are warned, `why` is `unused` or `keeper`.
    """

    table: str
    at: str
    warned: str
    why: str

    def is_due(self, now: datetime) -> bool:
        return datetime.fromisoformat(self.at) <= now


@dataclass(frozen=True)
class Damage:
    """What is wrong with the file of a store.

    `problems` are the first few findings, a line each, `tables` those that cannot be read in full.
    """

    problems: list[str]
    tables: list[str]

    def __str__(self) -> str:
        parts = list(self.problems)
        if self.tables:
            some = ", ".join(self.tables[:NAMED]) + (", …" if len(self.tables) > NAMED else "")
            parts.append(f"{len(self.tables)} of its tables cannot be read whole: {some}")
        return "; ".join(parts)


class Store:
    """Where tables are kept. One contract, tested once for every implementation (`tests/store`)."""

    @property
    def people(self) -> PeopleStore:
        """Where people are kept, with promises of its own."""
        raise NotImplementedError

    @property
    def hours(self) -> HoursStore:
        """Where it is kept when people do not play."""
        raise NotImplementedError

    @property
    def passkeys(self) -> PasskeyStore:
        """Where passkeys are kept."""
        raise NotImplementedError

    @property
    def ways_in(self) -> WaysInStore:
        """Where it is kept how people sign in."""
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

    async def let_talk(self, table: str, on: bool) -> None:
        """Store whether seats may talk. Raises Missing."""
        raise NotImplementedError

    async def let_watch(self, table: str, on: bool) -> None:
        """Store whether people without a seat may watch. Raises Missing."""
        raise NotImplementedError

    async def put_analysis(self, row: AnalysisRow) -> None:
        """Store the state of a table's analysis, replacing an earlier one. Raises Missing."""
        raise NotImplementedError

    async def analysis(self, table: str) -> AnalysisRow | None:
        """The state of a table's analysis; None if nobody has asked for one."""
        raise NotImplementedError

    async def waiting_for_analysis(self) -> list[str]:
        """The tables whose analysis is still to be made, the oldest request first."""
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

    async def running_clocks(self) -> list[tuple[str, SeatClock]]:
        """All clocks that run, each with its table."""
        raise NotImplementedError

    async def put_clocks(self, clocks: list[tuple[str, SeatClock]], signed: int) -> None:
        """Store clocks of tables at a time of the server, all of them or none."""
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

    async def next_due(self) -> int | None:
        """When the next clock runs out, if one runs."""
        raise NotImplementedError

    async def damage(self) -> Damage | None:
        """The damage of the store; None if there is none."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finish all jobs and close the file."""
        raise NotImplementedError
