"""The schema in PostgreSQL: brought up to date while others use it, or refused and left alone."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from evidence.support.postgres import CUT, asked, with_store

import carrack.server
from carrack.cli.main import main
from carrack.server.store.faults import StoreError
from carrack.server.store.moving import kept_tables
from carrack.server.store.schema import MIGRATIONS, USABLE_FROM, VERSION
from carrack.server.store.translation import schema_for_postgresql
from support.server import any_rows, postgres
from support.server.stored_tables import LINES, change, stored

SERVER = Path(carrack.server.__file__).parent
COLUMNS = (
    "SELECT table_name, column_name, data_type, collation_name FROM information_schema.columns"
    " WHERE table_schema = 'public' ORDER BY 1, 2"
)


SOME = (1, VERSION // 2, VERSION - 1)
EACH = [
    pytest.param(version, marks=[] if version in SOME else [pytest.mark.thorough])
    for version in range(1, VERSION)
]


@pytest.mark.parametrize("version", EACH)
def test_an_older_database_is_brought_to_the_newest_schema_with_all_its_rows(version: int) -> None:
    """The rows are then those that SQLite has after the same way."""
    postgres.needed()
    from carrack.server.store.postgres import opened_database
    from carrack.server.store.postgres_connection import PostgresConnection

    newest, old = (postgres.new_database(name) for name in ("newest", "old"))
    opened_database(newest).close()
    asked(
        old,
        "CREATE TABLE carrack_schema (application BIGINT, version BIGINT)",
        f"INSERT INTO carrack_schema VALUES ({0x43524B31}, {version})",
        *(schema_for_postgresql(each) for step in MIGRATIONS[:version] for each in step),
    )
    with (
        closing(any_rows.in_schema(version)) as sqlite,
        closing(PostgresConnection(old, "old")) as connection,
    ):
        rows = any_rows.filled(sqlite)
        for table, row in rows.items():
            any_rows.insert(connection, table, row)
        opened_database(old).close()
        for statement in (each for step in MIGRATIONS[version:] for each in step):
            sqlite.execute(statement)
        for each in kept_tables():
            query = f"SELECT {', '.join(each.columns)} FROM {each.name}"
            expected = sqlite.execute(query).fetchall()
            assert connection.execute(query).fetchall() == expected, each.name
            assert len(expected) >= (each.name in rows)
    assert asked(old, COLUMNS) == asked(newest, COLUMNS)
    assert asked(old, "SELECT version FROM carrack_schema") == [(VERSION,)]
    with_store(old, lambda store: store.create(stored()))


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (["CREATE TABLE guests (name TEXT)"], "belongs to another program"),
        (
            [
                "CREATE TABLE carrack_schema (application BIGINT, version BIGINT)",
                f"INSERT INTO carrack_schema VALUES ({0x43524B31}, {VERSION + 1})",
            ],
            "written by a newer Carrack",
        ),
    ],
)
def test_a_foreign_or_newer_database_is_refused_and_stays_as_it_is(
    made: list[str], said: str
) -> None:
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    other = postgres.new_database("other")
    asked(other, *made)
    before = asked(other, COLUMNS)
    with pytest.raises(StoreError, match=said):
        PostgresStore(other)
    assert asked(other, COLUMNS) == before


LATER = (("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT ''",),)


@pytest.fixture
def next_version_opens(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Opens a database as the next version, which the servers of some earlier ones can bear."""
    postgres.needed()
    from carrack.server.store.postgres import opened_database

    def opened(url: str, usable_from: int = VERSION) -> None:
        changed = {"MIGRATIONS": MIGRATIONS + LATER, "VERSION": VERSION + 1, "TRIES": 2}
        with monkeypatch.context() as patched:
            for name, value in (*changed.items(), ("USABLE_FROM", usable_from)):
                patched.setattr(f"carrack.server.store.postgres_schema.{name}", value)
            opened_database(url).close()

    return opened


