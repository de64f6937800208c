"""Clubs: their names, the hash of their invitation, their members.

A club has at least one host as long as a host has been in it. When its last host leaves, or is
deleted, whoever has been in it longest is host.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection, column, refused_as
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.rows import Rows, reads, writes

HOST, MEMBER = "host", "member"
"""The roles of a club's members."""
EVERYBODYS = "everybody"
"""The identity of the club to which everybody belongs who is signed in, where there is one."""


@dataclass(frozen=True)
class ClubRow:
    """A club; `invitation` is the hash of the link that lets people join, if there is one."""

    club: str
    name: str
    created: str
    invitation: str | None = None


@dataclass(frozen=True)
class MemberRow:
    """A member of a club; `role` is `HOST` or `MEMBER`."""

    person: str
    name: str
    role: str
    since: str


@dataclass(frozen=True)
class Membership:
    """A club as one of its members has it; `members` counts them."""

    club: ClubRow
    role: str
    since: str
    members: int


class ClubStore(Rows):
    """The clubs, in the database of the tables."""

    @writes
    def found(c: SqlConnection, row: ClubRow, host: str | None) -> None:
        """Add a club with its host. Raises Conflict if its identity is taken."""
        values = (row.club, row.name, row.created, row.invitation)
        with refused_as(Conflict(f"there is a club {row.club!r} already")):
            c.execute(
                "INSERT INTO clubs (id, name, created, invitation) VALUES (?, ?, ?, ?)", values
            )
        if host is not None:
            ClubStore.join(c, row.club, host, row.created)
            ClubStore.set_role(c, row.club, host, HOST)

    @reads
    def club(c: SqlConnection, club: str) -> ClubRow | None:
        """A club; None if there is none."""
        return _club_where(c, "id = ?", club)

    @reads
    def invited_to(c: SqlConnection, invitation: str) -> ClubRow | None:
        """The club whose invitation has this hash."""
        return _club_where(c, "invitation = ?", invitation)

    @reads
    def any(c: SqlConnection) -> bool:
        """Whether there is a club here at all."""
        return bool(c.execute("SELECT EXISTS (SELECT 1 FROM clubs)").fetchone()[0])

    @reads
    def clubs(c: SqlConnection) -> list[tuple[ClubRow, int]]:
        """All clubs with the numbers of their members, by name."""
        rows = c.execute(f"{_CLUB} ORDER BY name, id").fetchall()
        counts = dict(c.execute("SELECT club, count(*) FROM members GROUP BY club").fetchall())
        return [(ClubRow(*row), counts.get(row[0], 0)) for row in rows]

    @writes
    def rename(c: SqlConnection, club: str, name: str) -> None:
        """Call a club something else."""
        c.execute("UPDATE clubs SET name = ? WHERE id = ?", (name, club))

    @writes
    def set_invitation(c: SqlConnection, club: str, invitation: str | None) -> None:
        """Keep the hash of a new invitation, or none: the one before opens nothing any more."""
        c.execute("UPDATE clubs SET invitation = ? WHERE id = ?", (invitation, club))

    @reads
    def of_person(c: SqlConnection, person: str) -> list[Membership]:
        """The clubs that a person belongs to, by name."""
        rows = c.execute(
            "SELECT clubs.id, name, created, invitation, mine.role, mine.since,"
            " (SELECT count(*) FROM members WHERE club = clubs.id)"
            " FROM members AS mine JOIN clubs ON clubs.id = mine.club"
            " WHERE mine.person = ? ORDER BY name, clubs.id",
            (person,),
        )
        return [Membership(ClubRow(*row[:4]), *row[4:]) for row in rows.fetchall()]

    @reads
    def members(c: SqlConnection, club: str) -> list[MemberRow]:
        """The members of a club, hosts first, then whoever has been in it longest."""
        rows = c.execute(
            "SELECT person, name, role, since FROM members JOIN people ON people.id = person"
            " WHERE club = ? ORDER BY role <> 'host', since, name, person",
            (club,),
        )
        return [MemberRow(*row) for row in rows.fetchall()]

    @reads
    def role(c: SqlConnection, club: str, person: str) -> str | None:
        """The role of a person in a club; None for somebody who does not belong to it."""
        found = c.execute(
            "SELECT role FROM members WHERE club = ? AND person = ?", (club, person)
        ).fetchone()
        return None if found is None else str(found[0])

    async def member_of(self, club: str, person: str) -> bool:
        """Whether a person belongs to a club."""
        return await self.role(club, person) is not None

    @reads
    def share(c: SqlConnection, person: str, other: str) -> bool:
        """Whether two people are in one club."""
        query = (
            "SELECT 1 FROM members AS mine JOIN members AS other ON other.club = mine.club"
            " WHERE mine.person = ? AND other.person = ?"
        )
        return c.execute(query, (person, other)).fetchone() is not None

    @writes
    def join(c: SqlConnection, club: str, person: str, at: str) -> None:
        """Make a person a member, unless they are. Raises Missing if club or person is gone."""
        with refused_as(Missing(f"there is no club {club!r}, or nobody of that identity")):
            c.execute(
                "INSERT INTO members (club, person, role, since) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (club, person, MEMBER, at),
            )

    @writes
    def leave(c: SqlConnection, club: str, person: str) -> None:
        """Take a person out of a club, with the invitations to seats of its tables.

        The last host passes it on. The link by which others join ends with the last member: nobody
        is there who could end it.
        """
        was = ClubStore.role(c, club, person)
        c.execute("DELETE FROM members WHERE club = ? AND person = ?", (club, person))
        c.execute(
            "DELETE FROM seat_invitations WHERE person = ? AND table_id IN"
            " (SELECT id FROM tables WHERE club = ?)",
            (person, club),
        )
        if was == HOST:
            _pass_on(c, club, person)
        c.execute(
            "UPDATE clubs SET invitation = NULL WHERE id = :club"
            " AND NOT EXISTS (SELECT 1 FROM members WHERE club = :club)",
            {"club": club},
        )

    @writes
    def set_role(c: SqlConnection, club: str, person: str, role: str) -> None:
        """Make a member a host, or a host a member; the last host passes it on."""
        c.execute("UPDATE members SET role = ? WHERE club = ? AND person = ?", (role, club, person))
        if role == MEMBER:
            _pass_on(c, club, person)

    @writes
    def dissolve(c: SqlConnection, club: str) -> None:
        """Remove a club. Its tables stay for who sits there, and nobody else sees them."""
        c.execute(
            "UPDATE tables SET club = NULL, open_to = 'link', watchable = 0,"
            " revision = revision + 1 WHERE club = ?",
            (club,),
        )
        c.execute("UPDATE leagues SET club = NULL, listed = 0 WHERE club = ?", (club,))
        c.execute("DELETE FROM clubs WHERE id = ?", (club,))

    @writes
    def be_everybodys(c: SqlConnection, name: str, at: str) -> None:
        """Make all people of the server members of one club of that name."""
        c.execute(
            "INSERT INTO clubs (id, name, created) VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, invitation = NULL",
            (EVERYBODYS, name, at),
        )
        c.execute(
            "INSERT INTO members (club, person, role, since) SELECT ?, id, ?, created FROM people"
            " WHERE true ON CONFLICT DO NOTHING",
            (EVERYBODYS, MEMBER),
        )


