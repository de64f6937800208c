"""The store in one SQLite file.

WAL, `synchronous=FULL`, one thread that writes and commits jobs in groups, and one that only reads.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from carrack.server.settings import Settings
from carrack.server.store import queries
from carrack.server.store.damage import examined
from carrack.server.store.private import close_file, new_file
from carrack.server.store.reader import Reader
from carrack.server.store.store import (
    AnalysisRow,
    Change,
    Damage,
    End,
    Receipt,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
    TalkRow,
)
from carrack.server.tables import endings

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

APPLICATION = 0x43524B31  # marks the file as Carrack's own
LOG_PAGES = 4_000  # 16 MiB: commits wait while the log is emptied, so it should be rare
NEEDED = 256 * 1024  # bytes of disk without which a database may not open
FULL_DISK = "the disk is full, make room on it"

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
    (
        "ALTER TABLE seats ADD COLUMN arrival TEXT NOT NULL DEFAULT 'here'",
        "ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE talk (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
             seat INTEGER NOT NULL, at TEXT NOT NULL, text TEXT NOT NULL,
             PRIMARY KEY (table_id, number)) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE seats ADD COLUMN invitation TEXT",
        "ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN watchable INTEGER NOT NULL DEFAULT 1",
    ),
    (
        """CREATE TABLE receipts (
             table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, move_id TEXT NOT NULL,
             asker TEXT NOT NULL, request TEXT NOT NULL, seq INTEGER NOT NULL,
             PRIMARY KEY (table_id, move_id)) WITHOUT ROWID""",
        """INSERT INTO receipts SELECT table_id, move_id, asker, substr(request, 1, 32), seq
             FROM answers""",
        "DROP TABLE answers",
    ),
    (
        """CREATE TABLE ends (
             table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, kept TEXT, at TEXT,
             told TEXT, why TEXT) WITHOUT ROWID""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN fixed TEXT",
        "ALTER TABLE seats ADD COLUMN entropy_hash TEXT",
        "ALTER TABLE seats ADD COLUMN entropy TEXT",
    ),
)
VERSION = len(MIGRATIONS)


def connect(path: Path) -> sqlite3.Connection:
    """An open connection to a store's file in the newest schema. Raises StoreError with advice."""
    try:
        make_private(path)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA busy_timeout = 10000")
        migrate(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
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


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Migrate an older file in one transaction; refuse newer and foreign ones."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = require_known(connection, path)
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


def require_known(connection: sqlite3.Connection, path: Path) -> int:
    """The version of a file's schema; 0: empty. Raises StoreError for a foreign or newer file."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    owner = int(connection.execute("PRAGMA application_id").fetchone()[0])
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if owner != APPLICATION and not empty:
        raise StoreError(f"{path} belongs to another program; choose another folder with --data")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a newer Carrack (its schema is {version}, this one knows"
            f" {VERSION}); install the newer version, or choose another folder with --data"
        )
    return version


class Writer:
    """The one thread that uses the connection. Jobs that queue up share a commit and an fsync."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="carrack-store", daemon=True)
        self.thread.start()

    def submit(self, job: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """The future result of a job, once it is committed."""
        future: Future[T] = Future()
        self.jobs.put((job, future))
        return future

    def stop(self) -> None:
        """Carry out what was submitted, then close the connection."""
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
        """Open or make the file. Raises StoreError with advice."""
        self.path = path
        self.writer = Writer(connect(path))
        self.reader = Reader(path)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self.writer.submit(job))

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.wrap_future(self.reader.submit(job))

    async def create(self, stored: Stored) -> None:
        await self._do(lambda c: queries.create(c, stored))

    async def commit(self, change: Change) -> None:
        await self._do(lambda c: queries.commit(c, change))

    async def load(self, table: str) -> Stored:
        return await self._read(lambda c: queries.load(c, table))

    async def glance(self, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        return await self._read(lambda c: queries.glance(c, tables))

    async def results(self, tables: list[str]) -> dict[str, str]:
        return await self._read(lambda c: queries.results(c, tables))

    async def receipt(self, table: str, move_id: str) -> Receipt | None:
        return await self._read(lambda c: queries.receipt(c, table, move_id))

    async def waiting_for_bots(self) -> list[str]:
        return await self._read(queries.waiting_for_bots)

    async def unopened(self, before: str) -> list[str]:
        return await self._read(lambda c: queries.unopened(c, before))

    async def say(self, table: str, seat: int, at: str, text: str) -> TalkRow:
        return await self._do(lambda c: queries.say(c, table, seat, at, text))

    async def talk(self, table: str, after: int = 0) -> list[TalkRow]:
        return await self._read(lambda c: queries.talk(c, table, after))

    async def let_talk(self, table: str, on: bool) -> None:
        await self._do(lambda c: queries.let_talk(c, table, on))

    async def let_watch(self, table: str, on: bool) -> None:
        await self._do(lambda c: queries.let_watch(c, table, on))

    async def put_analysis(self, row: AnalysisRow) -> None:
        await self._do(lambda c: queries.put_analysis(c, row))

    async def analysis(self, table: str) -> AnalysisRow | None:
        return await self._read(lambda c: queries.analysis(c, table))

    async def waiting_for_analysis(self) -> list[str]:
        return await self._read(queries.waiting_for_analysis)

    async def count(self) -> int:
        return await self._read(queries.count)

    async def touch(self) -> None:
        await self._do(lambda c: c.execute(f"PRAGMA application_id = {APPLICATION}").close())

    async def delete(self, table: str) -> None:
        await self._do(lambda c: queries.delete(c, table))

    async def sweep(self, settings: Settings, now: datetime) -> list[End]:
        marks = await self._read(lambda c: endings.unused(c, settings, now))
        if marks:
            await self._do(lambda c: endings.mark(c, marks))
        return marks

    async def ends(self) -> list[End]:
        return await self._read(endings.ends)

    async def end_of(self, table: str) -> End | None:
        return await self._read(lambda c: endings.end_of(c, table))

    async def end(self, table: str, now: datetime, days: float) -> End:
        return await self._do(lambda c: endings.end(c, table, now, days))

    async def keep(self, table: str, now: datetime, keeper: bool = False) -> None:
        await self._do(lambda c: endings.keep(c, table, now, keeper))

    async def damage(self) -> Damage | None:
        ended = threading.Event()
        try:
            return await asyncio.to_thread(examined, self.path, ended.is_set)
        finally:
            ended.set()  # so that cancelling does not leave a thread at work

    async def close(self) -> None:
        await asyncio.to_thread(self.reader.stop)
        await asyncio.to_thread(self.writer.stop)
