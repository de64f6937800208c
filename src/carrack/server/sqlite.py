"""The store in one SQLite file.

WAL, `synchronous=FULL`, one thread that writes and commits what has gathered together.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from carrack.server.store import (
    WAITING,
    AnalysisRow,
    Answer,
    Change,
    Conflict,
    Missing,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

APPLICATION = 0x43524B31  # marks the file as Carrack's own
ANSWERS_KEPT = 256  # steps back; a request repeated later than that is stale anyway

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
        for statements in MIGRATIONS[version:]:
            for statement in statements:
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
        await self._do(lambda c: _create(c, stored))

    async def commit(self, change: Change) -> None:
        await self._do(lambda c: _commit(c, change))

    async def load(self, table: str) -> Stored:
        return await self._do(lambda c: _load(c, table))

    async def glance(self, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        return await self._do(lambda c: _glance(c, tables))

    async def answer(self, table: str, move_id: str) -> Answer | None:
        return await self._do(lambda c: _answer(c, table, move_id))

    async def waiting_for_bots(self) -> list[str]:
        return await self._do(_waiting_for_bots)

    async def put_analysis(self, row: AnalysisRow) -> None:
        await self._do(lambda c: _put_analysis(c, row))

    async def analysis(self, table: str) -> AnalysisRow | None:
        return await self._do(lambda c: _analysis(c, table))

    async def waiting_for_analysis(self) -> list[str]:
        return await self._do(_waiting_for_analysis)

    async def count(self) -> int:
        return await self._do(lambda c: int(c.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def delete(self, table: str) -> None:
        await self._do(lambda c: _delete(c, table))

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)


def _create(connection: sqlite3.Connection, stored: Stored) -> None:
    row = stored.row
    values = (row.table, row.game, row.header, row.seed, row.practice, row.host, row.status)
    try:
        connection.execute(
            "INSERT INTO tables (id, game, header, seed, practice, host, status, deciding, created,"
            " updated, rematch, hints) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, row.deciding, row.created, row.updated, row.rematch, row.hints),
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"there is a table {row.table!r} already") from None
    _put_seats(connection, row.table, stored.seats)
    _add_lines(connection, row.table, 0, stored.lines)


def _put_seats(connection: sqlite3.Connection, table: str, seats: list[SeatRow]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO seats (table_id, seat, name, kind, bot, token, resigned)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, s.seat, s.name, s.kind, s.bot, s.token, s.resigned) for s in seats],
    )


def _add_lines(connection: sqlite3.Connection, table: str, first: int, lines: list[str]) -> None:
    """Adds entries right after those that are there: no number twice, none left out."""
    found = connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,))
    newest = found.fetchone()[0]
    expected = 0 if newest is None else newest + 1
    if lines and first != expected:
        raise Conflict(f"table {table!r} goes on with entry {expected}, not with {first}")
    connection.executemany(
        "INSERT INTO entries (table_id, number, line) VALUES (?, ?, ?)",
        [(table, first + i, line) for i, line in enumerate(lines)],
    )


def _commit(connection: sqlite3.Connection, change: Change) -> None:
    done = connection.execute(
        "UPDATE tables SET status = ?, deciding = ?, updated = ?, rematch = coalesce(?, rematch)"
        " WHERE id = ?",
        (change.status, change.deciding, change.updated, change.rematch, change.table),
    )
    if done.rowcount == 0:
        raise Missing(f"there is no table {change.table!r}")
    _add_lines(connection, change.table, change.first, change.lines)
    _put_seats(connection, change.table, list(change.seats))
    if change.answer is not None:
        _keep_answer(connection, change.table, change.answer)


def _keep_answer(connection: sqlite3.Connection, table: str, answer: Answer) -> None:
    body = zlib.compress(answer.body, 1)
    try:
        connection.execute(
            "INSERT INTO answers (table_id, move_id, asker, request, seq, body)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (table, answer.move_id, answer.asker, answer.request, answer.seq, body),
        )
    except sqlite3.IntegrityError:
        raise Conflict(f"move_id {answer.move_id!r} has been answered already") from None
    connection.execute(
        "DELETE FROM answers WHERE table_id = ? AND seq < ?", (table, answer.seq - ANSWERS_KEPT)
    )


_ROW = (
    "SELECT id, game, header, seed, practice, host, status, deciding, created, updated, rematch,"
    " hints FROM tables WHERE id = ?"
)
_SEATS = "SELECT seat, name, kind, bot, token, resigned FROM seats WHERE table_id = ? ORDER BY seat"


def _row(connection: sqlite3.Connection, table: str) -> TableRow | None:
    found = connection.execute(_ROW, (table,)).fetchone()
    if found is None:
        return None
    values: tuple[Any, ...] = (*found[:4], bool(found[4]), *found[5:11], bool(found[11]))
    return TableRow(*values)


def _seat(values: tuple[Any, ...]) -> SeatRow:
    seat, name, kind, bot, token, resigned = values
    return SeatRow(seat, name, kind, bot, token, bool(resigned))


def _seats(connection: sqlite3.Connection, table: str) -> list[SeatRow]:
    found = connection.execute(_SEATS, (table,)).fetchall()
    return [_seat(values) for values in found]


def _load(connection: sqlite3.Connection, table: str) -> Stored:
    row = _row(connection, table)
    if row is None:
        raise Missing(f"there is no table {table!r}")
    found = connection.execute(
        "SELECT line FROM entries WHERE table_id = ? ORDER BY number", (table,)
    )
    return Stored(row, _seats(connection, table), [line for (line,) in found.fetchall()])


def _glance(
    connection: sqlite3.Connection, tables: list[str]
) -> list[tuple[TableRow, list[SeatRow]]]:
    rows = [_row(connection, table) for table in tables]
    return [(row, _seats(connection, row.table)) for row in rows if row is not None]


def _answer(connection: sqlite3.Connection, table: str, move_id: str) -> Answer | None:
    found = connection.execute(
        "SELECT move_id, asker, request, seq, body FROM answers WHERE table_id = ? AND move_id = ?",
        (table, move_id),
    ).fetchone()
    if found is None:
        return None
    name, asker, request, seq, body = found
    return Answer(name, asker, request, seq, zlib.decompress(body))


def _waiting_for_bots(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id AND seat = deciding"
        " WHERE status = 'running' AND kind = 'bot' ORDER BY updated DESC"
    )
    return [table for (table,) in found.fetchall()]


def _put_analysis(connection: sqlite3.Connection, row: AnalysisRow) -> None:
    body = None if row.body is None else zlib.compress(row.body)
    try:
        connection.execute(
            "INSERT INTO analyses (table_id, status, tries, message, body) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET status = excluded.status,"
            " tries = excluded.tries, message = excluded.message, body = excluded.body",
            (row.table, row.status, row.tries, row.message, body),
        )
    except sqlite3.IntegrityError:
        raise Missing(f"there is no table {row.table!r}") from None


def _analysis(connection: sqlite3.Connection, table: str) -> AnalysisRow | None:
    found = connection.execute(
        "SELECT table_id, status, tries, message, body FROM analyses WHERE table_id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    name, status, tries, message, body = found
    whole = None if body is None else zlib.decompress(body)
    return AnalysisRow(name, status, tries, message, whole)


def _waiting_for_analysis(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute(
        "SELECT table_id FROM analyses WHERE status = ? ORDER BY number", (WAITING,)
    )
    return [table for (table,) in found.fetchall()]


def _delete(connection: sqlite3.Connection, table: str) -> None:
    if connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 0:
        raise Missing(f"there is no table {table!r}")
