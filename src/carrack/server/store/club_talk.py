"""Talk in clubs. The lines of a person who is deleted go too."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection, refused_as
from carrack.server.store.faults import Missing
from carrack.server.store.rows import Rows, reads, writes

KEPT = 300
"""The most lines that a club keeps, the newest."""


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


class ClubTalkStore(Rows):
    """The talk in clubs."""

    @reads
    def lines(c: SqlConnection, club: str) -> list[ClubLine]:
        """The lines of a club that are kept, in order."""
        found = c.execute(
            "SELECT number, person, name, at, text, reported FROM club_talk"
            " JOIN people ON people.id = person WHERE club = ? ORDER BY number",
            (club,),
        )
        return [ClubLine(*[*line, bool(reported)]) for *line, reported in found.fetchall()]

    @writes
    def say(c: SqlConnection, club: str, person: str, at: str, text: str) -> int:
        """Add a line, and drop the oldest; return its number. Raises Missing."""
        with refused_as(Missing(f"there is no club {club!r}, or nobody of that identity")):
            added = c.execute(
                "INSERT INTO club_talk (club, person, at, text) VALUES (?, ?, ?, ?)"
                " RETURNING number",
                (club, person, at, text),
            ).fetchall()
        c.execute(
            "DELETE FROM club_talk WHERE club = :club AND number <="
            " (SELECT number FROM club_talk WHERE club = :club ORDER BY number DESC"
            " LIMIT 1 OFFSET :kept)",
            {"club": club, "kept": KEPT},
        )
        return int(added[0][0])

    @writes
    def remove(c: SqlConnection, number: int) -> None:
        """Take away what a line says."""
        c.execute("UPDATE club_talk SET text = '', reported = 0 WHERE number = ?", (number,))

    @writes
    def report(c: SqlConnection, number: int) -> None:
        """Store that somebody finds that a line should be removed, unless it is."""
        c.execute("UPDATE club_talk SET reported = 1 WHERE number = ? AND text <> ''", (number,))

    @writes
    def keep(c: SqlConnection, number: int) -> None:
        """Let a line stay that was reported."""
        c.execute("UPDATE club_talk SET reported = 0 WHERE number = ?", (number,))

    @reads
    def of_person(c: SqlConnection, person: str) -> list[tuple[str, str, str]]:
        """Return a person's lines: name of the club, time, text."""
        found = c.execute(
            "SELECT clubs.name, at, text FROM club_talk JOIN clubs ON clubs.id = club"
            " WHERE person = ? AND text <> '' ORDER BY number",
            (person,),
        )
        return found.fetchall()
