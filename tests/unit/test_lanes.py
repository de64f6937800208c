"""Who is handed something when: addresses that hang keep nobody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from unittest import mock

import pytest

from carrack.server.notices.delivery_limits import (
    HOST_SECONDS,
    OF_HOST,
    PATIENCE,
    QUICK,
    SLOW,
    DeliveryLimits,
    PutOff,
)
from support.jumping import JumpingLoop, passes, told


class Hanging:
    """Addresses that answer nothing until they are let go."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()
        self.now = self.most = 0

    async def hangs(self) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await self.let_go.wait()
        finally:
            self.now -= 1


async def at_once() -> None:
    return


def run(story: Callable[[DeliveryLimits, Hanging], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story(DeliveryLimits(), Hanging())

    loop = JumpingLoop()
    with mock.patch("carrack.server.notices.delivery_limits.time", loop.clock):
        told(whole(), loop)


def many(
    lanes: DeliveryLimits, hanging: Hanging, count: int, host: str = ""
) -> list[asyncio.Task[None]]:
    """So many addresses that hang, each at a host of its own unless one is named."""
    jobs = [lanes.hand_over(f"a{n}", host or f"h{n}", hanging.hangs) for n in range(count)]
    return [asyncio.create_task(job) for job in jobs]  # type: ignore[arg-type]


def test_whoever_answers_waits_for_no_more_than_a_round_of_those_who_hang() -> None:
    async def story(lanes: DeliveryLimits, hanging: Hanging) -> None:
        tasks = many(lanes, hanging, 2 * QUICK)
        await asyncio.sleep(0)
        await lanes.hand_over("good", "good host", at_once)
        assert hanging.most <= QUICK + SLOW
        await passes(2 * PATIENCE)
        assert len(lanes.hung) == len(tasks)
        assert sum(isinstance(task.exception(), PutOff) for task in tasks if task.done()) > 0
        for _ in range(2):  # from now on they are known
            known = many(lanes, hanging, 2 * QUICK)
            await lanes.hand_over("good", "good host", at_once)
            assert not lanes.quick.locked()
            await asyncio.gather(*known, return_exceptions=True)
        hanging.let_go.set()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert results.count(None) == SLOW

    run(story)


def test_one_host_has_few_places_however_many_addresses_it_has() -> None:
    async def story(lanes: DeliveryLimits, hanging: Hanging) -> None:
        tasks = many(lanes, hanging, 3 * OF_HOST, host="shared")
        await lanes.hand_over("good", "good host", at_once)
        await passes(HOST_SECONDS + 1)
        done = [task for task in tasks if task.done()]
        waiting = [task for task in tasks if not task.done()]
        assert len(done) == 2 * OF_HOST
        assert hanging.most == OF_HOST == len(waiting)
        assert {type(task.exception()) for task in done} == {PutOff}
        hanging.let_go.set()
        await asyncio.gather(*waiting)

    run(story)


def test_who_answers_in_time_again_is_quick_again() -> None:
    async def story(lanes: DeliveryLimits, hanging: Hanging) -> None:
        tasks = many(lanes, hanging, 1)
        await passes(PATIENCE + 0.01)
        assert list(lanes.hung) == ["a0"]
        hanging.let_go.set()
        await asyncio.gather(*tasks)
        assert list(lanes.hung) == ["a0"], "that took long"
        await lanes.hand_over("a0", "h0", at_once)
        assert not lanes.hung and not lanes.hosts, "nobody is remembered for nothing"

    run(story)


def test_what_an_address_answers_is_heard_and_nothing_is_left_when_all_ends() -> None:
    async def fails() -> None:
        raise OSError("gone")

    async def story(lanes: DeliveryLimits, hanging: Hanging) -> None:
        with pytest.raises(OSError, match="gone"):
            await lanes.hand_over("a", "h", fails)
        tasks = many(lanes, hanging, 3)
        await passes(PATIENCE + 0.01)
        assert len(lanes.hung) == 3
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert hanging.now == 0 and not lanes.slow.locked()

    run(story)
