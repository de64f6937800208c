"""What every store promises about clocks; the stores are those of `test_store_contract`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carrack.server.clocks.clock import SeatClock
from carrack.server.store.faults import Conflict
from carrack.server.store.store import Store
from support.server.stored_tables import change, stored
from support.server.stores import every_store

ADA = SeatClock(0, 600_000, 5_000, 1_000, 601_000, 3, 2, 1)
BEN = SeatClock(1, 0)


@every_store
async def test_clocks_are_kept_with_the_step_and_the_time_of_it(store: Store) -> None:
    await store.create(replace(stored(), clocks=[ADA, BEN]))
    assert (await store.load("harbour")).clocks == [ADA, BEN]
    assert await store.signed() is None
    later = replace(ADA, left=1, since=None, due=None)
    step = replace(change(2, "entry"), clocks=(later,), signed=5_000)
    await store.commit(step)
    assert (await store.load("harbour")).clocks == [later, BEN]
    assert await store.signed() == 5_000
    with pytest.raises(Conflict):
        await store.commit(replace(change(9, "gap"), clocks=(ADA,), signed=6_000))
    assert (await store.load("harbour")).clocks == [later, BEN]
    assert await store.signed() == 5_000


@every_store
async def test_it_is_known_which_clocks_run_and_which_runs_out_next(store: Store) -> None:
    assert await store.next_due() is None
    late = replace(ADA, due=700_000)
    await store.create(replace(stored("late"), clocks=[BEN, late]))
    await store.create(replace(stored("soon"), clocks=[ADA]))
    assert await store.next_due() == 601_000
    assert await store.running_clocks(["late", "soon"]) == [("soon", ADA), ("late", late)]
    assert await store.running_clocks(["late"]) == [("late", late)]
    assert await store.due_clocks(600_999) == []
    assert await store.due_clocks(601_000) == ["soon"]
    assert await store.due_clocks(800_000) == ["soon", "late"]
    await store.delete("soon")
    assert await store.next_due() == 700_000
    await store.sign(10_000)
    assert await store.signed() == 10_000


LAST, NOW = 50_000, 90_000
BEFORE_A_STOP = [
    SeatClock(0, 600_000, 7, since, since + 600_000, 3, 2, 1) for since in (10_000, LAST, 70_000)
] + [
    SeatClock(0, 30_000, 0, 10_000, 40_000),  # ran out before the last sign
    SeatClock(0, 40_000, 0, 10_000, 50_000),  # at it
    SeatClock(0, 600_000, 0, 95_000, 695_000),  # was set going by a clock that went fast
    SeatClock(0, 600_000, 0, 10_000, 777_000),  # is due by hours that are not kept any more
    BEN,  # stands still
]


@every_store
async def test_what_passed_between_two_moments_is_given_back_as_the_clock_says(
    store: Store,
) -> None:
    for n, clock in enumerate(BEFORE_A_STOP):
        await store.create(replace(stored(f"t{n}"), clocks=[replace(clock, seat=0)]))
    away = replace(ADA, left=5, since=NOW, due=NOW + 999)
    await store.create(replace(stored("away"), clocks=[ADA]))
    revision = (await store.load("t0")).row.revision
    await store.give_back(LAST, NOW, [("away", away)])
    for n, clock in enumerate(BEFORE_A_STOP):
        before = replace(clock, seat=0)
        (now,) = (await store.load(f"t{n}")).clocks
        assert now == (before.interrupted(LAST, NOW) if before.running else before)
    assert (await store.load("away")).clocks == [away]
    assert await store.signed() == NOW
    await store.revise_clocks()
    assert (await store.load("t0")).row.revision > revision, "who has it in memory reads it"
    assert (await store.load("t7")).row.revision == revision
