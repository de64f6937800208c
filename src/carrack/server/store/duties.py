"""Duties: tasks that one of several processes does at a time, and who is alive.

A duty belongs to its holder for a lease, which the holder renews all the time; when it dies,
another one takes the duty over once the lease has ended. A process is alive as long as it has the
lease of its own name (`SERVER`, `WORKER`) and, once it is `SILENT`, its connection. What else it
holds (an analysis, a decision) is free again when its lease has ended. All leases go by the time of
the database: clocks of machines do not matter.

A database that one process alone uses needs none of this: that process has all duties.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass

LEASE = 1_200
"""Milliseconds for which a duty is taken. It is renewed several times within them."""
SILENT = 400
"""Milliseconds without a renewal after which a process is gone whose connection is lost."""
SERVER, WORKER = "server:", "worker:"
"""The prefixes of the leases that processes have for themselves."""

NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
"""The time of the database, in milliseconds since 1970."""
ALIVE = f"SELECT 1 FROM duties WHERE duties.holder = {{}}.holder AND duties.until > {NOW}"
"""Whether the holder of something lives."""


@dataclass(frozen=True)
class Beat:
    """The answer to a holder that renews its leases.

    `held` are its duties from now on for `LEASE`, `time` is that of the database, `workers` how
    many are alive that think for servers, `servers` the names of the servers that are, `gone` those
    of servers that have ended, however they did; of each, one is told.
    """

    held: frozenset[str]
    time: int = 0
    workers: int = 0
    gone: frozenset[str] = frozenset()
    servers: frozenset[str] = frozenset()


class DutyStore:
    """The duties of a process that has its database to itself: it has them all, at no cost."""

    shared = False

    async def time(self) -> int:
        """The time of the database, in milliseconds. Raises StoreError."""
        raise NotImplementedError

    async def beat(self, holder: str, wanted: Collection[str]) -> Beat:
        """Take duties that nobody has, and renew those that the holder has. Raises StoreError."""
        return Beat(frozenset(wanted))

    async def release(self, holder: str, name: str) -> None:
        """Let others have a duty. Raises StoreError."""

    async def leave(self, holder: str) -> None:
        """Let others have all that a holder has. Raises StoreError."""

    @asynccontextmanager
    async def starting(self) -> AsyncIterator[bool]:
        """Keep other processes from starting meanwhile; whether no server is alive.

        Raises StoreError.
        """
        yield True

    async def close(self) -> None:
        """Give back what it needs of the database."""
