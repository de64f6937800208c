"""What is kept of the ways in: codes for one use, of which only hashes are kept, and mailboxes."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection
from carrack.server.store.old_rows import Jobs, all_rows
from carrack.server.store.people import PERSON, PersonRow

SHORT, LINK, MAIL = "short", "link", "mail"
"""Kinds of codes: a short one, which a device that is in shows; the secret of a link; of a link
that is mailed."""


@dataclass(frozen=True)
class CodeRow:
    """A code for one use: its hash, whom it signs in, until when.

    Whoever uses a mailed one reads the mailbox `address`.
    """

    hash: str
    person: str
    kind: str
    until: str
    address: str | None = None


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

    async def keep_address(self, person: str, address: str) -> None:
        """Note that a person reads a mailbox, and no other; one of somebody else stays theirs."""
        await self.do(lambda c: _keep_address(c, person, address))

    async def drop_address(self, person: str) -> None:
        """Forget a person's mailbox; nothing is told there any more either."""
        await self.do(lambda c: _drop_address(c, person))

    async def address(self, person: str) -> str | None:
        """The mailbox of a person."""
        return await self.read(lambda c: _address(c, person))

    async def person_at(self, address: str) -> PersonRow | None:
        """The person who reads a mailbox."""
        return await self.read(lambda c: _person_at(c, address))

    async def drop_old_codes(self, now: str) -> None:
        """Drop the codes whose time is over."""
        await self.do(all_rows("DELETE FROM codes WHERE until <= ?", (now,)))


def add_code(connection: SqlConnection, row: CodeRow) -> None:
    """Add a code; an earlier one of its kind and person is void."""
    connection.execute(
        "DELETE FROM codes WHERE person = ? AND kind = ?",
        (row.person, row.kind),
    )
    connection.execute(
        "INSERT INTO codes (hash, person, kind, until, address) VALUES (?, ?, ?, ?, ?)",
        (row.hash, row.person, row.kind, row.until, row.address),
    )


def _code(connection: SqlConnection, hash_: str, now: str) -> CodeRow | None:
    found = connection.execute(
        "SELECT hash, person, kind, until, address FROM codes WHERE hash = ? AND until > ?",
        (hash_, now),
    ).fetchone()
    return None if found is None else CodeRow(*found)


def _take_code(connection: SqlConnection, hash_: str, now: str) -> CodeRow | None:
    row = _code(connection, hash_, now)
    connection.execute("DELETE FROM codes WHERE hash = ?", (hash_,))
    return row


def _keep_address(connection: SqlConnection, person: str, address: str) -> None:
    if _person_at(connection, address) is None:
        connection.execute("DELETE FROM mailboxes WHERE person = ?", (person,))
        connection.execute(
            "INSERT INTO mailboxes (address, person) VALUES (?, ?)", (address, person)
        )


def _drop_address(connection: SqlConnection, person: str) -> None:
    connection.execute("DELETE FROM mailboxes WHERE person = ?", (person,))
    connection.execute("DELETE FROM channels WHERE person = ? AND kind = 'mail'", (person,))


def _address(connection: SqlConnection, person: str) -> str | None:
    found = connection.execute("SELECT address FROM mailboxes WHERE person = ?", (person,))
    row = found.fetchone()
    return None if row is None else str(row[0])


def _person_at(connection: SqlConnection, address: str) -> PersonRow | None:
    found = connection.execute(
        f"{PERSON} WHERE id = (SELECT person FROM mailboxes WHERE address = ?)", (address,)
    ).fetchone()
    return None if found is None else PersonRow(*found)
