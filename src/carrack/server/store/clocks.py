"""The clocks of seats, and the signs that the server is at work."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from itertools import chain

from carrack.server.clocks.clock import SeatClock
from carrack.server.store.connection import AMONG, SqlConnection, SqlRows, column, replaced
from carrack.server.store.duties import LEASE, SERVER
from carrack.server.store.rows import Rows, reads, writes

AT_ONCE = 100  # clocks that one statement stores
_COLUMNS = "seat, remaining, used, since, due, credited, ran_out, returned"
_PASSED = """CASE WHEN :last <= since THEN 0
  WHEN :last - since < remaining THEN :last - since ELSE remaining END"""
_GIVEN_BACK = f"""UPDATE clocks SET remaining = remaining - {_PASSED}, used = used + {_PASSED},
  since = :now, due = :now + remaining - {_PASSED} WHERE due IS NOT NULL"""


class ClockStore(Rows):
    """The clocks of seats."""

    @reads
    def running_clocks(c: SqlConnection, tables: Collection[str]) -> list[tuple[str, SeatClock]]:
        """The clocks that run at some tables, each with its table."""
        found = c.execute(
            f"SELECT table_id, {_COLUMNS} FROM clocks WHERE due IS NOT NULL"
            f" AND table_id {AMONG} ORDER BY due",
            (json.dumps(list(tables)),),
        )
        return [(table, SeatClock(*values)) for table, *values in found.fetchall()]

    @writes
    def give_back(
        c: SqlConnection, last: int, now: int, others: list[tuple[str, SeatClock]]
    ) -> None:
        """Give all clocks that run what lies between two moments, as `SeatClock.interrupted` does.

        `others` are stored as they are given; the second moment is a sign. All of it or nothing.
        """
        c.execute(_GIVEN_BACK, {"last": last, "now": now})
        _put(c, others)
        ClockStore.sign(c, now)

    @writes
    def revise_clocks(c: SqlConnection) -> None:
        """Raise the revision of each table where a clock runs, so that all read it again."""
        found = c.execute("SELECT DISTINCT table_id FROM clocks WHERE due IS NOT NULL")
        names = json.dumps(column(found))
        c.execute(  # with a join PostgreSQL would read all tables there are
            f"UPDATE tables SET revision = revision + 1 WHERE id {AMONG}",
            (names,),
        )

    @writes
    def sign(c: SqlConnection, time: int) -> None:
        """Store that the server is at work at this time, in milliseconds."""
        c.execute(
            "INSERT INTO signs (number, at) VALUES (1, ?)"
            " ON CONFLICT (number) DO UPDATE SET at = excluded.at",
            (time,),
        )

    @reads
    def signed(c: SqlConnection) -> int | None:
        """The time of the last sign; None if there was none."""
        found = c.execute(
            "SELECT max(at) FROM (SELECT at FROM signs UNION ALL"
            " SELECT until - ? FROM duties WHERE name LIKE ?) AS signed",
            (LEASE, f"{SERVER}%"),
        ).fetchone()
        return None if found[0] is None else int(found[0])

    @reads
    def due_clocks(c: SqlConnection, time: int) -> list[str]:
        """The tables where time runs out, or an instruction is due, by then, the earliest first."""
        found = c.execute(  # not grouped: to group them all clocks would be read
            "SELECT table_id FROM (SELECT table_id, due FROM clocks WHERE due <= :time UNION ALL"
            " SELECT table_id, due FROM instructions WHERE due <= :time) AS found ORDER BY due",
            {"time": time},
        )
        return list(dict.fromkeys(table for (table,) in found.fetchall()))

    @reads
    def dues(c: SqlConnection, tables: Sequence[str]) -> dict[str, dict[int, int]]:
        """Return when the running clocks at tables run out, by table and seat."""
        found = c.execute(
            f"SELECT table_id, seat, due FROM clocks WHERE due IS NOT NULL AND table_id {AMONG}",
            (json.dumps(list(tables)),),
        )
        by_table: dict[str, dict[int, int]] = {}
        for table, seat, time in found.fetchall():
            by_table.setdefault(table, {})[seat] = time
        return by_table

    @reads
    def next_due(c: SqlConnection) -> int | None:
        """Return when the next clock runs out, or an instruction is due, if any will."""
        found = c.execute(
            "SELECT min(due) FROM (SELECT min(due) AS due FROM clocks WHERE due IS NOT NULL"
            " UNION ALL SELECT min(due) FROM instructions WHERE due IS NOT NULL) AS found"
        ).fetchone()
        return None if found[0] is None else int(found[0])


def clocks_at(c: SqlConnection, table: str) -> SqlRows:
    """The clocks of a table, by seat, each the values of a `SeatClock`."""
    return c.execute(f"SELECT {_COLUMNS} FROM clocks WHERE table_id = ? ORDER BY seat", (table,))


def put_clocks(c: SqlConnection, table: str, clocks: Iterable[SeatClock]) -> None:
    """Store clocks of a table."""
    _put(c, ((table, clock) for clock in clocks))


def _put(c: SqlConnection, clocks: Iterable[tuple[str, SeatClock]]) -> None:
    rows = [
        (
            *(table, clock.seat, clock.left, clock.used, clock.since, clock.due),
            *(clock.credited, clock.out, clock.returned),
        )
        for table, clock in clocks
    ]
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        marks = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * len(some))
        c.execute(
            f"INSERT INTO clocks (table_id, {_COLUMNS}) VALUES {marks}"
            f" ON CONFLICT (table_id, seat) DO UPDATE SET"
            f" {replaced(_COLUMNS.removeprefix('seat, '))}",
            tuple(chain.from_iterable(some)),
        )
