"""The store in one SQLite file.

WAL, `synchronous=FULL`, one thread that writes and commits jobs in groups, and one that only reads.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from carrack.server.store.connection import SqlConnection
from carrack.server.store.damage import examined
from carrack.server.store.faults import StoreError
from carrack.server.store.private import close_file, new_file
from carrack.server.store.reader import Reader
from carrack.server.store.schema import migrate
from carrack.server.store.store import Store
from carrack.server.store.table_rows import Damage
from carrack.server.store.writer import Job, TaskWriter

T = TypeVar("T")

LOG_PAGES = 4_000  # 16 MiB: commits wait while the log is emptied, so it should be rare
NEEDED = 256 * 1024  # bytes of disk without which a database may not open
FULL_DISK = "the disk is full, make room on it"


def connect(path: Path, log_pages: int = 0) -> sqlite3.Connection:
    """An open connection to a store's file in the newest schema. Raises StoreError with advice.

    It empties the log after so many pages, 0: never. Of all connections to a file only its
    server's writer may do so (`wal_reset.py`); the last one to be closed does it in any case.
    """
    try:
        make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute(f"PRAGMA wal_autocheckpoint = {log_pages}")
        migrate(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # deleted names and secrets are gone
        connection.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.Error, OSError) as error:
        reason = f"{error}; {FULL_DISK}" if disk_is_full(path) else error
        raise StoreError(f"{path} cannot be opened as Carrack's database: {reason}") from None
    return connection


def disk_is_full(path: Path) -> bool:
    """Whether the disk of a file has no room for what SQLite writes beside it when it opens it."""
    try:
        return shutil.disk_usage(path.parent).free < NEEDED
    except OSError:
        return False


def make_private(path: Path) -> None:
    """Make a store's file private, creating it if necessary. Raises OSError.

    SQLite gives the files that it makes beside it (`-wal`, `-shm`) the mode of the database; those
    of an earlier version may be there already.
    """
    if not path.exists():
        new_file(path)
    for suffix in ("", "-wal", "-shm"):
        close_file(path.with_name(path.name + suffix))


class Writer(TaskWriter):
    """The one thread that uses the connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        super().__init__()

    def _close(self) -> None:
        self.connection.close()

    def _outcomes(self, jobs: Sequence[Job]) -> list[Any]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._outcome(job) for job in jobs]
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [StoreError(f"the database refuses: {error}")] * len(jobs)
        return outcomes

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
        """Open or make the file. Raises StoreError with advice."""
        super().__init__()
        self.path = path
        self.writer = Writer(connect(path, LOG_PAGES))
        self.reader = Reader(path)

    async def write(self, job: Callable[[SqlConnection], T]) -> T:
        return await asyncio.wrap_future(self.writer.submit(job))

    async def read(self, job: Callable[[SqlConnection], T]) -> T:
        return await asyncio.wrap_future(self.reader.submit(job))

    async def damage(self) -> Damage | None:
        ended = threading.Event()
        try:
            return await asyncio.to_thread(examined, self.path, ended.is_set)
        finally:
            ended.set()  # so that cancelling does not leave a thread at work

    async def close(self) -> None:
        await asyncio.to_thread(self.reader.stop)
        await asyncio.to_thread(self.writer.stop)
