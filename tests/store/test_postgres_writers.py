"""Threads that write to PostgreSQL: what others keep locked keeps no other job waiting."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.server.store.connection import at_once
from carrack.server.store.faults import Conflict, StoreError
from carrack.server.store.news import Moment
from carrack.server.store.rows import BoundQuery
from carrack.server.store.schema import APPLICATION, VERSION
from carrack.server.store.tables import TableStore
from store.test_duties_contract import ADA
from store.test_outbox_contract import news
from support.server import postgres
from support.server.stored_tables import LINES, change, stored
from support.server.stores import on_postgresql
from support.waiting import comes

WRITER = "carrack.server.store.postgres_writer"
CHANGED = "UPDATE tables SET revision = revision WHERE id IN ('west', 'zenith')"


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A transaction that keeps two tables; others wait for it for milliseconds only."""
    postgres.needed()
    from psycopg import connect

    monkeypatch.setattr("carrack.server.store.postgres.MOST_WAIT", "SET lock_timeout = 5")
    monkeypatch.setattr(f"{WRITER}.PAUSE", 0.005)
    with closing(connect(postgres.url_for(tmp_path))) as other:
        other.execute(f"SELECT pg_advisory_lock_shared({APPLICATION + 1})")  # as each server does
        other.commit()
        yield other


def step(table: str, number: int = 0) -> Any:
    return replace(change(len(LINES) + number, "{}"), table=table, revision=number)


@on_postgresql
async def test_a_step_that_meets_a_lock_waits_apart(store: Any, locked: Any) -> None:
    for name in ("east", "south", "west", "zenith"):
        await store.create(stored(name))
    locked.execute(CHANGED)
    async with comes("what others do meanwhile"):
        kept = [
            asyncio.ensure_future(store.commit(step("west"))),
            asyncio.ensure_future(store.let_watch("zenith", True)),
        ]
        await store.let_watch("south", True)
        for number in range(2):
            await store.commit(step("east", number))
        assert not any(each.done() for each in kept)
        locked.rollback()
        await asyncio.gather(*kept)
    assert len((await store.load("west")).lines) == len(LINES) + 1


@on_postgresql
async def test_a_step_is_one_round_trip(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    postgres.needed()
    from carrack.server.store.postgres_line import PostgresLine

    ends: list[Any] = []
    usual = PostgresLine.take

    def take(line: Any) -> None:
        if line.awaited and line is store.steps.line.connection.line:
            ends.append(line)
        usual(line)

    await store.create(stored("east"))
    monkeypatch.setattr(PostgresLine, "take", take)
    receipt = change(len(LINES), "{}", move_id="m1").receipt
    await store.commit(replace(step("east"), receipt=receipt, news=news(Moment("turn", 1))))
    assert len(ends) == 1
    with pytest.raises(Conflict):
        await store.commit(step("east"))
    await store.commit(step("east", 1))


@on_postgresql
async def test_what_is_asked_at_once_is_of_one_state_without_a_transaction(store: Any) -> None:
    def seen(connection: Any) -> tuple[str, bool]:
        with at_once(connection):
            level = connection.execute("SHOW transaction_isolation")
            begun = [connection.execute("SELECT now()") for _ in range(2)]
        first, second = (each.fetchone() for each in begun)
        return level.fetchone()[0], first == second

    assert await store.read(BoundQuery(seen, (), {}, at_once=True)) == ("repeatable read", True)
    assert TableStore.__dict__["load"].at_once


@on_postgresql
async def test_of_a_group_the_steps_that_fit_are_kept_and_told_of_together(store: Any) -> None:
    postgres.needed()
    from carrack.server.store.postgres_writer import StepTask

    def told(tables: list[str]) -> list[str]:
        return [" ".join(tables)]

    for name in ("east", "south", "west"):
        await store.create(stored(name))
    late = [replace(step("south", number), told=told) for number in (1, 0)]
    steps = [StepTask(replace(step(name), told=told)) for name in ("west", "east")]
    with closing(PostgresListener(store.url)) as listener:
        outcomes = store.steps._outcomes([*steps, StepTask(late[0])])
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict]
        assert store.steps._outcomes([StepTask(late[1])]) == [None]
        assert listener.heard(2) == ["east west", "south"]
    for name in ("east", "south", "west"):
        assert len((await store.load(name)).lines) == len(LINES) + 1


class PostgresListener:
    """Hears what processes tell each other."""

    def __init__(self, url: str) -> None:
        from psycopg import connect

        self.connection = connect(url, autocommit=True)
        self.connection.execute("LISTEN carrack")

    def heard(self, messages: int) -> list[str]:
        """The next messages."""
        found = self.connection.notifies(stop_after=messages)
        return [each.payload for each in found]

    def close(self) -> None:
        self.connection.close()


