"""Messages between processes that share a PostgreSQL database: LISTEN and NOTIFY.

Each purpose has a connection of its own, so that none waits for another. No message is part of a
transaction (a NOTIFY within that of a move makes all commits queue up); that of a step follows the
commit on the same connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any, TypeVar

import psycopg

from carrack.server.store.faults import StoreError
from carrack.server.store.postgres_connection import (
    AT_THE_END,
    CHANNEL,
    WATCH,
    completed,
    cut,
    first_line,
)
from carrack.server.store.store import Exchange

T = TypeVar("T")

REVISIONS = "SELECT id, revision FROM tables WHERE id = ANY(%s)"
PATIENCE = 2.0  # seconds for an answer, after which the connection is taken for lost
NOT_DURABLE = "SET synchronous_commit = off"


class PostgresExchange(Exchange):
    """Connections that are made when they are needed, and anew when they are lost."""

    def __init__(self, url: str, where: str) -> None:
        self.url = url
        self.where = where
        self.connections: dict[str, psycopg.AsyncConnection[Any]] = {}
        self.locks = {"asking": asyncio.Lock(), "telling": asyncio.Lock()}

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._rows_of("asking", REVISIONS, (list(tables),)))

    async def send(self, message: str) -> None:
        await self._rows_of("telling", "SELECT pg_notify(%s, %s)", (CHANNEL, message))

    async def messages(self, channel: str = CHANNEL) -> AsyncIterator[str]:
        try:
            connection = await self._connection("hearing", f"LISTEN {channel}")
            yield ""
            async for notified in connection.notifies():
                yield notified.payload
        except psycopg.Error as error:
            raise self._failed(error) from None
        finally:
            await self._drop("hearing")

    async def close(self) -> None:
        for purpose in list(self.connections):
            await self._drop(purpose)

    async def _rows_of(self, purpose: str, statement: str, values: Any) -> list[Any]:
        """The rows of a statement; on a connection that was lost it is asked once more."""
        async with self.locks[purpose]:
            for last in (False, True):
                patience = AT_THE_END if WATCH.ending else PATIENCE
                late = asyncio.get_running_loop().call_later(patience, self._cut, purpose)
                try:
                    connection = await self._connection(purpose, NOT_DURABLE)
                    rows = connection.execute(statement.encode(), values, prepare=True)
                    return await (await _unless_cancelled(connection, rows)).fetchall()
                except psycopg.Error as error:
                    await self._drop(purpose)
                    WATCH.gone |= WATCH.ending
                    if last or WATCH.gone:
                        raise self._failed(error) from None
                except BaseException:  # cancelled: an answer may still come
                    await self._drop(purpose)
                    raise
                finally:
                    late.cancel()
        return []

    async def _connection(self, purpose: str, first: str) -> psycopg.AsyncConnection[Any]:
        """The connection for a purpose; a new one begins with a statement."""
        known = self.connections.get(purpose)
        if known is None or known.closed:
            if WATCH.gone:
                raise psycopg.OperationalError("it does not answer")
            known = await self._connected()
            self.connections[purpose] = known
            await known.execute(first.encode())
        return known

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        try:
            async with asyncio.timeout(AT_THE_END if WATCH.ending else None):
                return await psycopg.AsyncConnection.connect(completed(self.url), autocommit=True)
        except TimeoutError:
            raise psycopg.OperationalError("it does not answer") from None

    def _cut(self, purpose: str) -> None:
        if (connection := self.connections.get(purpose)) is not None:
            cut(connection)

    async def _drop(self, purpose: str) -> None:
        connection = self.connections.pop(purpose, None)
        if connection is not None:
            await connection.close()

    def _failed(self, error: psycopg.Error) -> StoreError:
        return StoreError(f"{self.where} cannot be asked: {first_line(error)}")


async def _unless_cancelled(connection: psycopg.AsyncConnection[Any], rows: Awaitable[T]) -> T:
    """Return the rows of a statement. Whoever is cancelled loses the connection at once.

    The driver would ask PostgreSQL to cancel the statement, and wait for an answer.
    """
    asked = asyncio.ensure_future(rows)
    try:
        return await asyncio.shield(asked)
    except asyncio.CancelledError:
        cut(connection)
        await asyncio.wait({asked})
        if not asked.cancelled():
            asked.exception()  # that of the lost connection, for which nobody waits
        raise
