"""Channels: the ways on which people and tables are notified.

An address may be a secret: whoever has the address of a webhook can write there. It is shown to
nobody, its owner included, and is forgotten once it is gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from carrack.server.store.connection import SqlConnection
from carrack.server.store.news import OF_TABLE, WANTED, Kind
from carrack.server.store.rows import Rows, reads, writes

MOST = 12  # channels of a person, or of a table


@dataclass(frozen=True)
class Owner:
    """The owner of a channel: a person or a table."""

    person: str | None = None
    table: str | None = None

    @property
    def key(self) -> str:
        return self.person or self.table or ""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Return the kinds of notices that the owner can get."""
        return WANTED if self.person is not None else OF_TABLE


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


class ChannelStore(Rows):
    """The channels, in the database of the tables."""

    @writes
    def add(c: SqlConnection, row: ChannelRow) -> bool:
        """Add a channel, in place of one of that address; return False if there are too many."""
        whose, owner = ("table_id", row.table) if row.person is None else ("person", row.person)
        c.execute(
            f"DELETE FROM channels WHERE {whose} = ? AND kind = ?"
            " AND (address = ? OR gone IS NOT NULL)",
            (owner, row.kind, row.address),
        )
        if len(ChannelStore.of(c, row.person, row.table)) >= MOST:
            return False
        who = (row.channel, row.person, row.table, row.kind, row.address, row.label)
        c.execute(
            f"INSERT INTO channels ({_COLUMNS})"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?)",
            (*who, _joined(row.wanted), row.language, row.stop, row.created, row.session),
        )
        return True

    @reads
    def of(
        c: SqlConnection, person: str | None = None, table: str | None = None
    ) -> list[ChannelRow]:
        """The channels of a person or of a table, the first made first."""
        if person is not None:
            return _rows(c, "person = ?", person)
        return _rows(c, "table_id = ?", table)

    @reads
    def find(c: SqlConnection, channels: Sequence[str]) -> list[ChannelRow]:
        """Those of the channels that there are."""
        return [row for each in channels for row in _rows(c, "id = ?", each)]

    @reads
    def stopped_by(c: SqlConnection, secret: str) -> ChannelRow | None:
        """The channel that a link ends."""
        found = _rows(c, "stop = ?", secret)
        return found[0] if found else None

    @writes
    def change(c: SqlConnection, channel: str, wanted: Sequence[str]) -> None:
        """Store what is told on a channel."""
        c.execute("UPDATE channels SET wanted = ? WHERE id = ?", (_joined(wanted), channel))

    @writes
    def remove(c: SqlConnection, channel: str) -> None:
        """Forget a channel."""
        c.execute("DELETE FROM channels WHERE id = ?", (channel,))

    @writes
    def gone(c: SqlConnection, channel: str, now: int) -> None:
        """Forget the address of a channel that takes nothing any more, and note when."""
        c.execute(
            "UPDATE channels SET gone = coalesce(gone, ?), address = '' WHERE id = ?",
            (now, channel),
        )

    @writes
    def used(c: SqlConnection, channel: str, now: int) -> None:
        """Note that a channel has taken something."""
        c.execute("UPDATE channels SET sent = ?, failed = NULL WHERE id = ?", (now, channel))

    @writes
    def key(c: SqlConnection, name: str, new: bytes) -> bytes:
        """A key of the server: the first that was ever given for its name."""
        c.execute(
            "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (name, new),
        )
        found = c.execute("SELECT value FROM server_keys WHERE name = ?", (name,))
        return bytes(found.fetchone()[0])


_COLUMNS = (
    "id, person, table_id, kind, address, label, wanted, language, stop, created, sent, failed,"
    " gone, session"
)


def _rows(c: SqlConnection, where: str, *values: Any) -> list[ChannelRow]:
    query = f"SELECT {_COLUMNS} FROM channels WHERE {where} ORDER BY created, rowid"
    found = c.execute(query, values).fetchall()
    return [ChannelRow(*[*row[:6], tuple(row[6].split()), *row[7:]]) for row in found]


def _joined(wanted: Sequence[str]) -> str:
    """One text of them, a space around each, so that each is found by looking for it there."""
    return f" {' '.join(wanted)} "
