"""What the SQLite store asks of its file. The writer runs each function here in a savepoint.

Rows and errors are those of :class:`carrack.server.store.Store`.
"""

from __future__ import annotations

import sqlite3
import zlib
from typing import Any

from carrack.server.store import (
    WAITING,
    AnalysisRow,
    Answer,
    Change,
    Conflict,
    Missing,
    SeatRow,
    Stored,
    TableRow,
)

ANSWERS_KEPT = 256  # steps back; a request repeated later than that is stale anyway


def create(connection: sqlite3.Connection, stored: Stored) -> None:
    """A new table with its seats and the first lines of its record. Raises Conflict."""
    row = stored.row
    values = (row.table, row.game, row.header, row.seed, row.practice, row.host, row.status)
    try:
        connection.execute(
            "INSERT INTO tables (id, game, header, seed, practice, host, status, deciding, created,"
            " updated, rematch, hints) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, row.deciding, row.created, row.updated, row.rematch, row.hints),
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"there is a table {row.table!r} already") from None
    _put_seats(connection, row.table, stored.seats)
    _add_lines(connection, row.table, 0, stored.lines)


def _put_seats(connection: sqlite3.Connection, table: str, seats: list[SeatRow]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO seats (table_id, seat, name, kind, bot, token, resigned)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, s.seat, s.name, s.kind, s.bot, s.token, s.resigned) for s in seats],
    )


def _add_lines(connection: sqlite3.Connection, table: str, first: int, lines: list[str]) -> None:
    """Adds entries right after those that are there: no number twice, none left out."""
    found = connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,))
    newest = found.fetchone()[0]
    expected = 0 if newest is None else newest + 1
    if lines and first != expected:
        raise Conflict(f"table {table!r} goes on with entry {expected}, not with {first}")
    connection.executemany(
        "INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)",
        [(table, first + i, line) for i, line in enumerate(lines)],
    )


def commit(connection: sqlite3.Connection, change: Change) -> None:
    """A step of a table, whole. Raises Missing and Conflict."""
    done = connection.execute(
        "UPDATE tables SET status = ?, deciding = ?, updated = ?, rematch = coalesce(?, rematch)"
        " WHERE id = ?",
        (change.status, change.deciding, change.updated, change.rematch, change.table),
    )
    if done.rowcount == 0:
        raise Missing(f"there is no table {change.table!r}")
    _add_lines(connection, change.table, change.first, change.lines)
    _put_seats(connection, change.table, list(change.seats))
    if change.answer is not None:
        _keep_answer(connection, change.table, change.answer)


def _keep_answer(connection: sqlite3.Connection, table: str, answer: Answer) -> None:
    body = zlib.compress(answer.body, 1)
    try:
        connection.execute(
            "INSERT INTO answers (table_id, move_id, asker, request, seq, body)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (table, answer.move_id, answer.asker, answer.request, answer.seq, body),
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"move_id {answer.move_id!r} has been answered already") from None
    connection.execute(
        "DELETE FROM answers WHERE table_id = ? AND seq < ?", (table, answer.seq - ANSWERS_KEPT)
    )


_ROW = (
    "SELECT id, game, header, seed, practice, host, status, deciding, created, updated, rematch,"
    " hints FROM tables WHERE id = ?"
)
_SEATS = "SELECT seat, name, kind, bot, token, resigned FROM seats WHERE table_id = ? ORDER BY seat"


def _row(connection: sqlite3.Connection, table: str) -> TableRow | None:
    found = connection.execute(_ROW, (table,)).fetchone()
    if found is None:
        return None
    values: tuple[Any, ...] = (*found[:4], bool(found[4]), *found[5:11], bool(found[11]))
    return TableRow(*values)


def _seat(values: tuple[Any, ...]) -> SeatRow:
    seat, name, kind, bot, token, resigned = values
    return SeatRow(seat, name, kind, bot, token, bool(resigned))


def _seats(connection: sqlite3.Connection, table: str) -> list[SeatRow]:
    found = connection.execute(_SEATS, (table,)).fetchall()
    return [_seat(values) for values in found]


def load(connection: sqlite3.Connection, table: str) -> Stored:
    """A table with all lines of its record. Raises Missing."""
    row = _row(connection, table)
    if row is None:
        raise Missing(f"there is no table {table!r}")
    found = connection.execute(
        "SELECT line FROM entries WHERE table_id = ? ORDER BY number", (table,)
    )
    return Stored(row, _seats(connection, table), [line for (line,) in found.fetchall()])


def glance(
    connection: sqlite3.Connection, tables: list[str]
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables without their records; those that are not there are left out."""
    rows = [_row(connection, table) for table in tables]
    return [(row, _seats(connection, row.table)) for row in rows if row is not None]


def answer(connection: sqlite3.Connection, table: str, move_id: str) -> Answer | None:
    """What a request was answered with, while that is kept."""
    found = connection.execute(
        "SELECT move_id, asker, request, seq, body FROM answers WHERE table_id = ? AND move_id = ?",
        (table, move_id),
    ).fetchone()
    if found is None:
        return None
    name, asker, request, seq, body = found
    return Answer(name, asker, request, seq, zlib.decompress(body))


def waiting_for_bots(connection: sqlite3.Connection) -> list[str]:
    """Tables where a bot is to decide, the latest first."""
    found = connection.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id AND seat = deciding"
        " WHERE status = 'running' AND kind = 'bot' ORDER BY updated DESC"
    )
    return [table for (table,) in found.fetchall()]


def put_analysis(connection: sqlite3.Connection, row: AnalysisRow) -> None:
    """Keeps an analysis in place of what is there of it. Raises Missing."""
    body = None if row.body is None else zlib.compress(row.body)
    try:
        connection.execute(
            "INSERT INTO analyses (table_id, status, tries, message, body) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET status = excluded.status,"
            " tries = excluded.tries, message = excluded.message, body = excluded.body",
            (row.table, row.status, row.tries, row.message, body),
        )
    except sqlite3.IntegrityError:
        raise Missing(f"there is no table {row.table!r}") from None


def analysis(connection: sqlite3.Connection, table: str) -> AnalysisRow | None:
    """The analysis of a table, as far as it has come."""
    found = connection.execute(
        "SELECT table_id, status, tries, message, body FROM analyses WHERE table_id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    name, status, tries, message, body = found
    whole = None if body is None else zlib.decompress(body)
    return AnalysisRow(name, status, tries, message, whole)


def waiting_for_analysis(connection: sqlite3.Connection) -> list[str]:
    """Tables whose analysis has yet to be made, the oldest first."""
    found = connection.execute(
        "SELECT table_id FROM analyses WHERE status = ? ORDER BY number", (WAITING,)
    )
    return [table for (table,) in found.fetchall()]


def count(connection: sqlite3.Connection) -> int:
    """How many tables there are."""
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def delete(connection: sqlite3.Connection, table: str) -> None:
    """Removes a table and all that belongs to it. Raises Missing."""
    if connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 0:
        raise Missing(f"there is no table {table!r}")
