"""What every store promises about people."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.people import SESSIONS, PersonRow, SessionRow
from carrack.server.store.store import Store
from carrack.server.store.table_rows import SeatRow
from support.server.stored_tables import SEATS, stored
from support.server.stores import every_store, with_store

ADA = PersonRow("ada", "Ada", "Europe/Berlin", "de", "2026-01-01T00:00:00Z")
BEN = replace(ADA, person="ben", name="Ben")
TOKEN, HOST = str(SEATS[0].token), stored().row.host


def session(number: int, person: str = "ada", day: int = 1) -> SessionRow:
    """A device, last used on a day of January."""
    time = f"2026-01-{day:02}T00:00:00Z"
    return SessionRow(f"hash {number}", person, time, time, "Firefox, Linux")


def test_a_person_is_kept_with_their_devices(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await store.people.add(ADA, session(1))
        await store.people.begin_session(session(2, day=2))
        with pytest.raises(Conflict):
            await store.people.add(ADA, session(3))
        with pytest.raises(Missing):
            await store.people.begin_session(session(4, "nobody"))
        with pytest.raises(Missing):
            await store.people.change(BEN)

    async def second(store: Store) -> None:
        before = await store.people.signed_in("hash 2")
        assert before is not None
        assert before.person == ADA, "nobody is told how well somebody plays unless they want it"
        changed = replace(ADA, name="Ada L.", play_shown=True)
        await store.people.change(changed)
        found = await store.people.signed_in("hash 2")
        assert found is not None
        assert (found.person, found.session, found.held) == (changed, session(2, day=2), ())
        assert await store.people.sessions("ada") == [session(2, day=2), session(1)]
        await store.people.end_sessions("ada", ["hash 2"])
        assert await store.people.signed_in("hash 2") is None
        assert await store.people.people() == [changed]

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_nobody_signs_out_the_devices_of_others(store: Store) -> None:
    await store.people.add(ADA, session(1))
    await store.people.add(BEN, session(2, "ben"))
    await store.people.end_sessions("ben", ["hash 1"])
    assert await store.people.signed_in("hash 1") is not None


@every_store
async def test_devices_that_nobody_uses_are_signed_out(store: Store) -> None:
    await store.people.add(ADA, session(0, day=1))
    for number in range(1, SESSIONS + 1):
        await store.people.begin_session(session(number, day=2 + number % 20))
    kept = await store.people.sessions("ada")
    assert len(kept) == SESSIONS and session(0, day=1) not in kept
    await store.people.seen("hash 20", "2026-02-01T00:00:00Z")
    await store.people.end_unused_sessions("2026-01-31T00:00:00Z")
    assert [each.hash for each in await store.people.sessions("ada")] == ["hash 20"]


@every_store
async def test_a_link_is_held_by_whoever_claims_it_first_and_only_if_it_opens_something(
    store: Store,
) -> None:
    await store.create(stored())
    await store.people.add(ADA, session(1))
    await store.people.add(BEN, session(2, "ben"))
    at = "2026-01-01T00:00:00Z"
    assert await store.people.claim("ada", [TOKEN, HOST, "opens nothing"], at) == []
    assert await store.people.claim("ben", [TOKEN], at) == [TOKEN]
    found = await store.people.signed_in("hash 1")
    assert found is not None and sorted(found.held) == sorted([TOKEN, HOST])
    assert await store.people.tables("ada") == ["harbour"]
    assert await store.people.tables("ben") == []
    await store.people.release("ada", [TOKEN])
    assert await store.people.claim("ben", [TOKEN], at) == []
    assert await store.people.tables("ben") == ["harbour"]


@every_store
async def test_claims_to_links_that_open_nothing_any_more_are_dropped(store: Store) -> None:
    await store.create(stored())
    seat = SeatRow(0, "Ada", "human", None, "another")
    await store.create(replace(stored("other"), seats=[seat]))
    await store.people.add(ADA, session(1))
    await store.people.claim("ada", [TOKEN, HOST, "another"], "2026-01-01T00:00:00Z")
    await store.delete("harbour")
    await store.people.drop_dead_claims()
    found = await store.people.signed_in("hash 1")
    assert found is not None and sorted(found.held) == sorted([HOST, "another"])


@every_store
async def test_people_who_hold_nothing_and_have_no_way_in_are_dropped(store: Store) -> None:
    await store.create(stored())
    for name, number in (("ada", 1), ("ben", 2), ("cleo", 3), ("dan", 4)):
        await store.people.add(replace(ADA, person=name), session(number, name))
    at = "2026-01-01T00:00:00Z"
    await store.people.claim("ben", [TOKEN], at)
    await store.ways_in.keep_address("cleo", "cleo@example.org")
    for name, number in (("ben", 2), ("cleo", 3), ("dan", 4)):
        await store.people.end_sessions(name, [f"hash {number}"])
    await store.people.drop_nobodies()
    assert {row.person for row in await store.people.people()} == {"ada", "ben", "cleo"}


@every_store
async def test_who_is_merged_gives_what_they_hold_and_no_way_in(store: Store) -> None:
    await store.create(stored())
    await store.people.add(ADA, session(1))
    await store.people.add(BEN, session(2, "ben"))
    await store.people.claim("ben", [TOKEN], "2026-01-01T00:00:00Z")
    await store.ways_in.keep_address("ben", "ben@example.org")
    await store.people.merge("ada", "ben")
    assert await store.people.tables("ada") == ["harbour"]
    assert [row.person for row in await store.people.people()] == ["ada"]
    assert len(await store.people.sessions("ada")) == 1
    assert await store.people.signed_in("hash 2") is None
    assert await store.ways_in.person_at("ben@example.org") is None
