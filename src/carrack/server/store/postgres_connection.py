"""Connections to PostgreSQL that take the statements of the store."""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakSet

import psycopg
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.string import StrDumper

from carrack.server.store.connection import IntegrityError, SqlRows
from carrack.server.store.faults import StoreError
from carrack.server.store.postgres_line import PostgresLine, PostgresRows
from carrack.server.store.schema import APPLICATION
from carrack.server.store.translation import for_postgresql

logging.getLogger("psycopg").setLevel(logging.ERROR)
"""Silence of the driver: whoever asked reports a fault; its warnings name objects and hosts."""

AT_A_TIME = 2_000  # rows
TRIES, PAUSE = 20, 0.1  # seconds
USUAL = {
    "application_name": "carrack",
    "client_encoding": "utf8",
    "connect_timeout": "3",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""Defaults of an address: a database that does not answer is noticed within seconds."""
PATIENCE = 4.0
"""Seconds within which a database answers a statement, or is taken for one that never will."""
AT_THE_END = 1.5
"""The same once this process is to end."""
GLANCE = 0.25
"""Seconds between two looks at what is overdue."""
SESSION = (
    "SET jit = off",
    # what is acknowledged is on the disk, whatever is usual there
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') IN ('off', 'local')",
    # whoever was cut off in the middle of a job keeps nothing locked
    "SET idle_in_transaction_session_timeout = '8s'",
    # of a machine that is gone PostgreSQL would know after two hours
    "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 3",
    "SET tcp_user_timeout = 8000",
)
CHANNEL = "carrack"
NOTIFY = b"SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)"
"""In a transaction of its own: what is told waits for no disk."""
SERVING = APPLICATION + 1
"""The lock of PostgreSQL that servers share; that of `APPLICATION` is for migrations."""
BIGINT = 20  # PostgreSQL's number for the type


class IntegerDumper(Dumper):
    """Whole numbers, and truth, are always sent as the type that all columns have."""

    oid = BIGINT

    def dump(self, obj: int) -> bytes:
        return b"%d" % obj

    def quote(self, obj: int) -> bytes:
        """The number in a statement without values."""
        return self.dump(obj)


class PostgresConnection:
    """A connection of which `SqlConnection` is true.

    Outside of a transaction each statement is one of its own.
    """

    def __init__(self, url: str, where: str, patience: float = 0) -> None:
        """Connect. Raises StoreError with advice.

        A statement that takes longer than `patience` (seconds; 0: never too long) loses the
        connection, whatever keeps the database from answering.
        """
        self.where = where
        self.patience = patience
        self.since: float | None = None  # when the statement under way began
        if WATCH.gone:
            raise StoreError(f"{where} does not answer")
        try:
            self.wrapped = psycopg.connect(completed(url), autocommit=True)
        except psycopg.Error as error:
            WATCH.gone = WATCH.ending
            raise StoreError(f"{where} cannot be reached: {first_line(error)}") from None
        if patience:
            WATCH.add(self)
        for kind in (int, bool):
            self.wrapped.adapters.register_dumper(kind, IntegerDumper)
        self.wrapped.adapters.register_dumper(str, StrDumper)
        self.line = PostgresLine(self.wrapped)
        self.gathering = False
        self.execute_as_is(*SESSION)

    @property
    def lost(self) -> bool:
        """Whether nothing can be asked here any more."""
        return bool(self.wrapped.closed)

    def execute(self, statement: str, values: Any = (), /) -> SqlRows:
        """Carry out a statement of the store."""
        return self.executemany(statement, (values,))

    def executemany(self, statement: str, rows: Iterable[Any], /) -> SqlRows:
        """Carry out a statement once for each row of values."""
        text, names = for_postgresql(statement)
        found = PostgresRows(self.line)
        with self.pipeline():
            for values in rows:
                self.line.send(text, [values[name] for name in names] if names else values, found)
        return found

    def execute_as_is(self, *statements: str) -> str:
        """Carry out statements of PostgreSQL without values; returns how the last one went."""
        found = PostgresRows(self.line)
        with self.pipeline():
            for statement in statements:
                self.line.send(statement.encode(), (), found)
        return found.status

    def begin(self, *statements: str) -> None:
        """Begin a transaction with statements that are carried out with what is asked first."""
        self.line.answered = False
        with self.pipeline():  # the end of the last one may have gone unanswered
            pass
        self.line.answered = False
        self.go_on(*statements)

    def go_on(self, *statements: str) -> None:
        """Go on in a transaction with statements that are carried out with what is asked next."""
        for statement in statements:
            self.line.send(statement.encode(), (), PostgresRows(self.line))

    @contextmanager
    def committed(self, told: Iterable[str]) -> Iterator[None]:
        """Commit with what is asked meanwhile, and then tell other processes something.

        If only that fails, so be it.
        """
        done = PostgresRows(self.line)
        try:
            with self.pipeline():
                yield
                self.line.send(b"COMMIT", (), done)
                for message in told:
                    self.line.send(NOTIFY, (CHANNEL, message), PostgresRows(self.line))
        except psycopg.Error:
            if done.status != "COMMIT":
                raise
        if done.status != "COMMIT":
            raise psycopg.InternalError(f"a job went on after an error ({done.status})")

    def leave(self) -> None:
        """End a transaction that has only read; nobody waits for that."""
        self.line.send(b"COMMIT", (), PostgresRows(self.line))
        self.line.end()

    def streamed(self, statement: str) -> Iterator[Any]:
        """The rows of a statement, within a transaction, without keeping them in memory."""
        with self.wrapped.cursor(name="streamed") as cursor:
            cursor.itersize = AT_A_TIME
            yield from cursor.execute(for_postgresql(statement)[0])

    def take(self) -> None:
        """Have the database to oneself. Raises StoreError while a server runs on it.

        PostgreSQL takes a moment to notice that a server was killed.
        """
        if not self._locked("pg_try_advisory_lock"):
            raise StoreError(
                f"a Carrack is running on {self.where}; stop it, or choose another database"
            )
        # nobody waits for it, and it may wait for another database
        self.execute_as_is("SET idle_in_transaction_session_timeout = 0")

    def have_alone(self) -> None:
        """The same until the end of a transaction that changes what earlier versions need."""
        if not self._locked("pg_try_advisory_xact_lock"):
            raise StoreError(
                f"servers of an earlier version are running on {self.where}, and cannot use"
                " the schema of this version; stop them all first"
            )

    def share(self) -> None:
        """Serve the database, beside others. Raises StoreError while all of it is changed."""
        if not self._locked("pg_try_advisory_lock_shared"):
            raise StoreError(
                f"`carrack move-store`, or a later version, is using {self.where}; wait until"
                " it is done"
            )

    def _locked(self, function: str) -> bool:
        for _ in range(TRIES):
            if self.execute(f"SELECT {function}(?)", (SERVING,)).fetchone()[0]:
                return True
            time.sleep(PAUSE)
        return False

    def close(self) -> None:
        """Give the connection back."""
        self.wrapped.close()

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        """Send statements without waiting for the answers of those before.

        The first error is raised at the end, and nothing after it was carried out.
        """
        if self.gathering:  # these are part of more
            yield
            return
        self.gathering, self.since = True, time.monotonic()
        try:
            try:
                yield
            except BaseException:
                with suppress(psycopg.Error):
                    self.line.take()
                raise
            self.line.take()
        except psycopg.IntegrityError as error:
            raise IntegrityError(first_line(error)) from error
        finally:
            self.gathering, self.since = False, None

    def is_overdue(self, now: float) -> bool:
        """Whether the database has not answered for too long."""
        patience = min(self.patience, AT_THE_END) if WATCH.ending else self.patience
        return (begun := self.since) is not None and (WATCH.gone or now - begun > patience)

    def cut(self) -> None:
        """Lose the connection, so that the thread that waits for an answer is told of it."""
        cut(self.wrapped)


@contextmanager
def closed_if_refused(connection: PostgresConnection) -> Iterator[PostgresConnection]:
    """Close a new connection unless all goes well that it begins with."""
    try:
        yield connection
    except BaseException:
        connection.close()
        raise


def cut(connection: psycopg.Connection[Any] | psycopg.AsyncConnection[Any]) -> None:
    """Lose a connection, so that whoever waits for its answer is told of it."""
    with suppress(psycopg.Error, OSError):
        line = socket.socket(fileno=os.dup(connection.fileno()))
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.close()


class Watch:
    """A thread that cuts connections on which no answer comes.

    That of a machine that is gone is noticed by the network; a database that stands still, or a
    network that swallows everything, keeps connections open for ever. A process that is to end
    waits for that once, not on each connection and for each thing that it would still like to ask.
    """

    ending = False
    """Whether this process is to end."""
    gone = False
    """Whether the database was found not to answer since then."""

    def __init__(self) -> None:
        self.connections: WeakSet[PostgresConnection] = WeakSet()
        self.lock = threading.Lock()
        self.thread: threading.Thread | None = None

    def add(self, connection: PostgresConnection) -> None:
        """Watch a connection until nobody has it any more."""
        with self.lock:
            self.connections.add(connection)
            if self.thread is None:
                self.thread = threading.Thread(target=self._run, name="carrack-watch", daemon=True)
                self.thread.start()

    def _run(self) -> None:
        while True:
            time.sleep(GLANCE)
            with self.lock:
                overdue = [c for c in self.connections if c.is_overdue(time.monotonic())]
            self.gone |= bool(overdue) and self.ending
            for connection in overdue:
                connection.cut()


WATCH = Watch()


def completed(url: str) -> str:
    """An address with what it leaves open. Raises psycopg.Error."""
    given = conninfo_to_dict(url)
    return make_conninfo(url, **{key: value for key, value in USUAL.items() if key not in given})


def first_line(error: BaseException) -> str:
    """Return the first line of an error, without the excerpts of statements that follow."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def shown(url: str) -> str:
    """A database as it is named in messages: without a password. Raises StoreError."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreError(
            "this is not the address of a database; it must be postgresql://USER@HOST/DATABASE"
        ) from None
    host = f" at {parts['host']}" if parts.get("host") else ""
    return f"the PostgreSQL database {parts.get('dbname') or parts.get('user') or ''!r}{host}"
