"""Open tables that nobody is using: which of them are kept in memory, and for how long."""

from __future__ import annotations

from collections import OrderedDict

TABLE, ENTRY = 32 * 1024, 800
"""Bytes of an open table and of each entry of its record, about: measured for both games."""


class Idle:
    """This many bytes of them are kept, those that were used last. Everything here is O(1)."""

    def __init__(self, most: int) -> None:
        """`most` is in bytes."""
        self.most = most
        self.bytes = 0
        self.sizes: OrderedDict[str, int] = OrderedDict()

    def add(self, table: str, entries: int) -> None:
        """A table that nobody uses any more, with this many entries in its record."""
        self.remove(table)
        self.sizes[table] = TABLE + ENTRY * entries
        self.bytes += self.sizes[table]

    def remove(self, table: str) -> None:
        """The table is used, or gone."""
        self.bytes -= self.sizes.pop(table, 0)

    def too_much(self) -> str | None:
        """The table that has not been used for longest, if there is no room for all of them."""
        return next(iter(self.sizes)) if self.bytes > self.most else None
