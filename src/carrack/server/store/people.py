"""What is kept of people: names, the devices where they are signed in, the links that they hold.

A person holds seats by their links: a *claim* is the hash of a link's token with the person who has
shown it. So a person opens what the link opens, at a rematch too, and no more once it is renewed.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from carrack.server.pseudonyms import pseudonym
from carrack.server.store import members
from carrack.server.store.connection import IntegrityError, SqlConnection, replaced
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.league_people import DROP_NOBODYS, merge_in_leagues
from carrack.server.store.nameless import make_nameless
from carrack.server.store.rated import rename_person

T = TypeVar("T")

SESSIONS = 50  # of a person; with one more, the one that was used least lately ends
CLAIMS = 5_000  # of a person
AT_ONCE = 1_000  # claims of which the dead ones are dropped at a time


@dataclass(frozen=True)
class PersonRow:
    """A person. `person` names them inside the server, `time_zone` is one of the IANA data base."""

    person: str
    name: str
    time_zone: str
    language: str
    created: str


@dataclass(frozen=True)
class SessionRow:
    """A device where a person is signed in: the hash of its secret.

    `device` says in words what it is, `seen` when it was last used, to the day.
    """

    hash: str
    person: str
    created: str
    seen: str
    device: str


@dataclass(frozen=True)
class SignedIn:
    """The person of a session, the hashes of the links that they hold, and their clubs."""

    person: PersonRow
    session: SessionRow
    held: tuple[str, ...]
    clubs: tuple[str, ...] = ()


class Jobs(Protocol):
    """How jobs reach the database; see :class:`carrack.server.store.sql.SqlStore`."""

    def __call__(self, job: Callable[[SqlConnection], T]) -> Awaitable[T]:
        """The result of a job. Raises StoreError."""


class PeopleStore:
    """Where people are kept, in the database of the tables."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def add(self, person: PersonRow, session: SessionRow) -> None:
        """Add a person with their first device. Raises Conflict if the name inside is taken."""
        await self.do(lambda c: _add(c, person, session))

    async def change(self, row: PersonRow) -> None:
        """Store what a person is called and where they are. Raises Missing."""
        await self.do(lambda c: _change(c, row))

    async def people(self) -> list[PersonRow]:
        """All people, the latest first."""
        return await self.read(people)

    async def language(self, person: str) -> str:
        """What a person speaks; "" if there is nobody."""
        return await self.read(lambda c: _language(c, person))

    async def signed_in(self, session: str) -> SignedIn | None:
        """Who is signed in with the secret of that hash."""
        return await self.read(lambda c: _signed_in(c, session))

    async def begin_session(self, session: SessionRow) -> None:
        """Sign a device in. Raises Missing if there is no such person."""
        await self.do(lambda c: _begin_session(c, session))

    async def seen(self, session: str, at: str) -> None:
        """Note that a device was used."""
        await self.do(all_rows("UPDATE sessions SET seen = ? WHERE hash = ?", (at, session)))

    async def sessions(self, person: str) -> list[SessionRow]:
        """The devices of a person, the last used first."""
        return await self.read(lambda c: _sessions(c, person))

    async def ended(self, sessions: Sequence[str]) -> set[str]:
        """Those of the sessions that are none any more."""
        query = "SELECT hash FROM sessions WHERE hash IN (SELECT value FROM json_each(?))"
        values = (json.dumps(list(sessions)),)
        found = await self.read(lambda c: c.execute(query, values).fetchall())
        return set(sessions) - {session for (session,) in found}

    async def end_sessions(self, person: str, sessions: Sequence[str]) -> None:
        """Sign devices of a person out."""
        rows = [(person, session) for session in sessions]
        await self.do(all_rows("DELETE FROM sessions WHERE person = ? AND hash = ?", *rows))

    async def end_unused_sessions(self, before: str) -> None:
        """Sign out what was not used since a time."""
        await self.do(all_rows("DELETE FROM sessions WHERE seen < ?", (before,)))

    async def claim(self, person: str, hashes: Sequence[str], at: str) -> list[str]:
        """Claim the links that open something now, unless somebody else has.

        Returns those of others: whoever claims first, holds.
        """
        return await self.do(lambda c: claim(c, person, hashes, at))

    async def release(self, person: str, hashes: Sequence[str]) -> None:
        """Give links up."""
        rows = [(person, each) for each in hashes]
        await self.do(all_rows("DELETE FROM claims WHERE person = ? AND hash = ?", *rows))

    async def held(self, person: str) -> list[str]:
        """The hashes of the links that a person holds, the first claimed first."""
        return await self.read(lambda c: _held(c, person))

    async def drop_dead_claims(self) -> None:
        """Drop claims to links that open nothing any more.

        Others write between some and some: nobody waits until all claims are read.
        """
        last: str | None = ""
        while last is not None:
            last = await self.do(partial(_drop_dead, after=last))

    async def drop_nobodies(self) -> None:
        """Drop people who hold nothing, and have no way in; and the leagues that are nobody's."""
        await self.do(all_rows(_DROP_NOBODIES, ()))
        await self.do(all_rows(DROP_NOBODYS, ()))

    async def merge(self, person: str, other: str) -> list[str]:
        """Make two people one: what the other holds is this person's.

        The other's ways in are gone with them: who talks somebody into this gains nothing. Returns
        the rated tables whose headers call the other by this person's pseudonym now.
        """
        return await self.do(lambda c: _merge(c, person, other))

    async def make_nameless(self, table: str, seats: Collection[int]) -> None:
        """Take the names of these seats' people out of a table. Raises Missing."""
        await self.do(lambda c: make_nameless(c, table, seats))

    async def delete(self, person: str) -> None:
        """Delete a person, their devices and claims, and all their ways in.

        They leave their clubs, which pass to somebody else.
        """
        await self.do(lambda c: _delete(c, person))

    async def tables(self, person: str) -> list[str]:
        """The tables that a person's links open, the last changed first."""
        return await self.read(lambda c: tables(c, person))


