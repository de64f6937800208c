"""Readers at the table: a visible page whose connection has acknowledged the step.

Each of several servers sees its own watchers. Shortly before a notice is due it writes into the
outbox which of them look, for the server that sends.
"""

from __future__ import annotations

from carrack.server.clocks.now import Now
from carrack.server.store.outbox import Notice
from carrack.server.tables.hub import Watcher
from carrack.server.tables.tables import Tables

ENOUGH = 2_000  # readers that are remembered
AHEAD = 2_000
"""Milliseconds before something is due from when on it is noted who looks."""
FRESH = 3_000
"""Milliseconds for which somebody looks whom another server has seen."""


class Presence:
    """The people who look at each table, and who did last."""

    def __init__(self, tables: Tables, now: Now, shared: bool = False) -> None:
        """`shared`: other servers note in the outbox who looks at theirs."""
        self.tables = tables
        self.now = now
        self.shared = shared
        self.last: dict[tuple[str, str], int] = {}

    def looks(self, notice: Notice) -> bool:
        """Whether the reader of a notice sees now what it tells."""
        elsewhere = self.shared and notice.looked is not None
        return self.looks_here(notice) or (elsewhere and self.now() - (notice.looked or 0) < FRESH)

    async def note_readers(self) -> None:
        """Note who looks here at what is due soon. Raises StoreError."""
        if not any(table.hub.watchers for table in self.tables.known.values()):
            return
        outbox, now = self.tables.store.outbox, self.now()
        seen = [each.notice for each in await outbox.due(now + AHEAD) if self.looks_here(each)]
        if seen:
            await outbox.postpone(seen, None, looked=now)

    def looks_here(self, notice: Notice) -> bool:
        """The same, as far as this server sees."""
        table = self.tables.known.get(notice.table or "")
        if table is None or notice.person is None:
            return False
        return any(_sees(watcher, notice) for watcher in table.hub.watchers)

    def looked_away(self, notice: Notice) -> int | None:
        """Return when the reader of a notice was last seen looking at its table, if they were."""
        known = self.last.get((notice.table or "", notice.person or ""))
        times = [time for time in (known, notice.looked) if time is not None]
        return max(times, default=None)

    def note(self, table: str, watcher: Watcher) -> None:
        """A watcher who was looking does so no more."""
        if watcher.session is None:
            return
        self.last[table, watcher.session.person] = self.now()
        while len(self.last) > ENOUGH:
            del self.last[next(iter(self.last))]


def _sees(watcher: Watcher, notice: Notice) -> bool:
    if watcher.closed or watcher.seen is None or watcher.seen < notice.step:
        return False
    theirs = watcher.session is not None and watcher.session.person == notice.person
    return theirs or (notice.seat is not None and notice.seat in watcher.viewer.seats)
