"""Notices whose address fails, hangs or is gone: tried again, put off, given up, told once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from api.test_notices import kinds
from support.server.mailbox import mailbox
from support.server.people import Device
from support.server.receiver import Receiver, receiver
from support.server.telling import GRACE, Telling, telling
from support.waiting import until


def test_a_failing_address_is_tried_again_later_and_later_under_the_same_name(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    hook.status = 500
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    hook.next(1)
    server.rests()
    server.passes(59)
    server.rests()
    assert len(hook.taken) == 1
    assert ben.get("/me/notices")["channels"][0]["failed"]
    server.passes(1)
    hook.next(2)
    server.rests()
    hook.status = 200
    server.passes(5 * 60)
    hook.next(3)
    server.rests()
    assert len({taken.json["id"] for taken in hook.taken}) == 1
    assert server.fates(ben) == [("turn", "sent")]
    assert ben.get("/me/notices")["channels"][0]["failed"] is None


def test_an_address_that_hangs_keeps_no_other_one_waiting(server: Telling, hook: Receiver) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    ben.post("/me/notices", {"address": f"{hook.address}/Ben/too", "wanted": ["turn"]})
    made = server.table(ada, ben)
    hook.hangs = True
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    hook.next(2)
    assert [each["sent"] for each in ben.get("/me/notices")["channels"]] == [None, None]
    hook.let_go.set()
    assert server.fates(ben) == [("turn", "sent")]


def test_many_people_whose_addresses_hang_keep_nobody_else_waiting(
    server: Telling, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[None] = []
    warn = server.sender._warn
    monkeypatch.setattr(server.sender, "_warn", lambda: rounds.append(None) or warn())
    hanging = [server.told(f"P{n}") for n in range(20)]
    hook.hangs = True
    notices = server.local.client.app.state.carrack.notices  # type: ignore[attr-defined]
    for device in hanging:
        server.do(notices.notify, server.person(device), "round")
    with receiver() as other:
        ben = Device(server.local).remembered("Ben")
        ben.post("/me/notices", {"address": f"{other.address}/Ben", "wanted": ["round"]})
        server.do(notices.notify, server.person(ben), "round")
        server.settles()
        other.next(1)
        assert len(server.sender.busy) >= len(hanging), "all the others still wait"
        before = len(rounds)
        server.local.passes(0.2)
        assert len(rounds) - before <= 2, "nobody looks again and again whether they answer"
    hook.let_go.set()
    for device in hanging:
        assert server.fates(device) == [("round", "sent")]
    assert len(hook.taken) == len(hanging)


def test_what_is_put_off_is_handed_over_later_and_counts_as_no_try(
    server: Telling, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.sender.lanes, "slow", asyncio.Semaphore(0))
    monkeypatch.setattr(server.sender.lanes, "patience", 0.05)
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    hook.hangs = True
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    hook.next(1)
    server.local.passes(0.06)
    server.rests()
    assert ben.get("/me/notices")["channels"][0]["failed"] is None
    hook.let_go.set()
    monkeypatch.setattr(server.sender.lanes, "slow", asyncio.Semaphore(1))
    server.passes(60)
    hook.next(2)
    assert server.fates(ben) == [("turn", "sent")]
    assert len({taken.json["id"] for taken in hook.taken}) == 1


def test_an_address_that_is_gone_is_forgotten_with_a_word_to_its_owner(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    with receiver() as other:
        ben.post("/me/notices", {"address": f"{other.address}/other", "wanted": []})
        made = server.table(ada, ben)
        hook.status = 410
        made.seats[0].plays("throw", "end")
        server.passes(GRACE)
        until(lambda: ben.get("/me/notices")["channels"][0]["gone"])
        server.settles()
        taken = other.next(1)
        server.rests()
    assert kinds(taken) == ["gone"]
    first, second = ben.get("/me/notices")["channels"]
    assert first["gone"] and not second["gone"]
    assert server.fates(ben) == [("turn", "given-up"), ("gone", "sent")]
    assert [each["kind"] for each in ben.get("/me/notices")["given_up"]] == ["turn"]
    kept = server.do(server.local.tables.store.channels.of, server.person(ben))
    assert kept[0].address == ""


def test_a_notice_that_nobody_takes_for_days_is_given_up_and_shown(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    hook.status = 503
    made.seats[0].plays("throw", "end")
    for hours in (0.01, 0.02, 0.1, 0.5, 2, 5, 13, 25):
        server.passes(hours * 3600)
        server.rests()
    assert server.fates(ben) == [("turn", "given-up")]
    assert ben.get("/me/notices")["channels"][0]["gone"]
    assert len(hook.taken) == 8


def test_a_server_that_is_stopped_tells_nobody_twice(
    tmp_path: Path, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mailbox() as box:
        with telling(tmp_path, box, hook) as server:
            ada, ben = server.told("Ada"), server.told("Ben")
            made = server.table(ada, ben)
            made.seats[0].plays("throw", "end")
            hook.hangs = True
            server.passes(GRACE)
            hook.next(1)  # and has not answered yet
            close = server.sender.close
            answered = lambda: hook.let_go.set() or close()  # noqa: E731
            monkeypatch.setattr(server.sender, "close", answered)
        with telling(tmp_path, box, hook) as server:
            server.clock.passes(3600)
            server.rests()
    assert len(hook.taken) == 1
