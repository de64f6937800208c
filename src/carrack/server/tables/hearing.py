"""What the tables of this process do about the news of other processes."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from carrack.server.refusals import Problem
from carrack.server.tables.others import NO_SEAT, Counts, Hearer
from carrack.server.tables.watching import show_presence

if TYPE_CHECKING:
    from carrack.server.tables.table import Table
    from carrack.server.tables.tables import Tables


class TablesHearer(Hearer):
    """Reads and shows what is new, and lets bots think on whom nobody lets think."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def needed(self) -> list[str]:
        return [table.name for table in self.tables.known.values() if _is_needed(table)]

    def revision(self, table: str) -> int | None:
        known = self.tables.known.get(table)
        if known is None or not _is_needed(known):
            return None
        return known.there.row.revision if known.there is not None else -1

    async def look(self, table: str, told: bool) -> None:
        known = self.tables.known.get(table)
        if told and known is not None and known.following is not None:
            known.following.old = True
        with suppress(Problem):  # logged, or a table that is gone: its watchers know
            await self.tables.visit(table)

    def present(self) -> dict[str, Counts]:
        return {
            table.name: present_at(table)
            for table in self.tables.known.values()
            if table.hub.watchers
        }

    def presence(self, table: str) -> None:
        known = self.tables.known.get(table)
        if known is None or known.there is None:
            return
        known.there.watched = known.hub.watched
        if known.hub.watchers and not known.lock.locked():  # else it is shown with what is done now
            show_presence(known, known.there)
        if not known.lock.locked():
            known.turns.wake()

    def thinking(self) -> list[str]:
        return [table.name for table in self.tables.known.values() if table.turns.under_way]

    def waiting(self) -> None:
        for table in list(self.tables.known.values()):
            if table.turns.waits and not table.lock.locked():
                table.turns.wake()


def present_at(table: Table) -> Counts:
    """How many connections to this process each seat has; nobody's are those of no seat."""
    counts: Counts = table.hub.here()
    without = sum(not watcher.viewer.seats for watcher in table.hub.watchers)
    return {**counts, NO_SEAT: without}


def _is_needed(table: Table) -> bool:
    return bool(table.hub.watchers) or table.turns.under_way or table.turns.waits
