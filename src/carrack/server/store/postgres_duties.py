"""Duties and jobs in PostgreSQL: on a connection of their own, so that they wait for no move.

Statements are transactions of their own, `READ COMMITTED`, and wait for no disk: after a crash of
PostgreSQL whoever held something asks for it again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from carrack.server.store.connection import SqlConnection
from carrack.server.store.duties import LEASE, NOW, SERVER, SILENT, WORKER, Beat, DutyStore
from carrack.server.store.faults import StoreError
from carrack.server.store.jobs import ANSWERED, ASKED, DecisionRow, TaskStore
from carrack.server.store.postgres_connection import (
    PATIENCE,
    SERVING,
    PostgresConnection,
    first_line,
)
from carrack.server.store.postgres_exchange import PostgresExchange
from carrack.server.store.rows import Rows, writes
from carrack.server.store.schema import APPLICATION

T = TypeVar("T")

log = logging.getLogger(__name__)

STARTING = APPLICATION + 2
"""The lock of PostgreSQL that a server holds while it starts."""
AGAIN = 0.5  # seconds until a lost connection is made anew
PAUSE = 0.05  # seconds between two tries to get it
SOON = {"connect_timeout": "2", "tcp_user_timeout": "2000"}
"""A database that does not answer is given up before others have taken over."""

_TAKE = f"""INSERT INTO duties (name, holder, until) SELECT name, ?, {NOW} + ?
  FROM (SELECT jsonb_array_elements_text(CAST(? AS jsonb)) AS name) AS wanted ORDER BY name
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE duties.holder = excluded.holder OR duties.until <= {NOW} OR duties.until > {NOW} + ?
  RETURNING name"""
"""A lease that ends later than any can was taken before the database's clock was set back."""
_LOCK = "SELECT pg_try_advisory_lock(hashtextextended(?, 0))"
"""The lock of a process on its name, which its connection loses when that is killed."""
_LOCKED = """SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
  AND (CAST(classid AS BIGINT) << 32) | CAST(objid AS BIGINT) = hashtextextended(name, 0)"""
_ENDED = f"(until <= {NOW} OR until <= {NOW} + ? AND NOT EXISTS ({_LOCKED}))"
_LOOK = f"""SELECT name, {_ENDED} FROM duties
  WHERE starts_with(name, ?) OR starts_with(name, ?)"""
_GONE = f"""DELETE FROM duties WHERE name IN (SELECT name FROM duties WHERE
  (starts_with(name, ?) OR starts_with(name, ?)) AND {_ENDED} FOR UPDATE SKIP LOCKED)
  RETURNING name"""

FORSAKEN = 4_000
"""Milliseconds for which a transaction may wait for whoever began it, and keep others waiting."""
LOOK = 1.0  # seconds between two looks for such ones
MOST_START = 60_000
"""The same for a server that starts, and keeps others from starting."""
_END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND usename = current_user AND wait_event_type = 'Client'
  AND state_change < clock_timestamp() - ? * interval '1 millisecond'"""
_HAVE = """pid IN (SELECT pid FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = {} AND objsubid = 1)"""
_END_FORSAKEN = f"""{_END} AND backend_xid IS NOT NULL
  AND (application_name = current_setting('application_name') OR {_HAVE.format(SERVING)})"""
"""PostgreSQL's own limit does not count while it expects more of a pipeline."""
_END_START = f"{_END} AND {_HAVE.format(STARTING)}"


