"""Passkeys: public keys, how often each was used, and open challenges.

A challenge is kept until it is answered, as another server may get the answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import SqlConnection, refused_as
from carrack.server.store.duties import NOW
from carrack.server.store.faults import Conflict
from carrack.server.store.rows import Rows, reads, writes


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey: the name that its device gave it, and the name of the server it was made for.

    `sign_count` is the last count that the device has told, `device` says in words where it was
    made.
    """

    passkey: str
    person: str
    party: str
    public_key: bytes
    sign_count: int
    created: str
    used: str
    device: str


class PasskeyStore(Rows):
    """The passkeys of people."""

    @writes
    def add(c: SqlConnection, row: PasskeyRow) -> None:
        """Add a passkey. Raises Conflict if there is one of that name."""
        with refused_as(Conflict(f"there is a passkey {row.passkey!r} already")):
            c.execute(
                "INSERT INTO passkeys (id, person, party, public_key, sign_count, created, used,"
                " device) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(row.passkey, row.person, row.party, row.public_key, row.sign_count),
                    *(row.created, row.used, row.device),
                ),
            )

    @reads
    def passkey(c: SqlConnection, name: str) -> PasskeyRow | None:
        """The passkey of that name."""
        found = _passkeys(c, "id = ?", name)
        return found[0] if found else None

    @reads
    def of_person(c: SqlConnection, person: str) -> list[PasskeyRow]:
        """The passkeys of a person, the oldest first."""
        return _passkeys(c, "person = ?", person)

    @writes
    def used(c: SqlConnection, name: str, sign_count: int, at: str) -> None:
        """Note a use of a passkey."""
        c.execute(
            "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?", (sign_count, at, name)
        )

    @writes
    def ask(c: SqlConnection, challenge: str, person: str, seconds: float, most: int) -> None:
        """Keep a challenge for a person (empty: for anybody) for a while; no more than `most`."""
        c.execute(f"DELETE FROM challenges WHERE until <= {NOW}")
        c.execute(
            "DELETE FROM challenges WHERE challenge NOT IN"
            " (SELECT challenge FROM challenges ORDER BY until DESC LIMIT ?)",
            (most - 1,),
        )
        c.execute(
            f"INSERT INTO challenges (challenge, person, until) VALUES (?, ?, {NOW} + ?)",
            (challenge, person, int(seconds * 1000)),
        )

    @writes
    def take(c: SqlConnection, challenge: str) -> str | None:
        """Use a challenge up; return for whom it is, if it is still kept."""
        query = f"SELECT person FROM challenges WHERE challenge = ? AND until > {NOW}"
        found = c.execute(query, (challenge,)).fetchone()
        c.execute("DELETE FROM challenges WHERE challenge = ?", (challenge,))
        return None if found is None else str(found[0])

    @writes
    def remove(c: SqlConnection, person: str, name: str) -> None:
        """Remove a passkey of a person."""
        c.execute("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, name))


def _passkeys(c: SqlConnection, where: str, value: str) -> list[PasskeyRow]:
    found = c.execute(
        "SELECT id, person, party, public_key, sign_count, created, used, device FROM passkeys"
        f" WHERE {where} ORDER BY created, rowid",
        (value,),
    )
    return [PasskeyRow(*values) for values in found.fetchall()]
