"""Analyses: made in the background when a game is over, kept beside the record, never in it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from carrack.analysis.analyst import analyse, unwatched, usual_looks
from carrack.analysis.describe import FORM
from carrack.core.record import read_record
from carrack.server.analyses import TRIES
from carrack.server.store.faults import StoreError
from carrack.server.store.table_rows import DONE, WAITING, AnalysisRow
from carrack.server.thinking import bots
from carrack.server.thinking.bots import AnalysisTask, BotFailed, Progress, SoFar, analysed
from support.games import searchable
from support.server.local import InlineBots, LocalServer, NewTable, Seat, next_of, opened
from support.waiting import until

Json = dict[str, Any]
END = {"done", "failed"}


def over(local: LocalServer, game: str = "guided") -> NewTable:
    """A table whose game is over."""
    made = local.table(game=game)
    made.play_out()
    return made


def status(seat: Seat) -> Json:
    response = seat.get("/analysis")
    assert response.status_code == 200, response.text
    return dict(response.json())


def until_ended(seat: Seat) -> Json:
    """The analysis, once nothing more comes of it."""
    until(lambda: status(seat)["status"] in END, "the analysis has ended")
    return status(seat)


def ask(seat: Seat) -> Json:
    response = seat.post("/analysis", b"")
    assert response.status_code == 202, response.text
    return dict(response.json())


def test_a_finished_game_is_analysed_as_the_command_line_does_it(local: LocalServer) -> None:
    made = over(local)
    assert status(made.spectator)["status"] == "none"
    assert ask(made.seats[0])["status"] in ("waiting", "running", "done")
    found = until_ended(made.spectator)
    record = read_record(made.spectator.get("/record").text.splitlines())
    again = analyse(searchable.GAME, record, usual_looks(searchable.GAME), unwatched)
    assert found["analysis"] == json.loads(json.dumps(again))
    assert (found["status"], found["message"]) == ("done", "")


def test_every_place_in_it_is_a_step_of_the_table(local: LocalServer) -> None:
    made = over(local)
    ask(made.host)
    analysis = until_ended(made.host)["analysis"]
    steps = made.spectator.get("/steps").json()["steps"]
    for one in analysis["decisions"]:
        assert steps[one["seq"]]["move"] == one["played"]["move"]
        assert made.spectator.get(f"/at/{one['at']}").json()["deciding"] == one["seat"]
    assert made.spectator.get(f"/at/{analysis['turns'][-1]['at']}").json()["deciding"] == -1


def test_it_is_made_once_and_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = over(local)
        ask(made.seats[1])
        found = until_ended(made.seats[1])
        record = made.spectator.get("/record").text
        assert ask(made.seats[0]) == found
        assert isinstance(local.bots, InlineBots)
        assert len(local.bots.tasks) == 1
    with opened(tmp_path) as local:
        again = NewTable(local, made.answer)
        assert status(again.spectator) == found
        assert again.spectator.get("/record").text == record
        assert local.bots.tasks == []  # type: ignore[attr-defined]


def test_who_watches_hears_how_far_it_is(local: LocalServer) -> None:
    made = over(local)
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        ask(made.host)
        first = next_of(socket, "analysis")
        assert first == {
            "type": "analysis",
            "status": "running",
            "done": 0,
            "total": first["total"],
        }
        assert first["total"] > 0
        last = first
        while last["status"] == "running":
            last = next_of(socket, "analysis")
        assert last["status"] == "done"


def test_only_who_sits_there_asks_and_only_when_the_game_is_over(local: LocalServer) -> None:
    made = local.table(game="guided")
    for response in (made.seats[0].post("/analysis", b""), made.seats[0].get("/analysis")):
        assert (response.status_code, response.json()["error"]["code"]) == (422, "running")
    made.play_out()
    assert made.spectator.post("/analysis", b"").json()["error"]["code"] == "token"
    stranger = Seat(local, made.table, "another token")
    assert stranger.post("/analysis", b"").status_code == 401
    assert Seat(local, "nosuchtable").get("/analysis").status_code == 404


def test_a_game_that_nobody_can_judge_is_reported(local: LocalServer) -> None:
    made = over(local, "tiny")
    ask(made.host)
    found = until_ended(made.host)
    assert found["analysis"]["judged"] is False
    assert found["message"].startswith("careful judges moves")
    assert (found["key"], found["args"]) == ("problem-unjudged", {"bot": "careful"})


class Held(InlineBots):
    """Analyses that wait until they are let go, or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.ended: list[str] = []

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        self.tasks.append(task)
        progress(3, 10, None)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.ended.append("cancelled")
            raise
        raise BotFailed("its process ended (EOFError)")


