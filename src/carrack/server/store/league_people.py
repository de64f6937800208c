"""Places in leagues of two people who are made one."""

from __future__ import annotations

from carrack.server.store.connection import SqlConnection

DROP_NOBODYS = (
    "DELETE FROM leagues WHERE host IS NULL"
    " AND id NOT IN (SELECT league FROM league_members)"
    " AND id NOT IN (SELECT league FROM league_seasons)"
)
"""Removes the leagues that nobody is in, and that nothing was played in."""

_LEAVE_SECOND_PLACES = (
    "UPDATE league_places AS place SET person = NULL WHERE person = ?"
    " AND EXISTS (SELECT 1 FROM league_places AS own WHERE own.person = ? AND own.gone = 0"
    " AND own.league = place.league AND own.season = place.season)"
    " AND EXISTS (SELECT 1 FROM league_seasons AS s WHERE s.league = place.league"
    " AND s.season = place.season AND s.ended IS NULL)"
)
_TAKE_MEMBERSHIPS = (
    "UPDATE league_members SET person = :person WHERE person = :other"
    " AND league NOT IN (SELECT league FROM league_members WHERE person = :person)"
)


def merge_in_leagues(connection: SqlConnection, person: str, other: str) -> None:
    """Give a person what another one has in leagues; a member who was there twice is one.

    Nobody plays against themselves: of two places in a season that runs one is empty from now on.
    """
    both = (person, other)
    connection.execute(_LEAVE_SECOND_PLACES, (other, person))
    connection.execute(_TAKE_MEMBERSHIPS, {"person": person, "other": other})
    connection.execute("UPDATE league_places SET person = ? WHERE person = ?", both)
    connection.execute("UPDATE leagues SET host = ? WHERE host = ?", both)
