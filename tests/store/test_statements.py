"""Every statement of the store is one of SQLite and of PostgreSQL.

What every store promises is told to one on SQLite, and what it executes is noted, place by place.
No place may be missing; PostgreSQL then prepares the same statements.
"""

from __future__ import annotations

import ast
import sqlite3
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from carrack.server import store as package
from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import StoreError
from carrack.server.store.schema import migrate
from carrack.server.store.store import Store
from support.server import postgres
from support.server.stores import OPEN

STORE = Path(package.__file__).parent
OF_ONE_DATABASE = (
    *("backup", "damage", "moving", "reader", "schema", "sqlite", "wal_reset"),
    *(file.stem for file in STORE.glob("postgres*.py")),
)
TOLD = (
    *("store_contract", "people_contract", "clubs_kept", "leagues_contract", "outbox_contract"),
    *("duties_contract", "clocks_kept", "names_beside", "operator_kept"),
    *("subjects_contract", "instructions_kept"),
)
Place = tuple[str, int]
"""A file of the store and the line where a call begins."""
Statements = dict[Place, dict[tuple[str, ...], Any]]
"""What is executed at places: a statement and the types of its values, with such values."""


def places() -> set[Place]:
    """Where the store executes statements that are for both databases."""
    return {
        (file.name, node.lineno)
        for file in STORE.glob("*.py")
        if file.stem not in OF_ONE_DATABASE
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("execute", "executemany")
    }


class Noted:
    """A connection that notes where it is asked what."""

    def __init__(self, connection: SqlConnection, statements: Statements) -> None:
        self.connection = connection
        self.statements = statements

    def execute(self, statement: str, values: Any = (), /) -> Any:
        self._note(statement, values)
        return self.connection.execute(statement, values)

    def executemany(self, statement: str, rows: Iterable[Any], /) -> Any:
        each = list(rows)
        for values in each[:1]:
            self._note(statement, values)
        return self.connection.executemany(statement, each)

    def _note(self, statement: str, values: Any) -> None:
        asking = sys._getframe(2)
        place = Path(asking.f_code.co_filename).name, asking.f_lineno
        each = values.values() if isinstance(values, dict) else values
        kind = (statement, *(type(value).__name__ for value in each))
        self.statements.setdefault(place, {})[kind] = values


class InMemory(Store):
    """A store on SQLite that keeps nothing on a disk, and notes what it executes."""

    def __init__(self, connection: sqlite3.Connection, statements: Statements) -> None:
        super().__init__()
        self.connection = connection
        self.noted = Noted(connection, statements)

    async def write(self, job: Callable[[SqlConnection], Any]) -> Any:
        self.connection.execute("BEGIN")
        try:
            outcome = job(self.noted)
            self.connection.execute("COMMIT")
            return outcome
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None
        finally:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    read = write

    async def close(self) -> None:
        """Leave it to whoever opens the same folder again."""


def told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Statements:
    """What SQLite executes while everything happens that every store promises."""
    statements: Statements = {}
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        migrate(empty, "a new database")
        new = empty.serialize()

    @cache
    def kept_in(folder: Path) -> sqlite3.Connection:
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.deserialize(new)
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    async def opened(folder: Path) -> Store:
        return InMemory(kept_in(folder), statements)

    monkeypatch.setitem(OPEN, "sqlite", opened)
    for number, story in enumerate(stories()):
        own = folder / str(number)
        own.mkdir()
        fixtures = {"kind": "sqlite", "tmp_path": own, "monkeypatch": monkeypatch}
        story(**{name: fixtures[name] for name in signature(story).parameters})
    return statements


def stories() -> list[Callable[..., None]]:
    """The tests that are told to every store."""
    found = [
        test
        for name in TOLD
        for called, test in vars(import_module(f"store.test_{name}")).items()
        if called.startswith("test_") and is_told_to_sqlite(test)
    ]
    return list(dict.fromkeys(found))


def is_told_to_sqlite(test: Callable[..., None]) -> bool:
    marks = getattr(test, "pytestmark", [])
    kinds = [mark.args[1] for mark in marks if mark.name == "parametrize"]
    known = set(signature(test).parameters) <= {"kind", "tmp_path", "monkeypatch"}
    return known and "kind" in signature(test).parameters and all("sqlite" in k for k in kinds)


def test_both_databases_prepare_every_statement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements = told(tmp_path, monkeypatch)
    assert places() - statements.keys() == set(), "nobody executes what stands there"
    postgres.needed()
    with closing(postgres.connected(tmp_path / "a.db")) as connection:
        refused = [
            (*place, error)
            for place in sorted(places())
            for (statement, *_), values in statements[place].items()
            if (error := refusal(connection, statement, values))
        ]
    assert refused == []


def refusal(connection: Any, statement: str, values: Any) -> str:
    """Why PostgreSQL does not prepare a statement; "" if it does."""
    from psycopg.adapt import PyFormat, Transformer

    from carrack.server.store.translation import for_postgresql

    query, names = for_postgresql(statement)
    sent = Transformer(connection.wrapped)
    each = [values[name] for name in names] if names else values
    sent.dump_sequence(each, [PyFormat.AUTO] * len(each))
    done = connection.wrapped.pgconn.prepare(b"", query, sent.types)
    return str(done.error_message.decode())
