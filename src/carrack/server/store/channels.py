"""What is kept of the ways on which people and tables are told things.

An address may be a secret: whoever has the address of a webhook can write there. It is shown to
nobody, its owner included, and is forgotten once it is gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from carrack.server.store.connection import SqlConnection
from carrack.server.store.old_rows import Jobs, all_rows

MOST = 12  # channels of a person, or of a table


@dataclass(frozen=True)
class ChannelRow:
    """A way on which a person is told things, or a table: one of the two is None.

    `label` is what its owner knows it by, `stop` the secret of the link that ends it. `sent` is
    when it last took something, `failed` since when it takes nothing, `gone` when it was given up,
    in milliseconds. A browser's ends with its `session`.
    """

    channel: str
    person: str | None
    table: str | None
    kind: str
    address: str = field(repr=False)
    label: str
    wanted: tuple[str, ...]
    language: str
    stop: str = field(repr=False)
    created: int
    sent: int | None = None
    failed: int | None = None
    gone: int | None = None
    session: str | None = None


class ChannelStore:
    """Where channels are kept, in the database of the tables."""

    def __init__(self, do: Jobs, read: Jobs) -> None:
        """`do` carries out what changes something, durably and all or nothing."""
        self.do = do
        self.read = read

    async def add(self, row: ChannelRow) -> bool:
        """Add a channel, in place of one with the same address; False if there are too many."""
        return await self.do(lambda c: _add(c, row))

    async def of(self, person: str | None = None, table: str | None = None) -> list[ChannelRow]:
        """The channels of a person or of a table, the first made first."""
        return await self.read(lambda c: _of(c, person, table))

    async def find(self, channels: Sequence[str]) -> list[ChannelRow]:
        """Those of the channels that there are."""
        return await self.read(lambda c: [row for each in channels for row in _named(c, each)])

    async def stopped_by(self, secret: str) -> ChannelRow | None:
        """The channel that a link ends."""
        found = await self.read(lambda c: _rows(c, "stop = ?", secret))
        return found[0] if found else None

    async def change(self, channel: str, wanted: Sequence[str]) -> None:
        """Store what is told on a channel."""
        row = (_joined(wanted), channel)
        await self.do(all_rows("UPDATE channels SET wanted = ? WHERE id = ?", row))

    async def remove(self, channel: str) -> None:
        """Forget a channel."""
        await self.do(all_rows("DELETE FROM channels WHERE id = ?", (channel,)))

    async def gone(self, channel: str, now: int) -> None:
        """Forget the address of a channel that takes nothing any more, and note when."""
        gone = "UPDATE channels SET gone = coalesce(gone, ?), address = '' WHERE id = ?"
        await self.do(all_rows(gone, (now, channel)))

    async def used(self, channel: str, now: int) -> None:
        """Note that a channel has taken something."""
        used = "UPDATE channels SET sent = ?, failed = NULL WHERE id = ?"
        await self.do(all_rows(used, (now, channel)))

    async def key(self, name: str, new: bytes) -> bytes:
        """A key of the server: the first that was ever given for its name."""
        return await self.do(lambda c: _key(c, name, new))


_COLUMNS = (
    "id, person, table_id, kind, address, label, wanted, language, stop, created, sent, failed,"
    " gone, session"
)


def _rows(connection: SqlConnection, where: str, *values: Any) -> list[ChannelRow]:
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM channels WHERE {where} ORDER BY created, rowid", values
    )
    return [_row(tuple(values)) for values in found.fetchall()]


def _row(values: tuple[Any, ...]) -> ChannelRow:
    return ChannelRow(*[*values[:6], tuple(values[6].split()), *values[7:]])


def _of(connection: SqlConnection, person: str | None, table: str | None) -> list[ChannelRow]:
    if person is not None:
        return _rows(connection, "person = ?", person)
    return _rows(connection, "table_id = ?", table)


def _named(connection: SqlConnection, channel: str) -> list[ChannelRow]:
    return _rows(connection, "id = ?", channel)


def _add(connection: SqlConnection, row: ChannelRow) -> bool:
    connection.execute(
        "DELETE FROM channels WHERE person IS ? AND table_id IS ? AND kind = ?"
        " AND (address = ? OR gone IS NOT NULL)",
        (row.person, row.table, row.kind, row.address),
    )
    if len(_of(connection, row.person, row.table)) >= MOST:
        return False
    who = (row.channel, row.person, row.table, row.kind, row.address, row.label)
    connection.execute(
        f"INSERT INTO channels ({_COLUMNS})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?)",
        (*who, _joined(row.wanted), row.language, row.stop, row.created, row.session),
    )
    return True


def _joined(wanted: Sequence[str]) -> str:
    """With a space around each, so that one is found by looking for it in the text."""
    return f" {' '.join(wanted)} "


def _key(connection: SqlConnection, name: str, new: bytes) -> bytes:
    connection.execute(
        "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, new)
    )
    found = connection.execute("SELECT value FROM server_keys WHERE name = ?", (name,))
    return bytes(found.fetchone()[0])