def test_a_server_goes_on_with_a_later_schema_that_only_adds(
    next_version_opens: Callable[..., None],
) -> None:
    from carrack.server.store.postgres import reading_alone

    mixed = postgres.new_database("mixed")

    async def story(store: Any) -> None:
        await store.create(stored())
        next_version_opens(mixed)
        await store.commit(change(2, LINES[0]))
        asked(mixed, CUT)  # each connection is made anew
        while True:
            try:
                await store.touch()
                break
            except StoreError as error:
                assert "newer" not in str(error)
        assert await store.count() == 1

    with_store(mixed, story)
    with_store(mixed, lambda store: store.delete("harbour"))
    assert asked(mixed, "SELECT version, usable_from FROM carrack_schema") == [
        (VERSION + 1, VERSION)
    ]
    with pytest.raises(StoreError, match="from a later version"):
        reading_alone(mixed)  # what it does not know it would not carry along


def test_a_change_that_earlier_servers_cannot_follow_waits_for_their_end(
    next_version_opens: Callable[..., None],
) -> None:
    from carrack.server.store.postgres import PostgresStore

    broken = postgres.new_database("broken")

    async def story(store: Any) -> None:
        await store.create(stored())
        before = asked(broken, COLUMNS)
        with pytest.raises(StoreError, match="stop them all first"):
            next_version_opens(broken, VERSION + 1)
        assert asked(broken, COLUMNS) == before
        await store.commit(change(2, LINES[0]))

    with_store(broken, story)
    next_version_opens(broken, VERSION + 1)
    with pytest.raises(StoreError, match="written by a newer Carrack"):
        PostgresStore(broken)


def test_a_migration_waits_for_whoever_reads_and_others_go_on(
    next_version_opens: Callable[..., None],
) -> None:
    import psycopg

    read = postgres.new_database("read")

    async def story(store: Any) -> None:
        await store.create(stored())
        reader = psycopg.connect(read)
        reader.execute("SELECT 1 FROM tables")
        starting = asyncio.create_task(asyncio.to_thread(next_version_opens, read))
        for number in range(2, 6):
            begun = time.monotonic()
            await store.commit(change(number, LINES[0]))
            assert time.monotonic() - begun < 1
        with pytest.raises(StoreError, match="it is always in use"):
            await starting
        reader.close()
        next_version_opens(read)

    with_store(read, story)


ADDS = re.compile(
    r"CREATE (TABLE|INDEX) |ALTER TABLE \w+ ADD COLUMN (?!(?!.* DEFAULT ).* NOT NULL)", re.DOTALL
)


def test_what_earlier_servers_go_on_with_only_adds() -> None:
    since = [each for migration in MIGRATIONS[USABLE_FROM:] for each in migration]
    assert all(ADDS.match(each) for each in since)
    assert all(ADDS.match(each) for each in LATER[0])
    for breaks in ("ALTER TABLE a ADD COLUMN b TEXT NOT NULL", "DROP TABLE a", "UPDATE a SET b"):
        assert not ADDS.match(breaks)


def test_statements_name_their_columns_so_that_a_new_one_harms_nobody() -> None:
    """Those of migrations excepted, each of which knows what there is."""
    nameless = re.compile(r"INSERT INTO \S+[\s\"]+(VALUES|SELECT|DEFAULT)|SELECT( \w+\.|\s+)\*")
    sources = [file for file in SERVER.rglob("*.py") if file.name != "schema.py"]
    assert [file.name for file in sources if nameless.search(file.read_text("utf-8"))] == []


def test_a_database_that_cannot_hold_every_text_is_refused() -> None:
    postgres.needed()
    from carrack.server.store.postgres import PostgresStore

    other = postgres.new_database("latin", "LATIN1", "C")
    with pytest.raises(StoreError, match="encoded in LATIN1"):
        PostgresStore(other)
    assert asked(other, COLUMNS) == []


def test_a_check_before_the_start_says_what_is_wrong_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres.needed()

    def check(url: str) -> str:
        main(["serve", "--check", "--data", str(tmp_path), "--database", url])
        return capsys.readouterr().out

    new = postgres.new_database("checked")
    assert "wrong" not in check(new)
    assert asked(new, COLUMNS) == []
    assert "cannot be reached" in check(new.replace("carrack_test", "missing"))
    asked(new, "CREATE TABLE guests (name TEXT)")
    assert "wrong" in (said := check(new))
    assert "belongs to another program" in said