class DutyLine:
    """A thread with a connection on which each job is a transaction of its own."""

    def __init__(self, url: str, where: str) -> None:
        given = conninfo_to_dict(url)
        soon = {name: value for name, value in SOON.items() if name not in given}
        self.url = make_conninfo(url, **soon)
        self.where = where
        self.thread = ThreadPoolExecutor(1, "carrack-duties")
        self.connection: PostgresConnection | None = None
        self.names: set[str] = set()  # of processes whose lock this connection has
        self.next_look = 0.0

    async def write(self, job: Callable[[SqlConnection], T]) -> T:
        """The result of a job. Raises StoreError, and then it may have been done."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._done, job)

    read = write

    def _done(self, job: Callable[[SqlConnection], T]) -> T:
        try:
            if self.connection is None or self.connection.lost:
                self.connection, self.names = self.connected(), set()
            connection = self.connection
            connection.execute_as_is("BEGIN")
            try:
                done = job(connection)
            except BaseException:
                connection.execute_as_is("ROLLBACK")
                raise
            connection.execute_as_is("COMMIT")
            return done
        except psycopg.Error as error:
            if self.connection is not None:
                self.connection.close()
            raise StoreError(f"{self.where}: {first_line(error)}") from None

    def connected(self) -> PostgresConnection:
        """A new connection. Raises StoreError."""
        connection = PostgresConnection(self.url, self.where, PATIENCE)
        connection.execute_as_is(
            "SET synchronous_commit = off",
            f"SET statement_timeout = {LEASE}",
            # who is cut off while it renews them keeps nobody from taking them over
            f"SET idle_in_transaction_session_timeout = {LEASE // 2}",
        )
        return connection

    async def close(self) -> None:
        await asyncio.to_thread(self.thread.shutdown)
        if self.connection is not None:
            self.connection.close()


class PostgresDuties(Rows, DutyStore):
    """The duties of several processes."""

    shared = True

    def __init__(self, line: DutyLine) -> None:
        super().__init__(line)
        self.line = line

    @writes
    def time(c: SqlConnection) -> int:
        """The time of the database, in milliseconds. Raises StoreError."""
        return int(c.execute(f"SELECT {NOW}").fetchone()[0])

    async def beat(self, holder: str, wanted: Collection[str]) -> Beat:
        return await self.line.write(lambda c: self._beat(c, holder, wanted))

    def _beat(self, connection: SqlConnection, holder: str, wanted: Collection[str]) -> Beat:
        own = {each for each in wanted if each.startswith((SERVER, WORKER))}
        for name in own - self.line.names:
            if connection.execute(_LOCK, (name,)).fetchone()[0]:
                self.line.names.add(name)
        if (now := time.monotonic()) >= self.line.next_look:
            self.line.next_look = now + LOOK
            if ended := connection.execute(_END_FORSAKEN, (FORSAKEN,)).fetchall():
                log.warning("transactions of others that did not go on were ended: %d", len(ended))
        return _beat(connection, holder, wanted)

    @writes
    def release(c: SqlConnection, holder: str, name: str) -> None:
        """Let others have a duty. Raises StoreError."""
        c.execute("UPDATE duties SET until = 0 WHERE holder = ? AND name = ?", (holder, name))

    @writes
    def leave(c: SqlConnection, holder: str) -> None:
        """Let others have all that a holder has. Raises StoreError."""
        c.execute(f"UPDATE duties SET until = {NOW} WHERE holder = ?", (holder,))

    @asynccontextmanager
    async def starting(self) -> AsyncIterator[bool]:
        while not await self.line.write(_has("SELECT pg_try_advisory_lock(?)", STARTING)):
            await self.line.write(lambda c: c.execute(_END_START, (MOST_START,)).rowcount)
            await asyncio.sleep(PAUSE)
        try:
            query = f"SELECT NOT EXISTS (SELECT 1 FROM duties WHERE until > {NOW} AND name LIKE ?)"
            yield await self.line.write(_has(query, f"{SERVER}%"))
        finally:
            await self.line.write(_has("SELECT pg_advisory_unlock(?)", STARTING))

    async def close(self) -> None:
        await self.line.close()


class PostgresTasks(TaskStore):
    """The work of several processes, which tell each other of it."""

    def __init__(self, line: DutyLine) -> None:
        super().__init__(line)
        self.line = line

    @writes
    def add(c: SqlConnection, row: DecisionRow) -> None:
        """Let others make a decision."""
        TaskStore.add(c, row)
        _notify(c, ASKED)

    @writes
    def answer(c: SqlConnection, decision: str, holder: str, answer: bytes) -> bool:
        """Store what a holder has decided; return whether anybody waits for it still."""
        wanted = TaskStore.answer(c, decision, holder, answer)
        _notify(c, ANSWERED)
        return wanted

    @writes
    def give_back(c: SqlConnection, decision: str, holder: str) -> None:
        """Let somebody else make a decision."""
        TaskStore.give_back(c, decision, holder)
        _notify(c, ASKED)

    @asynccontextmanager
    async def listening(self, what: str, notify: Callable[[], None]) -> AsyncIterator[None]:
        hearing = asyncio.create_task(self._receive(what, notify))
        try:
            yield
        finally:
            hearing.cancel()
            await asyncio.wait({hearing})

    async def _receive(self, what: str, notify: Callable[[], None]) -> None:
        """Hear what others tell, for ever; a lost connection is made anew."""
        exchange = PostgresExchange(self.line.url, self.line.where)
        while True:
            with suppress(StoreError):
                async for _ in exchange.messages(what):
                    notify()
            await asyncio.sleep(AGAIN)


def _notify(c: SqlConnection, what: str) -> None:
    """Tell other processes something, once the transaction is over."""
    c.execute("SELECT pg_notify(?, '')", (what,))


def _has(query: str, value: object) -> Callable[[SqlConnection], bool]:
    return lambda c: bool(c.execute(query, (value,)).fetchone()[0])


def _beat(connection: SqlConnection, holder: str, wanted: Collection[str]) -> Beat:
    values = (holder, LEASE, json.dumps(sorted(wanted)), 2 * LEASE)
    held = frozenset(name for (name,) in connection.execute(_TAKE, values).fetchall())
    time = int(connection.execute(f"SELECT {NOW}").fetchone()[0])
    found = connection.execute(_LOOK, (LEASE - SILENT, SERVER, WORKER)).fetchall()
    alive = {name for name, ended in found if not ended}
    servers = frozenset(name for name in alive if name.startswith(SERVER))
    gone = []
    if len(alive) < len(found) and any(name.startswith(SERVER) for name in wanted):
        gone = connection.execute(_GONE, (SERVER, WORKER, LEASE - SILENT)).fetchall()
    told = frozenset(name for (name,) in gone if name.startswith(SERVER))
    return Beat(held, time, len(alive) - len(servers), told, servers - told)
