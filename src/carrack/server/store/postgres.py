"""The store in a PostgreSQL database.

One thread writes and commits jobs in groups, and one only reads, as for SQLite. Statements are
written for one writer: `SERIALIZABLE` keeps their meaning beside others, and what is refused for
that is done again. Steps of tables, which are most of what is written, have a writer of their own
that is refused nothing for the sake of other tables. A connection that is lost is made anew by
itself; what was not acknowledged by then has failed for whoever asked.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from typing import TypeVar

import psycopg

from carrack.server.store.connection import SqlConnection
from carrack.server.store.duties import DutyStore
from carrack.server.store.faults import StoreError
from carrack.server.store.jobs import TaskStore
from carrack.server.store.moving import kept_tables
from carrack.server.store.postgres_connection import (
    PATIENCE,
    WATCH,
    PostgresConnection,
    closed_if_refused,
    first_line,
    shown,
)
from carrack.server.store.postgres_duties import DutyLine, PostgresDuties, PostgresTasks
from carrack.server.store.postgres_exchange import PostgresExchange
from carrack.server.store.postgres_schema import (
    migrate,
    require_known,
    require_same,
    require_up_to_date,
)
from carrack.server.store.postgres_writer import (
    MOST_WAIT,
    SERIALIZABLE,
    PostgresWriter,
    ProbeTask,
    Reconnecting,
    StepTask,
    StepWriter,
)
from carrack.server.store.schema import VERSION
from carrack.server.store.store import Store
from carrack.server.store.table_rows import Change, Damage

T = TypeVar("T")

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
ONE_STATE = "SET default_transaction_isolation = 'repeatable read'"
"""For what is asked at once: that is a transaction by itself."""
GIVEN_UP = "SET idle_in_transaction_session_timeout = '1500ms'"
"""For whoever is cut off in the middle of a step others at its table wait no longer."""


class PostgresReader:
    """A thread with a connection of its own. Each job sees what was committed when it began."""

    def __init__(self, connect: Callable[[], PostgresConnection]) -> None:
        """Connect. Raises StoreError."""

        def reading() -> PostgresConnection:
            connection = connect()
            connection.execute_as_is(ONE_STATE)
            return connection

        self.line = Reconnecting(reading)
        self.thread = ThreadPoolExecutor(1, "carrack-reader")

    def submit(self, job: Callable[[SqlConnection], T]) -> Future[T]:
        """The future result of a job."""
        return self.thread.submit(self._done, job, time.monotonic())

    def stop(self) -> None:
        """Carry out what was submitted, then close the connection."""
        self.thread.shutdown()
        self.line.connection.close()

    def _done(self, job: Callable[[SqlConnection], T], asked: float) -> T:
        """The job's result, all of it read from one state of the database. Raises StoreError.

        Who has asked before the database was found not to answer does not try it again.
        """
        if asked < self.line.failed:
            raise StoreError(str(self.line.failure))
        try:
            if getattr(job, "at_once", False):
                return self.line.done((), job)
            return self.line.done((READING,), lambda connection: _left(connection, job))
        except psycopg.Error as error:
            raise StoreError(f"the database cannot be read: {first_line(error)}") from None


def _left(connection: PostgresConnection, job: Callable[[SqlConnection], T]) -> T:
    """The result of a job that reads, in a transaction that ends with it."""
    try:
        return job(connection)
    finally:
        if not connection.lost:
            connection.leave()


class PostgresStore(Store):
    """Tables in a PostgreSQL database, which other servers use at the same time."""

    shared = True

    def __init__(self, url: str) -> None:
        """Open the database, and bring it to the newest schema. Raises StoreError with advice."""
        super().__init__()
        self.url = url
        self.where = shown(url)
        opened_database(url).close()
        self.line = DutyLine(url, self.where)
        self.duties, self.jobs = duties_and_jobs(self.line)
        with ExitStack() as opened:
            self.writer = PostgresWriter(self._writing, SERIALIZABLE)
            opened.callback(self.writer.stop)
            self.steps = StepWriter(self._writing)
            opened.callback(self.steps.stop)
            self.reader = PostgresReader(lambda: PostgresConnection(url, self.where, PATIENCE))
            opened.pop_all()

    def _writing(self) -> PostgresConnection:
        """A connection to write with. Raises StoreError if that is not for this server to do."""
        with closed_if_refused(PostgresConnection(self.url, self.where, PATIENCE)) as connection:
            try:
                connection.execute_as_is(GIVEN_UP, MOST_WAIT)
                connection.share()
                if require_known(connection, self.where) < VERSION:
                    raise StoreError(f"{self.where} has changed; restart this server")
            except psycopg.Error as error:
                raise StoreError(f"{self.where}: {first_line(error)}") from None
        return connection

    async def write(self, job: Callable[[SqlConnection], T]) -> T:
        return await asyncio.wrap_future(self.writer.submit(job))

    async def read(self, job: Callable[[SqlConnection], T]) -> T:
        return await asyncio.wrap_future(self.reader.submit(job))

    async def commit(self, change: Change) -> None:
        """Store a step. One that follows on a revision needs no more than that to be judged.

        It belongs to its table, and whatever else changes that raises its revision: whoever comes
        second finds another one than it follows on, whatever else is done at the same time.
        """
        if change.revision is None:
            await super().commit(change)
        else:
            await asyncio.wrap_future(self.steps.submit(StepTask(change)))

    def exchange(self) -> PostgresExchange:
        return PostgresExchange(self.url, self.where)

    async def touch(self) -> None:
        """Go the way of a move, and ask every thread: that which writes steps makes a file grow."""
        for asked in (self.read, self.write):
            await asked(lambda c: c.execute("SELECT 1").fetchall())
        await asyncio.wrap_future(self.steps.submit(ProbeTask()))

    def hurry(self) -> None:
        WATCH.ending = True

    async def damage(self) -> Damage | None:
        """PostgreSQL looks after its files itself."""
        return None

    async def close(self) -> None:
        await self.line.close()
        await asyncio.to_thread(self.reader.stop)
        await asyncio.to_thread(self.steps.stop)
        await asyncio.to_thread(self.writer.stop)


def opened_database(url: str) -> PostgresConnection:
    """A connection to a database in the newest schema. Raises StoreError with advice."""
    with closed_if_refused(PostgresConnection(url, shown(url))) as connection:
        try:
            migrate(connection, connection.where)
        except psycopg.Error as error:
            problem = f"{connection.where} cannot be used: {first_line(error)}"
            raise StoreError(f"{problem}; the user in its address must own it") from None
    return connection


def line_of(url: str) -> DutyLine:
    """Return the line of a worker to a database of servers. Raises StoreError with advice."""
    where = shown(url)
    require_up_to_date(version_of(url), where)
    return DutyLine(url, where)


def duties_and_jobs(line: DutyLine) -> tuple[DutyStore, TaskStore]:
    """The part of a store that a worker uses."""
    return PostgresDuties(line), PostgresTasks(line)


def version_of(url: str) -> int:
    """The version of a database's schema; 0: empty. Raises StoreError if it cannot be used."""
    connection = PostgresConnection(url, shown(url))
    try:
        return require_known(connection, connection.where)
    finally:
        connection.close()


def reading_alone(url: str) -> PostgresConnection:
    """A connection that reads one state of a database that no server uses. Raises StoreError."""
    return _alone(PostgresConnection(url, shown(url)), READING)


def writing_alone(url: str) -> PostgresConnection:
    """A connection to a database that no server uses, in a transaction. Raises StoreError."""
    return _alone(opened_database(url), "BEGIN")


def _alone(connection: PostgresConnection, begin: str) -> PostgresConnection:
    with closed_if_refused(connection):
        require_same(require_known(connection, connection.where), connection.where)
        connection.take()
        connection.execute_as_is(begin)
    return connection


def keep_all(connection: PostgresConnection) -> None:
    """End a transaction in which rows were given their numbers from elsewhere."""
    for table in kept_tables():
        if table.numbered is not None:
            sequence = f"pg_get_serial_sequence('{table.name}', '{table.numbered}')"
            connection.execute(
                f"SELECT setval({sequence}, newest) FROM"
                f" (SELECT max({table.numbered}) AS newest FROM {table.name}) AS found"
                " WHERE newest IS NOT NULL"
            )
    connection.execute_as_is("COMMIT")
