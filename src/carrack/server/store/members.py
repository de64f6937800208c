"""Who belongs to which club, in SQL. A club has at least one host as long as a host has been in it.

When its last host leaves, or is deleted, whoever has been in it longest is host.
"""

from __future__ import annotations

from carrack.server.store.connection import SqlConnection

HOST, MEMBER = "host", "member"
"""The roles of a club's members."""


def role(connection: SqlConnection, club: str, person: str) -> str | None:
    """The role of a person in a club; None for somebody who does not belong to it."""
    found = connection.execute(
        "SELECT role FROM members WHERE club = ? AND person = ?", (club, person)
    ).fetchone()
    return None if found is None else str(found[0])


def clubs_of(connection: SqlConnection, person: str) -> list[str]:
    """The clubs that a person belongs to."""
    found = connection.execute("SELECT club FROM members WHERE person = ?", (person,))
    return [club for (club,) in found.fetchall()]


def set_role(connection: SqlConnection, club: str, person: str, role: str) -> None:
    """Give a member a role; the last host who gives it up passes it on."""
    connection.execute(
        "UPDATE members SET role = ? WHERE club = ? AND person = ?", (role, club, person)
    )
    if role == MEMBER:
        _pass_on(connection, club, person)


def leave(connection: SqlConnection, club: str, person: str) -> None:
    """Take a person out of a club, with the invitations to seats of its tables.

    The link by which others join ends with the last member: nobody is there who could end it.
    """
    was = role(connection, club, person)
    connection.execute("DELETE FROM members WHERE club = ? AND person = ?", (club, person))
    connection.execute(
        "DELETE FROM seat_invitations WHERE person = ? AND table_id IN"
        " (SELECT id FROM tables WHERE club = ?)",
        (person, club),
    )
    if was == HOST:
        _pass_on(connection, club, person)
    connection.execute(
        "UPDATE clubs SET invitation = NULL WHERE id = :club"
        " AND NOT EXISTS (SELECT 1 FROM members WHERE club = :club)",
        {"club": club},
    )


def leave_all(connection: SqlConnection, person: str) -> None:
    """Take a person out of every club."""
    for club in clubs_of(connection, person):
        leave(connection, club, person)


def merge(connection: SqlConnection, person: str, other: str) -> None:
    """Give a person the memberships of another one: the higher role, the longer time."""
    for club in clubs_of(connection, other):
        connection.execute(
            "INSERT INTO members (club, person, role, since)"
            " SELECT club, ?, role, since FROM members WHERE club = ? AND person = ?"
            " ON CONFLICT (club, person) DO UPDATE SET since = min(members.since, excluded.since),"
            " role = CASE WHEN excluded.role = 'host' THEN 'host' ELSE members.role END",
            (person, club, other),
        )
    connection.execute("DELETE FROM members WHERE person = ?", (other,))
    connection.execute("UPDATE club_talk SET person = ? WHERE person = ?", (person, other))
    connection.execute("UPDATE seat_invitations SET person = ? WHERE person = ?", (person, other))


def _pass_on(connection: SqlConnection, club: str, left: str) -> None:
    """Make whoever has been longest in a club without hosts its host, rather not `left`."""
    connection.execute(
        "UPDATE members SET role = 'host' WHERE club = :club AND person ="
        " (SELECT person FROM members WHERE club = :club ORDER BY person = :left, since, person"
        " LIMIT 1) AND NOT EXISTS (SELECT 1 FROM members WHERE club = :club AND role = 'host')",
        {"club": club, "left": left},
    )
