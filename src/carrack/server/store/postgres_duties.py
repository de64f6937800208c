"""Duties and jobs in PostgreSQL: on a connection of their own, so that they wait for no move.

Statements are transactions of their own, `READ COMMITTED`, and wait for no disk: after a crash of
PostgreSQL whoever held something asks for it again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from carrack.server.store.connection import SqlConnection
from carrack.server.store.duties import LEASE, NOW, SERVER, WORKER, Beat, DutyStore
from carrack.server.store.postgres_connection import PostgresConnection, first_line
from carrack.server.store.schema import APPLICATION
from carrack.server.store.store import StoreError

T = TypeVar("T")

STARTING = APPLICATION + 2
"""The lock of PostgreSQL that a server holds while it starts."""
PAUSE = 0.05  # seconds between two tries to get it
SOON = {"connect_timeout": "2", "tcp_user_timeout": "2000"}
"""A database that does not answer is given up before others have taken over."""

_TAKE = f"""INSERT INTO duties (name, holder, until) SELECT name, ?, {NOW} + ?
  FROM (SELECT jsonb_array_elements_text(CAST(? AS jsonb)) AS name) AS wanted ORDER BY name
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE duties.holder = excluded.holder OR duties.until <= {NOW} OR duties.until > {NOW} + ?
  RETURNING name"""
"""A lease that ends later than any can was taken before the database's clock was set back."""
_LOOK = f"""SELECT {NOW}, count(*) FILTER (WHERE until > {NOW} AND starts_with(name, ?)),
  count(*) FILTER (WHERE until <= {NOW} AND (starts_with(name, ?) OR starts_with(name, ?)))
  FROM duties"""
_GONE = f"""DELETE FROM duties WHERE name IN (SELECT name FROM duties WHERE until <= {NOW}
  AND (starts_with(name, ?) OR starts_with(name, ?)) FOR UPDATE SKIP LOCKED) RETURNING name"""


class DutyLine:
    """A thread with a connection on which each job is a transaction of its own."""

    def __init__(self, url: str, where: str) -> None:
        self.url = url
        self.where = where
        self.thread = ThreadPoolExecutor(1, "carrack-duties")
        self.connection: PostgresConnection | None = None

    async def do(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job. Raises StoreError, and then it may have been done."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._done, job)

    def _done(self, job: Callable[[SqlConnection], T]) -> T:
        try:
            if self.connection is None or self.connection.lost:
                self.connection = self._connected()
            with self.connection.wrapped.transaction():
                return job(self.connection)
        except psycopg.Error as error:
            if self.connection is not None:
                self.connection.close()
            raise StoreError(f"{self.where}: {first_line(error)}") from None

    def _connected(self) -> PostgresConnection:
        given = conninfo_to_dict(self.url)
        soon = {name: value for name, value in SOON.items() if name not in given}
        connection = PostgresConnection(make_conninfo(self.url, **soon), self.where)
        connection.execute_as_is(f"SET synchronous_commit = off; SET statement_timeout = {LEASE}")
        return connection

    async def close(self) -> None:
        await asyncio.to_thread(self.thread.shutdown)
        if self.connection is not None:
            self.connection.close()


class PostgresDuties(DutyStore):
    """The duties of several processes."""

    shared = True

    def __init__(self, line: DutyLine) -> None:
        self.line = line

    async def time(self) -> int:
        return await self.line.do(lambda c: int(c.execute(f"SELECT {NOW}").fetchone()[0]))

    async def beat(self, holder: str, wanted: Collection[str]) -> Beat:
        return await self.line.do(lambda c: _beat(c, holder, wanted))

    async def release(self, holder: str, name: str) -> None:
        statement = "UPDATE duties SET until = 0 WHERE holder = ? AND name = ?"
        await self.line.do(lambda c: c.execute(statement, (holder, name)).rowcount)

    async def leave(self, holder: str) -> None:
        statement = f"UPDATE duties SET until = {NOW} WHERE holder = ?"
        await self.line.do(lambda c: c.execute(statement, (holder,)).rowcount)

    @asynccontextmanager
    async def starting(self) -> AsyncIterator[bool]:
        while not await self.line.do(_has("SELECT pg_try_advisory_lock(?)", STARTING)):
            await asyncio.sleep(PAUSE)
        try:
            query = f"SELECT NOT EXISTS (SELECT 1 FROM duties WHERE until > {NOW} AND name LIKE ?)"
            yield await self.line.do(_has(query, f"{SERVER}%"))
        finally:
            await self.line.do(_has("SELECT pg_advisory_unlock(?)", STARTING))

    async def close(self) -> None:
        await self.line.close()


def _has(query: str, value: object) -> Callable[[SqlConnection], bool]:
    return lambda c: bool(c.execute(query, (value,)).fetchone()[0])


def _beat(connection: SqlConnection, holder: str, wanted: Collection[str]) -> Beat:
    taken = connection.execute(_TAKE, (holder, LEASE, json.dumps(sorted(wanted)), 2 * LEASE))
    held = frozenset(name for (name,) in taken.fetchall())
    time, workers, ended = connection.execute(_LOOK, (WORKER, SERVER, WORKER)).fetchone()
    serves = any(name.startswith(SERVER) for name in wanted)
    gone = connection.execute(_GONE, (SERVER, WORKER)).fetchall() if ended and serves else []
    return Beat(held, time, workers, any(name.startswith(SERVER) for (name,) in gone))
