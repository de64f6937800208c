"""What is kept of the ways in: codes for one use. Of their secrets only hashes are kept."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from carrack.server.store.people import Jobs, all_rows

SHORT, LINK = "short", "link"
"""Kinds of codes: a short one, which a device that is in shows; the secret of a link."""


@dataclass(frozen=True)
class CodeRow:
    """A code for one use: its hash, whom it signs in, until when."""

    hash: str
    person: str
    kind: str
    until: str


class WaysInStore:
    """Where the ways in of people are kept."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def add_code(self, row: CodeRow) -> None:
        """Add a code; an earlier one of its kind and person is void."""
        await self.do(lambda c: add_code(c, row))

    async def code(self, hash_: str, now: str) -> CodeRow | None:
        """The code of that hash if it is still good."""
        return await self.read(lambda c: _code(c, hash_, now))

    async def take_code(self, hash_: str, now: str) -> CodeRow | None:
        """The same, used up: of two who take it, one gets it."""
        return await self.do(lambda c: _take_code(c, hash_, now))

    async def drop_old_codes(self, now: str) -> None:
        """Drop the codes whose time is over."""
        await self.do(all_rows("DELETE FROM codes WHERE until <= ?", (now,)))


def add_code(connection: sqlite3.Connection, row: CodeRow) -> None:
    """Add a code; an earlier one of its kind and person is void."""
    connection.execute(
        "DELETE FROM codes WHERE person = ? AND kind = ?",
        (row.person, row.kind),
    )
    connection.execute(
        "INSERT INTO codes (hash, person, kind, until) VALUES (?, ?, ?, ?)",
        (row.hash, row.person, row.kind, row.until),
    )


def _code(connection: sqlite3.Connection, hash_: str, now: str) -> CodeRow | None:
    found = connection.execute(
        "SELECT hash, person, kind, until FROM codes WHERE hash = ? AND until > ?", (hash_, now)
    ).fetchone()
    return None if found is None else CodeRow(*found)


def _take_code(connection: sqlite3.Connection, hash_: str, now: str) -> CodeRow | None:
    row = _code(connection, hash_, now)
    connection.execute("DELETE FROM codes WHERE hash = ?", (hash_,))
    return row
