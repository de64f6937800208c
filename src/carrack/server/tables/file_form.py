"""The form of a file of tables: lines of JSON, which say what they are.

The first line says what the file is, and that it holds the secrets of running games. Each of the
next is a table, the latest made first; the last one counts them, so that it is noticed when the
rest of a file is missing. `docs/protocol.md` describes the lines.

A table is written without what belongs to its server: no hashes of tokens (who reads the file gets
links of their own), no receipts, no marks of removal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from carrack import __version__
from carrack.core.chance import commitment
from carrack.core.game import OVER, Game
from carrack.core.luck import ENTERED, luck_of, table_chance
from carrack.core.match import Match, Replay
from carrack.core.record import Entry, Header, Record, read_entry, read_header
from carrack.core.registry import find_game
from carrack.core.tabletop import TabletopGame
from carrack.server.refusals import Problem
from carrack.server.shapes.messages import LINE_LENGTH, Hex256, SeatNumber, TableId
from carrack.server.shapes.reading import encoded
from carrack.server.store.table_rows import DONE, TALK_KEPT, SeatRow, TalkRow, WholeTable

T = TypeVar("T")

FORM = 1
ABOUT = (
    "All tables of a Carrack, to be read by another one. This file holds the secrets of running"
    " games: whoever can read it knows what lies face down and what will be drawn. Keep it to"
    " yourself."
)
UNREADABLE = "unreadable"
"""The code of what is wrong with a line or a table."""

Text = Annotated[str, Meta(max_length=200)]
Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")]


class FileLine(Struct, forbid_unknown_fields=True):
    """A line of the file, or a part of one. Unknown fields are refused: they may be misspelt."""


class FirstLine(Struct):
    """The first line, which says what the file is; read by every version, whatever follows."""

    carrack_tables: int
    about: str = ABOUT
    saved: str = ""
    version: str = __version__


class SavedSeat(FileLine):
    """A seat; `link`: it is a person's, who gets a link, even if a bot plays it now."""

    name: Text
    kind: Literal["human", "bot"]
    bot: Text | None
    resigned: bool
    link: bool


class SavedTalk(FileLine):
    """Something that was said."""

    seat: SeatNumber
    at: Time
    text: Annotated[str, Meta(min_length=1, max_length=LINE_LENGTH)]


class SavedTable(FileLine):
    """A table; `record` are the lines of its record after the header."""

    table: TableId
    created: Time
    updated: Time
    practice: bool
    hints: bool
    talk: bool
    watchable: bool
    rematch: TableId | None
    seats: Annotated[list[SavedSeat], Meta(min_length=1, max_length=64)]
    said: Annotated[list[SavedTalk], Meta(max_length=TALK_KEPT)]
    analysis: dict[str, Any] | None
    seed: Hex256
    header: Raw
    record: list[Raw]


class FileEnd(FileLine):
    """The number of tables in the file, and the names of those that could not be put into it."""

    tables: int
    left_out: list[str]


class LastLine(FileLine):
    """The last line."""

    end: FileEnd


# --- writing -------------------------------------------------------------------------------------


def first_line(time: str) -> bytes:
    """The first line of a file that is saved at a time."""
    return encoded(FirstLine(FORM, saved=time)) + b"\n"


def table_line(whole: WholeTable) -> bytes:
    """A table as a line. Raises ValueError if what is kept of it is damaged."""
    row, analysis = whole.stored.row, whole.analysis
    done = analysis is not None and analysis.status == DONE and analysis.body is not None
    saved = SavedTable(
        table=row.table,
        created=row.created,
        updated=row.updated,
        practice=row.practice,
        hints=row.hints,
        talk=row.talk,
        watchable=row.watchable and row.listing.club is None,  # its members stay behind
        rematch=row.rematch,
        seats=[_saved_seat(seat) for seat in whole.stored.seats],
        said=[SavedTalk(line.seat, line.at, line.text) for line in whole.talk if line.text],
        analysis=msgspec.json.decode(analysis.body or b"") if done and analysis else None,
        seed=row.seed.hex(),
        header=_whole_json(row.header),
        record=[_whole_json(line) for line in whole.stored.lines],
    )
    return encoded(saved) + b"\n"


