"""How the methods of a store are jobs."""

from __future__ import annotations

from dataclasses import replace
from inspect import signature

import pytest

from carrack.server.store.connection import SqlConnection
from carrack.server.store.faults import Conflict, Missing
from carrack.server.store.people import PeopleStore, PersonRow, SessionRow
from carrack.server.store.store import Store
from support.server.stores import every_store

ADA = PersonRow("p1", "Ada", "Europe/Berlin", "de", "2031-05-01T10:00:00Z")
PHONE = SessionRow("h1", "p1", ADA.created, ADA.created, "a phone")


@every_store
async def test_a_job_on_a_class_is_undone_with_the_job_that_it_is_a_part_of(store: Store) -> None:
    def both(c: SqlConnection) -> None:
        PeopleStore.add(c, ADA, PHONE)
        PeopleStore.change(c, replace(ADA, person="p2"))

    with pytest.raises(Missing):
        await store.write(both)
    assert await store.people.people() == []
    await store.people.add(ADA, PHONE)
    with pytest.raises(Conflict):
        await store.people.add(ADA, replace(PHONE, hash="h2"))
    assert await store.people.sessions("p1") == [PHONE]


def test_a_job_says_what_it_does_wherever_it_is_met() -> None:
    store = Store()
    assert store.people.add.__doc__ == PeopleStore.add.__doc__
    assert (PeopleStore.add.__doc__ or "").startswith("Add a person")
    assert list(signature(PeopleStore.add).parameters) == ["c", "person", "session"]