PERSON = "SELECT id, name, time_zone, language, created FROM people"
NIGHTS = "night_from, night_to, holidays"
"""The columns of somebody's hours."""
_SESSION = "SELECT hash, person, created, seen, device FROM sessions"
_OPENS = "(SELECT 1 FROM seats WHERE token = :hash UNION SELECT 1 FROM tables WHERE host = :hash)"
_DROP_DEAD = (
    "DELETE FROM claims WHERE hash > ? AND hash <= ?"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE token = hash)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE host = hash)"
)
_HOLDERS = (
    *(f"{kind} WHERE" for kind in ("claims", "sessions", "passkeys", "mailboxes", "codes")),
    "members WHERE club <> 'everybody' AND",  # where people do not become members by themselves
)
_DROP_NOBODIES = "DELETE FROM people WHERE " + " AND ".join(
    f"NOT EXISTS (SELECT 1 FROM {table} person = people.id)" for table in _HOLDERS
)
_TABLES = (
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats JOIN claims ON hash = token"
    " WHERE person = :person UNION SELECT id FROM tables JOIN claims ON hash = host"
    " WHERE person = :person) ORDER BY updated DESC, rowid DESC"
)


def all_rows(statement: str, *rows: tuple[Any, ...]) -> Callable[[SqlConnection], None]:
    """The job of a statement, once for each row of its values."""

    def job(connection: SqlConnection) -> None:
        connection.executemany(statement, rows)

    return job


def _add(connection: SqlConnection, person: PersonRow, session: SessionRow) -> None:
    try:
        connection.execute(
            "INSERT INTO people (id, name, time_zone, language, created) VALUES (?, ?, ?, ?, ?)",
            (person.person, person.name, person.time_zone, person.language, person.created),
        )
    except IntegrityError:
        raise Conflict(f"there is a person {person.person!r} already") from None
    _begin_session(connection, session)


def _change(connection: SqlConnection, row: PersonRow) -> None:
    done = connection.execute(
        "UPDATE people SET name = ?, time_zone = ?, language = ? WHERE id = ?",
        (row.name, row.time_zone, row.language, row.person),
    )
    if done.rowcount == 0:
        raise Missing(f"there is no person {row.person!r}")


def _drop_dead(connection: SqlConnection, after: str) -> str | None:
    """Drop what is dead of the claims that come next; returns the last of these, if any come."""
    found = connection.execute(
        "SELECT hash FROM claims WHERE hash > ? ORDER BY hash LIMIT ?", (after, AT_ONCE)
    ).fetchall()
    if not found:
        return None
    last = str(found[-1][0])
    connection.execute(_DROP_DEAD, (after, last))
    return last


def people(connection: SqlConnection) -> list[PersonRow]:
    """All people, the latest first."""
    found = connection.execute(f"{PERSON} ORDER BY created DESC, rowid DESC")
    return [PersonRow(*values) for values in found.fetchall()]


