"""Lobby: tables that people find without a link, and invitations by name to seats."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from carrack.server.store.clubs import clubs_of
from carrack.server.store.connection import AMONG, SqlConnection, replaced
from carrack.server.store.listing import EVERYBODY, TableListing
from carrack.server.store.outbox import OutboxStore, has_entry
from carrack.server.store.rated import IS_RATED
from carrack.server.store.rows import Rows, reads, writes
from carrack.server.store.table_rows import GATHERING, RUNNING, SeatRow
from carrack.server.store.tables import SEAT, seat_row

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


class LobbyStore(Rows):
    """The tables that are listed for people."""

    @reads
    def open_to(c: SqlConnection, person: str) -> list[ListedTable]:
        """The tables that gather or run and are open to a person, and those that wait for them.

        Tables of their clubs that gather are among them where they sit, or are the host.
        """
        found = _found(c, _OPEN_TO_ALL) + _found(c, _THEIRS, person=person)
        for club in clubs_of(c, person):
            found += _found(c, _OPEN_TO_CLUB, club=club)
        return _tables(c, found)

    @reads
    def of_club(c: SqlConnection, club: str) -> list[ListedTable]:
        """The tables of a club."""
        return _tables(c, _found(c, _OF_CLUB, club=club))

    @reads
    def offered_by(c: SqlConnection, person: str) -> int:
        """Return how many gathering tables a person, as their host, offers to everybody."""
        return int(c.execute(_OFFERED_BY, (person,)).fetchone()[0])

    @reads
    def offered(c: SqlConnection, tables: list[str]) -> list[str]:
        """Those of the tables that gather and are offered to everybody."""
        found = c.execute(_SHOWN_TO, (json.dumps(tables),)).fetchall()
        return [name for name, *shown_to in found if shown_to == [GATHERING, EVERYBODY]]

    @writes
    def open_table(c: SqlConnection, table: str, open_to: str) -> None:
        """Store to whom a table is open."""
        c.execute(
            "UPDATE tables SET open_to = ?, revision = revision + 1 WHERE id = ?", (open_to, table)
        )

    @writes
    def invite(c: SqlConnection, table: str, seat: int, person: str, at: str, now: int) -> None:
        """Keep a seat for a person, who is told; whoever it was kept for is invited no more."""
        c.execute(
            "INSERT INTO seat_invitations (table_id, seat, person, at) VALUES (?, ?, ?, ?)"
            f" ON CONFLICT (table_id, seat) DO UPDATE SET {replaced('person, at')}",
            (table, seat, person, at),
        )
        if not has_entry(c, person, "invited", table):  # however often a host asks
            OutboxStore.enqueue(c, person, "invited", table, now)

    @writes
    def invite_nobody(c: SqlConnection, table: str, seat: int) -> None:
        """Keep a seat for nobody."""
        c.execute("DELETE FROM seat_invitations WHERE table_id = ? AND seat = ?", (table, seat))

    @writes
    def drop_invitations(c: SqlConnection, table: str) -> None:
        """Keep no seat of a table for anybody."""
        c.execute("DELETE FROM seat_invitations WHERE table_id = ?", (table,))

    @reads
    def invited(c: SqlConnection, table: str) -> dict[int, str]:
        """For whom the seats of a table are kept."""
        query = "SELECT seat, person FROM seat_invitations WHERE table_id = ?"
        return dict(c.execute(query, (table,)).fetchall())


_OFFERED_BY = (  # not as conditions, by which all that are offered would be read
    "SELECT count(CASE WHEN open_to = 'everybody' AND status = 'waiting' THEN 1 END)"
    " FROM claims JOIN tables ON host = hash WHERE person = ?"
)
_SHOWN_TO = f"SELECT id, status, open_to FROM tables WHERE id {AMONG}"
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
    f" WHERE tables.id {AMONG}"
)
_SEATS = f"SELECT table_id, {SEAT} FROM seats WHERE table_id {AMONG} ORDER BY table_id, seat"
_INVITED = f"SELECT table_id, seat, person FROM seat_invitations WHERE table_id {AMONG}"


def _found(c: SqlConnection, which: str, **values: str) -> list[tuple[Any, ...]]:
    return c.execute(which, {**values, "most": MOST}).fetchall()


def _tables(c: SqlConnection, found: list[tuple[Any, ...]]) -> list[ListedTable]:
    """The first of the tables that were found, with three statements however many they are."""
    last_first = sorted(set(found), key=itemgetter(3), reverse=True)
    in_order = sorted(last_first, key=lambda row: (not row[1], bool(row[2])))[:MOST]
    names = (json.dumps([row[0] for row in in_order]),)
    rows = {row[0]: row for row in c.execute(_LISTED, names).fetchall()}
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    for table, *seat in c.execute(_SEATS, names).fetchall():
        seats[table].append(seat_row(tuple(seat)))
    invited: dict[str, dict[int, str]] = defaultdict(dict)
    for table, number, person in c.execute(_INVITED, names).fetchall():
        invited[table][number] = person
    return [_listed(rows[name], seats[name], invited[name]) for name, *_ in in_order]


def _listed(values: tuple[Any, ...], seats: list[SeatRow], invited: dict[int, str]) -> ListedTable:
    names, switches, listing = values[:6], map(bool, values[6:9]), TableListing(*values[9:12])
    club_name, clock, rated = values[12:]
    about = (*names, *switches, listing, club_name, clock, bool(rated), seats, invited)
    return ListedTable(*about)
