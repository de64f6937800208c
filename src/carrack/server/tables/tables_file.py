"""All tables of a store saved to one file, and read back by any store.

A running game becomes practice where it is read: whoever had the file could know what lies face
down and what will be drawn, and play on more than once. All seats get new links. What is here
already is not read twice, so a file can be read again once a damaged line of it has been mended.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

import msgspec

from carrack.analysis.describe import FORM
from carrack.core.game import canonical
from carrack.core.luck import moved_entry
from carrack.core.message import Message, MessageError
from carrack.server.refusals import Problem, server_says
from carrack.server.settings import Settings
from carrack.server.shapes.answer_types import ReadTablePayload, SkippedPayload, TablesFilePayload
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.store import Store
from carrack.server.store.table_rows import (
    DONE,
    GATHERING,
    OVER,
    RUNNING,
    AnalysisRow,
    SeatRow,
    Stored,
    TableRow,
    WholeTable,
)
from carrack.server.tables.auth import hashed, new_table_name, new_token
from carrack.server.tables.file_form import (
    UNREADABLE,
    FileEnd,
    SavedGame,
    SavedSeat,
    SavedTable,
    first_line,
    last_line,
    played,
    read_line,
    require_first,
    table_line,
    talk_of,
)
from carrack.server.tables.open_table import now
from carrack.server.tables.opening import steps_in
from carrack.server.tables.seated import is_entered
from carrack.server.tables.seating import Secrets
from carrack.server.tables.tables import created

AT_ONCE = 200  # tables that are looked at together


# --- saving --------------------------------------------------------------------------------------


class Saving:
    """Writes all tables of a store; knows afterwards how many, and which are left out.

    A table whose game has not begun has nothing to save, unless its set-up is being entered; of a
    damaged one not everything can be.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = 0
        self.not_begun: list[str] = []
        self.damaged: list[str] = []

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines of the file. Raises StoreError."""
        yield first_line(now())
        for name in await self.store.names():
            line = await self._line(name)
            if line is not None:
                self.tables += 1
                yield line
        yield last_line(self.tables, [*self.not_begun, *self.damaged])

    async def _line(self, name: str) -> bytes | None:
        try:
            whole = await self.store.whole(name)
            row = whole.stored.row
            if row.status in (RUNNING, OVER) or (row.status == GATHERING and is_entered(row)):
                return table_line(whole)
            self.not_begun.append(name)
        except Missing:
            pass  # deleted since
        except (StoreError, ValueError):
            self.damaged.append(name)
        return None


# --- reading -------------------------------------------------------------------------------------


async def read_tables(
    store: Store, lines: Iterable[bytes], settings: Settings
) -> TablesFilePayload:
    """Put the tables of a file into a store: which, with their links, and what was skipped why.

    A line that cannot be read costs that table alone. Raises Problem, and then nothing has
    changed, if it is no file of tables.
    """
    reading = Reading(store, settings)
    await reading.look()
    number = 0
    for number, line in enumerate(lines, 1):
        if number == 1:
            require_first(line)
        elif line.strip():
            await reading.read(number, line)
    if number == 0:
        require_first(b"")
    reading.finish(number + 1)
    return TablesFilePayload(reading.taken, reading.skipped)


@dataclass
class Reading:
    """A file on its way into a store.

    `alike` are the tables of the store by what never changes of them: header and seed. `names` says
    how the tables of the file are called here, `tables` counts their lines.
    """

    store: Store
    settings: Settings
    alike: dict[tuple[str, bytes], list[str]] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    names: dict[str, str] = field(default_factory=dict)
    taken: list[ReadTablePayload] = field(default_factory=list)
    skipped: list[SkippedPayload] = field(default_factory=list)
    tables: int = 0
    end: FileEnd | None = None

    async def look(self) -> None:
        """Look at what the store has already."""
        names = await self.store.names()
        self.used = set(names)
        for first in range(0, len(names), AT_ONCE):
            for row, _ in await self.store.glance(names[first : first + AT_ONCE]):
                self.alike.setdefault((row.header, row.seed), []).append(row.table)

    async def read(self, number: int, line: bytes) -> None:
        """Read a line after the first, and take in its table."""
        saved: SavedTable | FileEnd | None = None
        try:
            saved = read_line(line)
            if isinstance(saved, FileEnd):
                self.end = saved
            else:
                await self._take(saved)
        except Problem as problem:
            self._skip(number, saved, problem.code, problem.said)
        except MessageError as error:
            said = server_says("file-record", {"reason": error.message})
            self._skip(number, saved, UNREADABLE, said)
        except StoreError as error:
            self._skip(number, saved, "store", server_says("unsaved", {"reason": error.reason}))
        self.tables += not isinstance(saved, FileEnd)

    def finish(self, number: int) -> None:
        """Say, at the number of the line after the last, if a part of the file is missing."""
        if self.end is None:
            self._skip(number, None, "cut", server_says("file-cut"))
        elif self.end.tables != self.tables:
            counts = {"counted": self.end.tables, "count": self.tables}
            self._skip(number, None, "cut", server_says("file-count", counts))

    def _skip(
        self, number: int, saved: SavedTable | FileEnd | None, code: str, said: Message
    ) -> None:
        table = saved.table if isinstance(saved, SavedTable) else None
        self.skipped.append(SkippedPayload(line=number, table=table, code=code, **said.as_data()))

    async def _take(self, saved: SavedTable) -> None:
        """Store a table. Raises Problem, MessageError and StoreError."""
        game = played(saved)
        lines = [entry.line() for entry in game.entries]
        if (steps := steps_in(lines)) > self.settings.opened_steps:
            raise Problem("long", "long-opened", {"count": steps})
        lasting = canonical(game.header.to_json()), bytes.fromhex(saved.seed)
        there = await self._same(lasting, lines)
        if there is not None:
            self.names[saved.table] = there
            raise Problem("here", "file-here", {"table": there})
        if await self.store.count() >= (most := self.settings.most_tables):
            raise Problem("full", "full-tables", {"most": most})
        name = new_table_name() if saved.table in self.used else saved.table
        host = new_token()
        secret = Secrets({n: new_token() for n, seat in enumerate(saved.seats) if seat.link}, {})
        row = self._row(name, saved, game, hashed(host))
        seats = [_seat(n, seat, secret) for n, seat in enumerate(saved.seats)]
        kept = lines if game.over or game.journal else [*lines, _MOVE]
        stored = Stored(row, seats, kept)
        await self.store.create_whole(WholeTable(stored, talk_of(saved), _analysis(name, saved)))
        self.used.add(name)
        self.names[saved.table] = name
        self.alike.setdefault(lasting, []).append(name)
        self.taken.append(_reported(stored, game, secret, host))
        await self.store.keep(name, datetime.now(UTC))

    async def _same(self, lasting: tuple[str, bytes], lines: list[str]) -> str | None:
        """The table of the store that is the same game, as far as here or further; None: none."""
        wanted = _without_moves(lines)
        for name in self.alike.get(lasting, []):
            try:
                kept = (await self.store.load(name)).lines
            except StoreError:
                continue  # a damaged one is replaced by that of the file
            if _without_moves(kept)[: len(wanted)] == wanted:
                return name
        return None

    def _row(self, name: str, saved: SavedTable, game: SavedGame, host: str) -> TableRow:
        begun = OVER if game.over else RUNNING
        return TableRow(
            table=name,
            game=game.game.name,
            header=canonical(game.header.to_json()),
            seed=bytes.fromhex(saved.seed),
            practice=saved.practice or not (game.over or game.journal),
            host=host,
            status=GATHERING if game.match is None else begun,
            deciding=game.deciding,
            created=saved.created,
            updated=saved.updated if game.over else now(),
            rematch=self.names.get(saved.rematch or ""),
            hints=saved.hints,
            talk=saved.talk,
            watchable=saved.watchable,
        )


def _seat(number: int, saved: SavedSeat, secret: Secrets) -> SeatRow:
    token = secret.tokens.get(number)
    row = SeatRow(number, saved.name, saved.kind, saved.bot, resigned=saved.resigned)
    return row if token is None else replace(row, token=hashed(token))


def _analysis(name: str, saved: SavedTable) -> AnalysisRow | None:
    """The analysis of a table, unless it is in another form: then it is made again when wanted."""
    if saved.analysis is None or saved.analysis.get("form") != FORM:
        return None
    return AnalysisRow(name, DONE, body=msgspec.json.encode(saved.analysis))


_MOVE = moved_entry().line()


def _without_moves(lines: list[str]) -> list[str]:
    """A record without the notes that it was moved, which tell two copies of a game apart."""
    return [line for line in lines if line != _MOVE]


def _reported(stored: Stored, game: SavedGame, secret: Secrets, host: str) -> ReadTablePayload:
    row = stored.row
    return ReadTablePayload(
        **msgspec.structs.asdict(created(row, stored.seats, secret, host)),
        title=game.game.title,
        players=[seat.name for seat in stored.seats],
        practice=row.practice,
    )
