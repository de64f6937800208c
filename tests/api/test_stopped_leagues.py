"""A server that stops between any two things that it writes for a league goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any

import pytest

from carrack.server.store.faults import StoreError
from carrack.server.upkeep import Upkeep
from support.server.leagues import League
from support.server.local import LocalServer
from support.server.people import Device
from support.waiting import from_now


class Stopping:
    """Lets a store write so often, and then no more until it is started again."""

    def __init__(self, local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left: int | None = None
        self.has_stopped = False
        store = local.tables.store
        for writer in (store.writer, *([store.steps] if store.shared else [])):
            monkeypatch.setattr(writer, "submit", partial(self.submitted, writer.submit))

    def submitted(self, submit: Callable[..., Future[Any]], job: Callable[..., Any]) -> Future[Any]:
        if self.left == 0:
            self.has_stopped = True
            refused: Future[Any] = Future()
            refused.set_exception(StoreError("the server has stopped"))
            return refused
        if self.left is not None:
            self.left -= 1
        return submit(job)

    def after(self, writes: int, act: Callable[[], object]) -> bool:
        """Does something while only so much can be written; whether that was too little."""
        self.left, self.has_stopped = writes, False
        act()
        self.left = None
        return self.has_stopped


@pytest.fixture
def stopping(alone: LocalServer, monkeypatch: pytest.MonkeyPatch) -> Stopping:
    async def untended(*_: Any, **__: Any) -> None:
        """The server itself does nothing at its hours: leagues are tended when a test says so."""

    alone.tables.subscribers.when_ended = lambda table: None  # results are taken when they are tended
    monkeypatch.setattr(Upkeep, "tend", untended)
    return Stopping(alone, monkeypatch)


def four(local: LocalServer) -> dict[str, Device]:
    return {name: Device(local).remembered(name) for name in ("Ada", "Ben", "Cy", "Dee")}


def tended(local: LocalServer) -> None:
    state: Any = local.client.app.state.carrack  # type: ignore[attr-defined]
    local.does(state.leagues.tend, from_now())


def all_tables(local: LocalServer) -> set[str]:
    return set(local.does(local.tables.store.names))


def tables_of(league: League) -> list[str]:
    """The tables of all rounds so far, each of which its people hold."""
    found = []
    for group in league.seen()["season"]["groups"]:
        names = {line["number"]: line["name"] for line in group["lines"]}
        for game in [game for rnd in group["rounds"] for game in rnd["games"]]:
            for name in (names[number] for number in game["seats"]):
                held = {mine["table"] for mine in league.devices[name].get("/me/tables")}
                assert game["table"] in held
            found.append(game["table"])
    return found


@pytest.mark.parametrize("kind", ["league", "swiss"])
def test_a_season_begins_with_each_table_once_wherever_the_server_stops(
    alone: LocalServer, stopping: Stopping, kind: str
) -> None:
    devices, writes, has_stopped = four(alone), 0, True
    while has_stopped:
        before, league = all_tables(alone), League(devices, kind=kind)
        begin = f"{league.path}/begin"
        has_stopped = stopping.after(writes, lambda: league.host.ask("POST", begin, {}))  # noqa: B023
        tended(alone)
        if league.seen()["can_begin"]:
            league.begins()
        assert league.seen()["season"]["round"] == 1
        assert len(tables_of(league)) == 2
        assert {*tables_of(league)} == all_tables(alone) - before
        writes += 1
    assert writes > 4, "a season, a round, two tables"


@pytest.mark.parametrize(("kind", "games"), [("league", 2), ("swiss", 2), ("league", 1)])
def test_a_round_ends_once_wherever_the_server_stops(
    alone: LocalServer, stopping: Stopping, kind: str, games: int
) -> None:
    devices, writes, has_stopped = four(alone), 0, True
    while has_stopped:
        before, league = all_tables(alone), League(devices, kind=kind, games=games)
        league.begins()
        for game, names in league.games():
            league.plays(game["table"], names)
        has_stopped = stopping.after(writes, lambda: tended(alone))
        tended(alone)
        season = league.seen()["season"]
        assert season["over"] == (games == 1)
        assert season["round"] == (2 if (kind, games) == ("league", 2) else 0)
        assert len(tables_of(league)) == (4 if season["round"] else 2)
        assert {*tables_of(league)} == all_tables(alone) - before
        writes += 1
    assert writes > 3, "two results, and that the round is over"
