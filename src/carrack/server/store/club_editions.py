"""Editions that clubs share; who shared one is not stored."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection, refused_as
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.rows import Rows, reads, writes

MOST = 20
"""The most editions of a club."""


@dataclass(frozen=True)
class ClubEdition:
    """An edition that a club shares; `number` is its own among those of all clubs."""

    number: int
    game: str
    name: str
    title: str
    at: str


class ClubEditionStore(Rows):
    """The editions of clubs."""

    @reads
    def of_club(c: SqlConnection, club: str) -> list[ClubEdition]:
        """The editions of a club, the latest first."""
        rows = c.execute(
            "SELECT number, game, name, title, at FROM club_editions WHERE club = ?"
            " ORDER BY number DESC",
            (club,),
        )
        return [ClubEdition(*row) for row in rows]

    @reads
    def text(c: SqlConnection, club: str, number: int) -> tuple[ClubEdition, str]:
        """An edition with its text. Raises Missing."""
        row = c.execute(
            "SELECT number, game, name, title, at, text FROM club_editions"
            " WHERE club = ? AND number = ?",
            (club, number),
        ).fetchone()
        if row is None:
            raise Missing(f"the club has no edition {number}")
        return ClubEdition(*row[:-1]), row[-1]

    @writes
    def share(c: SqlConnection, club: str, edition: ClubEdition, text: str) -> int:
        """Add an edition, or put it in place of the one of its game and name; return its number.

        The number of the edition given does not count. Raises Missing if there is no such club,
        Conflict if it has as many editions as it may.
        """
        c.execute(
            "DELETE FROM club_editions WHERE club = ? AND game = ? AND name = ?",
            (club, edition.game, edition.name),
        )
        query = "SELECT count(*) FROM club_editions WHERE club = ?"
        if c.execute(query, (club,)).fetchone()[0] >= MOST:
            raise Conflict(f"the club has {MOST} editions")
        with refused_as(Missing(f"there is no club {club!r}")):
            added = c.execute(
                "INSERT INTO club_editions (club, game, name, title, at, text)"
                " VALUES (?, ?, ?, ?, ?, ?) RETURNING number",
                (club, edition.game, edition.name, edition.title, edition.at, text),
            ).fetchall()
        return int(added[0][0])

    @writes
    def remove(c: SqlConnection, club: str, number: int) -> None:
        """Share an edition no more; tables that are played with it carry it. Raises Missing."""
        done = c.execute("DELETE FROM club_editions WHERE club = ? AND number = ?", (club, number))
        if not done.rowcount:
            raise Missing(f"the club has no edition {number}")
