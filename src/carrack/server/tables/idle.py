"""Open tables that nobody is using: which of them stay in memory."""

from __future__ import annotations

from collections import OrderedDict

TABLE, ENTRY = 32 * 1024, 800
"""The approximate bytes of an open table and of each entry of its record, measured for both
games."""


class Idle:
    """Keeps the most recently used tables up to a limit of bytes. Everything here is O(1)."""

    def __init__(self, most: int) -> None:
        """`most` is in bytes."""
        self.most = most
        self.bytes = 0
        self.sizes: OrderedDict[str, int] = OrderedDict()

    def add(self, table: str, entries: int) -> None:
        """Add a table that nobody uses any more, with the number of entries in its record."""
        self.remove(table)
        self.sizes[table] = TABLE + ENTRY * entries
        self.bytes += self.sizes[table]

    def remove(self, table: str) -> None:
        """Remove a table that is used again, or gone."""
        self.bytes -= self.sizes.pop(table, 0)

    def too_much(self) -> str | None:
        """The least recently used table, if there is no room for all of them."""
        return next(iter(self.sizes)) if self.bytes > self.most else None
