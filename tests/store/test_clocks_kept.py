"""What every store promises about clocks; the stores are those of `test_store_contract`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carrack.server.clocks.clock import SeatClock
from carrack.server.store.store import Conflict, Store
from store.test_store_contract import kind, with_store
from support.server.stored_tables import change, stored

__all__ = ["kind"]
ADA = SeatClock(0, 600_000, 5_000, 1_000, 601_000, 3, 2, 1)
BEN = SeatClock(1, 0)


def test_clocks_are_kept_with_the_step_and_the_time_of_it(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
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

    with_store(kind, tmp_path, story)


def test_it_is_known_which_clocks_run_and_which_runs_out_next(kind: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert (await store.next_due(), await store.running_clocks()) == (None, [])
        late = replace(ADA, due=700_000)
        await store.create(replace(stored("late"), clocks=[BEN, late]))
        await store.create(replace(stored("soon"), clocks=[ADA]))
        assert await store.next_due() == 601_000
        assert await store.running_clocks() == [("soon", ADA), ("late", late)]
        assert await store.due_clocks(600_999) == []
        assert await store.due_clocks(601_000) == ["soon"]
        assert await store.due_clocks(800_000) == ["soon", "late"]
        await store.put_clocks([("soon", replace(ADA, since=9_000, due=609_000))], 9_000)
        assert (await store.next_due(), await store.signed()) == (609_000, 9_000)
        await store.delete("soon")
        assert await store.next_due() == 700_000
        await store.sign(10_000)
        assert await store.signed() == 10_000

    with_store(kind, tmp_path, story)
