"""Interface to the other processes that serve a table, and its answers for one alone.

:mod:`carrack.server.several` has the answers of a process that is not alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from carrack.server.refusals import Problem
from carrack.server.store.faults import StoreError
from carrack.server.store.table_rows import Change, TableRow
from carrack.server.tables.reading import There

T = TypeVar("T")


class Outrun(Problem):
    """Another process has stored something at the table first; what was asked is judged again."""

    def __init__(self) -> None:
        super().__init__("busy")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it as what it is."""
        return Outrun, ()


async def until_judged(work: Callable[[], Awaitable[T]]) -> T:
    """Return what some work gives; do it again as long as another process was quicker."""
    while True:
        try:
            return await work()
        except Outrun:
            continue


class Alone:
    """The other processes, as one table sees them: there are none."""

    def present(self) -> Mapping[int, int]:
        """Return the number of connections of each seat there."""
        return {}

    async def enter(
        self, there: There | None, read: Callable[[], Awaitable[There]], to_step: bool
    ) -> There:
        """The table as it is stored, in memory. Raises Problem.

        What is done `to_step` forward ends in a commit or a problem: whether it is as it is stored
        is found out by the one, and is asked only before the other.
        """
        return there if there is not None else await read()

    async def require_as_stored(self) -> None:
        """Raise Outrun if something newer is stored than what something was judged by."""

    def based(self, change: Change, row: TableRow) -> Change:
        """A change as it is to be stored, and told: it was judged by a row of the table."""
        return change

    def lost(self, error: StoreError) -> Problem | None:
        """The problem if another process was quicker; what is in memory is dropped then."""
        return None

    def stored(self, there: There) -> None:
        """Take note that the table is stored as it is in memory now."""

    async def unlogged(self, show: Callable[[], None]) -> None:
        """Tell, and `show` here, what was stored beside the record. Raises Problem."""
        show()

    def changed(self) -> None:
        """Tell that something is stored that is not in memory here."""

    def came_or_went(self) -> None:
        """Tell who is connected here."""

    def goes_on_here(self) -> None:
        """Let its bots think in this process."""

    def thinks_here(self) -> bool:
        """Whether its bots are to think in this process."""
        return True
