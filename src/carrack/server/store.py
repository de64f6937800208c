"""What is kept of a table, and what every store promises.

The record is the truth: one row per entry, numbered from 0 (the entry after the header). A
store never changes an entry. It adds the entries of a step together with everything that
follows from them (who decides now, seats, the answer to the player) or, when anything is wrong,
nothing at all. When `commit` has returned, the change survives a loss of power.
"""

from __future__ import annotations

from dataclasses import dataclass

RUNNING = "running"
OVER = "over"

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

    `kind` is human or bot, `token` the hash of the seat's link (None: it has none).
    """

    seat: int
    name: str
    kind: str
    bot: str | None = None
    token: str | None = None
    resigned: bool = False


@dataclass(frozen=True)
class TableRow:
    """A table without its entries.

    Times are UTC, ISO 8601; `host` is the hash of the host's token; `hints` says whether seats may
    ask for them.
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


@dataclass(frozen=True)
class Stored:
    """A table as it is kept: `lines` are the entries of the record, in order."""

    row: TableRow
    seats: list[SeatRow]
    lines: list[str]


@dataclass(frozen=True)
class Answer:
    """What a player was told about a request, kept so that a repeated request gets the same again.

    `asker` names the seats the request spoke for, `request` is its fingerprint, `seq` the
    newest step of the answer.
    """

    move_id: str
    asker: str
    request: str
    seq: int
    body: bytes


@dataclass(frozen=True)
class Change:
    """One step of a table: entries from number `first` on, and what else is true from then on."""

    table: str
    first: int
    lines: list[str]
    status: str
    deciding: int
    updated: str
    seats: tuple[SeatRow, ...] = ()
    answer: Answer | None = None
    rematch: str | None = None


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

    async def answer(self, table: str, move_id: str) -> Answer | None:
        """What was answered to a request, if it was carried out lately."""
        raise NotImplementedError

    async def waiting_for_bots(self) -> list[str]:
        """The running tables where a bot is to decide."""
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

    async def delete(self, table: str) -> None:
        """Forgets a table and all that belongs to it. Raises Missing."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finishes what has been begun and lets go of the file."""
        raise NotImplementedError
