"""Servers that lose their PostgreSQL while people play.

It is out of reach, is started again, or one of two is cut off from it with all that it has begun.

What is on its way then is swallowed (`evidence.support.relay`): no connection is refused or broken.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from evidence.figures import figure
from evidence.server.test_killed_analysis import SLOW_SEARCH
from evidence.server.test_killed_process import Lasting
from evidence.server.test_several_servers import SOON, asked, holders
from evidence.support.relay import WRITTEN, Relay, relay

from api.test_clocks import timed
from carrack.server.duties import ALL
from carrack.testing.walks import THOROUGH
from support.server import postgres
from support.server.local import LocalServer, NewTable
from support.server.people import Device
from support.server.process import NO_PAUSES, NONE, Server, serving
from support.server.receiver import Receiver, receiver
from support.server.watching import watching
from support.waiting import LIMIT, until

SAYS = {"CARRACK_ADDRESS": "http://localhost", "CARRACK_NOTICE_HOSTS": "127.0.0.1"}
TELLS = {**NONE, **SAYS, "CARRACK_NOTICE_SECONDS": "0"}
END_SECONDS = 5.0
BACK_SECONDS = 5.0
"""Within which people play on when a database is there again."""


@dataclass
class Pair:
    """Two servers, of which the first, which has all duties, can be cut off; and who is told."""

    folder: Path
    line: Relay
    servers: tuple[Server, Server]
    hook: Receiver

    def __post_init__(self) -> None:
        self.one, self.other = (LocalServer(s.client(), None) for s in self.servers)  # type: ignore[arg-type]
        self.holder = holders(self.folder)["clocks"]

    def told(self, name: str) -> Device:
        """Somebody who is told of turns."""
        device = Device(self.one, self.servers[0].address).remembered(name)
        device.post("/me/notices", {"address": f"{self.hook.address}/{name}", "wanted": ["turn"]})
        return device

    def table_of(self, *people: Device) -> NewTable:
        """A table of these people, who play a long game."""
        made = self.one.table(options={"rounds": 9})
        for device, token in zip(people, made.tokens, strict=True):
            device.post("/me/claims", {"tokens": [token]})
        return made

    def at_other(self, made: NewTable) -> NewTable:
        return NewTable(self.other, made.answer)

    def bots(self, bot: str, rounds: int) -> NewTable:
        """A table of bots at a game about which it takes long to think."""
        seats = [{"kind": "bot", "bot": bot}] * 2
        return self.one.table(game="ponderous", seats=seats, options={"rounds": rounds})


@contextmanager
def pair(folder: Path) -> Iterator[Pair]:
    url = postgres.url_for(folder)
    usual: dict[str, Any] = {"program": SLOW_SEARCH, "limits": TELLS}
    with (
        receiver() as hook,
        relay(folder / "way", url) as (line, through),
        serving(folder / "one", "--port", "0", "--database", through, **usual) as one,
        serving(folder / "other", "--port", "0", "--database", url, **usual) as other,
    ):
        try:
            yield Pair(folder, line, (one, other), hook)
        finally:
            line.heal()
        for server in (one, other):
            status, _, errors = server.stop()
            assert status in (0, -15)
            assert "Traceback" not in errors, errors


def seconds_until(holds: Callable[[], bool], since: float) -> float:
    until(holds)
    return time.monotonic() - since


def turns(made: NewTable, count: int) -> None:
    for _ in range(count):
        made.deciding().plays("throw", "end")


def newest(made: NewTable) -> int:
    return int(made.spectator.look()["seq"])


@pytest.mark.serial
def test_a_server_that_is_cut_off_while_it_takes_its_duties_keeps_nobody_from_them(
    tmp_path: Path,
) -> None:
    """Its transaction is open, and has locked them, when nothing more comes from it."""
    with pair(tmp_path) as two:
        two.line.interrupt_when(WRITTEN)
        took = seconds_until(lambda: holders(tmp_path)["clocks"] != two.holder, time.monotonic())
        assert took < SOON
        two.line.heal()
        until(lambda: two.one.client.get("/health").status_code == 200)


@pytest.mark.serial
def test_the_other_server_goes_on_with_all_that_one_has_begun_that_is_cut_off(
    tmp_path: Path,
) -> None:
    with pair(tmp_path) as two:
        people = two.told("Ada"), two.told("Ben")
        tables = [two.table_of(*people) for _ in range(2)]
        analysed, played = two.bots("careful", 1), two.bots("search", 9)
        with watching(two.servers[0].address, analysed.table):
            until(lambda: analysed.spectator.look()["status"] == "over")
        with (
            watching(two.servers[0].address, played.table),
            watching(two.servers[1].address, played.table),
        ):
            assert analysed.host.post("/analysis", {}).status_code == 202
            until(lambda: newest(played) > 0)
            for made in tables:
                turns(made, 2)
            assert analysed.spectator.get("/analysis").json()["status"] != "done"
            clocked = timed(two.one, bank=1, credit=0, out="wait")
            two.line.interrupt()
            began = time.monotonic()
            seen = newest(two.at_other(played))
            took = seconds_until(lambda: holders(tmp_path)["clocks"] != two.holder, began)
            assert took < SOON
            goes_on = seconds_until(lambda: newest(two.at_other(played)) > seen, began)
            runs_out = seconds_until(lambda: has_run_out(two.at_other(clocked)), began)
            for made in tables:  # each also at the table whose step may be on its way
                turns(two.at_other(made), 2)
            plays = time.monotonic() - began
            assert two.one.client.get("/health").status_code == 503
            done = seconds_until(lambda: is_analysed(two.at_other(analysed)), began)
        two.line.heal()
        healed = time.monotonic()
        until(lambda: two.one.client.get("/health").status_code == 200)
        turns(tables[0], 1)  # at the one that was cut off
        back = time.monotonic() - healed
        until(lambda: not asked(tmp_path, "SELECT 1 FROM outbox WHERE fate IS NULL"))
        check_notices(tmp_path, two.hook)
        until(lambda: set(holders(tmp_path)) >= set(ALL))
    figure("seconds until others have its duties", took, LIMIT)
    figure("seconds until a bot goes on", goes_on, 2 * SOON)
    figure("seconds until a clock has run out", runs_out, 2 * SOON + 1)
    figure("seconds until people have played", plays, LIMIT)
    figure("seconds until an analysis is done", done, LIMIT)
    figure("seconds until the server is whole again", back, LIMIT)


@pytest.mark.serial
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("since", [0.1, 3])
def test_a_server_that_is_cut_off_ends_soon(tmp_path: Path, since: float, processes: int) -> None:
    with relay(tmp_path / "way", postgres.url_for(tmp_path)) as (line, through):
        more = ("--port", "0", "--database", through, "--processes", str(processes))
        with (
            serving(tmp_path / "data", *more, program=SLOW_SEARCH) as server,
            ThreadPoolExecutor(1) as people,
        ):
            table = LocalServer(server.client(), None).table()  # type: ignore[arg-type]
            line.interrupt()
            people.submit(table.seats[0].plays, "throw")
            time.sleep(since)
            began = time.monotonic()
            server.stop()
            figure("seconds until a server has ended", time.monotonic() - began, END_SECONDS)
            line.heal()


def has_run_out(made: NewTable) -> bool:
    return any(clock["out"] for clock in made.spectator.look()["clocks"]["seats"])


def is_analysed(made: NewTable) -> bool:
    return bool(made.spectator.get("/analysis").json()["status"] == "done")


def check_notices(folder: Path, hook: Receiver) -> None:
    """Every turn made one entry, which has one fate; what was sent has come, under one name."""
    entries = asked(folder, "SELECT id, table_id, turn, fate FROM outbox")
    assert set(Counter(entry[1:3] for entry in entries).values()) == {1}
    assert {fate for *_, fate in entries} <= {"sent", "bunched", "left-out"}
    sent = {name for name, _, _, fate in entries if fate == "sent"}
    assert {taken.json["id"] for taken in hook.taken if "id" in taken.json} == sent
    assert not asked(folder, "SELECT 1 FROM handovers WHERE done = 0 OR due IS NOT NULL")


def out_of_reach(life: Lasting, gone: Callable[[], None], back: Callable[[], None]) -> None:
    """The database is gone, and is there again; people play on soon."""
    gone()
    before, busy = life.acknowledged, life.busy
    try:
        until(lambda: life.busy > busy)
    finally:
        back()
    assert life.acknowledged <= before + 3, "each of three at most had been stored"
    began = time.monotonic()
    life.play_on(1)
    figure("seconds until people play on", time.monotonic() - began, life.allowed(BACK_SECONDS))
    life.play_on(30)


@pytest.mark.serial
@pytest.mark.skipif(postgres.NAMED, reason="the server is not this test's to stop")
@pytest.mark.parametrize("seconds", [3, pytest.param(30, marks=pytest.mark.thorough)])
def test_two_processes_outlive_a_database_that_is_out_of_reach_or_starts_again(
    tmp_path: Path, seconds: float
) -> None:
    url, cluster = postgres.url_for(tmp_path), postgres.cluster()
    with relay(tmp_path / "way", url) as (line, through):
        more = ("--port", "0", "--database", through, "--processes", "2")
        with serving(tmp_path / "data", *more, program=NO_PAUSES) as server:
            life = Lasting(server)
            life.begin(str(seconds))
            out_of_reach(life, lambda: (line.interrupt(), time.sleep(seconds)), line.heal)  # type: ignore[func-returns-value]
            for mode in ("immediate", *(["fast"] if THOROUGH else [])):
                out_of_reach(life, lambda m=mode: cluster.stop(m), cluster.start)  # type: ignore[misc]
            life.end()
            life.judged()
            until(lambda: httpx.get(f"{server.address}/health").status_code == 200)
            status, _, errors = server.stop()
            assert status == 0
            assert "a process has ended" not in errors, errors
            assert "Traceback" not in errors, errors
