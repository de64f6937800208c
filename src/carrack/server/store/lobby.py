"""Which tables people find without a link, and who is invited by name to which seat."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from carrack.server.store import outbox
from carrack.server.store.clubs import clubs_of
from carrack.server.store.connection import SqlConnection, replaced
from carrack.server.store.listing import EVERYBODY, TableListing
from carrack.server.store.old_rows import Jobs, all_rows
from carrack.server.store.queries import SEAT, seat_row
from carrack.server.store.rated import IS_RATED
from carrack.server.store.table_rows import GATHERING, RUNNING, SeatRow

MOST = 100
"""Tables in one answer: those that wait first, of these what strangers offer last, then the last
changed."""


@dataclass(frozen=True)
class ListedTable:
    """A table as people see it in a list; `clock` is its pace as JSON.

    `invited` are the people who are invited by name, by seat.
    """

    table: str
    game: str
    status: str
    host: str
    created: str
    updated: str
    watchable: bool
    hints: bool
    fixed: bool
    listing: TableListing
    club_name: str | None
    clock: str | None
    rated: bool
    seats: list[SeatRow]
    invited: dict[int, str]


class LobbyStore:
    """Where tables are found that are listed for people."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def open_to(self, person: str) -> list[ListedTable]:
        """The tables that gather or run and are open to a person, and those that wait for them.

        Tables of their clubs that gather are among them where they sit, or are the host.
        """
        return await self.read(lambda c: _open_to(c, person))

    async def of_club(self, club: str) -> list[ListedTable]:
        """The tables of a club."""
        return await self.read(lambda c: _tables(c, _found(c, _OF_CLUB, club=club)))

    async def offered_by(self, person: str) -> int:
        """How many tables that gather a person, as their host, offers to everybody."""
        found: tuple[int] = await self.read(lambda c: c.execute(_OFFERED_BY, (person,)).fetchone())
        return found[0]

    async def offered(self, tables: list[str]) -> list[str]:
        """Those of the tables that gather and are offered to everybody."""
        names = (json.dumps(tables),)
        found = await self.read(lambda c: c.execute(_SHOWN_TO, names).fetchall())
        return [name for name, *shown_to in found if shown_to == [GATHERING, EVERYBODY]]

    async def open_table(self, table: str, open_to: str) -> None:
        """Store to whom a table is open."""
        row = (open_to, table)
        change = "UPDATE tables SET open_to = ?, revision = revision + 1 WHERE id = ?"
        await self.do(all_rows(change, row))

    async def invite(self, table: str, seat: int, person: str, at: str, now: int) -> None:
        """Keep a seat for a person, who is told; whoever it was kept for is invited no more."""
        await self.do(lambda c: _invite(c, (table, seat, person, at), now))

    async def invite_nobody(self, table: str, seat: int) -> None:
        """Keep a seat for nobody."""
        row = (table, seat)
        where = "DELETE FROM seat_invitations WHERE table_id = ? AND seat = ?"
        await self.do(all_rows(where, row))

    async def drop_invitations(self, table: str) -> None:
        """Keep no seat of a table for anybody."""
        await self.do(all_rows("DELETE FROM seat_invitations WHERE table_id = ?", (table,)))

    async def invited(self, table: str) -> dict[int, str]:
        """For whom the seats of a table are kept."""
        query = "SELECT seat, person FROM seat_invitations WHERE table_id = ?"
        return dict(await self.read(lambda c: c.execute(query, (table,)).fetchall()))


_OFFERED_BY = (  # in this order: of one person there are few
    "SELECT count(*) FROM claims CROSS JOIN tables INDEXED BY tables_by_host"
    " WHERE person = ? AND host = hash AND open_to = 'everybody' AND status = 'waiting'"
)
_SHOWN_TO = "SELECT id, status, open_to FROM tables WHERE id IN (SELECT value FROM json_each(?))"
_FOUND = "SELECT id, status = 'waiting' AS waits, open_to = 'everybody' AS offered, updated"
_IN_THEIR_CLUB = "club IN (SELECT club FROM members WHERE person = :person)"
_THEIRS = (  # those that wait for a person
    f"{_FOUND} FROM tables WHERE status = 'waiting' AND id IN ("
    "SELECT table_id FROM seat_invitations WHERE person = :person"
    " UNION SELECT id FROM claims JOIN tables ON host = hash"
    f" WHERE person = :person AND status = 'waiting' AND {_IN_THEIR_CLUB}"
    " UNION SELECT id FROM claims JOIN seats ON token = hash JOIN tables ON id = table_id"
    f" WHERE person = :person AND status = 'waiting' AND {_IN_THEIR_CLUB})"
)


