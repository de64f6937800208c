"""The one timer of all clocks: when it looks, what it does then, and that it may stand still."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from types import SimpleNamespace

import pytest

from carrack.server.clocks import now as clocks_now
from carrack.server.clocks.clock import SeatClock
from carrack.server.clocks.hours import listed
from carrack.server.clocks.now import steady_time
from carrack.server.refusals import Problem
from carrack.server.store.faults import StoreError
from carrack.server.store.store import Store
from carrack.server.tables.timekeeper import LEAST_SECONDS, SIGN_SECONDS, Timekeeper
from support.jumping import passes, told
from support.server.clock import ServerTime


class Rows(Store):
    """The clocks of tables of one seat each, in memory."""

    def __init__(self, **clocks: SeatClock) -> None:
        self.clocks = clocks
        self.signs: list[int] = []

    async def running_clocks(self, tables: Collection[str]) -> list[tuple[str, SeatClock]]:
        return [(t, clock) for t, clock in self.clocks.items() if clock.running and t in tables]

    async def give_back(self, last: int, now: int, others: list[tuple[str, SeatClock]]) -> None:
        for table, clock in self.clocks.items():
            if clock.running:
                self.clocks[table] = clock.interrupted(last, now)
        self.clocks.update(others)
        self.signs.append(now)

    async def sign(self, time: int) -> None:
        self.signs.append(time)

    async def signed(self) -> int | None:
        return self.signs[-1] if self.signs else None

    async def due_clocks(self, time: int) -> list[str]:
        return [table for table, c in self.clocks.items() if c.due is not None and c.due <= time]

    async def next_due(self) -> int | None:
        return min((c.due for c in self.clocks.values() if c.due is not None), default=None)


def stopping(rows: Rows, visited: list[str]) -> Callable[[str], Awaitable[None]]:
    """A look after tables that stops the clock there."""

    async def visit(name: str) -> None:
        visited.append(name)
        rows.clocks[name] = rows.clocks[name].stopped(10**15)

    return visit


def test_it_waits_for_the_nearest_end_but_signs_every_ten_seconds() -> None:
    time = ServerTime()
    keeper = Timekeeper(Rows(), time)
    assert keeper._seconds() is None
    keeper.note_due(time.now + 3_600_000)
    assert keeper._seconds() == SIGN_SECONDS == 10
    keeper.note_due(time.now + 4_000)
    keeper.note_due(time.now + 9_000)
    keeper.note_due(None)
    assert keeper._seconds() == 4
    time.passes(60)
    assert 0 < (keeper._seconds() or 0) < 1
    keeper.failed = True
    assert keeper._seconds() == SIGN_SECONDS


def test_who_has_run_out_is_looked_after_and_the_server_signs() -> None:
    time = ServerTime()
    soon, late = time.now + 1_000, time.now + 50_000
    rows = Rows(soon=SeatClock(0, 1_000, 0, time.now, soon), late=SeatClock(0, 1, 0, 1, late))
    keeper, visited = Timekeeper(rows, time), list[str]()
    time.passes(2)
    asyncio.run(keeper.look(stopping(rows, visited)))
    assert (visited, keeper.due, rows.signs) == (["soon"], late, [time.now])


@pytest.mark.parametrize("raised", [Problem("store"), None])
def test_a_table_that_cannot_be_looked_after_is_tried_again_later(raised: Problem | None) -> None:
    time = ServerTime()
    rows = Rows(lost=SeatClock(0, 1, 0, 1, time.now))
    keeper = Timekeeper(rows, time)

    async def visit(name: str) -> None:
        if raised is not None:
            raise raised

    asyncio.run(keeper.look(visit))
    assert (keeper.failed, keeper._seconds()) == (True, SIGN_SECONDS)


def test_tables_do_not_wait_for_one_that_another_server_keeps() -> None:
    time = ServerTime()
    rows, visited = Rows(), list[str]()
    stops = stopping(rows, visited)

    async def visit(name: str) -> None:
        if name == "kept":
            visited.append(name)
            await asyncio.Event().wait()
        await stops(name)

    async def story() -> None:
        keeper = Timekeeper(rows, time)
        for name in ("kept", "first", "second"):
            rows.clocks[name] = SeatClock(0, 1, 0, 1, time.now)
            if name != "kept":
                await keeper.look(visit)
                assert not keeper.failed
        await keeper.close()

    told(story())
    assert visited == ["kept", "first", "second"]


def test_it_is_woken_by_a_clock_that_begins_to_run() -> None:
    time = ServerTime()
    rows, visited = Rows(), list[str]()

    async def story() -> None:
        keeper = Timekeeper(rows, time)
        keeper.start(stopping(rows, visited))
        await asyncio.sleep(0)
        rows.clocks["mine"] = SeatClock(0, 1, 0, 1, time.now)
        keeper.note_due(time.now)
        await passes(2 * LEAST_SECONDS)
        await keeper.close()

    told(story())
    assert visited == ["mine"]


def test_hours_that_do_not_count_are_left_out_of_what_is_taken_before_a_kill() -> None:
    time = ServerTime()
    begun = time.now
    rows = Rows(t=SeatClock(0, 60_000, 0, begun, begun + 60_000))
    rows.signs.append(begun + 20_000)
    time.passes(3_600)
    away = listed([(begun + 5_000, begun + 15_000)])
    asyncio.run(Timekeeper(rows, time).resume({("t", 0): away}))
    clock = rows.clocks["t"]
    assert (clock.left, clock.used, clock.since) == (50_000, 10_000, time.now)
    assert clock.due == time.now + 50_000


def test_the_servers_time_goes_on_steadily_though_somebody_sets_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine = SimpleNamespace(clock=1_800_000_000.0, steady=7.0)
    read = SimpleNamespace(time=lambda: machine.clock, monotonic=lambda: machine.steady)
    monkeypatch.setattr(clocks_now, "time", read)
    server = steady_time()
    machine.steady, machine.clock = 8.5, 0.0
    assert server() == 1_800_000_001_500


def test_a_store_that_fails_keeps_no_server_from_starting(caplog: pytest.LogCaptureFixture) -> None:
    class Damaged(Rows):
        async def next_due(self) -> int | None:
            raise StoreError("a page is gone")

    asyncio.run(Timekeeper(Damaged(), ServerTime()).resume())
    assert "a page is gone" in caplog.text
