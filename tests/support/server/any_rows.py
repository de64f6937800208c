"""A row in every table of a schema of any version, made of what the schema says of columns."""

from __future__ import annotations

import sqlite3
from typing import Any

from carrack.server.store.schema import MIGRATIONS

Rows = dict[str, dict[str, Any]]
"""The row of each table, by column; tables that others refer to come first."""


def in_schema(version: int) -> sqlite3.Connection:
    """A database in memory with the schema of a version."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for migration in MIGRATIONS[:version]:
        for statement in migration:
            connection.execute(statement)
    return connection


def filled(connection: sqlite3.Connection) -> Rows:
    """Puts a row into every table, and gives them."""
    connection.execute("PRAGMA foreign_keys = ON")
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    left = [name for (name,) in found if not name.startswith("sqlite_")]
    rows: Rows = {}
    while left:
        ready = [name for name in left if not referred(connection, name) & set(left) - {name}]
        for name in ready:
            rows[name] = _put(connection, name, rows)
        left = [name for name in left if name not in ready]
    return rows


def referred(connection: sqlite3.Connection, table: str) -> set[str]:
    """The tables to which one refers."""
    return {key[2] for key in connection.execute(f"PRAGMA foreign_key_list({table})")}


def _put(connection: sqlite3.Connection, table: str, rows: Rows) -> dict[str, Any]:
    """A row with something in every column; of two that exclude each other, in the first."""
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    row = {name: _value(table, name, kind) for _, name, kind, *_ in columns}
    nullable = [name for _, name, _, needed, _, part in columns if not needed and not part]
    excluding = []
    for key in connection.execute(f"PRAGMA foreign_key_list({table})").fetchall():
        other, column, to = key[2:5]
        row[column] = rows[other][to or _key(connection, other)]
        excluding += [column] if column in nullable else []
    try:
        insert(connection, table, row)
    except sqlite3.IntegrityError:
        row[excluding[-1]] = None
        insert(connection, table, row)
    return row


def _key(connection: sqlite3.Connection, table: str) -> str:
    """The column by which others refer to a table."""
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    return next(str(name) for _, name, *_, part in columns if part)


def _value(table: str, column: str, kind: str) -> Any:
    if kind == "INTEGER":
        return 1
    text = f"0 {table} {column} 'é%s? 🕊"  # comes first where something is sorted
    return text.encode() if kind == "BLOB" else text


def insert(connection: Any, table: str, row: dict[str, Any]) -> None:
    """Puts a row into a table, of either database."""
    marks = ", ".join("?" * len(row))
    statement = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"
    connection.execute(statement, tuple(row.values()))
