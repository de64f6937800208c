"""Events of tables for those who send notices; where nobody does, nothing happens."""

from __future__ import annotations

from carrack.server.tables.hub import Watcher


class NoticeEvents:
    """Somebody who hears of tables, and does nothing about it."""

    def news(self) -> None:
        """Hear that something was stored that people are told of."""

    def left(self, table: str, watcher: Watcher) -> None:
        """Hear that a watcher has looked at a table, and does so no more."""


NO_EVENTS = NoticeEvents()
