"""The time of a server under test passes when a test says so, exactly and at once."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from support import waiting
from support.server import in_turn
from support.server.clock import ServerTime
from support.server.local import LocalServer, opened
from support.server.virtual import VirtualLoop


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    with opened(tmp_path, now=ServerTime()) as local:
        if not isinstance(in_turn.loop_of(local.client), VirtualLoop):
            pytest.skip("several servers go by the machine's time")
        yield local


def begun(local: LocalServer, work: Any) -> Any:
    """The future outcome of a coroutine in the server's loop."""
    return local.portal.start_task_soon(work)


def test_a_sleep_is_over_at_its_time_and_no_earlier(local: LocalServer) -> None:
    over = begun(local, lambda: asyncio.sleep(4.0, "slept"))
    local.passes(3.99)
    assert not over.done()
    local.passes(0.02)
    assert over.result(0) == "slept"


def test_a_sleep_is_over_when_exactly_its_time_has_passed(local: LocalServer) -> None:
    over = begun(local, lambda: asyncio.sleep(0.3))
    for _ in range(3):
        assert not over.done()
        local.passes(0.1)
    assert over.done()


def test_each_timer_is_due_at_its_own_time_also_one_that_another_sets(local: LocalServer) -> None:
    seen: list[tuple[str, float]] = []

    async def counts(name: str, seconds: float) -> None:
        begun = time.monotonic()
        for _ in range(3):
            await asyncio.sleep(seconds)
            seen.append((name, round(time.monotonic() - begun, 3)))

    local.rests()
    for name, seconds in (("slow", 10), ("fast", 4)):
        begun(local, lambda name=name, seconds=seconds: counts(name, seconds))
    local.passes(31)
    assert sorted(seen, key=lambda each: each[1]) == seen
    assert [at for name, at in seen if name == "fast"] == [4, 8, 12]
    assert [at for name, at in seen if name == "slow"] == [10, 20, 30]


def test_a_server_that_waits_in_its_end_has_the_time_for_it() -> None:
    ended: list[float] = []

    @asynccontextmanager
    async def waits(_: Starlette) -> AsyncIterator[None]:
        yield
        begun = time.monotonic()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 15)
        ended.append(time.monotonic() - begun)

    with in_turn.Leaving(Starlette(lifespan=waits), backend_options={"loop_factory": VirtualLoop}):
        pass
    assert ended == [pytest.approx(15)]


def test_a_time_out_strikes_and_is_not_late(local: LocalServer) -> None:
    async def waits() -> float:
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 15)
        return time.monotonic() - begun

    over = begun(local, waits)
    local.passes(3600)
    assert over.result(0) == pytest.approx(15)


def test_what_threads_do_is_waited_for_before_time_passes(local: LocalServer) -> None:
    """Whoever waits for a thread, and sleeps only then, has slept from then on."""
    let_go = threading.Event()

    async def works() -> float:
        await asyncio.to_thread(waiting.happened, let_go, "the test lets go")
        begun = time.monotonic()
        await asyncio.sleep(5)
        return time.monotonic() - begun

    over = begun(local, works)
    threading.Timer(0.05, let_go.set).start()
    local.passes(5)
    assert over.result(0) == pytest.approx(5)


def test_the_wall_clock_goes_along_timer_by_timer(tmp_path: Path) -> None:
    wall, seen = ServerTime(), []

    async def looks() -> None:
        for _ in range(3):
            await asyncio.sleep(0.7)
            seen.append(wall.now)

    with opened(tmp_path, now=wall) as local:
        start = wall.now
        begun(local, looks)
        local.passes(3600)
    assert [now - start for now in seen] == [700, 1400, 2100]
    assert wall.now - start == 3_600_000


def test_time_stands_still_while_the_machine_s_goes_on(local: LocalServer) -> None:
    async def now() -> tuple[float, float]:
        return asyncio.get_running_loop().time(), time.monotonic()

    first = begun(local, now).result(1)
    machine = time.monotonic()
    waiting.until(lambda: time.monotonic() > machine, "the machine's clock moves")
    assert begun(local, now).result(1) == first
