"""The database of a data folder, which a running server may be using."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from carrack.cli.databases import require_here
from carrack.cli.folder import Folder, FolderError, database
from carrack.server.store.connection import SqlConnection
from carrack.server.store.damage import reading
from carrack.server.store.schema import VERSION, require_known
from carrack.server.store.sqlite import connect
from carrack.server.store.store import StoreError

T = TypeVar("T")


def there(data: Path) -> Path:
    """The database of a folder. Raises StoreError if there is none."""
    require_here(data)
    file = database(data)
    if not file.is_file():
        raise StoreError(f"there are no tables: {file} does not exist")
    return file


def held(data: Path) -> Folder | None:
    """The data folder, or None if a server is using it. Raises StoreError if there is no data."""
    there(data)
    try:
        return Folder(data)
    except FolderError:
        return None


def require_new(connection: sqlite3.Connection, file: Path) -> None:
    """Raise StoreError for a database of an earlier version, whose server would know no newer."""
    if require_known(connection, file) < VERSION:
        raise StoreError(f"{file} is from an earlier version; restart its server with this one")


def require_shared(file: Path) -> None:
    """Raise StoreError unless a database can be written beside its server."""
    with closing(reading(file)) as connection:
        require_new(connection, file)


def read_in(data: Path, job: Callable[[SqlConnection], T]) -> T:
    """The result of a job that reads the database of a folder. Raises StoreError, sqlite3.Error."""
    file = there(data)
    with closing(reading(file)) as connection:
        require_new(connection, file)
        return job(connection)


def written_in(data: Path, job: Callable[[SqlConnection], T]) -> T:
    """The result of a job that changes the database of a folder, all of it or nothing.

    Raises StoreError, sqlite3.Error.
    """
    file = there(data)
    require_shared(file)
    with closing(connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        done = job(connection)
        connection.execute("COMMIT")
    return done


def failed(error: Exception) -> int:
    """Say what went wrong; return the exit status."""
    print(f"carrack: {error}", file=sys.stderr)
    return 1
