"""What every store promises about the operator: links, devices, what is set, reported talk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carrack.server.store import operator
from carrack.server.store.operator import OperatorDevice
from carrack.server.store.store import Store
from carrack.server.store.table_rows import TalkRow
from store.test_clubs_kept import DAY, founded
from support.server.stored_tables import stored
from support.server.stores import every_store

EARLY, LATE = "2031-05-01T10:00:00Z", "2031-05-01T10:15:00Z"
LAPTOP = OperatorDevice("laptop", EARLY, EARLY, "Firefox, Linux")
PHONE = OperatorDevice("phone", EARLY, EARLY, "Safari, iPhone")


@every_store
async def test_a_link_lets_one_device_in_until_its_time_is_over(store: Store) -> None:
    await store.operator.add_link("link", EARLY, LATE)
    assert not await store.operator.enter("another", EARLY, LAPTOP)
    assert not await store.operator.enter("link", LATE, LAPTOP)
    assert await store.operator.enter("link", EARLY, LAPTOP)
    assert await store.operator.enter("link", EARLY, LAPTOP), "its answer may have been lost"
    assert not await store.operator.enter("link", EARLY, PHONE)
    assert await store.operator.device("phone") is None
    assert await store.operator.devices() == [LAPTOP]


@every_store
async def test_devices_are_seen_and_ended(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "DEVICES", 2)
    for device in (LAPTOP, PHONE, replace(PHONE, hash="tablet", seen=LATE)):
        await store.operator.add_link(f"link of the {device.hash}", EARLY, LATE)
        assert await store.operator.enter(f"link of the {device.hash}", EARLY, device)
        await store.operator.seen("phone", LATE)
    assert [each.hash for each in await store.operator.devices()] == ["phone", "tablet"]
    await store.operator.end(["tablet", "nothing"])
    assert [each.hash for each in await store.operator.devices()] == ["phone"]
    await store.operator.add_link("void", EARLY, LATE)
    assert await store.operator.end_all() == 1
    assert not await store.operator.enter("void", EARLY, LAPTOP)


@every_store
async def test_only_so_many_links_are_good(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "LINKS", 1)
    await store.operator.add_link("first", EARLY, LATE)
    await store.operator.add_link("second", EARLY, "2031-05-01T10:16:00Z")
    assert not await store.operator.enter("first", EARLY, LAPTOP)
    assert await store.operator.enter("second", EARLY, LAPTOP)


@every_store
async def test_a_setting_is_kept_until_another_takes_its_place(store: Store) -> None:
    assert await store.operator.kept("address") == ""
    for value in ("https://a.example", "https://b.example", ""):
        await store.operator.keep("address", value)
        assert await store.operator.kept("address") == value


@every_store
async def test_reported_lines_of_tables_and_clubs_come_together(store: Store) -> None:
    await founded(store)
    await store.create(stored())
    said = await store.say("harbour", 0, EARLY, "rude")
    await store.change_line("harbour", TalkRow(said.number, 0, EARLY, "rude", True))
    await store.say("harbour", 1, EARLY, "quiet")
    number = await store.club_talk.say("gulls", "ben", DAY, "blunt")
    await store.club_talk.report(number)
    assert [line.text for line in await store.operator.reported(1)] == ["rude"]
    rude, blunt = await store.operator.reported(9)
    assert (rude.kind, rude.place, rude.title, rude.name) == ("table", "harbour", "tiny", "Ada")
    assert (blunt.kind, blunt.place, blunt.title, blunt.name) == ("club", "gulls", "Gulls", "Ben")
    assert await store.operator.is_reported("club", "gulls", number)
    assert not await store.operator.is_reported("club", "terns", number)
    assert not await store.operator.is_reported("table", "harbour", 2)
    await store.club_talk.keep(number)
    assert [line.text for line in await store.operator.reported(9)] == ["rude"]
