"""The queries about talk, in the manner of `queries`, and the revisions of tables."""

from __future__ import annotations

from typing import Any

from carrack.server.store import endings, table_rows
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.table_rows import TalkRow


def say(connection: SqlConnection, table: str, seat: int, at: str, text: str) -> TalkRow:
    """Add a line of talk, and remove the oldest. Raises Missing."""
    endings.raised(connection, table)
    newest = connection.execute("SELECT max(number) FROM talk WHERE table_id = ?", (table,))
    number = (newest.fetchone()[0] or 0) + 1
    connection.execute(
        f"INSERT INTO talk (table_id, number, seat, at, text, revision) VALUES ({'?, ' * 5}{_NOW})",
        (table, number, seat, at, text, table),
    )
    connection.execute(
        "DELETE FROM talk WHERE table_id = ? AND number <= ?",
        (table, number - table_rows.TALK_KEPT),
    )
    return TalkRow(number, seat, at, text)


TALK = "SELECT number, seat, at, text, reported FROM talk"
"""What `talk_row` is made of."""
_NOW = "(SELECT revision FROM tables WHERE id = ?)"


def talk_row(values: tuple[Any, ...]) -> TalkRow:
    """A line of talk out of its columns."""
    number, seat, at, text, reported = values
    return TalkRow(number, seat, at, text, bool(reported))


def talk(connection: SqlConnection, table: str, after: int) -> list[TalkRow]:
    """The lines of talk after a number, in order."""
    found = connection.execute(
        f"{TALK} WHERE table_id = ? AND number > ? ORDER BY number", (table, after)
    )
    return [talk_row(values) for values in found]


def change_line(connection: SqlConnection, table: str, line: TalkRow) -> None:
    """Store a line of talk that there is anew. Raises Missing."""
    endings.raised(connection, table)
    done = connection.execute(
        f"UPDATE talk SET text = ?, reported = ?, revision = {_NOW}"
        " WHERE table_id = ? AND number = ?",
        (line.text, line.reported, table, table, line.number),
    )
    if done.rowcount == 0:
        raise Missing(f"table {table!r} has no line of talk {line.number}")
