"""The queries about clocks, in the manner of `queries`."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence

from carrack.server.clocks.clock import SeatClock

_COLUMNS = "seat, remaining, used, since, due, credited, ran_out, returned"


def of_table(connection: sqlite3.Connection, table: str) -> list[SeatClock]:
    """The clocks of a table, by seat."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM clocks WHERE table_id = ? ORDER BY seat", (table,)
    )
    return [SeatClock(*values) for values in found.fetchall()]


def put(connection: sqlite3.Connection, table: str, clocks: Iterable[SeatClock]) -> None:
    """Store clocks of a table."""
    connection.executemany(
        f"INSERT OR REPLACE INTO clocks (table_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(table, clock.seat, clock.left, clock.used, clock.since, clock.due),
                *(clock.credited, clock.out, clock.returned),
            )
            for clock in clocks
        ],
    )


def put_all(
    connection: sqlite3.Connection, clocks: Iterable[tuple[str, SeatClock]], signed: int
) -> None:
    """Store clocks of several tables, and the time of that."""
    for table, clock in clocks:
        put(connection, table, [clock])
    sign(connection, signed)


def running(connection: sqlite3.Connection) -> list[tuple[str, SeatClock]]:
    """All clocks that run."""
    found = connection.execute(
        f"SELECT table_id, {_COLUMNS} FROM clocks WHERE due IS NOT NULL ORDER BY due"
    )
    return [(table, SeatClock(*values)) for table, *values in found.fetchall()]


def sign(connection: sqlite3.Connection, time: int) -> None:
    """Store that the server is at work."""
    connection.execute("INSERT OR REPLACE INTO signs (number, at) VALUES (1, ?)", (time,))


def signed(connection: sqlite3.Connection) -> int | None:
    """The time of the last sign."""
    found = connection.execute("SELECT at FROM signs").fetchone()
    return None if found is None else int(found[0])


def due(connection: sqlite3.Connection, time: int) -> list[str]:
    """The tables where a clock runs out by then."""
    found = connection.execute(
        "SELECT table_id FROM clocks WHERE due <= ? GROUP BY table_id ORDER BY min(due)", (time,)
    )
    return [table for (table,) in found.fetchall()]


def dues(connection: sqlite3.Connection, tables: Sequence[str]) -> dict[str, dict[int, int]]:
    """When the clocks at tables run out that run, by table and seat."""
    found = connection.execute(
        "SELECT table_id, seat, due FROM clocks WHERE due IS NOT NULL"
        " AND table_id IN (SELECT value FROM json_each(?))",
        (json.dumps(list(tables)),),
    )
    by_table: dict[str, dict[int, int]] = {}
    for table, seat, time in found.fetchall():
        by_table.setdefault(table, {})[seat] = time
    return by_table


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next clock runs out."""
    found = connection.execute("SELECT min(due) FROM clocks WHERE due IS NOT NULL").fetchone()
    return None if found[0] is None else int(found[0])
