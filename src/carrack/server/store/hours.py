"""What is kept of the hours in which people do not play, and whose clocks they concern.

They concern the seats whose links a person holds, at tables that take them into account.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Any

from carrack.server.clocks.nights import Hours
from carrack.server.store.connection import SqlConnection, replaced
from carrack.server.store.old_rows import Jobs, all_rows
from carrack.server.store.people import NIGHTS

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


class HoursStore:
    """Where the hours of people are kept."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def of_person(self, person: str) -> Hours:
        """The hours of a person."""
        return await self.read(lambda c: _of_person(c, person))

    async def put(self, person: str, hours: Hours) -> None:
        """Store the hours of a person, whose time zone is kept with them."""
        holidays = json.dumps([[str(first), str(last)] for first, last in hours.holidays])
        row = (person, *(hours.night or (None, None)), holidays)
        await self.do(all_rows(_PUT, row))

    async def of_table(self, table: str) -> dict[int, Hours]:
        """The hours of the people who hold the links of seats at a table."""
        where = f"{_OF_SEATS} WHERE seats.table_id = ?"
        found = await self.read(lambda c: c.execute(where, (table,)).fetchall())
        return {seat: _hours(*values) for _, seat, *values in found}

    async def of_running(self) -> dict[tuple[str, int], Hours]:
        """The hours that concern clocks that run, by table and seat."""
        found = await self.read(lambda c: c.execute(_OF_SEATS + _RUNNING).fetchall())
        return {(table, seat): _hours(*values) for table, seat, *values in found}

    async def concerned(self, hashes: Sequence[str]) -> list[str]:
        """The tables where the clock of a seat runs that one of these links opens."""
        tables = f"SELECT DISTINCT seats.table_id FROM seats{_RUNNING}"
        where = f"{tables} AND seats.token IN (SELECT value FROM json_each(?)) ORDER BY 1"
        asked = (json.dumps(list(hashes)),)
        found = await self.read(lambda c: c.execute(where, asked).fetchall())
        return [table for (table,) in found]


def _of_person(connection: SqlConnection, person: str) -> Hours:
    found = connection.execute(
        f"SELECT {_HOURS} FROM people LEFT JOIN hours ON hours.person = people.id"
        " WHERE people.id = ?",
        (person,),
    ).fetchone()
    return Hours() if found is None else _hours(*found)


def _hours(zone: str, early: int | None, late: int | None, holidays: str | None) -> Hours:
    night = None if early is None or late is None else (early, late)
    days: list[Any] = json.loads(holidays or "[]")
    ranges = ((date.fromisoformat(first), date.fromisoformat(last)) for first, last in days)
    return Hours(zone, night, tuple(ranges))
