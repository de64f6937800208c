"""Tables with their seats and records: how they are made, change, and are read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from carrack.server.clocks.clock import SeatClock
from carrack.server.store import instructions, outbox
from carrack.server.store.analyses import AnalysisStore
from carrack.server.store.clocks import ClockStore, clocks_at, put_clocks
from carrack.server.store.connection import (
    AMONG,
    SqlConnection,
    at_once,
    column,
    refused_as,
    replaced,
)
from carrack.server.store.endings import EndStore
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.listing import TableListing
from carrack.server.store.player_names import (
    SeatNames,
    has_names,
    named,
    names_at,
    names_of,
    put_names,
    rows_of_names,
)
from carrack.server.store.rated import IS_RATED
from carrack.server.store.rows import Rows, reads, reads_at_once, writes
from carrack.server.store.table_rows import (
    AWAITED,
    GATHERING,
    OPENED,
    Change,
    Receipt,
    SeatRow,
    Stored,
    TableNews,
    TableRow,
    UnloggedNews,
    WholeTable,
)
from carrack.server.store.talk import TALK, TalkStore, talk_row

_ROWS = (
    "SELECT id, game, header, seed, practice, host, status, deciding, created, updated, rematch,"
    " hints, talk, watchable, fixed, club, open_to, strength, overheard, revision, beside"
    " FROM tables"
)
SEAT = "seat, name, kind, bot, token, resigned, arrival, invitation, former, entropy_hash, entropy"
"""The columns of a seat."""
_SEATS = f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat"
_RESULTS = (
    "SELECT id, (SELECT line FROM entries WHERE table_id = id"
    ' AND line LIKE \'{"hash":"%","result":{%\' ORDER BY number DESC LIMIT 1)'
    f" FROM tables WHERE id {AMONG}"
)
LINES = 20  # entries in one statement
_NEXT = "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = ?"


class TableStore(Rows):
    """The tables."""

    @writes
    def create(c: SqlConnection, stored: Stored) -> None:
        """Store a new table. Raises Conflict if its name is taken."""
        row, names = stored.row, SeatNames()
        header = names.taken_from_header(row.header)
        lines = [names.taken_from_line(line) for line in stored.lines]
        begun = (row.table, row.game, header, row.seed, row.practice, row.host, row.status)
        since = (row.deciding, row.created, row.updated, row.rematch)
        switches = (row.hints, row.talk, row.watchable)
        listing = (row.listing.club, row.listing.open_to, row.listing.strength)
        with refused_as(Conflict(f"there is a table {row.table!r} already")):
            c.execute(
                "INSERT INTO tables (id, game, header, seed, practice, host, status, deciding,"
                " created, updated, rematch, hints, talk, watchable, club, open_to, strength,"
                " overheard) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*begun, *since, *switches, *listing, row.overheard),
            )
        _counted(c, 1)
        _put_seats(c, row.table, stored.seats)
        put_names(c, row.table, names)
        _add_lines(c, row.table, 0, lines)
        put_clocks(c, row.table, stored.clocks)

    @writes
    def commit(c: SqlConnection, change: Change) -> None:
        """Store a step durably. Raises Conflict, and then nothing has changed.

        Nothing is looked at that was asked: what does not fit breaks a rule of the schema.
        """
        table, header = change.table, change.header
        # a header is written before any entry: the names beside it begin anew
        anew = header is not None or not any(map(has_names, change.lines))
        names = SeatNames() if anew else names_at(c, table)
        header = None if header is None else names.taken_from_header(header)
        lines = [names.taken_from_line(line) for line in change.lines]
        conflict = Conflict(f"table {table!r} goes on with another entry than {change.first}")
        with refused_as(conflict), at_once(c):
            done = c.execute(
                "UPDATE tables SET"
                " revision = CASE WHEN revision = coalesce(?, revision) THEN revision + 1 END,"
                " status = ?, deciding = ?, updated = ?, rematch = coalesce(?, rematch),"
                " fixed = coalesce(?, fixed), header = coalesce(?, header) WHERE id = ?",
                (
                    *(change.revision, change.status, change.deciding, change.updated),
                    *(change.rematch, change.fixed, header, table),
                ),
            )
            if names.changed:
                put_names(c, table, names)
            if change.instead:
                c.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            _add_lines(c, table, change.first, lines)
            _put_seats(c, table, list(change.seats))
            put_clocks(c, table, change.clocks)
            instructions.go_on(c, change)
            if change.signed is not None:
                ClockStore.sign(c, change.signed)
            if change.news is not None:
                outbox.write(c, table, change.news)
            if change.receipt is not None:
                _keep_receipt(c, table, change.receipt)
        if not lines and done.rowcount == 0:
            raise conflict

    @reads_at_once
    def load(c: SqlConnection, table: str, first: int = 0, seq: int = -1) -> Stored:
        """A table with the lines of its record from number `first` on. Raises Missing.

        The requests are those that were carried out after step `seq`.
        """
        with at_once(c):
            known = rows_of_names(c, "= ?", table)
            rows = c.execute(f"{_ROWS} WHERE id = ?", (table,))
            lines = c.execute(
                "SELECT line FROM entries WHERE table_id = ? AND number >= ? ORDER BY number",
                (table, first),
            )
            move_ids = c.execute(
                "SELECT move_id FROM receipts WHERE table_id = ? AND seq > ?", (table, seq)
            )
            clocks = clocks_at(c, table)
            seats = c.execute(_SEATS, (table,))
        (names,) = named([table], known).values()
        if (row := rows.fetchone()) is None:
            raise Missing(f"there is no table {table!r}")
        return Stored(
            _table_row(row, names),
            [seat_row(values) for values in seats],
            [names.put_into(line) for line in column(lines)],
            column(move_ids),
            [SeatClock(*values) for values in clocks],
            names.known,
        )

    @reads
    def news(c: SqlConnection, table: str, first: int, seq: int, revision: int) -> TableNews:
        """Return a table's news: entries from number `first` on, requests after step `seq`.

        Lines of talk are those that were said or changed after a `revision`. Raises Missing.
        """
        stored = TableStore.load(c, table, first, seq)
        if stored.row.beside <= revision:
            return TableNews(stored)
        found = c.execute(
            f"{TALK} WHERE table_id = ? AND revision > ? ORDER BY number", (table, revision)
        )
        lines = [talk_row(values) for values in found]
        made = c.execute("SELECT status FROM analyses WHERE table_id = ?", (table,)).fetchone()
        status = made[0] if made is not None else None
        return TableNews(stored, UnloggedNews(lines, status, EndStore.end_of(c, table)))

    @reads
    def revisions(c: SqlConnection, tables: Sequence[str]) -> dict[str, int]:
        """The revisions of those of the tables that exist."""
        found = c.execute(
            f"SELECT id, revision FROM tables WHERE id {AMONG}",
            (json.dumps(list(tables)),),
        )
        return dict(found.fetchall())

    @reads
    def glance(c: SqlConnection, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Rows and seats of those of the tables that exist."""
        names, among = names_of(c, tables), (json.dumps(tables),)
        found = c.execute(f"{_ROWS} WHERE id {AMONG}", among).fetchall()
        rows = {values[0]: _table_row(values, names[values[0]]) for values in found}
        seats: dict[str, list[SeatRow]] = {table: [] for table in rows}
        every = f"SELECT table_id, {SEAT} FROM seats WHERE table_id {AMONG} ORDER BY table_id, seat"
        for table, *seat in c.execute(every, among).fetchall():
            seats[table].append(seat_row(tuple(seat)))
        return [(rows[table], seats[table]) for table in tables if table in rows]

    @reads
    def results(c: SqlConnection, tables: list[str]) -> dict[str, str]:
        """The entries with the result, for tables whose record has one."""
        found = c.execute(_RESULTS, (json.dumps(tables),)).fetchall()
        return {table: line for table, line in found if line is not None}

    @reads
    def receipt(c: SqlConnection, table: str, move_id: str) -> Receipt | None:
        """The receipt of the request of that name, if it was carried out."""
        found = c.execute(
            "SELECT move_id, asker, request, seq FROM receipts WHERE table_id = ? AND move_id = ?",
            (table, move_id),
        ).fetchone()
        return None if found is None else Receipt(*found)

    @reads
    def waiting_for_bots(c: SqlConnection) -> list[str]:
        """The running tables with people where a bot decides and nobody is awaited."""
        found = c.execute(
            "SELECT id FROM tables JOIN seats ON table_id = id AND seat = deciding"
            " WHERE status = 'running' AND kind = 'bot'"
            " AND NOT EXISTS (SELECT 1 FROM seats AS absent WHERE absent.table_id = id"
            " AND absent.arrival IN (?, ?))"
            " AND (EXISTS (SELECT 1 FROM seats AS person"
            f" WHERE person.table_id = id AND person.kind = 'human') OR {IS_RATED})"
            " ORDER BY updated DESC",
            (AWAITED, OPENED),
        )
        return column(found)

    @reads
    def unopened(c: SqlConnection, before: str) -> list[str]:
        """The tables that have waited for a share of the luck since before a time."""
        found = c.execute(
            f"SELECT id FROM tables WHERE status = '{GATHERING}' AND fixed < ?", (before,)
        )
        return column(found)

    @reads
    def names(c: SqlConnection) -> list[str]:
        """The names of all tables, the latest made first."""
        return column(c.execute("SELECT id FROM tables ORDER BY created DESC, rowid DESC"))

    @reads
    def whole(c: SqlConnection, table: str) -> WholeTable:
        """Everything about a table that can be taken elsewhere. Raises Missing."""
        stored = TableStore.load(c, table)
        return WholeTable(stored, TalkStore.talk(c, table), AnalysisStore.analysis(c, table))

    @writes
    def create_whole(c: SqlConnection, whole: WholeTable) -> None:
        """Store a table that was taken from elsewhere, all of it at once. Raises Conflict."""
        table = whole.stored.row.table
        TableStore.create(c, whole.stored)
        c.executemany(
            "INSERT INTO talk (table_id, number, seat, at, text, reported)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [(table, t.number, t.seat, t.at, t.text, t.reported) for t in whole.talk],
        )
        if whole.analysis is not None:
            AnalysisStore.put_analysis(c, whole.analysis)

    @reads
    def count(c: SqlConnection) -> int:
        """Return the number of tables."""
        found = c.execute("SELECT number FROM counts WHERE name = 'tables'").fetchone()
        return 0 if found is None else int(found[0])

    @writes
    def delete(c: SqlConnection, table: str) -> None:
        """Delete a table and all that belongs to it. Raises Missing."""
        if c.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 0:
            raise Missing(f"there is no table {table!r}")
        _counted(c, -1)


