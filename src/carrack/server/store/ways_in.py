"""Ways in: codes for one use, of which only hashes are stored, and mailboxes."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection
from carrack.server.store.people import PERSON, PersonRow, person_row
from carrack.server.store.rows import Rows, reads, writes

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


class WaysInStore(Rows):
    """The ways in of people."""

    @writes
    def add_code(c: SqlConnection, row: CodeRow) -> None:
        """Add a code; an earlier one of its kind and person is void."""
        c.execute("DELETE FROM codes WHERE person = ? AND kind = ?", (row.person, row.kind))
        c.execute(
            "INSERT INTO codes (hash, person, kind, until, address) VALUES (?, ?, ?, ?, ?)",
            (row.hash, row.person, row.kind, row.until, row.address),
        )

    @reads
    def code(c: SqlConnection, hash_: str, now: str) -> CodeRow | None:
        """The code of that hash if it is still good."""
        found = c.execute(
            "SELECT hash, person, kind, until, address FROM codes WHERE hash = ? AND until > ?",
            (hash_, now),
        ).fetchone()
        return None if found is None else CodeRow(*found)

    @writes
    def take_code(c: SqlConnection, hash_: str, now: str) -> CodeRow | None:
        """Use a code up; return it if it was still good. Of two who take it, one gets it."""
        row = WaysInStore.code(c, hash_, now)
        c.execute("DELETE FROM codes WHERE hash = ?", (hash_,))
        return row

    @writes
    def keep_address(c: SqlConnection, person: str, address: str) -> None:
        """Note that a person reads a mailbox, and no other; one of somebody else stays theirs."""
        if WaysInStore.person_at(c, address) is None:
            c.execute("DELETE FROM mailboxes WHERE person = ?", (person,))
            c.execute("INSERT INTO mailboxes (address, person) VALUES (?, ?)", (address, person))

    @writes
    def drop_address(c: SqlConnection, person: str) -> None:
        """Forget a person's mailbox; nothing is told there any more either."""
        c.execute("DELETE FROM mailboxes WHERE person = ?", (person,))
        c.execute("DELETE FROM channels WHERE person = ? AND kind = 'mail'", (person,))

    @reads
    def address(c: SqlConnection, person: str) -> str | None:
        """The mailbox of a person."""
        query = "SELECT address FROM mailboxes WHERE person = ?"
        found = c.execute(query, (person,)).fetchone()
        return None if found is None else str(found[0])

    @reads
    def person_at(c: SqlConnection, address: str) -> PersonRow | None:
        """The person who reads a mailbox."""
        found = c.execute(
            f"{PERSON} WHERE id = (SELECT person FROM mailboxes WHERE address = ?)", (address,)
        ).fetchone()
        return None if found is None else person_row(found)

    @writes
    def drop_old_codes(c: SqlConnection, now: str) -> None:
        """Drop the codes whose time is over."""
        c.execute("DELETE FROM codes WHERE until <= ?", (now,))
