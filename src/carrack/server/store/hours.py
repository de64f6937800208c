"""Hours in which people do not play, and the clocks that they concern.

They concern the seats whose links a person holds, at tables that take them into account.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

from carrack.server.clocks.nights import Hours
from carrack.server.store.connection import AMONG, SqlConnection, column, replaced
from carrack.server.store.people import NIGHTS
from carrack.server.store.rows import Rows, reads, writes

_HOURS = f"time_zone, {NIGHTS}"
_PUT = (
    f"INSERT INTO hours (person, {NIGHTS}) VALUES (?, ?, ?, ?)"
    f" ON CONFLICT (person) DO UPDATE SET {replaced(NIGHTS)}"
)
_OF_SEATS = (
    f"SELECT seats.table_id, seats.seat, {_HOURS} FROM seats"
    " JOIN claims ON claims.hash = seats.token JOIN people ON people.id = claims.person"
    " JOIN hours ON hours.person = people.id"
)
_RUNNING = (
    " JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat"
    " JOIN tables ON tables.id = seats.table_id"
    " WHERE clocks.due IS NOT NULL AND CAST(json_extract(tables.header,"
    " '$.extra.clock.nights') AS TEXT) = '1'"
)


class HoursStore(Rows):
    """The hours of people."""

    @reads
    def of_person(c: SqlConnection, person: str) -> Hours:
        """The hours of a person."""
        found = c.execute(
            f"SELECT {_HOURS} FROM people LEFT JOIN hours ON hours.person = people.id"
            " WHERE people.id = ?",
            (person,),
        ).fetchone()
        return Hours() if found is None else _hours(*found)

    @writes
    def put(c: SqlConnection, person: str, hours: Hours) -> None:
        """Store the hours of a person, whose time zone is kept with them."""
        holidays = json.dumps([[str(first), str(last)] for first, last in hours.holidays])
        c.execute(_PUT, (person, *(hours.night or (None, None)), holidays))

    @reads
    def of_table(c: SqlConnection, table: str) -> dict[int, Hours]:
        """The hours of the people who hold the links of seats at a table."""
        found = c.execute(f"{_OF_SEATS} WHERE seats.table_id = ?", (table,))
        return {seat: _hours(*values) for _, seat, *values in found.fetchall()}

    @reads
    def of_running(c: SqlConnection) -> dict[tuple[str, int], Hours]:
        """The hours that concern clocks that run, by table and seat."""
        found = c.execute(_OF_SEATS + _RUNNING)
        return {(table, seat): _hours(*values) for table, seat, *values in found.fetchall()}

    @reads
    def concerned(c: SqlConnection, hashes: Sequence[str]) -> list[str]:
        """The tables where the clock of a seat runs that one of these links opens."""
        found = c.execute(
            f"SELECT DISTINCT seats.table_id FROM seats{_RUNNING}"
            f" AND seats.token {AMONG} ORDER BY 1",
            (json.dumps(list(hashes)),),
        )
        return column(found)


def _hours(zone: str, early: int | None, late: int | None, holidays: str | None) -> Hours:
    night = None if early is None or late is None else (early, late)
    days: list[Any] = json.loads(holidays or "[]")
    ranges = ((date.fromisoformat(first), date.fromisoformat(last)) for first, last in days)
    return Hours(zone, night, tuple(ranges))
