"""Two servers on one database, on machines whose clocks are a minute apart."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from evidence.server.test_killed_notices import SAID, SMALL
from evidence.server.test_several_servers import asked

from api.test_clocks import left, running, timed
from carrack.server.people.codes import SHORT_LIFE
from carrack.server.store import endings
from carrack.server.store.endings import EndStore
from support.server import postgres
from support.server.local import LocalServer, NewTable
from support.server.people import Device
from support.server.process import NONE, Server, serving
from support.server.receiver import Receiver, receiver
from support.waiting import until

AHEAD = (str(Path(__file__).parents[1] / "support" / "minute_ahead.py"),)
MINUTE = timedelta(minutes=1)
LIMITS = {**NONE, **SAID, "CARRACK_NOTICE_SECONDS": "0"}
SOON_TOLD = 20.0
SLACK = 3.0  # seconds that a busy machine takes between two questions


def local(server: Server) -> LocalServer:
    return LocalServer(server.client(), None)  # type: ignore[arg-type]


def told(server: Server, name: str, address: str) -> Device:
    device = Device(local(server), server.address).remembered(name)
    device.post("/me/notices", {"address": f"{address}/{name}", "wanted": ["turn"]})
    return device


def long_unused(folder: Path, made: NewTable) -> None:
    then = "'2026-01-01T00:00:00Z'"
    asked(folder, f"UPDATE tables SET created = {then}, updated = {then} WHERE id = '{made.table}'")


def is_marked(folder: Path, made: NewTable) -> bool:
    from carrack.server.store.postgres import opened_database

    connection = opened_database(postgres.url_for(folder))
    try:
        return EndStore.end_of(connection, made.table) is not None
    finally:
        connection.close()


@pytest.mark.thorough
def test_machines_whose_clocks_are_a_minute_apart_agree_on_time(tmp_path: Path) -> None:
    """The one that is ahead is the first, so that it tells people and tends tables."""
    usual: dict[str, Any] = {"limits": LIMITS}
    options = ("--port", "0", "--database", postgres.url_for(tmp_path))
    with (
        receiver() as hook,
        serving(tmp_path / "ahead", *options, program=SMALL, **usual) as first,
    ):
        unused = local(first).table()
        long_unused(tmp_path, unused)
        first.stop()
        began = datetime.now(UTC)
        with (
            serving(tmp_path / "ahead", *options, program=AHEAD, **usual) as ahead,
            serving(tmp_path / "right", *options, program=SMALL, **usual) as right,
        ):
            one, other = local(ahead), local(right)
            shown = (
                one.client.get("/health").headers["date"],
                other.client.get("/health").headers["date"],
            )
            assert shown[0] != shown[1], "it is ahead indeed"
            plays_clocks(one, other)
            gives_codes(ahead, right)
            tells(ahead, right, hook)
            until(lambda: is_marked(tmp_path, unused))
            (mark,) = asked(tmp_path, "SELECT told FROM ends")
            assert mark[0] >= endings.text(began + MINUTE), "it was set by the one that is ahead"
            NewTable(other, unused.answer).deciding().plays("throw")  # within the minute
            assert not is_marked(tmp_path, unused), "by its mark it would be removed"
            for server in (ahead, right):
                status, _, errors = server.stop()
                assert status in (0, -15)
                assert "Traceback" not in errors, errors


def plays_clocks(one: LocalServer, other: LocalServer) -> None:
    """A clock shows the same at both, whoever stores a move, and runs out once."""
    for here, there in ((one, other), (other, one)):
        made = timed(here, bank=600, credit=0)
        away = NewTable(there, made.answer)
        away.seats = made.seats
        for _ in range(2):
            assert abs(sum(left(made)) - sum(left(away))) < SLACK
            assert sum(left(made)) > 1200 - 10 * SLACK
            made.deciding().plays("throw", "end")
            assert running(made) == running(away)


def gives_codes(ahead: Server, right: Server) -> None:
    """A code opens at either server for five minutes, wherever it was made."""
    for here, there in ((ahead, right), (right, ahead)):
        device = Device(local(here), here.address).remembered("Cy")
        shown = device.post("/me/code", {})
        code, until = shown["code"], endings.moment(shown["until"])
        assert until - datetime.now(UTC) < SHORT_LIFE + timedelta(seconds=SLACK)
        other = Device(local(there), there.address)
        assert other.post("/enter", {"code": code})


def tells(ahead: Server, right: Server, hook: Receiver) -> None:
    """Who is told is told soon, at whichever server somebody has played."""
    for number, server in enumerate((ahead, right), 1):
        ada, ben = (told(server, name, hook.address) for name in ("Ada", "Ben"))
        made = local(server).table(options={"rounds": 3})
        for device, token in zip((ada, ben), made.tokens, strict=True):
            device.post("/me/claims", {"tokens": [token]})
        made.seats[0].plays("throw", "end")
        began = time.monotonic()
        until(lambda n=number: len(hook.taken) == n)  # type: ignore[misc]
        assert time.monotonic() - began < SOON_TOLD, "not a minute later"