def until_asked(held: Held, count: int) -> None:
    until(lambda: len(held.tasks) >= count, f"{count} analyses are asked for")


def test_one_is_made_at_a_time_and_the_others_wait(tmp_path: Path) -> None:
    held = Held()
    with opened(tmp_path, held) as local:
        first, second = over(local), over(local)
        ask(first.host)
        until_asked(held, 1)
        assert ask(second.host)["status"] == "waiting"
        now = status(first.host)
        assert (now["status"], now["done"], now["total"]) == ("running", 3, 10)
        assert len(held.tasks) == 1
        first.host.local.client.delete(f"/api/v1/tables/{first.table}", headers=first.host.headers)
        until_asked(held, 2)  # the table is gone, and the next one is looked at
        assert held.ended == ["cancelled"]
        assert first.host.get("/analysis").status_code == 404


def test_one_that_failed_says_why_and_can_be_asked_for_again(tmp_path: Path) -> None:
    held = Held()
    with opened(tmp_path, held) as local:
        made = over(local)
        local.does(held.go.set)
        ask(made.host)
        found = until_ended(made.host)
        assert (found["status"], found["analysis"]) == ("failed", None)
        assert "its process ended" in found["message"]
    with opened(tmp_path) as local:
        again = NewTable(local, made.answer)
        ask(again.host)
        assert until_ended(again.host)["status"] == "done"


def interrupted(folder: Path) -> NewTable:
    """A table whose analysis was begun when its server closed."""
    held = Held()
    with opened(folder, held) as local:
        made = over(local)
        ask(made.host)
        until_asked(held, 1)
    return made


def test_one_that_was_interrupted_goes_on_by_itself(tmp_path: Path) -> None:
    made = interrupted(tmp_path)
    for _ in range(TRIES):  # a server that is closed in order is no failure
        held = Held()
        with opened(tmp_path, held):
            until_asked(held, 1)
    with opened(tmp_path) as local:
        assert until_ended(NewTable(local, made.answer).host)["status"] == "done"


