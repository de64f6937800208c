"""What every store promises about instructions; the stores are those of `test_store_contract`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carrack.server.store.instructions import Instruction
from carrack.server.store.store import Store
from carrack.server.store.table_rows import Change, PendingDecision, SeatRow
from support.server.stored_tables import SEATS, change, stored
from support.server.stores import every_store

ADA = Instruction(0, "hash of a token", ends=True, step=5, due=9_000)
BEN = Instruction(1, "of another", forced=True)
NOTHING: dict[str, Any] = {"step": -1, "due": None}


def goes_on(first: int, *seats: SeatRow, **asked: Any) -> Change:
    """A step after which somebody, or nobody, is asked."""
    decision = PendingDecision(**{"seat": None, "step": -1, "due": None, **asked})
    return replace(change(first, "entry"), seats=seats, decision=decision)


async def kept(store: Store) -> list[Instruction]:
    return await store.instructions.of_table("harbour")


async def begun(store: Store) -> None:
    await store.create(stored())
    for row in (ADA, BEN):
        await store.instructions.put("harbour", row)


@every_store
async def test_they_are_kept_beside_a_table_and_go_with_it(store: Store) -> None:
    await begun(store)
    assert await kept(store) == [ADA, BEN]
    assert (await store.load("harbour")).row.revision == 0
    later = replace(ADA, forced=True, played=(7, 12), dropped="bot", **NOTHING)
    await store.instructions.put("harbour", later)
    assert await kept(store) == [later, BEN]
    await store.instructions.remove("harbour", 0)
    assert await kept(store) == [BEN]
    await store.delete("harbour")
    assert await kept(store) == []


@every_store
async def test_it_is_known_when_the_next_is_due(store: Store) -> None:
    await begun(store)
    assert await store.next_due() == 9_000
    assert await store.due_clocks(8_999) == []
    assert await store.due_clocks(9_000) == ["harbour"]


@every_store
async def test_each_decision_begins_anew_and_notes_change_nothing(store: Store) -> None:
    await begun(store)
    await store.commit(goes_on(2, seat=0, step=5, due=20_000))
    assert await kept(store) == [ADA, BEN]
    await store.commit(goes_on(3, seat=0, step=6, due=20_000))
    assert await kept(store) == [replace(ADA, step=6, due=20_000), BEN]
    await store.commit(goes_on(4, seat=1, step=7, due=30_000))
    assert await kept(store) == [replace(ADA, **NOTHING), replace(BEN, step=7, due=30_000)]
    await store.commit(goes_on(5))
    assert await kept(store) == [replace(ADA, **NOTHING), BEN]


@every_store
async def test_what_is_played_by_them_is_known_and_whoever_takes_it_back_has_none(
    store: Store,
) -> None:
    await begun(store)
    await store.commit(goes_on(2, played=(0, 6)))
    await store.commit(goes_on(3, played=(0, 16)))
    now = replace(ADA, played=(6, 16), **NOTHING)
    assert await kept(store) == [now, BEN]
    await store.commit(goes_on(4, undone=(0, 1)))
    await store.commit(goes_on(5, undone=(1, 16)))
    assert await kept(store) == [now, BEN]
    await store.commit(goes_on(6, undone=(0, 6)))
    assert await kept(store) == [replace(now, ends=False, dropped="undone"), BEN]
    await store.commit(goes_on(7, seat=0, step=20, due=40_000))
    assert (await kept(store))[0].due is None


@every_store
async def test_bots_and_whoever_gets_a_seat_have_none(store: Store) -> None:
    await begun(store)
    bot = replace(SEATS[0], kind="bot", bot="careful")
    await store.commit(replace(change(2, "entry"), seats=(bot,)))
    dropped = replace(ADA, ends=False, dropped="bot", **NOTHING)
    assert await kept(store) == [dropped, BEN]
    await store.instructions.put("harbour", ADA)
    await store.commit(goes_on(3, replace(bot, resigned=True)))
    assert await kept(store) == [replace(dropped, dropped="resigned"), BEN]
    await store.commit(goes_on(4, replace(SEATS[0], token="a new one")))
    assert await kept(store) == [BEN]


@every_store
async def test_after_the_end_and_without_a_person_there_are_none(store: Store) -> None:
    await begun(store)
    await store.people.make_nameless("harbour", [1])
    assert await kept(store) == [ADA]
    await store.commit(replace(goes_on(2), status="over"))
    assert await kept(store) == []