def _language(connection: SqlConnection, person: str) -> str:
    found = connection.execute("SELECT language FROM people WHERE id = ?", (person,)).fetchone()
    return "" if found is None else str(found[0])


def _signed_in(connection: SqlConnection, session: str) -> SignedIn | None:
    found = connection.execute(f"{_SESSION} WHERE hash = ?", (session,)).fetchone()
    if found is None:
        return None
    row = SessionRow(*found)
    person = connection.execute(f"{PERSON} WHERE id = ?", (row.person,)).fetchone()
    clubs = members.clubs_of(connection, row.person)
    return SignedIn(PersonRow(*person), row, tuple(_held(connection, row.person)), tuple(clubs))


def _held(connection: SqlConnection, person: str) -> list[str]:
    query = "SELECT hash FROM claims WHERE person = ? ORDER BY at, hash"
    held = connection.execute(query, (person,))
    return [each for (each,) in held.fetchall()]


def _begin_session(connection: SqlConnection, row: SessionRow) -> None:
    values: tuple[Any, ...] = (row.hash, row.person, row.created, row.seen, row.device)
    try:
        connection.execute(
            "INSERT INTO sessions (hash, person, created, seen, device) VALUES (?, ?, ?, ?, ?)",
            values,
        )
    except IntegrityError:
        raise Missing(f"there is no person {row.person!r}") from None
    connection.execute(
        "DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE person = ?"
        " AND hash <> ? ORDER BY seen DESC, rowid DESC LIMIT -1 OFFSET ?)",
        (row.person, row.hash, SESSIONS - 1),
    )


def _sessions(connection: SqlConnection, person: str) -> list[SessionRow]:
    found = connection.execute(
        f"{_SESSION} WHERE person = ? ORDER BY seen DESC, created DESC, rowid DESC", (person,)
    )
    return [SessionRow(*values) for values in found.fetchall()]


def claim(connection: SqlConnection, person: str, hashes: Sequence[str], at: str) -> list[str]:
    """Claim links for a person; returns those of others."""
    count = connection.execute("SELECT count(*) FROM claims WHERE person = ?", (person,))
    room = max(0, CLAIMS - int(count.fetchone()[0]))
    for each in list(hashes)[:room]:
        connection.execute(
            f"INSERT INTO claims (hash, person, at) SELECT :hash, :person, :at"
            f" WHERE EXISTS {_OPENS} ON CONFLICT DO NOTHING",
            {"hash": each, "person": person, "at": at},
        )
    others = (
        connection.execute(
            "SELECT 1 FROM claims WHERE hash = ? AND person <> ?", (each, person)
        ).fetchone()
        for each in hashes
    )
    return [each for each, other in zip(hashes, others, strict=True) if other]


def _merge(connection: SqlConnection, person: str, other: str) -> list[str]:
    connection.execute("UPDATE claims SET person = ? WHERE person = ?", (person, other))
    take_hours(connection, person, other)
    members.merge(connection, person, other)
    connection.execute("UPDATE outbox SET person = ? WHERE person = ?", (person, other))
    merge_in_leagues(connection, person, other)
    connection.execute("DELETE FROM people WHERE id = ?", (other,))
    return rename_person(connection, pseudonym(other), pseudonym(person))


def take_hours(connection: SqlConnection, person: str, other: str) -> None:
    """Give a person the hours of another one, with their time zone, unless they have any."""
    own = "SELECT 1 FROM hours WHERE person = ? AND (night_from IS NOT NULL OR holidays <> '[]')"
    if (
        connection.execute(own, (person,)).fetchone()
        or not connection.execute(own, (other,)).fetchone()
    ):
        return
    connection.execute(
        f"INSERT INTO hours (person, {NIGHTS}) SELECT ?, {NIGHTS} FROM hours WHERE person = ?"
        f" ON CONFLICT (person) DO UPDATE SET {replaced(NIGHTS)}",
        (person, other),
    )
    connection.execute(
        "UPDATE people SET time_zone = (SELECT time_zone FROM people WHERE id = ?) WHERE id = ?",
        (other, person),
    )


def _delete(connection: SqlConnection, person: str) -> None:
    members.leave_all(connection, person)
    connection.execute("DELETE FROM people WHERE id = ?", (person,))


def tables(connection: SqlConnection, person: str) -> list[str]:
    """The tables that a person's links open, the last changed first."""
    found = connection.execute(_TABLES, {"person": person})
    return [table for (table,) in found.fetchall()]
