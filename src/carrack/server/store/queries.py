"""The queries of the SQLite store. The writer runs each function in a savepoint.

Rows and errors are those of :class:`carrack.server.store.store.Store`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from carrack.server.clocks.clock import SeatClock
from carrack.server.store import outbox, table_rows
from carrack.server.store.analyses import AnalysisStore
from carrack.server.store.beside import (
    SeatNames,
    has_names,
    named,
    names_at,
    names_of,
    put_names,
    rows_of_names,
)
from carrack.server.store.clocks import ClockStore, clocks_at, put_clocks
from carrack.server.store.connection import (
    IntegrityError,
    SqlConnection,
    SqlRows,
    at_once,
    replaced,
)
from carrack.server.store.endings import EndStore
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.listing import TableListing
from carrack.server.store.rated import IS_RATED
from carrack.server.store.table_rows import (
    BesideNews,
    Change,
    Receipt,
    SeatRow,
    Stored,
    TableNews,
    TableRow,
    WholeTable,
)
from carrack.server.store.talk import TALK, TalkStore, talk_row


def create(connection: SqlConnection, stored: Stored) -> None:
    """A new table with its seats and the first lines of its record. Raises Conflict."""
    row, names = stored.row, SeatNames()
    header = names.taken_from_header(row.header)
    lines = [names.taken_from_line(line) for line in stored.lines]
    values = (row.table, row.game, header, row.seed, row.practice, row.host, row.status)
    try:
        connection.execute(
            "INSERT INTO tables (id, game, header, seed, practice, host, status, deciding, created,"
            " updated, rematch, hints, talk, watchable, club, open_to, strength, overheard)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(*values, row.deciding, row.created, row.updated, row.rematch, *_switches(row)),
                *(row.listing.club, row.listing.open_to, row.listing.strength, row.overheard),
            ),
        )
    except IntegrityError:
        raise Conflict(f"there is a table {row.table!r} already") from None
    _counted(connection, 1)
    _put_seats(connection, row.table, stored.seats)
    put_names(connection, row.table, names)
    _require_added(connection, row.table, _add_lines(connection, row.table, 0, lines))
    put_clocks(connection, row.table, stored.clocks)


def _switches(row: TableRow) -> tuple[bool, ...]:
    return row.hints, row.talk, row.watchable


def _put_seats(connection: SqlConnection, table: str, seats: list[SeatRow]) -> None:
    connection.executemany(
        f"INSERT INTO seats (table_id, {SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT (table_id, seat) DO UPDATE SET {replaced(SEAT.removeprefix('seat, '))}",
        [(table, *_seat_values(seat)) for seat in seats],
    )


def _seat_values(row: SeatRow) -> tuple[Any, ...]:
    who = (row.seat, row.name, row.kind, row.bot, row.token, row.resigned, row.arrival)
    return *who, row.invitation, " ".join(row.former), row.entropy_hash, row.entropy


LINES = 20  # entries in one statement
_NEXT = "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = ?"


def _add_lines(
    connection: SqlConnection, table: str, first: int, lines: list[str]
) -> list[tuple[int, SqlRows]]:
    """Add entries right after the existing ones: no number twice, none left out.

    Returns what `_require_added` is to look at, some entries at a time, by their first number.
    """
    added = []
    for start in range(0, len(lines), LINES):
        number, some = first + start, lines[start : start + LINES]
        rows = ", ".join(["(?, ?, ?)"] * len(some))
        values = [each for i, line in enumerate(some) for each in (table, number + i, line)]
        done = connection.execute(
            f"INSERT INTO entries (table_id, number, line)"
            f" SELECT column1, column2, column3 FROM (VALUES {rows}) AS added"
            f" WHERE ({_NEXT}) = ?",
            (*values, table, number),
        )
        added.append((number, done))
    return added


def _require_added(connection: SqlConnection, table: str, added: list[tuple[int, SqlRows]]) -> None:
    for number, done in added:
        if done.rowcount == 0:
            expected = connection.execute(_NEXT, (table,)).fetchone()[0]
            raise Conflict(f"table {table!r} goes on with entry {expected}, not with {number}")


def commit(connection: SqlConnection, change: Change) -> None:
    """Store a step of a table. Raises Missing, Conflict."""
    table, header = change.table, change.header
    # a header is written before any entry: the names beside it begin anew
    anew = header is not None or not any(map(has_names, change.lines))
    names = SeatNames() if anew else names_at(connection, table)
    header = None if header is None else names.taken_from_header(header)
    lines = [names.taken_from_line(line) for line in change.lines]
    since = () if change.revision is None else (change.revision,)
    done = connection.execute(
        "UPDATE tables SET revision = revision + 1, status = ?, deciding = ?, updated = ?,"
        " rematch = coalesce(?, rematch), fixed = coalesce(?, fixed), header = coalesce(?, header)"
        f" WHERE id = ?{' AND revision = ?' if since else ''}",
        (
            *(change.status, change.deciding, change.updated),
            *(change.rematch, change.fixed, header, table, *since),
        ),
    )
    if done.rowcount == 0:
        _require(connection, table)
        raise Conflict(f"table {table!r} has changed since revision {change.revision}")
    with at_once(connection):
        if names.changed:
            put_names(connection, table, names)
        if change.instead:
            connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        added = _add_lines(connection, table, change.first, lines)
        _put_seats(connection, table, list(change.seats))
        put_clocks(connection, table, change.clocks)
        if change.signed is not None:
            ClockStore.sign(connection, change.signed)
        if change.news is not None:
            outbox.write(connection, table, change.news)
        kept = None if change.receipt is None else _keep_receipt(connection, table, change.receipt)
    _require_added(connection, table, added)
    if change.receipt is not None and kept is not None and kept.rowcount == 0:
        raise Conflict(f"move_id {change.receipt.move_id!r} has been carried out already")


def _require(connection: SqlConnection, table: str) -> None:
    if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise Missing(f"there is no table {table!r}")


def _keep_receipt(connection: SqlConnection, table: str, receipt: Receipt) -> SqlRows:
    """Keep a receipt, unless there is one of that name."""
    return connection.execute(
        "INSERT INTO receipts (table_id, move_id, asker, request, seq) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, move_id) DO NOTHING",
        (table, receipt.move_id, receipt.asker, receipt.request, receipt.seq),
    )


_ROWS = (
    "SELECT id, game, header, seed, practice, host, status, deciding, created, updated, rematch,"
    " hints, talk, watchable, fixed, club, open_to, strength, overheard, revision, beside"
    " FROM tables"
)
_AMONG = "IN (SELECT value FROM json_each(?))"
SEAT = "seat, name, kind, bot, token, resigned, arrival, invitation, former, entropy_hash, entropy"
"""The columns of a seat."""
_SEATS = f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat"


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


def load(connection: SqlConnection, table: str, first: int = 0, seq: int = -1) -> Stored:
    """A table with the lines of its record from number `first` on. Raises Missing.

    The requests are those that were carried out after step `seq`.
    """
    with at_once(connection):
        known = rows_of_names(connection, [table])
        rows = connection.execute(f"{_ROWS} WHERE id = ?", (table,))
        lines = connection.execute(
            "SELECT line FROM entries WHERE table_id = ? AND number >= ? ORDER BY number",
            (table, first),
        )
        move_ids = connection.execute(
            "SELECT move_id FROM receipts WHERE table_id = ? AND seq > ?", (table, seq)
        )
        clocks = clocks_at(connection, table)
        seats = connection.execute(_SEATS, (table,))
    (names,) = named([table], known).values()
    if (row := rows.fetchone()) is None:
        raise Missing(f"there is no table {table!r}")
    return Stored(
        _table_row(row, names),
        [seat_row(values) for values in seats],
        [names.put_into(line) for line in _column(lines)],
        _column(move_ids),
        [SeatClock(*values) for values in clocks],
        names.known,
    )


def news(connection: SqlConnection, table: str, first: int, seq: int, revision: int) -> TableNews:
    """A table as `load` gives it, and what is new beside its record since a revision."""
    stored = load(connection, table, first, seq)
    if stored.row.beside <= revision:
        return TableNews(stored)
    found = connection.execute(
        f"{TALK} WHERE table_id = ? AND revision > ? ORDER BY number", (table, revision)
    )
    lines = [talk_row(values) for values in found]
    made = connection.execute("SELECT status FROM analyses WHERE table_id = ?", (table,)).fetchone()
    status = made[0] if made is not None else None
    return TableNews(stored, BesideNews(lines, status, EndStore.end_of(connection, table)))


def revisions(connection: SqlConnection, tables: Sequence[str]) -> dict[str, int]:
    """The revisions of those of the tables that exist."""
    found = connection.execute(
        "SELECT id, revision FROM tables WHERE id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(tables)),),
    )
    return dict(found.fetchall())


def _column(cursor: SqlRows) -> list[str]:
    return [value for (value,) in cursor.fetchall()]


def glance(connection: SqlConnection, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables without their records; those that are not there are left out."""
    names, among = names_of(connection, tables), (json.dumps(tables),)
    found = connection.execute(f"{_ROWS} WHERE id {_AMONG}", among).fetchall()
    rows = {values[0]: _table_row(values, names[values[0]]) for values in found}
    seats: dict[str, list[SeatRow]] = {table: [] for table in rows}
    every = f"SELECT table_id, {SEAT} FROM seats WHERE table_id {_AMONG} ORDER BY table_id, seat"
    for table, *seat in connection.execute(every, among).fetchall():
        seats[table].append(seat_row(tuple(seat)))
    return [(rows[table], seats[table]) for table in tables if table in rows]


