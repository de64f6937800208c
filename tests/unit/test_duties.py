"""The time that several servers go by, and who has a duty for how long."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from carrack.server import duties as module
from carrack.server.duties import AGAIN_SECONDS, ALL, CLOCKS, Duties, again, cancelled, repeatedly
from carrack.server.several.leases import SharedDuties, SharedTime
from carrack.server.store.duties import LEASE, Beat, DutyStore
from carrack.server.store.faults import StoreError
from support.jumping import JumpingLoop, passes, told


class Machine:
    """How much time passes on a machine, in seconds."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def test_machines_a_minute_apart_go_by_one_time() -> None:
    machines = Machine(1_000.0), Machine(1_060.0)
    times = [SharedTime(machine) for machine in machines]
    for shared, machine in zip(times, machines, strict=True):
        shared.learn(500_000, machine.now - 0.2, machine.now)  # slow: its middle counts
        shared.learn(500_000, machine.now - 0.01, machine.now)
        shared.learn(123, machine.now - 1.0, machine.now)
    assert [shared() for shared in times] == [500_005, 500_005]


def test_it_follows_slowly_and_never_goes_back() -> None:
    machine = Machine(10.0)
    shared = SharedTime(machine)
    shared.learn(1_000_000, 10.0, 10.0)
    before = shared()
    for _ in range(10):  # the database's clock was set back by an hour
        shared.follow(1_000_000 - 3_600_000, machine.now, machine.now)
        assert shared() >= before
    machine.now += 1.0
    assert shared() - before == 1_000 - 10
    shared.follow(1_000_990 + 400, machine.now - 0.5, machine.now + 0.5)
    assert shared() - before == 990, "an answer that took long says no more than it can"


class Distant(DutyStore):
    """Gives all duties until nobody answers any more."""

    shared = True
    answers = True

    async def time(self) -> int:
        return 1_000_000

    async def beat(self, holder: str, wanted: Collection[str]) -> Beat:
        if not self.answers:
            raise StoreError("nobody answers")
        return Beat(frozenset(wanted), 1_000_000)


def test_a_duty_ends_before_its_lease_where_nobody_answers() -> None:
    async def story() -> None:
        store, machine = Distant(), Machine(50.0)
        duties = SharedDuties(store)
        duties.clock = machine
        assert not duties.has(CLOCKS)
        await duties.beat()
        assert all(duties.has(duty) for duty in ALL)
        machine.now += LEASE / 1000 - 0.1
        assert not duties.has(CLOCKS), "others may have it any moment"
        store.answers = False
        with pytest.raises(StoreError):
            await duties.beat()
        assert not duties.has(CLOCKS)

    asyncio.run(story())


def test_who_is_alone_has_all_duties_and_asks_nobody() -> None:
    async def story() -> None:
        duties, done = Duties(), list[str]()

        async def alone() -> None:
            done.append("resumed")

        assert duties.has(CLOCKS)
        await duties.start(alone)
        async with duties.exclusively("seasons"):
            done.append("season")
        assert done == ["resumed", "season"]
        await duties.close()

    asyncio.run(story())


class Ended(Distant):
    """Tells of a server that had ended before anybody had seen it alive."""

    async def beat(self, holder: str, wanted: Collection[str]) -> Beat:
        return Beat(frozenset(wanted), 1_000_000, gone=frozenset({"server:ada"}))


def test_of_a_server_that_was_never_seen_alive_it_is_told_by_name_that_it_has_gone() -> None:
    heard: list[tuple[set[str], bool]] = []

    async def when_gone(names: Collection[str], is_ours: bool) -> None:
        heard.append((set(names), is_ours))

    async def story() -> None:
        duties = SharedDuties(Ended())
        duties.when_gone = when_gone
        await duties.beat()
        await asyncio.gather(*duties.tasks)

    asyncio.run(story())
    assert heard == [({"ada"}, True)]


def test_what_the_store_fails_at_is_done_again_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, tries = JumpingLoop(), list[float]()
    monkeypatch.setattr(module, "time", loop.clock)

    async def at_the_third_try() -> None:
        tries.append(loop.now)
        if len(tries) < 3:
            raise StoreError("nobody answers")

    async def never() -> None:
        raise StoreError("nobody answers")

    async def story() -> None:
        await again(at_the_third_try, "a test")
        assert tries == [0, AGAIN_SECONDS, 2 * AGAIN_SECONDS]
        with pytest.raises(StoreError):
            await again(never, "a test", seconds=10)

    told(story(), loop)
    assert loop.now == 2 * AGAIN_SECONDS + 10 + AGAIN_SECONDS


def test_what_is_done_for_ever_goes_on_whatever_fails(caplog: pytest.LogCaptureFixture) -> None:
    loop, tries = JumpingLoop(), list[float]()

    async def fails() -> None:
        tries.append(loop.now)
        if len(tries) == 1:
            raise StoreError("nobody answers")
        if len(tries) == 2:
            raise ValueError("a bug")

    async def story() -> None:
        task = asyncio.create_task(repeatedly(fails, 5, "nothing is seen"))
        await passes(12)
        await cancelled(task, None)
        assert task.cancelled()

    told(story(), loop)
    assert tries == [0, 5, 10]
    said = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert said == [("WARNING", "nothing is seen: nobody answers"), ("ERROR", "nothing is seen")]