_CLUB = "SELECT id, name, created, invitation FROM clubs"


def _club_where(c: SqlConnection, where: str, value: str) -> ClubRow | None:
    row = c.execute(f"{_CLUB} WHERE {where}", (value,)).fetchone()
    return None if row is None else ClubRow(*row)


def clubs_of(c: SqlConnection, person: str) -> list[str]:
    """The clubs that a person belongs to."""
    return column(c.execute("SELECT club FROM members WHERE person = ?", (person,)))


def leave_all(c: SqlConnection, person: str) -> None:
    """Take a person out of every club."""
    for club in clubs_of(c, person):
        ClubStore.leave(c, club, person)


def merge_members(c: SqlConnection, person: str, other: str) -> None:
    """Give a person the memberships of another one: the higher role, the longer time."""
    for club in clubs_of(c, other):
        c.execute(
            "INSERT INTO members (club, person, role, since)"
            " SELECT club, ?, role, since FROM members WHERE club = ? AND person = ?"
            " ON CONFLICT (club, person) DO UPDATE SET since = min(members.since, excluded.since),"
            " role = CASE WHEN excluded.role = 'host' THEN 'host' ELSE members.role END",
            (person, club, other),
        )
    c.execute("DELETE FROM members WHERE person = ?", (other,))
    c.execute("UPDATE club_talk SET person = ? WHERE person = ?", (person, other))
    c.execute("UPDATE seat_invitations SET person = ? WHERE person = ?", (person, other))


def _pass_on(c: SqlConnection, club: str, left: str) -> None:
    """Make whoever has been longest in a club without hosts its host, rather not `left`."""
    c.execute(
        "UPDATE members SET role = 'host' WHERE club = :club AND person ="
        " (SELECT person FROM members WHERE club = :club ORDER BY person = :left, since, person"
        " LIMIT 1) AND NOT EXISTS (SELECT 1 FROM members WHERE club = :club AND role = 'host')",
        {"club": club, "left": left},
    )
