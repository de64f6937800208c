"""A copy of all tables, made while people are playing, and the way back from it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from carrack.server.store.damage import examined, reading
from carrack.server.store.faults import StoreError
from carrack.server.store.private import hand_over, new_file
from carrack.server.store.schema import require_known
from carrack.server.store.sqlite import connect

BESIDE = ("-wal", "-shm", "")
"""The files of a database, the database itself last."""


def backup(source: Path, target: Path) -> int:
    """Copy a store's file, which may be in use, and check the copy.

    Returns the number of tables. Raises StoreError, without a copy, if the source is missing or
    damaged or the target exists.
    """
    if not source.is_file():
        raise StoreError(f"there is nothing to back up: {source} does not exist")
    if target.exists():
        raise StoreError(f"{target} exists already; a backup never overwrites a file")
    with growing(target) as part:
        _copy(source, part)
        damage = examined(part, thorough=True)
        if damage is not None:
            raise StoreError(
                f"{source} is damaged, so this copy was not kept ({damage}); keep the backups"
                " that you have: the last good one can be restored"
            )
        return _tables(part)


def restore(copy: Path, database: Path) -> tuple[int, Path | None]:
    """Replace a database that is not in use by a backup.

    Returns the number of its tables, and the new path of the old database, if there was one. Raises
    StoreError, changing nothing, if the copy is damaged or not Carrack's.
    """
    if not copy.is_file():
        raise StoreError(f"there is no backup {copy}")
    with growing(database) as part:
        _copy(copy, part)
        damage = examined(part, thorough=True)
        if damage is not None:
            raise StoreError(f"{copy} is damaged and was not restored ({damage})")
        tables = _tables(part)
        hand_over(part)
        before = _put_aside(database)
    return tables, before


@contextmanager
def growing(target: Path) -> Iterator[Path]:
    """Yield a private temporary file, which becomes the target once it is safely on disk."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)  # of an attempt that was killed
        new_file(part)
        yield part
        with open(part, "rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    """Copy a database and bring the copy to the newest schema."""
    try:
        with closing(reading(source)) as origin, closing(sqlite3.connect(part)) as copy:
            if require_known(origin, source) == 0:
                raise StoreError(f"{source} holds no tables of Carrack")
            origin.backup(copy)
        with closing(connect(part)) as copy:
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        full = shutil.disk_usage(part.parent).free < source.stat().st_size
        reason = f"{error}; the disk is full" if full else error
        raise StoreError(f"{source} cannot be copied: {reason}") from None


def _tables(part: Path) -> int:
    with closing(reading(part)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _put_aside(database: Path) -> Path | None:
    """Rename a database with the files beside it, so that SQLite still finds them together."""
    if not database.exists():
        return None
    time = datetime.now(UTC).strftime("%Y-%m-%dT%H%M%S")
    aside = database.with_name(f"{database.name}.before-{time}")
    for suffix in BESIDE:
        old = database.with_name(database.name + suffix)
        if old.exists():
            old.replace(aside.with_name(aside.name + suffix))
    return aside