def test_one_that_could_not_be_saved_is_made_again_when_somebody_asks(
    alone: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made, store, failed = over(alone), alone.tables.store, []
    put = store.put_analysis

    async def full(row: AnalysisRow, holder: str | None = None) -> bool:
        if row.status == DONE and not failed:
            failed.append(row)
            raise StoreError("the disk is full")
        return bool(await put(row, holder))

    monkeypatch.setattr(store, "put_analysis", full)
    ask(made.host)
    until(lambda: "its analysis is not saved: the disk is full" in caplog.text)
    assert status(made.host)["status"] == "waiting"
    ask(made.host)
    assert until_ended(made.host)["status"] == "done"


class Halting(InlineBots):
    """An analysis comes to a halt when it has reported new findings a few times."""

    def __init__(self, reports: int) -> None:
        super().__init__()
        self.reports = reports

    async def analyse(self, task: AnalysisTask, progress: Progress) -> dict[str, Any]:
        def report(done: int, total: int, so_far: SoFar | None) -> None:
            progress(done, total, so_far)
            self.reports -= so_far is not None and len(so_far.findings) > len(task.findings)
            if self.reports == 0:
                raise Halted

        self.tasks.append(task)
        with suppress(Halted):
            analysed(task, report)
        await asyncio.Event().wait()
        raise AssertionError("it waits for ever")


class Halted(Exception):
    """The end of an analysis that has not come to its end."""


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses report with every step what they have found."""
    for name in ("TELL_SECONDS", "KEEP_SECONDS", "KEEP_SHARE"):
        monkeypatch.setattr(bots, name, 0.0)


def stored(local: LocalServer, made: NewTable) -> AnalysisRow:
    row: AnalysisRow = local.does(local.tables.store.analysis, made.table)
    return row


def until_more(local: LocalServer, made: NewTable, found: int) -> int:
    """How much of an analysis is stored, once that is more than before."""
    until(lambda: len(stored(local, made).findings) > found)
    return len(stored(local, made).findings)


def test_the_first_part_comes_soon_and_others_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    now, told = [0.0], []
    monkeypatch.setattr(bots.time, "monotonic", lambda: now[0])
    analyst = SimpleNamespace(so_far=dict, found=SimpleNamespace(written=bytes))
    reporter = bots.Reporter(analyst, lambda done, total, so_far: told.append((done, so_far)))
    for second in range(1, 10):
        now[0] = float(second)
        reporter(second, 10)
    assert [done for done, _ in told] == list(range(1, 10))
    assert [done for done, so_far in told if so_far is not None] == [2, 7]


@pytest.mark.usefixtures("talkative")
def test_what_was_found_is_shown_early_and_kept_and_a_restart_goes_on_from_there(
    tmp_path: Path,
) -> None:
    with opened(tmp_path, Halting(12)) as local:
        made = over(local)
        ask(made.host)
        found = until_more(local, made, 0)
        now = status(made.spectator)
        assert (now["status"], now["analysis"]) == ("running", None)
        assert now["so_far"]["form"] == FORM
        assert now["so_far"]["moments"]
    for _ in range(TRIES):
        with opened(tmp_path, halting := Halting(2)) as local:
            found = until_more(local, made, found)
            assert len(halting.tasks[0].findings) > 0
            assert status(NewTable(local, made.answer).host)["so_far"]["moments"]
    with opened(tmp_path) as local:
        again = NewTable(local, made.answer)
        done = until_ended(again.host)
        assert stored(local, made).findings == b""
        record = read_record(again.spectator.get("/record").text.splitlines())
    whole = analyse(searchable.GAME, record, usual_looks(searchable.GAME), unwatched)
    assert (done["analysis"], done["so_far"]) == (json.loads(json.dumps(whole)), None)


@pytest.mark.usefixtures("talkative")
def test_an_analysis_goes_on_where_what_it_found_cannot_be_saved(
    alone: LocalServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made, store = over(alone), alone.tables.store
    put = store.put_analysis

    async def full(row: AnalysisRow, holder: str | None = None) -> bool:
        if row.findings:
            raise StoreError("the disk is full")
        return bool(await put(row, holder))

    monkeypatch.setattr(store, "put_analysis", full)
    monkeypatch.setattr(alone.bots, "analyse", Halting(1).analyse)
    ask(made.host)
    until(lambda: "found so far is not saved: the disk is full" in caplog.text)
    assert status(made.host)["status"] == "running"


def test_one_asked_for_while_the_server_starts_is_made_once(tmp_path: Path) -> None:
    made = interrupted(tmp_path)
    with opened(tmp_path) as local:
        analyses = local.client.app.state.carrack.analyses  # type: ignore[attr-defined]
        again = NewTable(local, made.answer)
        ask(again.host)
        local.does(analyses.resume)  # finds it waiting, or being made, or done
        found = until_ended(again.host)
        local.does(analyses._queue, made.table)  # as it was found waiting before it was done
        until(lambda: not analyses.waiting and not analyses.making)
        assert isinstance(local.bots, InlineBots)
        assert len(local.bots.tasks) == 1
        assert status(again.host) == found


def test_an_analysis_in_an_older_format_is_made_again_when_somebody_looks(
    local: LocalServer,
) -> None:
    """Those of form 3 rate play by fewer close looks."""
    made = over(local)
    old = json.dumps({"form": 3, "judged": True, "luck": []}).encode()
    row = AnalysisRow(made.table, DONE, body=old)
    local.does(local.tables.store.put_analysis, row)
    assert status(made.spectator)["analysis"] is None
    found = until_ended(made.spectator)
    assert found["status"] == "done"
    assert found["analysis"]["form"] == FORM
    assert found["analysis"]["setup"]["wins"]


def test_one_that_kills_the_server_again_and_again_is_given_up(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = over(local)
        row = AnalysisRow(made.table, WAITING, TRIES)
        local.does(local.tables.store.put_analysis, row)
    with opened(tmp_path) as local:
        found = until_ended(NewTable(local, made.answer).host)
        assert found["status"] == "failed"
        assert f"started {TRIES} times" in found["message"]
        assert local.bots.tasks == []  # type: ignore[attr-defined]
