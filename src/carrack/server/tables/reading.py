"""Reading of a table from the store, and reasons why it cannot be read."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from carrack.core.record import OtherComponents, RecordError
from carrack.core.registry import UnknownGame
from carrack.server.budget import pay
from carrack.server.refusals import Problem
from carrack.server.store.faults import Missing, StoreError
from carrack.server.store.table_rows import ENDED, GATHERING, Stored
from carrack.server.tables.gathering import Gathering
from carrack.server.tables.open_table import OpenTable
from carrack.server.tables.opening import Opener
from carrack.server.tables.seated import is_entered, no_table
from carrack.server.tables.tabletop_table import Laying

log = logging.getLogger(__name__)

OPENING, LINES = 1.0, 30.0  # the cost of opening a table, and how many lines cost as much


NOTED = 200
"""Tables that could not be opened, of which it is noted why."""
There = OpenTable | Gathering
"""A table in memory, begun or not."""


async def opened(stored: Stored, opener: Opener) -> There:
    """A stored table, begun or not. Raises RecordError, UnknownGame and Problem."""
    if stored.row.status in (GATHERING, ENDED):
        return Laying(stored) if is_entered(stored.row) else Gathering(stored)
    pay(OPENING + len(stored.lines) / LINES)
    return await opener.opened(stored)


@contextmanager
def reading(name: str, broken: dict[str, Problem]) -> Iterator[None]:
    """A context in which a table is read, and is noted if it cannot be. Raises Problem then."""
    broken.pop(name, None)
    try:
        with _reasons(name):
            yield
    except Problem as problem:
        if problem.is_fault and len(broken) < NOTED:
            broken[name] = problem
        raise


@contextmanager
def _reasons(name: str) -> Iterator[None]:
    try:
        yield
    except Missing:
        raise no_table(name) from None
    except StoreError as error:
        log.error("table %s cannot be read: %s", name, error)
        raise Problem("store", args={"reason": error.reason}) from None
    except OtherComponents as error:
        log.error("table %s waits for its components: %s", name, error.reason)
        raise Problem("components", args={"reason": error.reason}) from None
    except (RecordError, UnknownGame) as error:
        log.error("table %s cannot be opened: %s", name, error)
        raise Problem("unreadable", args={"reason": error.message}) from None
