"""What is kept of clubs: their names, the hash of their invitation, their members."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store import members
from carrack.server.store.connection import IntegrityError, SqlConnection
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.members import HOST, MEMBER
from carrack.server.store.old_rows import Jobs, all_rows

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


class ClubStore:
    """Where clubs are kept, in the database of the tables."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def found(self, row: ClubRow, host: str | None) -> None:
        """Add a club with its host. Raises Conflict if its identity is taken."""
        await self.do(lambda c: found(c, row, host))

    async def club(self, club: str) -> ClubRow | None:
        """A club; None if there is none."""
        return await self.read(lambda c: club_at(c, club))

    async def invited_to(self, invitation: str) -> ClubRow | None:
        """The club whose invitation has this hash."""
        return await self.read(lambda c: _club_where(c, "invitation = ?", invitation))

    async def any(self) -> bool:
        """Whether there is a club here at all."""
        query = "SELECT EXISTS (SELECT 1 FROM clubs)"
        return await self.read(lambda c: bool(c.execute(query).fetchone()[0]))

    async def rename(self, club: str, name: str) -> None:
        """Call a club something else."""
        await self.do(all_rows("UPDATE clubs SET name = ? WHERE id = ?", (name, club)))

    async def set_invitation(self, club: str, invitation: str | None) -> None:
        """Keep the hash of a new invitation, or none: the one before opens nothing any more."""
        await self.do(lambda c: set_invitation(c, club, invitation))

    async def of_person(self, person: str) -> list[Membership]:
        """The clubs that a person belongs to, by name."""
        return await self.read(lambda c: of_person(c, person))

    async def members(self, club: str) -> list[MemberRow]:
        """The members of a club, hosts first, then whoever has been in it longest."""
        return await self.read(lambda c: members_of(c, club))

    async def role(self, club: str, person: str) -> str | None:
        """The role of a person in a club; None for somebody who does not belong to it."""
        return await self.read(lambda c: members.role(c, club, person))

    async def member_of(self, club: str, person: str) -> bool:
        """Whether a person belongs to a club."""
        return await self.role(club, person) is not None

    async def share(self, person: str, other: str) -> bool:
        """Whether two people are in one club."""
        return await self.read(lambda c: _share(c, person, other))

    async def join(self, club: str, person: str, at: str) -> None:
        """Make a person a member, unless they are. Raises Missing if club or person is gone."""
        await self.do(lambda c: join(c, club, person, at))

    async def leave(self, club: str, person: str) -> None:
        """Take a person out of a club; the last host passes it on."""
        await self.do(lambda c: members.leave(c, club, person))

    async def set_role(self, club: str, person: str, role: str) -> None:
        """Make a member a host, or a host a member; the last host passes it on."""
        await self.do(lambda c: members.set_role(c, club, person, role))

    async def be_everybodys(self, name: str, at: str) -> None:
        """Make all people of the server members of one club of that name."""
        await self.do(lambda c: _be_everybodys(c, name, at))


_CLUB = "SELECT id, name, created, invitation FROM clubs"


def found(connection: SqlConnection, row: ClubRow, host: str | None) -> None:
    """Add a club with its host. Raises Conflict."""
    values = (row.club, row.name, row.created, row.invitation)
    try:
        connection.execute(
            "INSERT INTO clubs (id, name, created, invitation) VALUES (?, ?, ?, ?)", values
        )
    except IntegrityError:
        raise Conflict(f"there is a club {row.club!r} already") from None
    if host is not None:
        join(connection, row.club, host, row.created)
        members.set_role(connection, row.club, host, HOST)


def club_at(connection: SqlConnection, club: str) -> ClubRow | None:
    """A club by its identity."""
    return _club_where(connection, "id = ?", club)


def _club_where(connection: SqlConnection, where: str, value: str) -> ClubRow | None:
    row = connection.execute(f"{_CLUB} WHERE {where}", (value,)).fetchone()
    return None if row is None else ClubRow(*row)


def clubs(connection: SqlConnection) -> list[tuple[ClubRow, int]]:
    """All clubs with the numbers of their members, by name."""
    rows = connection.execute(f"{_CLUB} ORDER BY name, id").fetchall()
    counts = dict(connection.execute("SELECT club, count(*) FROM members GROUP BY club").fetchall())
    return [(ClubRow(*row), counts.get(row[0], 0)) for row in rows]


def set_invitation(connection: SqlConnection, club: str, invitation: str | None) -> None:
    """Keep the hash of a club's invitation, or none."""
    connection.execute("UPDATE clubs SET invitation = ? WHERE id = ?", (invitation, club))


def of_person(connection: SqlConnection, person: str) -> list[Membership]:
    """The clubs that a person belongs to, by name."""
    rows = connection.execute(
        "SELECT clubs.id, name, created, invitation, mine.role, mine.since,"
        " (SELECT count(*) FROM members WHERE club = clubs.id)"
        " FROM members AS mine JOIN clubs ON clubs.id = mine.club"
        " WHERE mine.person = ? ORDER BY name, clubs.id",
        (person,),
    )
    return [Membership(ClubRow(*row[:4]), *row[4:]) for row in rows.fetchall()]


def members_of(connection: SqlConnection, club: str) -> list[MemberRow]:
    """The members of a club, hosts first."""
    rows = connection.execute(
        "SELECT person, name, role, since FROM members JOIN people ON people.id = person"
        " WHERE club = ? ORDER BY role <> 'host', since, name, person",
        (club,),
    )
    return [MemberRow(*row) for row in rows.fetchall()]


def dissolve(connection: SqlConnection, club: str) -> None:
    """Remove a club. Its tables stay for who sits there, and nobody else sees them."""
    connection.execute(
        "UPDATE tables SET club = NULL, open_to = 'link', watchable = 0, revision = revision + 1"
        " WHERE club = ?",
        (club,),
    )
    connection.execute("UPDATE leagues SET club = NULL, listed = 0 WHERE club = ?", (club,))
    connection.execute("DELETE FROM clubs WHERE id = ?", (club,))


def _share(connection: SqlConnection, person: str, other: str) -> bool:
    query = (
        "SELECT 1 FROM members AS mine JOIN members AS other ON other.club = mine.club"
        " WHERE mine.person = ? AND other.person = ?"
    )
    return connection.execute(query, (person, other)).fetchone() is not None


def join(connection: SqlConnection, club: str, person: str, at: str) -> None:
    """Make a person a member, unless they are. Raises Missing."""
    try:
        connection.execute(
            "INSERT INTO members (club, person, role, since) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (club, person, MEMBER, at),
        )
    except IntegrityError:
        raise Missing(f"there is no club {club!r}, or nobody of that identity") from None


def _be_everybodys(connection: SqlConnection, name: str, at: str) -> None:
    connection.execute(
        "INSERT INTO clubs (id, name, created) VALUES (?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, invitation = NULL",
        (EVERYBODYS, name, at),
    )
    connection.execute(
        "INSERT INTO members (club, person, role, since) SELECT ?, id, ?, created FROM people"
        " WHERE true ON CONFLICT DO NOTHING",
        (EVERYBODYS, MEMBER),
    )
