"""A copy of all tables, made while people are playing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from carrack.server.store import StoreError


def backup(source: Path, target: Path) -> int:
    """Copies a store's file while it may be in use; gives the number of tables in the copy.

    Raises StoreError if the source is missing or the target exists.
    """
    if not source.is_file():
        raise StoreError(f"there is nothing to back up: {source} does not exist")
    try:
        target.touch(exist_ok=False)
    except FileExistsError:
        raise StoreError(f"{target} exists already; a backup never overwrites a file") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}") from None
    try:
        return _copied(source, target)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise StoreError(f"the backup of {source} failed: {error}") from None


def _copied(source: Path, target: Path) -> int:
    origin = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        copy.close()
        origin.close()
