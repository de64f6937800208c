"""What is kept of the talk in clubs. Whoever is deleted takes what they have said along."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import IntegrityError, SqlConnection
from carrack.server.store.faults import Missing
from carrack.server.store.old_rows import Jobs, all_rows

KEPT = 300
"""How many lines a club keeps, the newest."""


@dataclass(frozen=True)
class ClubLine:
    """A line of talk in a club; `number` is its own among those of all clubs.

    A line that was removed has no text. `reported` says whether somebody finds that it should be.
    """

    number: int
    person: str
    name: str
    at: str
    text: str
    reported: bool


class ClubTalkStore:
    """Where the talk in clubs is kept."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def lines(self, club: str) -> list[ClubLine]:
        """The lines of a club that are kept, in order."""
        return await self.read(lambda c: lines(c, club))

    async def say(self, club: str, person: str, at: str, text: str) -> int:
        """Add a line, and drop the oldest; return its number. Raises Missing."""
        return await self.do(lambda c: _say(c, club, person, at, text))

    async def remove(self, number: int) -> None:
        """Take away what a line says."""
        query = "UPDATE club_talk SET text = '', reported = 0 WHERE number = ?"
        await self.do(all_rows(query, (number,)))

    async def report(self, number: int) -> None:
        """Store that somebody finds that a line should be removed, unless it is."""
        query = "UPDATE club_talk SET reported = 1 WHERE number = ? AND text <> ''"
        await self.do(all_rows(query, (number,)))

    async def of_person(self, person: str) -> list[tuple[str, str, str]]:
        """What a person has said: name of the club, time, text."""
        return await self.read(lambda c: _of_person(c, person))


def lines(connection: SqlConnection, club: str) -> list[ClubLine]:
    """The lines of a club that are kept, in order."""
    found = connection.execute(
        "SELECT number, person, name, at, text, reported FROM club_talk"
        " JOIN people ON people.id = person WHERE club = ? ORDER BY number",
        (club,),
    )
    return [ClubLine(n, person, name, at, text, bool(r)) for n, person, name, at, text, r in found]


def _of_person(connection: SqlConnection, person: str) -> list[tuple[str, str, str]]:
    found = connection.execute(
        "SELECT clubs.name, at, text FROM club_talk JOIN clubs ON clubs.id = club"
        " WHERE person = ? AND text <> '' ORDER BY number",
        (person,),
    )
    return found.fetchall()


def _say(connection: SqlConnection, club: str, person: str, at: str, text: str) -> int:
    try:
        added = connection.execute(
            "INSERT INTO club_talk (club, person, at, text) VALUES (?, ?, ?, ?) RETURNING number",
            (club, person, at, text),
        ).fetchall()
    except IntegrityError:
        raise Missing(f"there is no club {club!r}, or nobody of that identity") from None
    connection.execute(
        "DELETE FROM club_talk WHERE club = :club AND number <="
        " (SELECT number FROM club_talk WHERE club = :club ORDER BY number DESC"
        " LIMIT 1 OFFSET :kept)",
        {"club": club, "kept": KEPT},
    )
    return int(added[0][0])
