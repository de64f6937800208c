"""What every store promises about notices: an entry with the move, one fate, one name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from carrack.server.store.channels import MOST, ChannelRow
from carrack.server.store.faults import Conflict
from carrack.server.store.news import Moment, News
from carrack.server.store.outbox import BUNCHED, GIVEN_UP, LEFT_OUT, SENT
from carrack.server.store.store import Store
from store.test_people_contract import ADA, TOKEN, session
from support.server.stored_tables import LINES, change, stored
from support.server.stores import every_store, with_store

HOOK = ChannelRow(
    *("hook", "ada", None, "webhook", "https://example.org/CANARY", "example.org"),
    *(("turn", "ended"), "de", "way out", 1),
)


async def seated(store: Store) -> None:
    """Ada, who holds seat 0 and wants to be told."""
    await store.create(stored())
    await store.people.add(ADA, session(1))
    await store.people.claim("ada", [TOKEN], ADA.created)
    assert await store.channels.add(HOOK)


def news(*moments: Moment, turn: int = 1, decided: tuple[int, ...] = (), at: int = 100) -> News:
    return News(moments, decided, turn, 3, at, at + 10)


async def turn(store: Store, number: int, *moments: Moment, decided: tuple[int, ...] = ()) -> None:
    """A step with its news."""
    step = change(len(LINES) + number, f'{{"move":"{number}"}}')
    await store.commit(replace(step, news=news(*moments, turn=number, decided=decided)))


async def fates(store: Store) -> list[str | None]:
    return [each.fate for each in reversed(await store.outbox.of_person("ada"))]


@every_store
async def test_an_entry_is_kept_with_its_step_or_neither_is(store: Store) -> None:
    await seated(store)
    with pytest.raises(Conflict):
        await store.commit(replace(change(9, "{}"), news=news(Moment("turn", 0))))
    assert await store.outbox.next_due() is None
    await turn(store, 0, Moment("turn", 0), Moment("began"), Moment("turn", 1))
    (entry,) = await store.outbox.due(110)
    assert (entry.kind, entry.person, entry.seat, entry.player) == ("turn", "ada", 0, "Ada")
    assert await store.outbox.due(109) == []
    assert await store.outbox.due(110, [entry.reader]) == [], "it is being seen to"
    assert await store.outbox.next_due([entry.reader]) is None


@every_store
async def test_a_turn_has_one_entry_until_it_is_answered(store: Store) -> None:
    await seated(store)
    await turn(store, 0, Moment("turn", 0))
    again = replace(change(len(LINES) + 1, "{}"), news=news(Moment("turn", 0), turn=0))
    await store.commit(again)
    assert await fates(store) == [None]
    answered = replace(change(len(LINES) + 2, "{}"), news=news(turn=0, decided=(0,)))
    await store.commit(answered)
    assert await fates(store) == [LEFT_OUT]
    asked = replace(change(len(LINES) + 3, "{}"), news=news(Moment("turn", 0), turn=0))
    await store.commit(asked)
    assert await fates(store) == [LEFT_OUT, None]


@every_store
async def test_a_turn_of_whom_nothing_tells_has_its_entry_and_its_fate_at_once(
    store: Store,
) -> None:
    await seated(store)
    await store.channels.change("hook", ["ended"])
    await turn(store, 0, Moment("turn", 0), Moment("began"), Moment("turn", 1))
    again = replace(change(len(LINES) + 1, "{}"), news=news(Moment("turn", 0), turn=0))
    await store.commit(again)
    (entry,) = await store.outbox.of_person("ada")
    assert (entry.kind, entry.fate) == ("turn", LEFT_OUT)
    assert await store.outbox.next_due() is None, "nobody has anything to do for it"
    await turn(store, 2, decided=(0,))
    await turn(store, 3, Moment("turn", 0))
    assert await fates(store) == [LEFT_OUT] * 2
    await store.outbox.drop_old(1_000)
    assert await fates(store) == []


def test_what_was_taken_keeps_its_name_and_ends_in_one_fate(kind: str, tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        await seated(store)
        await turn(store, 0, Moment("turn", 0))
        await turn(store, 1, Moment("turn", 0))
        names = [entry.notice for entry in await store.outbox.due(200)]
        assert await store.outbox.take(names, ["hook"], 200) == names[0]
        assert await store.outbox.take(names, ["hook"], 200) is None, "once"
        await turn(store, 2, decided=(0,))
        assert await fates(store) == [None, BUNCHED], "what is being handed over is handed over"

    async def second(store: Store) -> None:
        (entry,) = await store.outbox.due(200)
        assert entry.taken and entry.answered
        assert len(await store.outbox.bunch(entry.notice)) == 2
        assert await store.outbox.to_hand_over(entry.notice, 200) == [("hook", 0)]
        await store.outbox.failed(entry.notice, "hook", 900, 300)
        assert await store.outbox.next_due() == 900
        assert (await store.channels.of("ada"))[0].failed == 300
        await store.outbox.handed_over(entry.notice, "hook", 950)
        assert await fates(store) == [SENT, BUNCHED]
        assert (await store.channels.of("ada"))[0].failed is None
        # another server, which was taken for dead, has been at the same
        await store.outbox.put_off(entry.notice, "hook", 960)
        await store.outbox.failed(entry.notice, "hook", 970, 960)
        assert await fates(store) == [SENT, BUNCHED]
        assert await store.outbox.next_due() is None
        assert await store.outbox.to_hand_over(entry.notice, 2_000) == []

    with_store(kind, tmp_path, first)
    with_store(kind, tmp_path, second)


@every_store
async def test_what_nobody_takes_is_given_up_with_all_that_was_told_with_it(store: Store) -> None:
    await seated(store)
    await turn(store, 0, Moment("turn", 0))
    await turn(store, 1, Moment("turn", 0))
    names = [entry.notice for entry in await store.outbox.due(200)]
    await store.outbox.take(names, ["hook"], 200)
    await store.outbox.failed(names[0], "hook", None, 300)
    assert await fates(store) == [GIVEN_UP, GIVEN_UP]
    assert len(await store.outbox.given_up("ada", 0)) == 2
    await store.channels.gone("hook", 400)
    (row,) = await store.channels.of("ada")
    assert (row.gone, row.address) == (400, "")
    await store.outbox.drop_old(1_000)
    assert await fates(store) == []


@every_store
async def test_channels_end_with_whoever_has_them(store: Store) -> None:
    await seated(store)
    assert "CANARY" not in repr(await store.channels.of("ada"))
    browser = replace(HOOK, channel="push", kind="push", stop="2", session="hash 1")
    group = replace(HOOK, channel="group", person=None, table="harbour", stop="3")
    for row in (browser, group):
        assert await store.channels.add(row)
    await store.people.end_sessions("ada", ["hash 1"])
    assert [row.channel for row in await store.channels.of("ada")] == ["hook"]
    for n in range(MOST):
        more = replace(HOOK, channel=f"c{n}", address=f"https://{n}.org", stop=f"s{n}")
        assert await store.channels.add(more) == (n < MOST - 1)
    await store.people.delete("ada")
    await store.delete("harbour")
    assert await store.channels.of("ada") == [] == await store.channels.of(table="harbour")
