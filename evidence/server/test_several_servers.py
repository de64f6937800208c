"""What one of several servers on a database does, and that another one goes on with it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from evidence.figures import figure

from api.test_clocks import left, timed
from carrack.server.duties import ALL, NOTICES
from carrack.server.settings import Settings
from carrack.server.several.leases import SharedDuties
from carrack.server.store.duties import SERVER
from carrack.server.store.table_rows import WAITING, AnalysisRow
from support.server import postgres
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    next_of,
    opened,
)
from support.server.mailbox import HOME
from support.server.people import Device
from support.server.process import serving
from support.server.receiver import Receiver, receiver
from support.waiting import until

SOON = 2.0  # seconds within which others go on


@pytest.fixture(autouse=True)
def several(tmp_path: Path) -> None:
    postgres.url_for(tmp_path)  # emptied


def store(folder: Path) -> Any:
    from carrack.server.store.postgres import PostgresStore

    return PostgresStore(postgres.url_for(folder))


@contextmanager
def server(folder: Path, **more: Any) -> Iterator[LocalServer]:
    with opened(folder, store=store(folder), **more) as local:
        yield local


def duties_of(local: LocalServer) -> SharedDuties:
    duties: SharedDuties = local.client.app.state.carrack.leagues.seasons.duties  # type: ignore[attr-defined]
    return duties


def asked(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(postgres.url_for(folder), autocommit=True) as connection:
        found = connection.execute(query.encode())
        return found.fetchall() if found.description else []


def dies(local: LocalServer) -> None:
    """Ends a server's leases as if it had died: it does not renew them, and does not know it."""

    async def stop() -> None:
        duties = duties_of(local)
        for task in duties.tasks:
            task.cancel()
        duties.held, duties.until = frozenset(ALL), float("inf")

    local.does(stop)


def test_one_does_each_duty_and_another_one_when_it_ends(tmp_path: Path) -> None:
    with server(tmp_path) as first:
        assert all(duties_of(first).has(duty) for duty in ALL)
        with server(tmp_path) as second:
            assert not any(duties_of(second).has(duty) for duty in ALL)
            dies(first)
            died = time.monotonic()
            until(lambda: all(duties_of(second).has(duty) for duty in ALL))
            assert time.monotonic() - died < SOON + 1, "on a busy machine"


def test_what_is_due_is_done_at_once_by_the_server_that_takes_over(tmp_path: Path) -> None:
    with server(tmp_path) as first, server(tmp_path) as second:
        gone = NewTable(second, first.table().answer)
        at = "'2026-01-01T00:00:00Z'"
        mark = f"'{gone.table}', {at}, {at}, 'keeper'"
        asked(tmp_path, f"INSERT INTO ends (table_id, at, told, why) VALUES ({mark})")
        dies(first)
        died = time.monotonic()
        until(lambda: gone.spectator.get().status_code == 404)
        assert time.monotonic() - died < 20, "not a minute"


def test_cut_off_from_the_database_a_server_does_no_duty_when_its_lease_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from carrack.server.store.faults import StoreError
    from carrack.server.store.postgres_duties import PostgresDuties

    async def cut_off(*_: object) -> None:
        raise StoreError("nobody answers")

    with server(tmp_path) as local:
        duties = duties_of(local)
        monkeypatch.setattr(PostgresDuties, "beat", cut_off)
        ends = duties.until
        until(lambda: not duties.has("clocks"))
        assert time.monotonic() - ends < SOON
        monkeypatch.undo()
        until(lambda: duties.has("clocks"))


class Slow(InlineBots):
    """Finds something at once, and then nothing more, until its server is closed."""

    async def analyse(self, task: Any, progress: Any) -> dict[str, Any]:
        self.tasks.append(task)
        await asyncio.sleep(600)
        raise AssertionError


def test_an_analysis_goes_on_at_another_server_with_what_was_found(tmp_path: Path) -> None:
    slow = Slow()
    with server(tmp_path, bots=slow) as first, server(tmp_path) as second:
        made = first.table()
        made.play_out()
        at_second = NewTable(second, made.answer)
        at_second.spectator.look()
        assert made.host.post("/analysis", {}).status_code == 202
        until(lambda: slow.tasks)
        assert at_second.host.post("/analysis", {}).json()["status"] == "waiting"
        time.sleep(0.3)
        assert not second.bots.tasks, "made twice"  # type: ignore[attr-defined]
        dies(first)
        until(lambda: at_second.spectator.get("/analysis").json()["status"] == "done")
        (row,) = asked(tmp_path, "SELECT status, tries FROM analyses")
        assert row[0] == "done"
        holder = duties_of(first).holder
        late = AnalysisRow(made.table, WAITING)
        put = first.tables.store.put_analysis
        assert not first.does(put, late, holder)


def test_who_watches_at_another_server_is_told_that_an_analysis_is_done(tmp_path: Path) -> None:
    with server(tmp_path) as first, server(tmp_path) as second:
        made = first.table()
        made.play_out()
        with NewTable(second, made.answer).spectator.watching() as socket:
            next_of(socket, "sync")
            assert made.host.post("/analysis", {}).status_code == 202
            while next_of(socket, "analysis")["status"] != "done":
                pass


def sum_left(made: NewTable) -> float:
    return sum(left(made))


