"""Steps that several servers store in one PostgreSQL at the same time."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Conflict
from carrack.server.store.news import Moment
from store.test_outbox_contract import HOOK, news
from store.test_people_contract import ADA, BEN, TOKEN, session
from support.server import postgres
from support.server.stored_tables import LINES, change, stored

TABLES, STEPS = 6, 40


@pytest.fixture
def url() -> str:
    postgres.needed()
    return postgres.new_database("steps")


async def with_two(url: str, story: Any) -> None:
    """Tells a story of two servers' stores."""
    from carrack.server.store.postgres import PostgresStore

    stores = [PostgresStore(url), PostgresStore(url)]
    try:
        await story(*stores)
    finally:
        for store in stores:
            await store.close()


def test_steps_of_one_table_are_refused_nothing_for_the_sake_of_another(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However close together they are kept; each is tried once."""
    from carrack.server.store import postgres_writer as module

    monkeypatch.setattr(module, "TRIES", 1)

    async def play(store: Any, table: str) -> None:
        for number in range(STEPS):
            seat = number % 2
            step = change(len(LINES) + number, f'{{"move":"{number}"}}', table=table)
            told = news(Moment("turn", 1 - seat), turn=number, decided=(seat,))
            await store.commit(replace(step, news=told, revision=number))

    async def story(here: Any, there: Any) -> None:
        await here.people.add(ADA, session(1))
        await here.people.claim("ada", [TOKEN], ADA.created)
        names = [f"table-{number}" for number in range(TABLES)]
        for name in names:
            await here.create(stored(name))
        await asyncio.gather(*(play((here, there)[n % 2], name) for n, name in enumerate(names)))
        for name in names:
            assert len((await here.load(name)).lines) == len(LINES) + STEPS

    asyncio.run(with_two(url, story))


def test_a_turn_that_comes_while_two_people_become_one_is_told_to_whom_they_are(url: str) -> None:
    """The step is stored and not yet committed when another server begins to merge them."""
    asked = threading.Event()
    step = change(len(LINES), '{"move":"1"}')
    turn = replace(step, news=news(Moment("turn", 0)), revision=0)

    async def story(here: Any, there: Any) -> None:
        from carrack.server.store.postgres_writer import StepTask

        class Slow(StepTask):
            def __call__(self, connection: SqlConnection) -> None:
                super().__call__(connection)
                asked.set()
                time.sleep(0.5)

        await here.people.add(ADA, session(1))
        await here.people.add(BEN, session(2, "ben"))
        await here.create(stored())
        await here.people.claim("ada", [TOKEN], ADA.created)
        assert await here.channels.add(HOOK)
        stored_here = asyncio.wrap_future(here.steps.submit(Slow(turn)))
        await asyncio.to_thread(asked.wait)
        await asyncio.gather(there.people.merge("ben", "ada"), stored_here)
        assert [each.kind for each in await here.outbox.of_person("ben")] == ["turn"]

    asyncio.run(with_two(url, story))


def test_of_two_steps_on_one_revision_the_second_changes_nothing(url: str) -> None:
    """Though it waits for the first, which is not yet committed."""

    async def story(here: Any, there: Any) -> None:
        await here.create(stored())
        steps = [replace(change(len(LINES), f'{{"move":"{n}"}}'), revision=0) for n in range(2)]
        outcomes = await asyncio.gather(
            *(store.commit(step) for store, step in zip((here, there), steps, strict=True)),
            return_exceptions=True,
        )
        assert sorted(map(type, outcomes), key=str) == [type(None), Conflict]
        kept = (await there.load("harbour")).lines[len(LINES) :]
        assert kept == steps[outcomes.index(None)].lines

    asyncio.run(with_two(url, story))


def test_two_servers_that_store_steps_of_the_same_tables_never_block_each_other(
    url: str,
) -> None:
    """In whatever order the steps came: PostgreSQL would notice after a second, and refuse one."""
    names = ["east", "west"]

    async def story(here: Any, there: Any) -> None:
        for name in names:
            await here.create(stored(name))
        for number in range(STEPS // 4):
            hold = threading.Event()
            here.steps.submit(waiting(hold))
            there.steps.submit(waiting(hold))
            step = change(len(LINES) + number, f'{{"move":"{number}"}}')
            both = [
                store.commit(replace(step, table=name, revision=number))
                for store, order in ((here, names), (there, names[::-1]))
                for name in order
            ]
            tasks = [asyncio.ensure_future(each) for each in both]
            await asyncio.sleep(0)
            hold.set()
            begun = time.monotonic()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert time.monotonic() - begun < DEADLOCK_SECONDS
            assert sum(outcome is None for outcome in outcomes) == len(names)

    asyncio.run(with_two(url, story))


DEADLOCK_SECONDS = 0.9
"""PostgreSQL looks for a deadlock after a second."""


def waiting(hold: threading.Event) -> Any:
    """A step for which those behind it wait, so that they make a group. It fails in the end."""
    from carrack.server.store.postgres_writer import StepTask

    class Waiting(StepTask):
        def __call__(self, connection: SqlConnection) -> None:
            assert hold.wait(60)
            raise Conflict("it was in the way")

    return Waiting(change(0, table=""))
