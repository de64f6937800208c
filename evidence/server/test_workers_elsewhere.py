"""Decisions that workers on other machines make for a server, with PostgreSQL between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from carrack.server.several.decisions import DecisionWorker
from carrack.server.several.leases import SharedDuties
from carrack.server.several.shared_bots import PATIENCE, SharedBots
from carrack.server.store.duties import WORKER
from carrack.server.store.store import Store
from carrack.server.thinking.bots import BotFailed, Bots, Choice, DecisionTask
from support.server import postgres
from support.server.process import run, serving
from support.server.stores import with_store

ADMIRAL = DecisionTask(
    "tiny", {"of": "nobody"}, 1, "admiral", 7, "harbour", {"plan": [1]}, "somebody"
)


class Thinker(Bots):
    """Answers with its own name, once it may."""

    def __init__(self, name: str, may: bool = True) -> None:
        self.name = name
        self.jobs: list[DecisionTask] = []
        self.may = asyncio.Event()
        if may:
            self.may.set()

    async def decide(self, job: DecisionTask) -> Choice:
        self.jobs.append(job)
        await self.may.wait()
        if self.name == "failing":
            raise BotFailed("it knows nothing of it")
        return Choice(self.name, {**job.memory, "by": self.name})

    async def close(self) -> None:
        return


class Machine:
    """A worker."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self.thinker = thinker
        self.duties = SharedDuties(store.duties, WORKER, ())
        self.worker = DecisionWorker(store.jobs, self.duties, thinker, 2)

    async def start(self) -> None:
        await self.duties.join()
        self.task = asyncio.create_task(self.worker.run())

    def die(self) -> None:
        """Ends it as a loss of power would: it renews nothing and says nothing any more."""
        for task in [*self.duties.tasks, self.task]:
            task.cancel()

    async def end(self) -> None:
        self.worker.stop()
        self.worker.stop()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.duties.close()


@asynccontextmanager
async def working(store: Store, *thinkers: Thinker) -> AsyncIterator[list[Machine]]:
    machines = [Machine(store, thinker) for thinker in thinkers]
    for machine in machines:
        await machine.start()
    try:
        yield machines
    finally:
        for machine in machines:
            await machine.end()


def with_server(
    folder: Path, story: Callable[[Store, SharedBots, Thinker], Awaitable[None]]
) -> None:
    """A server whose own bots answer `here`."""

    async def run(store: Store) -> None:
        here, duties = Thinker("here"), SharedDuties(store.duties)
        await duties.start(duties.learn)
        bots = SharedBots(here, store.jobs, duties)
        try:
            await story(store, bots, here)
        finally:
            await bots.close()
            await duties.close()

    with_store("postgresql", folder, run)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


def test_a_worker_thinks_for_a_server_and_the_server_where_there_is_none(tmp_path: Path) -> None:
    async def story(store: Store, bots: SharedBots, here: Thinker) -> None:
        assert (await bots.decide(ADMIRAL)).notation == "here"
        async with working(store, Thinker("there")) as (machine,):
            await until(lambda: bots.duties.workers)
            assert await bots.decide(ADMIRAL) == Choice("there", {"plan": [1], "by": "there"})
            assert machine.thinker.jobs == [ADMIRAL], "all of the job, and nothing else"
            quick = DecisionTask("tiny", {}, 1, "random", 7)
            assert (await bots.decide(quick)).notation == "here"
        left = await store.jobs.ways.write(
            lambda c: c.execute("SELECT count(*) FROM decisions").fetchone()[0]
        )
        assert left == 0

    with_server(tmp_path, story)


def test_what_the_worker_that_died_was_at_goes_to_another(tmp_path: Path) -> None:
    async def story(store: Store, bots: SharedBots, here: Thinker) -> None:
        async with working(store, Thinker("dying", may=False)) as (first,):
            await until(lambda: bots.duties.workers)
            asked = asyncio.create_task(bots.decide(ADMIRAL))
            await until(lambda: first.thinker.jobs)
            first.die()
            died = time.monotonic()
            async with working(store, Thinker("second")):
                assert (await asked).notation == "second"
            assert time.monotonic() - died < 5, "long after its lease"

    with_server(tmp_path, story)


def test_what_no_worker_makes_is_made_here(tmp_path: Path) -> None:
    async def story(store: Store, bots: SharedBots, here: Thinker) -> None:
        async with working(store, Thinker("failing")) as (machine,):
            await until(lambda: bots.duties.workers)
            assert (await bots.decide(ADMIRAL)).notation == "here"
            machine.task.cancel()  # alive, and takes nothing
            await until(machine.task.done)
            asked = time.monotonic()
            assert (await bots.decide(ADMIRAL)).notation == "here"
            assert PATIENCE <= time.monotonic() - asked < PATIENCE + 5

    with_server(tmp_path, story)


def test_nobody_thinks_about_what_nobody_wants_to_know(tmp_path: Path) -> None:
    async def story(store: Store, bots: SharedBots, here: Thinker) -> None:
        async with working(store, Thinker("there", may=False)) as (machine,):
            await until(lambda: bots.duties.workers)
            asked = asyncio.create_task(bots.decide(ADMIRAL))
            await until(lambda: machine.thinker.jobs)
            asked.cancel()
            await until(lambda: not machine.worker.making)

    with_server(tmp_path, story)


def test_a_worker_that_ends_finishes_what_it_has_begun_or_gives_it_back(tmp_path: Path) -> None:
    async def story(store: Store, bots: SharedBots, here: Thinker) -> None:
        thinkers = Thinker("finishing", may=False), Thinker("leaving", may=False)
        async with working(store, *thinkers) as machines:
            await until(lambda: bots.duties.workers)
            asked = [asyncio.create_task(bots.decide(ADMIRAL)) for _ in range(4)]
            await until(lambda: sum(len(each.jobs) for each in thinkers) == 4)
            finishing, leaving = machines
            finishing.worker.stop()
            finishing.thinker.may.set()
            await finishing.task
            leaving.worker.stop()
            leaving.worker.stop()
            await leaving.task
            async with working(store, Thinker("next")):
                found = sorted([(await each).notation for each in asked])
            assert found == ["finishing", "finishing", "next", "next"]

    with_server(tmp_path, story)


def test_a_worker_says_what_it_lacks(tmp_path: Path) -> None:
    for database, said in (
        ([], "a worker takes its work from the PostgreSQL database"),
        (["--database", str(tmp_path / "carrack.db")], "thinks itself"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be reached"),
    ):
        refused = run("worker", "--data", str(tmp_path), *database)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.startswith("carrack: ") and said in refused.stderr


def test_the_command_works_until_it_is_told_to_end(tmp_path: Path) -> None:
    url = postgres.url_for(tmp_path)
    with serving(tmp_path, "--database", url, "--processes", "1", command="worker") as worker:
        assert worker.first.startswith("Carrack thinks for the PostgreSQL database")
        status, said, errors = worker.stop()
    assert (status, said, errors) == (0, "There is nothing left to do.\n", "")
