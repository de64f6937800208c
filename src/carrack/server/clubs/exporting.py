"""Export of a club: members, seasons of leagues, tables, records of games that are over."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from carrack.server.leagues.files import Names, season_as_file
from carrack.server.leagues.terms import terms_of
from carrack.server.store.clubs import ClubStore
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.leagues import LeagueStore, leagues
from carrack.server.store.table_rows import OVER
from carrack.server.store.tables import TableStore


def club_line(connection: SqlConnection, club: str) -> dict[str, Any]:
    """The first line: the club and its members. Raises Missing."""
    row = ClubStore.club(connection, club)
    if row is None:
        raise Missing(f"there is no club {club!r}")
    members = ClubStore.members(connection, club)
    return {
        "club": row.name,
        "created": row.created,
        "members": [{"name": m.name, "role": m.role, "since": m.since} for m in members],
    }


def league_lines(connection: SqlConnection, club: str) -> list[dict[str, Any]]:
    """The seasons of a club's leagues, each with the file that `carrack league` reads."""
    found = []
    for row in leagues(connection, "WHERE club = ?", (club,)):
        for season in range(1, LeagueStore.seasons(connection, row.league) + 1):
            rows = LeagueStore.season(connection, row.league, season)
            file = season_as_file(terms_of(row.terms), rows, Names.people(rows.places))
            line = {"league": row.name, "season": season, "file": msgspec.to_builtins(file)}
            found.append(line)
    return found


def tables_of(connection: SqlConnection, club: str) -> list[str]:
    """The names of all tables of a club, the first made first."""
    found = connection.execute("SELECT id FROM tables WHERE club = ? ORDER BY created, id", (club,))
    return [name for (name,) in found.fetchall()]


def table_line(connection: SqlConnection, name: str) -> dict[str, Any] | None:
    """A table, with the result and record only of a game that is over; None if it has gone."""
    try:
        stored = TableStore.load(connection, name)
    except Missing:
        return None
    row, is_over = stored.row, stored.row.status == OVER
    result = TableStore.results(connection, [name]).get(name) if is_over else None
    return {
        "table": name,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "seats": [seat.in_header() for seat in stored.seats],
        "result": json.loads(result)["result"] if result is not None else None,
        "record": "\n".join([row.header, *stored.lines, ""]) if is_over else None,
    }