def _last_changed(among: str) -> str:
    """The last changed tables that gather, and that run. An index has them in this order."""
    return " UNION ALL ".join(
        f"SELECT id, waits, offered, updated FROM ({_FOUND} FROM tables"
        f" WHERE {among} AND status = '{status}'"
        f" ORDER BY updated DESC LIMIT :most) AS {status}"
        for status in (GATHERING, RUNNING)
    )


_OPEN_TO_ALL = _last_changed("open_to = 'everybody'")
_OPEN_TO_CLUB = _last_changed("open_to = 'club' AND club = :club")
_OF_CLUB = f"{_FOUND} FROM tables WHERE club = :club ORDER BY updated DESC LIMIT :most"
_LISTED = (
    "SELECT tables.id, game, status, host, tables.created, updated, watchable, hints,"
    " fixed IS NOT NULL, club, open_to, strength, clubs.name,"
    f" json_extract(header, '$.extra.clock'), {IS_RATED}"
    " FROM tables LEFT JOIN clubs ON clubs.id = club"
    " WHERE tables.id IN (SELECT value FROM json_each(?))"
)
_SEATS = (
    f"SELECT table_id, {SEAT} FROM seats WHERE table_id IN (SELECT value FROM json_each(?))"
    " ORDER BY table_id, seat"
)
_INVITED = (
    "SELECT table_id, seat, person FROM seat_invitations"
    " WHERE table_id IN (SELECT value FROM json_each(?))"
)


def _open_to(connection: SqlConnection, person: str) -> list[ListedTable]:
    """What a person finds: of each kind as many as there may be in all, and those theirs."""
    found = _found(connection, _OPEN_TO_ALL) + _found(connection, _THEIRS, person=person)
    for club in clubs_of(connection, person):
        found += _found(connection, _OPEN_TO_CLUB, club=club)
    return _tables(connection, found)


def _found(connection: SqlConnection, which: str, **values: str) -> list[tuple[Any, ...]]:
    return connection.execute(which, {**values, "most": MOST}).fetchall()


def _tables(connection: SqlConnection, found: list[tuple[Any, ...]]) -> list[ListedTable]:
    """The first of the tables that were found, with three statements however many they are."""
    last_first = sorted(set(found), key=itemgetter(3), reverse=True)
    in_order = sorted(last_first, key=lambda row: (not row[1], bool(row[2])))[:MOST]
    names = (json.dumps([row[0] for row in in_order]),)
    rows = {row[0]: row for row in connection.execute(_LISTED, names).fetchall()}
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    for table, *seat in connection.execute(_SEATS, names).fetchall():
        seats[table].append(seat_row(tuple(seat)))
    invited: dict[str, dict[int, str]] = defaultdict(dict)
    for table, number, person in connection.execute(_INVITED, names).fetchall():
        invited[table][number] = person
    return [_listed(rows[name], seats[name], invited[name]) for name, *_ in in_order]


def _listed(values: tuple[Any, ...], seats: list[SeatRow], invited: dict[int, str]) -> ListedTable:
    names, switches, listing = values[:6], map(bool, values[6:9]), TableListing(*values[9:12])
    club_name, clock, rated = values[12:]
    about = (*names, *switches, listing, club_name, clock, bool(rated), seats, invited)
    return ListedTable(*about)


def _invite(connection: SqlConnection, row: tuple[str, int, str, str], now: int) -> None:
    table, _, person, _ = row
    connection.execute(
        "INSERT INTO seat_invitations (table_id, seat, person, at) VALUES (?, ?, ?, ?)"
        f" ON CONFLICT (table_id, seat) DO UPDATE SET {replaced('person, at')}",
        row,
    )
    if not outbox.has_been_told(connection, person, "invited", table):  # however often a host asks
        outbox.tell(connection, person, "invited", table, now)
