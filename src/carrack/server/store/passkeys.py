"""What is kept of passkeys: public keys, and how often each was used; and what is being asked.

A question (a challenge) is kept until it is answered, as whichever server is asked next may get the
answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrack.server.store.connection import IntegrityError, SqlConnection
from carrack.server.store.duties import NOW
from carrack.server.store.faults import Conflict
from carrack.server.store.old_rows import Jobs, all_rows


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


class PasskeyStore:
    """Where the passkeys of people are kept."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def add(self, row: PasskeyRow) -> None:
        """Add a passkey. Raises Conflict if there is one of that name."""
        await self.do(lambda c: _add(c, row))

    async def passkey(self, name: str) -> PasskeyRow | None:
        """The passkey of that name."""
        found = await self.read(lambda c: _passkeys(c, "id = ?", name))
        return found[0] if found else None

    async def of_person(self, person: str) -> list[PasskeyRow]:
        """The passkeys of a person, the oldest first."""
        return await self.read(lambda c: _passkeys(c, "person = ?", person))

    async def used(self, name: str, sign_count: int, at: str) -> None:
        """Note a use of a passkey."""
        statement = "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?"
        await self.do(all_rows(statement, (sign_count, at, name)))

    async def ask(self, challenge: str, person: str, seconds: float, most: int) -> None:
        """Keep a challenge for a person (empty: for anybody) for a while; no more than `most`."""
        await self.do(lambda c: _ask(c, challenge, person, int(seconds * 1000), most))

    async def take(self, challenge: str) -> str | None:
        """For whom a challenge is, if it is still kept; it is used up."""
        return await self.do(lambda c: _take(c, challenge))

    async def remove(self, person: str, name: str) -> None:
        """Remove a passkey of a person."""
        await self.do(all_rows("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, name)))


def _add(connection: SqlConnection, row: PasskeyRow) -> None:
    try:
        connection.execute(
            "INSERT INTO passkeys (id, person, party, public_key, sign_count, created, used,"
            " device) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(row.passkey, row.person, row.party, row.public_key, row.sign_count),
                *(row.created, row.used, row.device),
            ),
        )
    except IntegrityError:
        raise Conflict(f"there is a passkey {row.passkey!r} already") from None


def _ask(
    connection: SqlConnection, challenge: str, person: str, milliseconds: int, most: int
) -> None:
    connection.execute(f"DELETE FROM challenges WHERE until <= {NOW}")
    connection.execute(
        "DELETE FROM challenges WHERE challenge IN (SELECT challenge FROM challenges"
        " ORDER BY until DESC LIMIT -1 OFFSET ?)",
        (most - 1,),
    )
    connection.execute(
        f"INSERT INTO challenges (challenge, person, until) VALUES (?, ?, {NOW} + ?)",
        (challenge, person, milliseconds),
    )


def _take(connection: SqlConnection, challenge: str) -> str | None:
    query = f"SELECT person FROM challenges WHERE challenge = ? AND until > {NOW}"
    found = connection.execute(query, (challenge,)).fetchone()
    connection.execute("DELETE FROM challenges WHERE challenge = ?", (challenge,))
    return None if found is None else str(found[0])


def _passkeys(connection: SqlConnection, where: str, value: str) -> list[PasskeyRow]:
    found = connection.execute(
        "SELECT id, person, party, public_key, sign_count, created, used, device FROM passkeys"
        f" WHERE {where} ORDER BY created, rowid",
        (value,),
    )
    return [PasskeyRow(*values) for values in found.fetchall()]
