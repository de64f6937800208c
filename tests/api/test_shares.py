"""Bots and analyses are shared out by address; bots that are alone play for spectators."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.server.thinking.bots import AnalysisTask, Choice, DecisionTask, Progress
from support.games import searchable  # noqa: F401  (registered by being imported)
from support.server import in_turn
from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    Seat,
    next_of,
    opened,
    until_person_decides,
)
from support.server.virtual import takes
from support.waiting import until

ALONE = [{"kind": "bot", "bot": "careful"}] * 2
LONG = {"seats": ALONE, "options": {"rounds": 9}}


class Unhurried(InlineBots):
    """Bots that take a moment, so that they can be interrupted."""

    async def decide(self, job: DecisionTask) -> Choice:
        await takes(0.01)
        return await super().decide(job)


@pytest.fixture
def bots() -> InlineBots:
    return Unhurried()


@pytest.fixture
def local(tmp_path: Path, bots: InlineBots) -> Iterator[LocalServer]:
    with opened(tmp_path, bots) as local:
        yield local


def calling_from(local: LocalServer, address: str) -> LocalServer:
    """The same server, asked from another address."""
    return LocalServer(in_turn.from_elsewhere(local.client, address), local.bots)


# --- whose account ------------------------------------------------------------------------------


def test_a_bot_thinks_on_account_of_the_players(local: LocalServer, bots: InlineBots) -> None:
    made = calling_from(local, "203.0.113.9").against_bots()
    made.seats[0].plays("throw", "end")
    local.passes(1)
    until_person_decides(made)
    assert {job.account for job in bots.jobs} == {"203.0.113.9"}
    bots.jobs.clear()
    ada = Seat(calling_from(local, "2001:db8:1:2::7"), made.table, *made.seats[0].tokens)
    ada.plays("throw", "end")
    local.passes(1)
    until_person_decides(made)
    assert bots.jobs[-1].account == "2001:db8:1:2::/64"


def test_who_only_looks_pays_for_nothing_and_changes_no_account(
    local: LocalServer, bots: InlineBots
) -> None:
    made = calling_from(local, "203.0.113.9").against_bots()
    stranger = Seat(calling_from(local, "198.51.100.7"), made.table)
    stranger.look()
    with stranger.watching() as socket:
        next_of(socket, "sync")
        assert stranger.move("throw").status_code == 401
    made.seats[0].plays("throw", "end")
    local.passes(1)
    until_person_decides(made)
    assert {job.account for job in bots.jobs} == {"203.0.113.9"}


def test_a_hint_is_on_account_of_the_seat(local: LocalServer, bots: InlineBots) -> None:
    made = calling_from(local, "203.0.113.9").table(game="guided")
    made.seats[0].post("/hint", {"at": made.seats[0].look()["seq"]})
    assert [job.account for job in bots.assessed] == ["203.0.113.9"]


def test_a_turn_is_tried_anew_on_account_of_who_tries_it(
    local: LocalServer, bots: InlineBots
) -> None:
    made, body = over(local), {"at": 0, "moves": ["throw"]}
    friend = calling_from(local, "203.0.113.9")
    assert Seat(friend, made.table).post("/judge", body).status_code == 200
    record = made.spectator.get("/record").text
    replay = local.client.post("/api/v1/replays", content=record).json()["replay"]
    other = calling_from(local, "198.51.100.7")
    path = f"/api/v1/replays/{replay}/judge"
    assert other.client.post(path, json=body).status_code == 200
    assert [task.account for task in bots.judged] == ["203.0.113.9", "198.51.100.7"]


# --- analyses ------------------------------------------------------------------------------------


class Slow(InlineBots):
    """Analyses that come to no end."""

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        self.tasks.append(task)
        await asyncio.Event().wait()
        return {}


def over(local: LocalServer) -> NewTable:
    """A table whose game is over."""
    made = local.table(game="guided")
    made.play_out()
    return made


def host(local: LocalServer, made: NewTable) -> Seat:
    """The host of a table, who calls from elsewhere."""
    return Seat(local, made.table, *made.host.tokens)


def test_an_own_analysis_begins_while_another_address_has_asked_for_a_dozen(tmp_path: Path) -> None:
    slow = Slow()
    with opened(tmp_path, slow) as local:
        attacker, honest = calling_from(local, "203.0.113.9"), calling_from(local, "198.51.100.7")
        games = [over(local) for _ in range(13)]
        for made in games[:12]:
            assert host(attacker, made).post("/analysis", b"").status_code == 202
        until(lambda: len(slow.tasks) == in_turn.servers())  # of one address one at a time
        host(honest, games[12]).post("/analysis", b"")
        until(lambda: len(slow.tasks) == in_turn.servers() + 1)

        def under_way() -> list[int]:
            answers = (made.host.get("/analysis").json()["status"] for made in games)
            return [number for number, status in enumerate(answers) if status == "running"]

        def is_under_way() -> bool:  # what another server says comes later
            numbers = under_way()
            return len(numbers) == len(slow.tasks) and numbers[-1] == 12

        until(is_under_way)


# --- bots alone ----------------------------------------------------------------------------------


def test_bots_that_are_alone_play_as_long_as_somebody_watches(
    local: LocalServer, bots: InlineBots
) -> None:
    made = local.table(**LONG)
    local.passes(3600)
    assert (bots.jobs, made.spectator.look()["thinking"]) == ([], None)
    with made.attended():
        local.passes(0.07)
        assert len(bots.jobs) > 5
    local.passes(1)
    assert not local.tables.known[made.table].turns.under_way
    asked = len(bots.jobs)
    local.passes(3600)
    assert len(bots.jobs) == asked
    assert made.spectator.look()["status"] == "running"
    with made.attended():
        local.passes(0.07)
        assert len(bots.jobs) > asked + 5


def test_after_a_restart_they_are_not_even_looked_at(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        alone, with_ada = local.table(**LONG), local.against_bots()
        with_ada.seats[0].plays("throw")
    with opened(tmp_path, Unhurried()) as local:
        again = NewTable(local, alone.answer)
        local.passes(3600)
        assert local.tables.known == {}
        assert isinstance(local.bots, InlineBots)
        assert local.bots.jobs == []
        with again.attended():
            local.passes(0.07)
            assert len(local.bots.jobs) > 5


def test_where_a_person_plays_bots_wait_for_no_watcher(
    local: LocalServer, bots: InlineBots
) -> None:
    made = local.against_bots()
    made.seats[0].plays("throw", "end")
    local.passes(1)
    assert until_person_decides(made)["deciding"] == 0
    assert bots.jobs