def _put_seats(c: SqlConnection, table: str, seats: list[SeatRow]) -> None:
    c.executemany(
        f"INSERT INTO seats (table_id, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT (table_id, seat) DO UPDATE SET {replaced(SEAT.removeprefix('seat, '))}",
        [(table, *_seat_values(seat)) for seat in seats],
    )


def _seat_values(row: SeatRow) -> tuple[Any, ...]:
    who = (row.seat, row.name, row.kind, row.bot, row.token, row.resigned, row.arrival)
    return *who, row.invitation, " ".join(row.former), row.entropy_hash, row.entropy


def _add_lines(c: SqlConnection, table: str, first: int, lines: list[str]) -> None:
    """Add entries right after the existing ones: no number twice, none left out."""
    for start in range(0, len(lines), LINES):
        number, some = first + start, lines[start : start + LINES]
        rows = ", ".join(["(?, ?, ?)"] * len(some))
        values = [each for i, line in enumerate(some) for each in (table, number + i, line)]
        c.execute(
            f"INSERT INTO entries (table_id, number, line)"
            f" SELECT CASE WHEN ({_NEXT}) = ? THEN column1 END, column2, column3"
            f" FROM (VALUES {rows}) AS added",
            (table, number, *values),
        )


def _keep_receipt(c: SqlConnection, table: str, receipt: Receipt) -> None:
    """Keep a receipt: there is none of that name yet."""
    c.execute(
        "INSERT INTO receipts (table_id, move_id, asker, request, seq) VALUES (?, ?, ?, ?, ?)",
        (table, receipt.move_id, receipt.asker, receipt.request, receipt.seq),
    )


def _table_row(found: tuple[Any, ...], names: SeatNames) -> TableRow:
    values: tuple[Any, ...] = (
        *found[:2],
        names.put_into(found[2]),
        found[3],
        bool(found[4]),
        *found[5:11],
        *map(bool, found[11:14]),
        found[14],
        TableListing(*found[15:18]),
        bool(found[18]),
        *found[19:],
    )
    return TableRow(*values)


def seat_row(values: tuple[Any, ...]) -> SeatRow:
    """A seat out of its columns."""
    seat, name, kind, bot, token, resigned, arrival, invitation, former, *luck = values
    lost = tuple(former.split())
    return SeatRow(seat, name, kind, bot, token, bool(resigned), arrival, invitation, lost, *luck)


def _counted(c: SqlConnection, more: int) -> None:
    """Keep that there are so many tables more: to count them, all would be read."""
    c.execute(
        "INSERT INTO counts (name, number) VALUES ('tables', ?)"
        " ON CONFLICT (name) DO UPDATE SET number = counts.number + excluded.number",
        (more,),
    )