_RESULTS = (
    "SELECT id, (SELECT line FROM entries WHERE table_id = id"
    ' AND line LIKE \'{"hash":"%","result":{%\' ORDER BY number DESC LIMIT 1)'
    f" FROM tables WHERE id {_AMONG}"
)


def results(connection: SqlConnection, tables: list[str]) -> dict[str, str]:
    """The result lines of games: only notes follow them, so the search starts from the end."""
    found = connection.execute(_RESULTS, (json.dumps(tables),)).fetchall()
    return {table: line for table, line in found if line is not None}


def receipt(connection: SqlConnection, table: str, move_id: str) -> Receipt | None:
    """The receipt of a request that was carried out."""
    found = connection.execute(
        "SELECT move_id, asker, request, seq FROM receipts WHERE table_id = ? AND move_id = ?",
        (table, move_id),
    ).fetchone()
    return None if found is None else Receipt(*found)


def waiting_for_bots(connection: SqlConnection) -> list[str]:
    """Tables with people where a bot decides and nobody is awaited, the latest first."""
    found = connection.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id AND seat = deciding"
        " WHERE status = 'running' AND kind = 'bot' AND NOT EXISTS (SELECT 1 FROM seats AS absent"
        " WHERE absent.table_id = id AND absent.arrival IN (?, ?))"
        " AND (EXISTS (SELECT 1 FROM seats AS person"
        f" WHERE person.table_id = id AND person.kind = 'human') OR {IS_RATED})"
        " ORDER BY updated DESC",
        (table_rows.AWAITED, table_rows.OPENED),
    )
    return [table for (table,) in found.fetchall()]


