"""Commands in a PostgreSQL database, also while servers are using it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.postgres import PostgresReader, PostgresStore, version_of
from carrack.server.store.postgres_connection import (
    SERVING,
    PostgresConnection,
    closed_if_refused,
    first_line,
    shown,
)
from carrack.server.store.postgres_schema import require_known
from carrack.server.store.postgres_writer import SERIALIZABLE, PostgresWriter
from carrack.server.store.schema import VERSION

T = TypeVar("T")


def command_connection(url: str) -> PostgresConnection:
    """A connection to a database in the newest schema, which stays. Raises StoreError."""
    with closed_if_refused(PostgresConnection(url, shown(url))) as connection:
        try:
            _require_today(require_known(connection, connection.where), connection.where)
        except psycopg.Error as error:
            raise StoreError(f"{connection.where} cannot be read: {first_line(error)}") from None
    return connection


def _require_today(version: int, where: str) -> None:
    if version == 0:
        raise StoreError(f"there are no tables: {where} is empty")
    if version < VERSION:
        raise StoreError(f"{where} is from an earlier version; restart its server with this one")


def read_once(url: str, job: Callable[[SqlConnection], T]) -> T:
    """The result of a job that reads one state of a database. Raises StoreError."""
    reader = PostgresReader(lambda: command_connection(url))
    try:
        return reader.submit(job).result()
    finally:
        reader.stop()


def write_once(url: str, job: Callable[[SqlConnection], T]) -> T:
    """The result of a job that changes a database, all of it or nothing. Raises StoreError.

    The job may be carried out several times, of which one counts.
    """
    writer = PostgresWriter(lambda: command_connection(url), SERIALIZABLE)
    try:
        return writer.submit(job).result()
    finally:
        writer.stop()


@contextmanager
def alone_on(url: str) -> Iterator[bool]:
    """Whether no server uses a database; if so, none begins to meanwhile. Raises StoreError."""
    with closing(command_connection(url)) as connection:
        try:
            found = connection.execute("SELECT pg_try_advisory_lock(?)", (SERVING,)).fetchone()
        except psycopg.Error as error:
            raise StoreError(f"{connection.where}: {first_line(error)}") from None
        yield bool(found[0])


def size_of(connection: SqlConnection) -> int:
    """Return the bytes that a database takes."""
    found = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    return int(found[0])


class CommandStore(PostgresStore):
    """The same tables for a command, whether servers are using them or not."""

    def __init__(self, url: str) -> None:
        """Open the database, and make its tables if it is empty. Raises StoreError."""
        if version := version_of(url):
            _require_today(version, shown(url))
        super().__init__(url)

    def _writing(self) -> PostgresConnection:
        return command_connection(self.url)


def without_password(url: str) -> str:
    """The address of a database as PostgreSQL's programs take it, without a password."""
    parts = conninfo_to_dict(url)
    parts.pop("password", None)
    return make_conninfo("", **parts)