def last_line(tables: int, left_out: list[str]) -> bytes:
    """The last line of a file."""
    return encoded(LastLine(FileEnd(tables, left_out))) + b"\n"


def _saved_seat(row: SeatRow) -> SavedSeat:
    link = row.kind == "human" or row.token is not None
    return SavedSeat(row.name, row.kind, row.bot, row.resigned, link)  # type: ignore[arg-type]


def _whole_json(line: str) -> Raw:
    msgspec.json.decode(line)
    return Raw(line.encode())


# --- reading -------------------------------------------------------------------------------------


def require_first(line: bytes) -> None:
    """Raise Problem unless a line is the first one of a file that this version can read."""
    try:
        fields = msgspec.json.decode(line.removeprefix(b"\xef\xbb\xbf"), type=dict[str, Raw])
        form = msgspec.json.decode(fields.get("carrack_tables", b"0"), type=int)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        fields, form = {}, 0
    if "game" in fields and "carrack" in fields:
        raise Problem("no-tables-file", "file-one-record")
    if form < 1:
        raise Problem("no-tables-file", "file-other")
    if form > FORM:
        raise Problem("newer-tables-file", "file-newer", {"form": form, "known": FORM})


def read_line(line: bytes) -> SavedTable | FileEnd:
    """Read a further line. Raises Problem."""
    if "end" in _decoded(line, dict[str, Raw]):
        return _decoded(line, LastLine).end
    return _decoded(line, SavedTable)


def _decoded(line: bytes | Raw, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(UNREADABLE, "file-line", {"reason": str(error)}) from None


@dataclass(frozen=True)
class SavedGame:
    """The game of a table, and its entries: of a `journal` they can still be mended.

    `match` is None as long as its set-up is being entered.
    """

    header: Header
    match: Match | None
    entries: list[Entry]
    journal: bool = False

    @property
    def game(self) -> Game[Any]:
        return find_game(self.header.game)

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.match is not None and self.match.over and not self.journal

    @property
    def deciding(self) -> int:
        return self.match.state.seat if self.match is not None else OVER


def played(saved: SavedTable) -> SavedGame:
    """The game of a table, played again and compared line by line.

    Raises Problem and MessageError if anything does not fit together, or is not installed here.
    """
    header = read_header(1, _decoded(saved.header, dict[str, Any]))
    entries = [read_entry(n, _decoded(e, dict[str, Any])) for n, e in enumerate(saved.record, 2)]
    _require_people(saved, header)
    if luck_of(header)["scheme"] == ENTERED:
        return _entered(Record(header, entries))
    seed = bytes.fromhex(saved.seed)
    if header.extra.get("commitment") != commitment(seed):
        raise Problem(UNREADABLE, "file-seed")
    match = Replay(find_game(header.game), Record(header, entries), listen=False).run()
    table_chance(header, seed)
    return SavedGame(header, match, match.entries)


def _entered(record: Record) -> SavedGame:
    """A game beside its board: its record, or the journal that it is as long as it lasts."""
    game = find_game(record.header.game)
    if any(entry.kind == "turn" for entry in record.entries):
        match = Replay(game, record, listen=False).run()
        return SavedGame(match.header, match, match.entries)
    beside = TabletopGame(game, record.header, record.entries)
    return SavedGame(record.header, beside.match, beside.journal, journal=True)


def _require_people(saved: SavedTable, header: Header) -> None:
    """Raise Problem unless seats, bots and talk are about the players of the record."""
    count, listed = len(saved.seats), header.seats
    if not count == header.players == len(listed) or not all(isinstance(s, dict) for s in listed):
        counts = {"players": header.players, "seats": count}
        raise Problem(UNREADABLE, "file-seats", counts)
    for number, seat in enumerate(saved.seats):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise Problem(UNREADABLE, "file-bot", {"seat": number})
    if any(line.seat >= count for line in saved.said):
        raise Problem(UNREADABLE, "file-talk", {"seats": count})


def talk_of(saved: SavedTable) -> list[TalkRow]:
    """Return the talk of a saved table, numbered anew."""
    return [TalkRow(n, line.seat, line.at, line.text) for n, line in enumerate(saved.said, 1)]