def unopened(connection: SqlConnection, before: str) -> list[str]:
    """Tables that were fixed before a time and still gather."""
    found = connection.execute(
        f"SELECT id FROM tables WHERE status = '{table_rows.GATHERING}' AND fixed < ?", (before,)
    )
    return [table for (table,) in found.fetchall()]


def names(connection: SqlConnection) -> list[str]:
    """All tables, the latest made first."""
    return _column(connection.execute("SELECT id FROM tables ORDER BY created DESC, rowid DESC"))


def whole(connection: SqlConnection, table: str) -> WholeTable:
    """A table with its talk and its analysis. Raises Missing."""
    stored = load(connection, table)
    return WholeTable(
        stored, TalkStore.talk(connection, table), AnalysisStore.analysis(connection, table)
    )


def create_whole(connection: SqlConnection, whole: WholeTable) -> None:
    """A table with its talk, under the numbers that the lines have, and its analysis."""
    create(connection, whole.stored)
    connection.executemany(
        "INSERT INTO talk (table_id, number, seat, at, text, reported) VALUES (?, ?, ?, ?, ?, ?)",
        [(whole.stored.row.table, t.number, t.seat, t.at, t.text, t.reported) for t in whole.talk],
    )
    if whole.analysis is not None:
        AnalysisStore.put_analysis(connection, whole.analysis)


def count(connection: SqlConnection) -> int:
    """How many tables there are."""
    found = connection.execute("SELECT number FROM counts WHERE name = 'tables'").fetchone()
    return 0 if found is None else int(found[0])


def _counted(connection: SqlConnection, more: int) -> None:
    """Keep that there are so many tables more: to count them, all would be read."""
    connection.execute(
        "INSERT INTO counts (name, number) VALUES ('tables', ?)"
        " ON CONFLICT (name) DO UPDATE SET number = counts.number + excluded.number",
        (more,),
    )


def delete(connection: SqlConnection, table: str) -> None:
    """Remove a table and all that belongs to it. Raises Missing."""
    if connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 0:
        raise Missing(f"there is no table {table!r}")
    _counted(connection, -1)
