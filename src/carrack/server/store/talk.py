"""Talk at a table, which is not in its record, and who may talk and watch."""

from __future__ import annotations

from typing import Any

from carrack.server.store.connection import SqlConnection
from carrack.server.store.endings import raised
from carrack.server.store.faults import Missing
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import TALK_KEPT, TalkRow

TALK = "SELECT number, seat, at, text, reported FROM talk"
"""The columns that `talk_row` reads."""
_NOW = "(SELECT revision FROM tables WHERE id = ?)"


class TalkStore(Rows):
    """The talk at tables."""

    @writes
    def say(c: SqlConnection, table: str, seat: int, at: str, text: str) -> TalkRow:
        """Add a line of talk, under the next number. Raises Missing."""
        raised(c, table)
        newest = c.execute("SELECT max(number) FROM talk WHERE table_id = ?", (table,))
        number = (newest.fetchone()[0] or 0) + 1
        c.execute(
            "INSERT INTO talk (table_id, number, seat, at, text, revision)"
            f" VALUES (?, ?, ?, ?, ?, {_NOW})",
            (table, number, seat, at, text, table),
        )
        c.execute(
            "DELETE FROM talk WHERE table_id = ? AND number <= ?",
            (table, number - TALK_KEPT),
        )
        return TalkRow(number, seat, at, text)

    @reads
    def talk(c: SqlConnection, table: str, after: int = 0) -> list[TalkRow]:
        """The lines of talk after a number, in order, the newest `TALK_KEPT` at most."""
        found = c.execute(
            f"{TALK} WHERE table_id = ? AND number > ? ORDER BY number", (table, after)
        )
        return [talk_row(values) for values in found]

    @writes
    def change_line(c: SqlConnection, table: str, line: TalkRow) -> None:
        """Store a line of talk that there is anew. Raises Missing."""
        raised(c, table)
        done = c.execute(
            f"UPDATE talk SET text = ?, reported = ?, revision = {_NOW}"
            " WHERE table_id = ? AND number = ?",
            (line.text, line.reported, table, table, line.number),
        )
        if done.rowcount == 0:
            raise Missing(f"table {table!r} has no line of talk {line.number}")

    @writes
    def let_talk(c: SqlConnection, table: str, on: bool, overheard: bool) -> None:
        """Store whether seats may talk, and be heard before the end. Raises Missing."""
        raised(c, table)
        c.execute("UPDATE tables SET talk = ?, overheard = ? WHERE id = ?", (on, overheard, table))

    @writes
    def let_watch(c: SqlConnection, table: str, on: bool) -> None:
        """Store whether people without a seat may watch. Raises Missing."""
        raised(c, table)
        c.execute("UPDATE tables SET watchable = ? WHERE id = ?", (on, table))


def talk_row(values: tuple[Any, ...]) -> TalkRow:
    """A line of talk out of its columns."""
    number, seat, at, text, reported = values
    return TalkRow(number, seat, at, text, bool(reported))