def test_time_is_given_back_only_if_no_server_was_alive(tmp_path: Path) -> None:
    an_hour_ago = (
        "UPDATE clocks SET since = since - 3600000, due = due - 3600000;"
        "UPDATE signs SET at = at - 3600000; UPDATE duties SET until = until - 3600000"
    )
    with server(tmp_path) as first:
        made = timed(first)
        before = sum_left(made)
        time.sleep(1.0)
        with server(tmp_path) as second:
            assert sum_left(NewTable(second, made.answer)) <= before - 0.9, "given back"
        dies(first)
    asked(tmp_path, an_hour_ago)
    with server(tmp_path) as third:
        # both are looked at some milliseconds after the clock has begun, or begun again
        assert before - 60 < sum_left(NewTable(third, made.answer)) <= before + 0.1


def test_all_go_by_the_time_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as first:
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 60)  # the next one's machine
        with server(tmp_path) as second:
            now = [local.tables.timekeeper.now() for local in (first, second)]
            theirs = asked(tmp_path, "SELECT extract(epoch FROM clock_timestamp()) * 1000")
            assert max(abs(each - int(theirs[0][0])) for each in now) < 1_000
            made = timed(first)
            before = sum_left(made)
            after = sum_left(NewTable(second, made.answer))
            assert before - 5 < after <= before + 0.1


TELLS = Settings(loopback_exempt=True, address=HOME, notice_hosts=("127.0.0.1",), notice_seconds=0)


def told(local: LocalServer, name: str, hook: Receiver) -> Device:
    device = Device(local).remembered(name)
    device.post("/me/notices", {"address": f"{hook.address}/{name}", "wanted": ["turn"]})
    return device


def test_what_two_servers_tell_at_once_has_one_fate(tmp_path: Path) -> None:
    with (
        receiver() as hook,
        server(tmp_path, settings=TELLS) as first,
        server(tmp_path, settings=TELLS) as second,
    ):
        people = [told(first, name, hook) for name in ("Ada", "Ben")]
        dies(first)  # and does not know it: both of them tell
        until(lambda: duties_of(second).has(NOTICES))
        tables = [first.table(options={"rounds": 3}) for _ in range(3)]
        for made in tables:
            for device, token in zip(people, made.tokens, strict=True):
                device.post("/me/claims", {"tokens": [token]})
            made.seats[0].plays("throw", "end")
            made.seats[1].plays("throw", "end")
        until(lambda: not asked(tmp_path, "SELECT 1 FROM outbox WHERE fate IS NULL"))
        entries = asked(tmp_path, "SELECT id, table_id, turn, fate FROM outbox")
        assert len({entry[1:3] for entry in entries}) == len(entries) == 2 * len(tables)
        sent = {name for name, _, _, fate in entries if fate == "sent"}
        assert {taken.json["id"] for taken in hook.taken} == sent, "under one name"
        assert {fate for *_, fate in entries} <= {"sent", "bunched", "left-out"}
        assert not asked(tmp_path, "SELECT 1 FROM handovers WHERE done = 0 OR due IS NOT NULL")


def test_who_looks_at_one_server_is_not_told_by_another(tmp_path: Path) -> None:
    with (
        receiver() as hook,
        server(tmp_path, settings=TELLS) as first,  # which tells
        server(tmp_path, settings=TELLS) as second,
    ):
        ada, ben = Device(first).remembered("Ada"), told(first, "Ben", hook)
        made = first.table(options={"rounds": 3})
        for device, token in zip((ada, ben), made.tokens, strict=True):
            device.post("/me/claims", {"tokens": [token]})
        made.seats[0].plays("throw", "end")
        there = Device(second)
        there.cookie = ben.cookie
        with there.at(NewTable(second, made.answer)).watching() as socket:
            seen = next_of(socket, "sync")["seq"]
            socket.send_json({"type": "ping", "seen": seen})
            # it is looked at again a minute later, not five as for whoever has left
            soon = "SELECT 1 FROM outbox WHERE due BETWEEN at + 30000 AND at + 120000"
            until(lambda: asked(tmp_path, soon))
        assert not hook.taken


def holders(folder: Path) -> dict[str, str]:
    return dict(asked(folder, "SELECT name, holder FROM duties"))  # type: ignore[arg-type]


@pytest.mark.serial
@pytest.mark.parametrize("kills", [1, pytest.param(100, marks=pytest.mark.thorough)])
def test_a_killed_servers_duties_are_done_by_another_within_two_seconds(
    tmp_path: Path, kills: int
) -> None:
    url = postgres.url_for(tmp_path)
    worst = 0.0
    for number in range(kills):
        folders = [tmp_path / f"{number}-{n}" for n in range(2)]
        options = ("--port", "0", "--database", url)
        with (
            serving(folders[0], *options) as one,
            serving(folders[1], *options) as other,
        ):
            assert httpx.get(f"{one.address}/health").status_code == 200
            assert httpx.get(f"{other.address}/health").status_code == 200
            before = holders(tmp_path)["clocks"]
            one.kill()  # it came first
            killed = time.monotonic()
            while (found := holders(tmp_path))["clocks"] == before:
                assert time.monotonic() - killed < 20
                time.sleep(0.02)
            worst = max(worst, time.monotonic() - killed)
            assert {found[duty] for duty in ALL} == {found["clocks"]}
            until(lambda gone=f"{SERVER}{before}": gone not in holders(tmp_path))  # type: ignore[misc]
    figure("seconds until another server has the duties", worst, SOON)
