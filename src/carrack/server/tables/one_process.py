"""Interface to the other processes that serve all tables, and its answers for one alone.

:mod:`carrack.server.several` has the answers of a process that is not alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from carrack.server.duties import Duties
from carrack.server.store.store import Store
from carrack.server.tables.alone import Alone
from carrack.server.tables.table import Table
from carrack.server.tables.timekeeper import Visit
from carrack.server.thinking.bots import Bots


class OneProcess:
    """The processes that serve the tables of a store: this one."""

    def __init__(self, store: Store) -> None:
        self.duties = Duties()

    def bots(self, here: Bots) -> Bots:
        """The bots of all processes; those of this one think `here`."""
        return here

    def at(self, table: Table) -> Alone:
        """The other processes, as one table sees them."""
        return Alone()

    async def start(self, known: Mapping[str, Table], visit: Visit) -> None:
        """Begin to listen. `known` are the tables in memory, `visit` opens one."""

    async def close(self) -> None:
        """Be silent."""

    def think(self, table: str) -> bool:
        """Whether bots of another process think about a table."""
        return False

    def say(self, kind: str, what: Any) -> None:
        """Tell those something who `listen` to its kind."""

    def say_of(self, kind: str, tables: list[str]) -> None:
        """Tell those something of tables, some at a time."""

    def listen(
        self, kind: str, take: Callable[[Any], object], missed: Callable[[], object]
    ) -> None:
        """Have something done here when another process says something of a kind, or may have."""

    def left(self, names: Iterable[str]) -> None:
        """Forget processes that are gone."""
