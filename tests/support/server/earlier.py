"""Databases of earlier versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from carrack.server.store.player_names import names_at
from carrack.server.store.schema import APPLICATION, MIGRATIONS


def in_version(version: int, new: Path, old: Path) -> None:
    """Writes what a database holds into one of an earlier schema, as far as that has room."""
    with closing(sqlite3.connect(old)) as connection:
        for migration in MIGRATIONS[:version]:
            for statement in migration:
                connection.execute(statement)
        connection.execute("ATTACH ? AS new", (str(new),))
        tables = connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            found = connection.execute(f"SELECT name FROM pragma_table_info('{table}')").fetchall()
            columns = ", ".join(name for (name,) in found)
            connection.execute(
                f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}"
            )
        if not any("seat_names" in each for step in MIGRATIONS[:version] for each in step):
            _write_names(connection)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.commit()


def _write_names(connection: sqlite3.Connection) -> None:
    """Writes the names into the records, where they were before they lay beside them."""
    tables = connection.execute("SELECT id, header FROM main.tables").fetchall()
    for table, header in tables:
        names = names_at(connection, table)
        connection.execute(
            "UPDATE main.tables SET header = ? WHERE id = ?", (names.put_into(header), table)
        )
        lines = connection.execute(
            "SELECT number, line FROM main.entries WHERE table_id = ?", (table,)
        )
        connection.executemany(
            "UPDATE main.entries SET line = ? WHERE table_id = ? AND number = ?",
            [(names.put_into(line), table, number) for number, line in lines.fetchall()],
        )
