"""Steps whose answers are lost, and other faults in the middle of a pipeline to PostgreSQL."""

from __future__ import annotations

import os
import select
import socket
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrack.server.store.faults import Conflict, StoreError
from support.server import postgres
from support.server.stored_tables import LINES, change, stored
from support.server.stores import on_postgresql


def step(number: int = 0) -> Any:
    return replace(change(len(LINES) + number, "{}"), revision=number)


def cut_unread(connection: Any) -> None:
    """Lose a connection with all answers that have come and were not read."""
    here, there = socket.socketpair()
    there.close()
    os.dup2(here.fileno(), connection.fileno())
    here.close()


def lose_answers(monkeypatch: pytest.MonkeyPatch, lost: Any, after: int = 0) -> None:
    """Lose a connection once it has carried out what it is asked, `after` so many answers."""
    from carrack.server.store.postgres_line import PostgresLine

    usual = PostgresLine.take
    taken: list[Any] = []

    def take(line: Any) -> None:
        if any(line.awaited) and line is lost.line:
            taken.append(line)
            if len(taken) == after + 1:
                line.end()
                select.select([line.connection], [], [])  # all answers come together
                cut_unread(line.connection)
        usual(line)

    monkeypatch.setattr(PostgresLine, "take", take)


@on_postgresql
async def test_a_step_whose_answers_are_lost_is_not_taken_for_outrun(
    store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be judged again, and stored twice. One that was never stored is done anew."""
    postgres.needed()
    await store.create(stored())
    with monkeypatch.context() as lossy:
        lose_answers(lossy, store.steps.line.connection)
        with pytest.raises(StoreError, match="nobody knows") as unknown:
            await store.commit(step())
    assert not isinstance(unknown.value, Conflict)
    assert len((await store.load("harbour")).lines) == len(LINES) + 1
    cut_unread(store.steps.line.connection.wrapped)
    await store.commit(step(1))


@on_postgresql
async def test_a_step_that_meets_a_lock_after_a_lost_connection_is_not_kept_for_later(
    store: Any,
) -> None:
    """It may be its own: a commit on a slow disk, of which nobody hears any more."""
    postgres.needed()
    from psycopg import connect

    await store.create(stored())
    with closing(connect(store.url)) as committing:
        committing.execute("UPDATE tables SET revision = revision + 1")
        cut_unread(store.steps.line.connection.wrapped)
        with pytest.raises(StoreError, match="nobody knows"):
            await store.commit(step())


@on_postgresql
async def test_a_group_whose_commit_is_not_answered_is_not_done_again(
    store: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the last of its jobs has asked nothing."""
    postgres.needed()
    count = (
        "INSERT INTO counts (name, number) VALUES ('done', 1)"
        " ON CONFLICT (name) DO UPDATE SET number = counts.number + 1"
    )
    lose_answers(monkeypatch, store.writer.line.connection, after=1)
    outcomes = store.writer._outcomes([lambda c: c.execute(count), lambda c: None])
    assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
    counted = "SELECT number FROM counts WHERE name = 'done'"
    assert await store.read(lambda c: c.execute(counted).fetchall()) == [(1,)]


@on_postgresql
async def test_a_fault_of_one_step_is_that_of_no_other(store: Any) -> None:
    """Whatever it is; the thread that stores steps goes on."""
    postgres.needed()
    from carrack.server.store.postgres_writer import StepTask

    class Faulty(StepTask):
        def __call__(self, connection: Any) -> None:
            raise ValueError("it cannot be written")

    class Cut(Faulty):
        def __call__(self, connection: Any) -> None:
            cut_unread(connection.wrapped)
            super().__call__(connection)

    await store.create(stored())
    outcomes = store.steps._outcomes([Faulty(step()), StepTask(step())])
    assert [type(outcome) for outcome in outcomes] == [StoreError, type(None)]
    assert type(store.steps._outcomes([Cut(step(1))])[0]) is StoreError
    await store.commit(step(1))


def test_a_statement_is_prepared_once(tmp_path: Path) -> None:
    postgres.needed()
    from carrack.server.store.postgres_connection import PostgresConnection

    with closing(PostgresConnection(postgres.url_for(tmp_path), "here")) as connection:
        for _ in range(2):
            connection.executemany("SELECT 'prepared once', ?", [(1,), (2,), (3,)])
        asked = "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%once%'"
        assert connection.execute(asked).fetchone()[0] == 1


def test_a_connection_of_which_an_answer_was_not_understood_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.needed()
    from carrack.server.store.postgres_connection import PostgresConnection
    from carrack.server.store.postgres_line import PostgresRows

    def come(*_: Any) -> None:
        raise MemoryError

    with closing(PostgresConnection(postgres.url_for(tmp_path), "here")) as connection:
        monkeypatch.setattr(PostgresRows, "come", come)
        with pytest.raises(MemoryError):
            connection.execute("SELECT 1")
        assert connection.lost
