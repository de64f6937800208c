"""How stores were made whose methods are not jobs yet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from carrack.server.store.connection import SqlConnection

T = TypeVar("T")


class Jobs(Protocol):
    """How jobs reach the database; see :class:`carrack.server.store.rows.Ways`."""

    def __call__(self, job: Callable[[SqlConnection], T]) -> Awaitable[T]:
        """The result of a job. Raises StoreError."""


def all_rows(statement: str, *rows: tuple[Any, ...]) -> Callable[[SqlConnection], None]:
    """The job of a statement, once for each row of its values."""

    def job(connection: SqlConnection) -> None:
        connection.executemany(statement, rows)

    return job
