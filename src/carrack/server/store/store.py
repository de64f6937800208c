"""What is kept of a table, and what every store promises.

The record is the truth: one row per entry, numbered from 0 (the entry after the header). A
store never changes an entry. It adds the entries of a step together with everything that
follows from them (who decides now, seats, the receipt of the request) or, when anything is wrong,
nothing at all. When `commit` has returned, the change survives a loss of power.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from carrack.server.settings import Settings

GATHERING, RUNNING, OVER, ENDED = "waiting", "running", "over", "ended"
"""How a table stands: its people come, its game runs, is over, or could never begin."""

HERE, AWAITED, OPENED, CAME, ABSENT = "here", "awaited", "opened", "came", "absent"
"""How far the person of a seat has come: sat at the device that opened the table (bots likewise),
is awaited, has opened the link without sitting down, came by link, is expected by a game that has
begun nevertheless."""

TALK_KEPT = 500
"""This many lines of talk does a table keep, the newest."""

NAMED = 20  # of the tables that cannot be read

WAITING, DONE, FAILED = "waiting", "done", "failed"
"""How an analysis stands that was asked for; one that is under way still waits to be kept."""


class StoreError(Exception):
    """The store cannot do its work (disk full, file damaged); the message says what to do."""


class Conflict(StoreError):
    """An entry of that number exists already: somebody else wrote first. Nothing has changed."""


class Missing(StoreError):
    """There is no such table."""


@dataclass(frozen=True)
class SeatRow:
    """Who sits where.

    `kind` is human or bot, `token` the hash of the seat's link (None: it has none), `arrival` one
    of `HERE`, `AWAITED`, `OPENED`, `CAME` and `ABSENT`. `invitation` is the hash of the one that
    may be accepted now, `former` hashes of tokens that opened the seat once, the latest first.
    `entropy_hash` is what the seat committed itself to for the luck of all, `entropy` what it
    opened (both hexadecimal), until the set-up.
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
        """As the header of a record names whoever sits here when the game begins."""
        return {"name": self.name, "kind": self.kind, "bot": self.bot}


@dataclass(frozen=True)
class TableRow:
    """A table without its entries.

    Times are UTC, ISO 8601; `host` is the hash of the host's token; `hints` says whether seats may
    ask for them, `talk` whether they may talk, `watchable` whether people without a seat may look.
    `fixed` is when it was settled who has a part in the luck.
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
    """A table as it is kept: `lines` are the entries of the record, in order.

    `move_ids` are those of the requests that were carried out, in no order.
    """

    row: TableRow
    seats: list[SeatRow]
    lines: list[str]
    move_ids: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Receipt:
    """That a request was carried out, kept so that a repeated one is not carried out again.

    `asker` names the seats the request spoke for, `request` is its fingerprint, `seq` the newest
    step of the answer.
    """

    move_id: str
    asker: str
    request: str
    seq: int


@dataclass(frozen=True)
class Change:
    """One step of a table: entries from number `first` on, and what else is true from then on.

    What is None stays as it is; `header` is changed by the set-up of a table that has gathered.
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

    `tries` counts how often it was begun, `message` says what went wrong, `body` is the finished
    analysis as JSON.
    """

    table: str
    status: str
    tries: int = 0
    message: str = ""
    body: bytes | None = None


@dataclass(frozen=True)
class End:
    """The mark of a table that will be removed.

    `at` says when, `told` since when everybody who comes is told, `why` is `unused` or `keeper`.
    """

    table: str
    at: str
    told: str
    why: str

    def is_due(self, now: datetime) -> bool:
        """Whether its time has come."""
        return datetime.fromisoformat(self.at) <= now


@dataclass(frozen=True)
class Damage:
    """What is wrong with the file of a store.

    `problems` is what was found, a line each, the first few; `tables` names those that cannot be
    read whole.
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

    async def create(self, stored: Stored) -> None:
        """Keeps a new table. Raises Conflict if its name is taken."""
        raise NotImplementedError

    async def commit(self, change: Change) -> None:
        """Keeps a step, durably. Raises Missing or Conflict, and then nothing has changed."""
        raise NotImplementedError

    async def load(self, table: str) -> Stored:
        """Everything about a table. Raises Missing."""
        raise NotImplementedError

    async def glance(self, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Rows and seats of those of the tables that exist."""
        raise NotImplementedError

    async def results(self, tables: list[str]) -> dict[str, str]:
        """The entry with the result, of those of the tables whose record has one."""
        raise NotImplementedError

    async def receipt(self, table: str, move_id: str) -> Receipt | None:
        """What is kept of the request of that name, if it was carried out."""
        raise NotImplementedError

    async def waiting_for_bots(self) -> list[str]:
        """The running tables where a bot is to decide, nobody is awaited, and people play too."""
        raise NotImplementedError

    async def unopened(self, before: str) -> list[str]:
        """The tables that wait for a share of the luck, and have done so since before a time."""
        raise NotImplementedError

    async def say(self, table: str, seat: int, at: str, text: str) -> TalkRow:
        """Keeps a line of talk, under the next number. Raises Missing."""
        raise NotImplementedError

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        """The lines of talk after a number, in order, the newest `TALK_KEPT` at most."""
        raise NotImplementedError

    async def let_talk(self, table: str, on: bool) -> None:
        """Keeps whether seats may talk. Raises Missing."""
        raise NotImplementedError

    async def let_watch(self, table: str, on: bool) -> None:
        """Keeps whether people without a seat may look. Raises Missing."""
        raise NotImplementedError

    async def put_analysis(self, row: AnalysisRow) -> None:
        """Keeps how the analysis of a table stands, instead of what was kept of it.

        Raises Missing if there is no such table.
        """
        raise NotImplementedError

    async def analysis(self, table: str) -> AnalysisRow | None:
        """How the analysis of a table stands; None if nobody has asked for one."""
        raise NotImplementedError

    async def waiting_for_analysis(self) -> list[str]:
        """The tables whose analysis was asked for and is not there yet, the oldest wish first."""
        raise NotImplementedError

    async def count(self) -> int:
        """How many tables there are."""
        raise NotImplementedError

    async def touch(self) -> None:
        """Writes something that changes nothing, as a move would be. Raises StoreError."""
        raise NotImplementedError

    async def delete(self, table: str) -> None:
        """Forgets a table and all that belongs to it. Raises Missing."""
        raise NotImplementedError

    async def sweep(self, settings: Settings, now: datetime) -> list[End]:
        """Marks the tables that have not been used for long; gives the new marks."""
        raise NotImplementedError

    async def ends(self) -> list[End]:
        """The marks that hold, the nearest first."""
        raise NotImplementedError

    async def end_of(self, table: str) -> End | None:
        """The mark of a table, if it has one that holds."""
        raise NotImplementedError

    async def end(self, table: str, now: datetime, days: float) -> End:
        """Marks a table by the word of whoever keeps the server. Raises Missing."""
        raise NotImplementedError

    async def keep(self, table: str, now: datetime, keeper: bool = False) -> None:
        """Counts as use of a table; its keeper takes any mark away, others that of disuse.

        Raises Missing.
        """
        raise NotImplementedError

    async def damage(self) -> Damage | None:
        """What of the kept tables cannot be read any more; None if all is whole."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finishes what has been begun and lets go of the file."""
        raise NotImplementedError
