"""The store in one SQLite file.

WAL, `synchronous=FULL`, one thread that writes and commits what has gathered together.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from carrack.server import statements
from carrack.server.store import (
    AnalysisRow,
    Answer,
    Change,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

APPLICATION = 0x43524B31  # marks the file as Carrack's own

# Each migration leads from one version of the schema to the next; none is ever edited once
# released.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
             id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, seed BLOB NOT NULL,
             practice INTEGER NOT NULL, host TEXT NOT NULL, status TEXT NOT NULL,
             deciding INTEGER NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL)""",
        """CREATE TABLE seats (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
             name TEXT NOT NULL, kind TEXT NOT NULL, bot TEXT, token TEXT, resigned INTEGER NOT
             NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID""",
        """CREATE TABLE entries (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
             line TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
        """CREATE TABLE answers (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, move_id TEXT NOT NULL,
             asker TEXT NOT NULL, request TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL,
             PRIMARY KEY (table_id, move_id))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN rematch TEXT",
        "CREATE INDEX running_tables ON tables (deciding) WHERE status = 'running'",
        "CREATE INDEX old_answers ON answers (table_id, seq)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE analyses (
             number INTEGER PRIMARY KEY, status TEXT NOT NULL, tries INTEGER NOT NULL, message TEXT
             NOT NULL, body BLOB, table_id TEXT NOT NULL UNIQUE REFERENCES tables ON DELETE
             CASCADE)""",
    ),
)
VERSION = len(MIGRATIONS)


def connect(path: Path) -> sqlite3.Connection:
    """An open connection to a store's file, brought to the newest schema.

    Raises StoreError with advice.
    """
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        migrate(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened as Carrack's database: {error}") from None
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Brings an older file to the newest schema in one transaction; refuses newer and foreign."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection, path)
        for migration in MIGRATIONS[version:]:
            for statement in migration:
                connection.execute(statement)
        if version < VERSION:
            connection.execute(f"PRAGMA user_version = {VERSION}")
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.close()
        raise


def _version(connection: sqlite3.Connection, path: Path) -> int:
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if owner != APPLICATION and not empty:
        raise StoreError(
            f"{path} is a database of another program; choose another folder with --data"
        )
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Carrack (its schema is {version}, this one knows"
            f" {VERSION}); install the newer version, or choose another folder with --data"
        )
    return version


class Writer:
    """The one thread that uses the connection.

    Jobs that have gathered meanwhile share one commit, hence one fsync.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="carrack-store", daemon=True)
        self.thread.start()

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """What the job will give, once it is committed."""
        future: Future[T] = Future()
        self.jobs.put((job, future))
        return future

    def stop(self) -> None:
        """Carries out what was submitted, then closes the connection."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            going = None not in batch
            wanted = [item for item in batch if item and item[1].set_running_or_notify_cancel()]
            if wanted:
                self._carry_out(wanted)
        self.connection.close()

    def _carry_out(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._outcome(job) for job, _ in batch]
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            outcomes = [StoreError(f"the database refuses: {error}")] * len(batch)
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if isinstance(outcome, BaseException):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    def _outcome(self, job: Job) -> Any:
        """The job's result or its exception, which undoes this job alone."""
        self.connection.execute("SAVEPOINT job")
        try:
            outcome = job(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:
                raise sqlite3.OperationalError(str(error)) from error
            self.connection.execute("ROLLBACK TO job")
            outcome = error if isinstance(error, StoreError) else StoreError(str(error))
        self.connection.execute("RELEASE job")
        return outcome


class SqliteStore(Store):
    """Tables in one file."""

    def __init__(self, path: Path) -> None:
        """Opens or makes the file. Raises StoreError with advice."""
        self.path = path
        self.writer = Writer(connect(path))

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self.writer.submit(job))

    async def create(self, stored: Stored) -> None:
        await self._do(lambda c: statements.create(c, stored))

    async def commit(self, change: Change) -> None:
        await self._do(lambda c: statements.commit(c, change))

    async def load(self, table: str) -> Stored:
        return await self._do(lambda c: statements.load(c, table))

    async def glance(self, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        return await self._do(lambda c: statements.glance(c, tables))

    async def answer(self, table: str, move_id: str) -> Answer | None:
        return await self._do(lambda c: statements.answer(c, table, move_id))

    async def waiting_for_bots(self) -> list[str]:
        return await self._do(statements.waiting_for_bots)

    async def put_analysis(self, row: AnalysisRow) -> None:
        await self._do(lambda c: statements.put_analysis(c, row))

    async def analysis(self, table: str) -> AnalysisRow | None:
        return await self._do(lambda c: statements.analysis(c, table))

    async def waiting_for_analysis(self) -> list[str]:
        return await self._do(statements.waiting_for_analysis)

    async def count(self) -> int:
        return await self._do(statements.count)

    async def delete(self, table: str) -> None:
        await self._do(lambda c: statements.delete(c, table))

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
