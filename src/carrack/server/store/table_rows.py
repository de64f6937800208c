"""Rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any

from carrack.server.clocks.clock import SeatClock
from carrack.server.store.listing import NOT_LISTED, TableListing

if TYPE_CHECKING:
    from carrack.server.store.news import News

GATHERING, RUNNING, OVER, ENDED = "waiting", "running", "over", "ended"
"""The status of a table: gathering, running, over, or ended before its game began."""

HERE, AWAITED, OPENED, CAME, ABSENT = "here", "awaited", "opened", "came", "absent"
"""The arrival of a seat's person: present at the device that opened the table (also bots), awaited,
has opened the link without sitting down, came by link, absent from a game that began without
them."""

TALK_KEPT = 500
"""The most lines of talk that a table keeps, the newest."""

NAMED = 20  # of the tables that cannot be read

WAITING, DONE, FAILED = "waiting", "done", "failed"
"""The status of an analysis; one in progress is still waiting."""


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
    `fixed` is when it was settled who contributes to the luck. `overheard` says whether people
    without a seat read along before the end. `revision` grows with every change of the table;
    with revision `beside` something changed that is no part of its record last.
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
    listing: TableListing = NOT_LISTED
    overheard: bool = False
    revision: int = field(default=0, compare=False)
    beside: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Stored:
    """A table as it is stored: `lines` are the entries of the record, in order.

    `move_ids` are those of the requests that were carried out, in no order; `clocks` those of its
    people, if it has any; `names` are those beside its record, by pseudonym, with their seats.
    """

    row: TableRow
    seats: list[SeatRow]
    lines: list[str]
    move_ids: list[str] = field(default_factory=list)
    clocks: list[SeatClock] = field(default_factory=list)
    names: dict[str, tuple[int, str]] = field(default_factory=dict, compare=False)


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
class PendingDecision:
    """The decision that an instruction may answer (:mod:`instructions`).

    `seat` has been asked for it since `step` (None: nobody is, by an instruction), which would be
    answered at `due`. `played` is a seat with the step that its instruction has just played,
    `undone` one that has just taken moves back, with its last step before.
    """

    seat: int | None
    step: int
    due: int | None
    played: tuple[int, int] | None = None
    undone: tuple[int, int] | None = None


@dataclass(frozen=True)
class Change:
    """One step of a table: entries from number `first` on, and other changes.

    Fields that are None stay as they are; `header` is changed by the set-up of a gathering table.
    `clocks` are those that have changed, `signed` when that was, by the server's time. `news` is
    what people are told of. With `instead` the entries stand in place of all that there were: a
    journal becomes a record. It follows on `revision` of the table and no other (None: on any).
    `decision` is what instructions may answer (None: there can be none).
    `told` makes what other processes are told once tables are stored: it and others.
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
    news: News | None = None
    instead: bool = False
    decision: PendingDecision | None = None
    revision: int | None = None
    told: Callable[[list[str]], Iterable[str]] | None = None


@dataclass(frozen=True)
class TalkRow:
    """A line of talk: the lines of a table are numbered from 1; `at` is UTC, ISO 8601.

    A line that was removed has no text. `reported` says whether somebody finds that it should be.
    """

    number: int
    seat: int
    at: str
    text: str
    reported: bool = False


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
class UnloggedNews:
    """The news of a table that is not in its record: lines of talk.

    `analysis` is the status of its analysis, `end` its mark, if it has one.
    """

    talk: list[TalkRow]
    analysis: str | None
    end: End | None


@dataclass(frozen=True)
class TableNews:
    """A table with the new lines of its record, and what is new `beside` it, if anything is."""

    stored: Stored
    beside: UnloggedNews | None = None


@dataclass(frozen=True)
class Damage:
    """The faults in the file of a store.

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