@on_postgresql
async def test_a_step_is_given_up_in_the_end(
    store: Any, locked: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{WRITER}.MOST_KEPT", 0)
    await store.create(stored("west"))
    locked.execute(CHANGED)
    with pytest.raises(StoreError, match="does not go on"):
        await store.commit(step("west"))
    locked.rollback()
    await store.commit(step("west"))


@pytest.mark.parametrize("how", ["between two statements", "in the middle of a pipeline"])
@on_postgresql
async def test_a_transaction_that_does_not_go_on_is_ended(
    store: Any, how: str, locked: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.server.store.postgres_duties.FORSAKEN", 0)
    monkeypatch.setattr("carrack.server.store.postgres_duties.LOOK", 0)
    await store.create(stored("west"))
    with ExitStack() as pipeline:
        if how == "in the middle of a pipeline":
            pipeline.enter_context(locked.pipeline())
        locked.execute(CHANGED)
        there = "SELECT 1 FROM pg_stat_activity WHERE pid = ?"
        who = (locked.info.backend_pid,)
        async with comes("the end of who keeps the table"):
            while await store.read(lambda c: c.execute(there, who).fetchall()):
                await store.duties.beat("ada", ADA)
        pipeline.pop_all()
    await store.commit(step("west"))


@on_postgresql
async def test_a_server_that_stands_still_while_it_starts_keeps_no_other_from_it(
    store: Any, locked: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.server.store.postgres_duties.MOST_START", 0)
    locked.execute(f"SELECT pg_advisory_lock({APPLICATION + 2})")
    locked.commit()
    async with comes("the start of the other one"), store.duties.starting() as is_first:
        assert is_first


@on_postgresql
async def test_whatever_keeps_steps_from_being_kept_is_said(
    store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that has room for what is there already, and a lost connection for steps alone."""
    postgres.needed()
    from psycopg.errors import DiskFull

    from carrack.server.store.postgres_connection import PostgresConnection

    usual = PostgresConnection.execute

    def execute(connection: Any, statement: str, *values: Any) -> Any:
        if statement.startswith("CREATE"):
            raise DiskFull("no space left on device")
        return usual(connection, statement, *values)

    def unreachable() -> Any:
        raise StoreError("too many connections")

    await store.touch()
    with monkeypatch.context() as full:
        full.setattr(PostgresConnection, "execute", execute)
        with pytest.raises(StoreError, match="no space left"):
            await store.touch()
    await store.touch()
    store.steps.line.connection.close()
    store.steps.line.connect = unreachable
    with pytest.raises(StoreError, match="too many"):
        await store.touch()


def test_a_process_that_is_to_end_waits_once_for_what_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.needed()
    from carrack.server.store import postgres_connection as module

    url = postgres.url_for(tmp_path)
    watch = module.Watch()
    monkeypatch.setattr(module, "WATCH", watch)
    with closing(module.PostgresConnection(url, "here")) as connection:
        connection.patience, connection.since = module.PATIENCE, 0.0
        assert not connection.is_overdue(module.AT_THE_END + 1)
        watch.ending = True
        assert connection.is_overdue(module.AT_THE_END + 1)
        assert not connection.is_overdue(1)
        watch.gone = True
        assert connection.is_overdue(1)
        with pytest.raises(StoreError, match="does not answer"):
            module.PostgresConnection(url, "here")


class Losable:
    """A connection that is lost when somebody wants to cut it."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()

    def fileno(self) -> int:
        self.lost.set()
        raise OSError

    async def rows(self) -> None:
        await self.lost.wait()
        raise OSError("the connection is lost")


def test_a_statement_whose_asker_has_left_fails_unsaid(caplog: pytest.LogCaptureFixture) -> None:
    postgres.needed()
    from carrack.server.store import postgres_exchange

    async def asks() -> None:
        connection: Any = Losable()
        asked = postgres_exchange._unless_cancelled(connection, connection.rows())
        task = asyncio.create_task(asked)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(asks())
    gc.collect()
    assert caplog.text == ""


def test_warnings_of_the_driver_name_no_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    postgres.needed()
    from carrack.server.store.postgres_connection import PostgresConnection

    with (
        closing(PostgresConnection(postgres.url_for(tmp_path), "here")) as connection,
        pytest.raises(ValueError, match="it fails"),
        at_once(connection),
    ):
        connection.cut()
        raise ValueError("it fails")
    assert " at 0x" not in caplog.text


@pytest.mark.parametrize(
    ("version", "said"),
    [
        (0, "is empty"),
        (VERSION - 1, "is from an earlier version"),
        (VERSION + 1, "is from a later version"),
    ],
)
def test_move_store_tells_an_empty_database_from_one_of_another_version(
    version: int, said: str
) -> None:
    postgres.needed()
    from carrack.server.store.postgres_schema import require_same

    with pytest.raises(StoreError, match=f"^here {said}"):
        require_same(version, "here")


@on_postgresql
async def test_each_connection_says_how_long_it_keeps_others_waiting(store: Any) -> None:
    """For a lock, in the middle of a job, and when its machine is gone."""

    def said(connection: Any) -> list[str]:
        names = ("lock_timeout", "idle_in_transaction_session_timeout")
        return [str(connection.execute(f"SHOW {name}").fetchone()[0]) for name in names]

    def set_here(connection: Any) -> set[str]:  # over a socket of Unix their values are no values
        asked = "SELECT name FROM pg_settings WHERE name LIKE 'tcp_%' AND source = 'session'"
        return {name for (name,) in connection.execute(asked).fetchall()}

    assert await store.write(said) == ["300ms", "1500ms"]
    assert (await store.read(said))[1] == "8s"
    of_tcp = {f"tcp_keepalives_{each}" for each in ("idle", "interval", "count")}
    for asked in (store.write, store.read):
        assert await asked(set_here) == {*of_tcp, "tcp_user_timeout"}
