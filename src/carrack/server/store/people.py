"""People: names, the devices where they are signed in, the links that they hold.

A person holds seats by their links: a *claim* is the hash of a link's token with the person who has
shown it. A claim therefore works at a rematch too, and stops working when the link is renewed.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from carrack.server.pseudonyms import pseudonym
from carrack.server.store.clubs import clubs_of, leave_all, merge_members
from carrack.server.store.connection import AMONG, SqlConnection, column, refused_as, replaced
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.league_people import DROP_NOBODYS, merge_in_leagues
from carrack.server.store.nameless import make_nameless
from carrack.server.store.rated import rename_person
from carrack.server.store.rows import Rows, reads, writes

SESSIONS = 50  # of a person; with one more, the one that was used least lately ends
CLAIMS = 5_000  # of a person
AT_ONCE = 1_000  # claims of which the dead ones are dropped at a time


@dataclass(frozen=True)
class PersonRow:
    """A person. `person` names them inside the server, `time_zone` is one of the IANA data base.

    `play_shown` says that others may see how well they play.
    """

    person: str
    name: str
    time_zone: str
    language: str
    created: str
    play_shown: bool = False


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


class PeopleStore(Rows):
    """The people, in the database of the tables."""

    @writes
    def add(c: SqlConnection, person: PersonRow, session: SessionRow) -> None:
        """Add a person with their first device. Raises Conflict if the name inside is taken."""
        with refused_as(Conflict(f"there is a person {person.person!r} already")):
            c.execute(
                "INSERT INTO people (id, name, time_zone, language, created)"
                " VALUES (?, ?, ?, ?, ?)",
                (person.person, person.name, person.time_zone, person.language, person.created),
            )
        PeopleStore.begin_session(c, session)

    @writes
    def change(c: SqlConnection, row: PersonRow) -> None:
        """Store what a person is called and where they are. Raises Missing."""
        done = c.execute(
            "UPDATE people SET name = ?, time_zone = ?, language = ?, play_shown = ? WHERE id = ?",
            (row.name, row.time_zone, row.language, int(row.play_shown), row.person),
        )
        if done.rowcount == 0:
            raise Missing(f"there is no person {row.person!r}")

    @reads
    def people(c: SqlConnection) -> list[PersonRow]:
        """All people, the latest first."""
        found = c.execute(f"{PERSON} ORDER BY created DESC, rowid DESC")
        return [person_row(values) for values in found.fetchall()]

    @reads
    def language(c: SqlConnection, person: str) -> str:
        """Return the language of a person; "" if there is nobody."""
        found = c.execute("SELECT language FROM people WHERE id = ?", (person,)).fetchone()
        return "" if found is None else str(found[0])

    @reads
    def signed_in(c: SqlConnection, session: str) -> SignedIn | None:
        """Return who is signed in with the secret of that hash."""
        found = c.execute(f"{_SESSION} WHERE hash = ?", (session,)).fetchone()
        if found is None:
            return None
        row = SessionRow(*found)
        person = c.execute(f"{PERSON} WHERE id = ?", (row.person,)).fetchone()
        clubs = clubs_of(c, row.person)
        return SignedIn(
            person_row(person), row, tuple(PeopleStore.held(c, row.person)), tuple(clubs)
        )

    @writes
    def begin_session(c: SqlConnection, session: SessionRow) -> None:
        """Sign a device in. Raises Missing if there is no such person."""
        with refused_as(Missing(f"there is no person {session.person!r}")):
            c.execute(
                "INSERT INTO sessions (hash, person, created, seen, device) VALUES (?, ?, ?, ?, ?)",
                (session.hash, session.person, session.created, session.seen, session.device),
            )
        c.execute(
            "DELETE FROM sessions WHERE person = :person AND hash <> :hash AND hash NOT IN"
            " (SELECT hash FROM sessions WHERE person = :person AND hash <> :hash"
            " ORDER BY seen DESC, rowid DESC LIMIT :others)",
            {"person": session.person, "hash": session.hash, "others": SESSIONS - 1},
        )

    @writes
    def seen(c: SqlConnection, session: str, at: str) -> None:
        """Note that a device was used."""
        c.execute("UPDATE sessions SET seen = ? WHERE hash = ?", (at, session))

    @reads
    def sessions(c: SqlConnection, person: str) -> list[SessionRow]:
        """The devices of a person, the last used first."""
        found = c.execute(
            f"{_SESSION} WHERE person = ? ORDER BY seen DESC, created DESC, rowid DESC", (person,)
        )
        return [SessionRow(*values) for values in found.fetchall()]

    @reads
    def ended(c: SqlConnection, sessions: Sequence[str]) -> set[str]:
        """Those of the sessions that have ended."""
        query = f"SELECT hash FROM sessions WHERE hash {AMONG}"
        found = c.execute(query, (json.dumps(list(sessions)),))
        return set(sessions) - {session for (session,) in found.fetchall()}

    @writes
    def end_sessions(c: SqlConnection, person: str, sessions: Sequence[str]) -> None:
        """Sign devices of a person out."""
        rows = [(person, session) for session in sessions]
        c.executemany("DELETE FROM sessions WHERE person = ? AND hash = ?", rows)

    @writes
    def end_unused_sessions(c: SqlConnection, before: str) -> None:
        """Sign out what was not used since a time."""
        c.execute("DELETE FROM sessions WHERE seen < ?", (before,))

    @writes
    def claim(c: SqlConnection, person: str, hashes: Sequence[str], at: str) -> list[str]:
        """Claim the links that open something now, unless somebody else has.

        Returns those of others: whoever claims first, holds.
        """
        count = c.execute("SELECT count(*) FROM claims WHERE person = ?", (person,))
        room = max(0, CLAIMS - int(count.fetchone()[0]))
        for each in list(hashes)[:room]:
            c.execute(
                f"INSERT INTO claims (hash, person, at) SELECT :hash, :person, :at"
                f" WHERE EXISTS {_OPENS} ON CONFLICT DO NOTHING",
                {"hash": each, "person": person, "at": at},
            )
        others = (
            c.execute(
                "SELECT 1 FROM claims WHERE hash = ? AND person <> ?", (each, person)
            ).fetchone()
            for each in hashes
        )
        return [each for each, other in zip(hashes, others, strict=True) if other]

    @writes
    def release(c: SqlConnection, person: str, hashes: Sequence[str]) -> None:
        """Give links up."""
        rows = [(person, each) for each in hashes]
        c.executemany("DELETE FROM claims WHERE person = ? AND hash = ?", rows)

    @reads
    def held(c: SqlConnection, person: str) -> list[str]:
        """The hashes of the links that a person holds, the first claimed first."""
        query = "SELECT hash FROM claims WHERE person = ? ORDER BY at, hash"
        return column(c.execute(query, (person,)))

    async def drop_dead_claims(self) -> None:
        """Drop claims to links that open nothing any more.

        Others write between some and some: nobody waits until all claims are read.
        """
        last: str | None = ""
        while last is not None:
            last = await self.drop_some_dead_claims(last)

    @writes
    def drop_some_dead_claims(c: SqlConnection, after: str) -> str | None:
        """Drop the dead ones of the claims that come next; return the last of these, if any."""
        found = c.execute(
            "SELECT hash FROM claims WHERE hash > ? ORDER BY hash LIMIT ?", (after, AT_ONCE)
        ).fetchall()
        if not found:
            return None
        last = str(found[-1][0])
        c.execute(_DROP_DEAD, (after, last))
        return last

    @writes
    def drop_nobodies(c: SqlConnection) -> None:
        """Drop people who hold nothing, and have no way in; and the leagues that are nobody's."""
        c.execute(_DROP_NOBODIES)
        c.execute(DROP_NOBODYS)

    @writes
    def merge(c: SqlConnection, person: str, other: str) -> list[str]:
        """Make two people one: what the other holds is this person's.

        The other's ways in are gone with them: who talks somebody into this gains nothing. Returns
        the rated tables whose headers call the other by this person's pseudonym now.
        """
        c.execute("UPDATE claims SET person = ? WHERE person = ?", (person, other))
        take_hours(c, person, other)
        merge_members(c, person, other)
        c.execute("UPDATE outbox SET person = ? WHERE person = ?", (person, other))
        merge_in_leagues(c, person, other)
        c.execute("DELETE FROM people WHERE id = ?", (other,))
        return rename_person(c, pseudonym(other), pseudonym(person))

    @writes
    def make_nameless(c: SqlConnection, table: str, seats: Collection[int]) -> None:
        """Take the names of these seats' people out of a table. Raises Missing."""
        make_nameless(c, table, seats)

    @writes
    def delete(c: SqlConnection, person: str) -> None:
        """Delete a person, their devices and claims, and all their ways in.

        They leave their clubs, which pass to somebody else.
        """
        leave_all(c, person)
        c.execute("DELETE FROM people WHERE id = ?", (person,))

    @reads
    def tables(c: SqlConnection, person: str) -> list[str]:
        """The tables that a person's links open, the last changed first."""
        return column(c.execute(_TABLES, {"person": person}))


PERSON = "SELECT id, name, time_zone, language, created, play_shown FROM people"
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


def person_row(values: Sequence[Any]) -> PersonRow:
    """A person as :data:`PERSON` finds them."""
    person, name, time_zone, language, created, play_shown = values
    return PersonRow(person, name, time_zone, language, created, bool(play_shown))


def take_hours(c: SqlConnection, person: str, other: str) -> None:
    """Give a person the hours of another one, with their time zone, unless they have any."""
    own = "SELECT 1 FROM hours WHERE person = ? AND (night_from IS NOT NULL OR holidays <> '[]')"
    if c.execute(own, (person,)).fetchone() or not c.execute(own, (other,)).fetchone():
        return
    c.execute(
        f"INSERT INTO hours (person, {NIGHTS}) SELECT ?, {NIGHTS} FROM hours WHERE person = ?"
        f" ON CONFLICT (person) DO UPDATE SET {replaced(NIGHTS)}",
        (person, other),
    )
    c.execute(
        "UPDATE people SET time_zone = (SELECT time_zone FROM people WHERE id = ?) WHERE id = ?",
        (other, person),
    )
