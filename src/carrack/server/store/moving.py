"""Carries everything from one database to another, whichever they are, and proves it."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.schema import migrate

AT_ONCE = 5_000  # rows


@dataclass(frozen=True)
class KeptTable:
    """A table of the schema: its columns, and those by which its rows are in order.

    `numbered` is the column whose numbers the database gives, if there is one.
    """

    name: str
    columns: tuple[str, ...]
    order: tuple[str, ...]
    numbered: str | None


@dataclass(frozen=True)
class Moved:
    """The content of a table: the number of rows, and the hash of them all in their order."""

    table: str
    rows: int
    hash: str


@cache
def kept_tables() -> tuple[KeptTable, ...]:
    """The tables of the newest schema, each after those that its rows refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, "a new database")
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
        tables = {
            name: _table(connection, name, sql)
            for name, sql in found.fetchall()
            if not name.startswith("sqlite_")
        }
        refers = {
            name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")}
            for name in tables
        }
    in_order: list[KeptTable] = []
    while refers:
        free = sorted(name for name, others in refers.items() if not others & refers.keys())
        in_order += [tables[name] for name in free]
        refers = {name: others for name, others in refers.items() if name not in free}
    return tuple(in_order)


def _table(connection: sqlite3.Connection, name: str, sql: str) -> KeptTable:
    found = connection.execute(f"PRAGMA table_info({name})").fetchall()
    keys = sorted((key, column, kind) for _, column, kind, _, _, key in found if key)
    columns = tuple(column for _, column, *_ in found)
    key = tuple(column for _, column, _ in keys)
    if "WITHOUT ROWID" in " ".join(sql.split()):
        return KeptTable(name, columns, key, None)
    if [kind for _, _, kind in keys] == ["INTEGER"]:
        return KeptTable(name, columns, key, key[0])
    return KeptTable(name, columns, ("rowid",), "rowid")


def require_empty(target: SqlConnection, where: str) -> None:
    """Raise StoreError if anything is kept in a database."""
    for table in kept_tables():
        if target.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone() is not None:
            raise StoreError(f"{where} is not empty; the copy must be empty")


def move(source: SqlConnection, target: SqlConnection) -> list[Moved]:
    """Copy every row, within the transactions of both. Raises StoreError if a copy differs."""
    return [_moved(source, target, table) for table in kept_tables()]


def _moved(source: SqlConnection, target: SqlConnection, table: KeptTable) -> Moved:
    marks = ", ".join("?" * len(table.columns))
    insert = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"
    rows = _rows(source, table)
    while some := list(islice(rows, AT_ONCE)):
        target.executemany(insert, some)
    there, here = summed(target, table), summed(source, table)
    if there != here:
        raise StoreError(
            f"the copy of {table.name} differs ({there.rows} rows, {there.hash[:12]}, instead of"
            f" {here.rows}, {here.hash[:12]}); nothing was kept"
        )
    return here


def summed(connection: SqlConnection, table: KeptTable) -> Moved:
    """Count and hash the rows of a table."""
    rows, digest = 0, hashlib.sha256()
    for row in _rows(connection, table):
        rows += 1
        digest.update(repr(tuple(row)).encode("utf-8", "surrogatepass"))
    return Moved(table.name, rows, digest.hexdigest())


def _rows(connection: SqlConnection, table: KeptTable) -> Iterator[Any]:
    """All rows in order, without keeping them in memory."""
    query = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {', '.join(table.order)}"
    streamed = getattr(connection, "streamed", connection.execute)  # of PostgreSQL
    return iter(streamed(query))
