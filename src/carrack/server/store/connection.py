"""Interface of a connection to the database, whichever database that is.

The statements are written in the words of SQLite that PostgreSQL has as well; the few that it has
not are translated on the way there (`translation.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from sqlite3 import IntegrityError
from typing import Any, Protocol

__all__ = [
    "AMONG",
    "NEW_NAME",
    "IntegrityError",
    "SqlConnection",
    "SqlRows",
    "at_once",
    "column",
    "refused_as",
    "replaced",
]


class SqlRows(Protocol):
    """The rows that a statement has found, each a tuple."""

    @property
    def rowcount(self) -> int:
        """Return the number of rows that a statement has changed."""

    def fetchone(self) -> Any:
        """The next row; None after the last."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class SqlConnection(Protocol):
    """Carries out statements within the transaction of whoever gave it to the job.

    Both raise `IntegrityError` for what the schema forbids. A job can only fail then: PostgreSQL
    carries out nothing more in it.
    """

    def execute(self, statement: str, values: Any = ..., /) -> SqlRows:
        """Carry out a statement with values for its `?`, or by name for its `:name`."""

    def executemany(self, statement: str, rows: Iterable[Any], /) -> SqlRows:
        """Carry out a statement once for each row of values."""


AMONG = "IN (SELECT value FROM json_each(?))"
"""In a statement: one of a list, which is given as JSON."""
NEW_NAME = "lower(hex(randomblob(16)))"
"""In a statement: a name that nothing has yet."""


def at_once(connection: SqlConnection) -> AbstractContextManager[object]:
    """Ask statements at once, none of which needs what another one answers.

    Rows, their number and errors are to be had afterwards.
    """
    begun: AbstractContextManager[object] = getattr(connection, "pipeline", nullcontext)()
    return begun  # of PostgreSQL, of which each answer is some way off


@contextmanager
def refused_as(error: Exception) -> Iterator[None]:
    """Raise this error where the schema forbids something, in place of `IntegrityError`."""
    try:
        yield
    except IntegrityError:
        raise error from None


def column(found: SqlRows) -> list[Any]:
    """Return the values of the one column of a statement."""
    return [value for (value,) in found.fetchall()]


def replaced(columns: str) -> str:
    """Return the assignments after `ON CONFLICT ... DO UPDATE SET` that replace a row."""
    return ", ".join(f"{name} = excluded.{name}" for name in columns.split(", "))
