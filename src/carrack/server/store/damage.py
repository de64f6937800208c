"""Whether a database is whole: its pages, and the records in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from carrack.server.store.analyses import AnalysisStore
from carrack.server.store.faults import StoreError
from carrack.server.store.table_rows import Damage, Stored
from carrack.server.store.tables import TableStore
from carrack.server.store.talk import TalkStore

PROBLEMS = 5  # most problems of pages that are listed
STEPS = 20_000  # SQLite instructions between two checks of `ended`


def reading(path: Path, at_rest: bool = False) -> sqlite3.Connection:
    """A connection that changes nothing. Raises sqlite3.Error.

    Beside a database `at_rest`, which no server uses, it makes no files either.
    """
    address = f"{path.absolute().as_uri()}?mode=ro" + ("&immutable=1" if at_rest else "")
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def examined(
    path: Path,
    ended: Callable[[], bool] = lambda: False,
    thorough: bool = False,
    at_rest: bool = False,
) -> Damage | None:
    """The damage of a database, which may be in use; None if none was found.

    `thorough` reads each record as well, in about a millisecond a table; otherwise records are read
    only if pages are damaged, to name the tables. It ends early when `ended` says so.
    """
    try:
        with closing(reading(path, at_rest)) as connection:
            connection.set_progress_handler(ended, STEPS)
            problems = _pages(connection, "integrity_check" if thorough else "quick_check")
            if ended() or not (problems or thorough):
                return None
            tables = _unreadable(connection, ended)
    except sqlite3.Error as error:
        return None if ended() else Damage([str(error)], [])
    return Damage(problems, tables) if problems or tables else None


def _pages(connection: sqlite3.Connection, check: str) -> list[str]:
    try:
        found = connection.execute(f"PRAGMA {check}({PROBLEMS})").fetchall()
    except sqlite3.DatabaseError as error:  # some damage ends the check itself
        return [str(error)]
    return [" ".join(str(line).split()) for (line,) in found if line != "ok"]


def _unreadable(connection: sqlite3.Connection, ended: Callable[[], bool]) -> list[str]:
    names = connection.execute("SELECT id FROM tables ORDER BY created").fetchall()
    return [name for (name,) in names if not (ended() or _is_whole(connection, name))]


def _is_whole(connection: sqlite3.Connection, table: str) -> bool:
    """Whether everything of a table can be read: every entry, with none missing."""
    try:
        stored = TableStore.load(connection, table)
        TalkStore.talk(connection, table)
        AnalysisStore.analysis(connection, table)
        return _is_counted(connection, stored) and _is_json(stored)
    except (sqlite3.Error, StoreError, ValueError):
        return False


def _is_counted(connection: sqlite3.Connection, stored: Stored) -> bool:
    found = connection.execute(
        "SELECT max(number) FROM entries WHERE table_id = ?", (stored.row.table,)
    )
    newest = found.fetchone()[0]
    return len(stored.lines) == (0 if newest is None else newest + 1)


def _is_json(stored: Stored) -> bool:
    for line in (stored.row.header, *stored.lines):
        msgspec.json.decode(line)
    return True
