"""Clocks at a table: what runs, what running out comes to, what a restart costs, what is kept."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.thinking.bots import Choice, DecisionTask
from support.games import tiny
from support.server.clock import ServerTime
from support.server.local import InlineBots, LocalServer, NewTable, next_of, opened
from support.server.rated_tables import person, rated_table
from support.server.shared_luck import ADA, BEN, Waiting, refused
from support.waiting import until

LIVE = {"kind": "live", "bank": 600, "credit": 20}
BOT = {"kind": "bot", "bot": "careful"}


@pytest.fixture
def time() -> ServerTime:
    return ServerTime()


@pytest.fixture
def local(tmp_path: Path, time: ServerTime) -> Iterator[LocalServer]:
    with opened(tmp_path, now=time) as local:
        yield local


def timed(
    local: LocalServer,
    *seats: dict[str, Any],
    rounds: int = 2,
    **clock: Any,
) -> NewTable:
    """A table of Ada and Ben, each at a device of their own, with a clock."""
    wanted = list(seats or (ADA, BEN))
    made = local.table(
        players=len(wanted),
        seats=wanted,
        seed=3,
        options={"rounds": rounds},
        clock={**LIVE, **clock},
    )
    for seat, wish in enumerate(wanted):
        if wish.get("elsewhere"):
            assert made.comes(seat).status_code == 200
    return made


def left(made: NewTable) -> list[float]:
    """The seconds that everybody has left."""
    return [clock["left"] / 1000 for clock in made.spectator.look()["clocks"]["seats"]]


def running(made: NewTable) -> list[int]:
    return [c["seat"] for c in made.spectator.look()["clocks"]["seats"] if c["running"]]


def notes(made: NewTable, action: str) -> list[dict[str, Any]]:
    steps = made.spectator.get("/steps").json()["steps"]
    found = [step["note"] for step in steps if step["kind"] == "note"]
    return [note for note in found if note.get("action") == action]


def test_only_the_clock_of_whoever_is_asked_runs_and_a_turn_brings_its_credit(
    local: LocalServer, time: ServerTime
) -> None:
    made = timed(local)
    now = made.spectator.look()
    assert now["clock"] == {**LIVE, "cap": None, "out": "bot", "bot": None, "nights": False}
    assert now["clocks"]["at"] == time.now
    assert (left(made), running(made)) == ([620, 600], [0])
    time.passes(30)
    made.seats[0].plays("throw")
    time.passes(10)
    assert left(made) == [580, 600]
    assert made.seats[0].plays("end")["clocks"]["seats"][1]["running"]
    time.passes(5)
    assert (left(made), running(made)) == ([580, 615], [1])


def test_people_who_share_a_device_have_no_clock_and_a_clock_has_its_form(
    local: LocalServer,
) -> None:
    shared = local.post_table(clock=LIVE)
    assert refused(shared) == (400, "malformed")
    assert "device of their own" in shared.json()["error"]["message"]
    alone = {"players": 2, "seats": [ADA, BOT]}
    for wrong, field in (
        ({"bank": 0}, "clock.bank"),
        ({"cap": 60}, "clock.cap"),
        ({"bot": "nobody"}, "clock.bot"),
        ({"out": "hang"}, "clock.out"),
        ({"nights": True}, "clock.nights"),
    ):
        answer = local.post_table(**alone, clock={**LIVE, **wrong})
        assert refused(answer) == (400, "malformed")
        assert answer.json()["error"]["field"] == field
    assert local.table().spectator.look()["clocks"] is None


def test_an_undo_gives_no_time_back_and_what_is_done_out_of_turn_costs_none(
    local: LocalServer, time: ServerTime
) -> None:
    made = timed(local)
    made.seats[0].plays("throw", "end")
    time.passes(7)
    assert made.seats[1].command("call", 1).status_code == 200
    time.passes(3)
    assert made.seats[0].command("call", 0).status_code == 200
    made.seats[0].post("/talk", {"text": "hello"})
    time.passes(10)
    assert (left(made), running(made)) == ([620, 600], [1])


def test_a_bot_thinks_at_the_expense_of_nobody(local: LocalServer, time: ServerTime) -> None:
    made = timed(local, ADA, BOT)
    assert [clock["seat"] for clock in made.spectator.look()["clocks"]["seats"]] == [0]
    time.passes(20)
    made.seats[0].plays("throw", "end")
    until(lambda: made.spectator.look()["deciding"] == 0)
    assert left(made) == [620]


def test_a_bot_plays_on_until_the_person_is_back(local: LocalServer, time: ServerTime) -> None:
    made = timed(local, bot="careful", rounds=6)
    with made.seats[0].watching() as socket:
        next_of(socket, "sync")
        time.passes(621)
        local.does(local.tables.timekeeper.look, local.tables.visit)
        push = next_of(socket, "steps")
    assert push["steps"][0]["note"] == {
        "action": "bot",
        "bot": "careful",
        "seat": 0,
        "clock": True,
    }
    assert (push["seats"][0]["kind"], push["seats"][0]["bot"]) == ("bot", "careful")
    until(lambda: made.spectator.look()["deciding"] == 1)
    made.seats[1].plays("throw", "end")
    until(lambda: made.spectator.look()["deciding"] == 1)
    assert made.seats[0].act(0, "human").status_code == 200
    made.seats[1].plays("throw", "end")
    assert (left(made)[0], running(made)) == (80, [0])  # a minute, and the credit of the turn


class Thinkers(InlineBots):
    """Bots that think for ever."""

    async def decide(self, job: DecisionTask) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError


def test_who_comes_back_has_a_minute_once_in_a_turn(tmp_path: Path, time: ServerTime) -> None:
    with opened(tmp_path, Thinkers(), now=time) as local:
        made = timed(local, bank=100, credit=0)
        time.passes(100)
        assert made.seats[0].act(0, "human").status_code == 200
        assert (left(made)[0], running(made)) == (60, [0])
        time.passes(60)
        again = made.seats[0].act(0, "human")
        assert refused(again) == (422, "clock")
        assert "Ada has run out of time twice" in again.json()["error"]["message"]


def test_a_move_that_comes_too_late_is_not_played(local: LocalServer, time: ServerTime) -> None:
    made = timed(local)
    seq = made.seats[0].look()["seq"]
    time.passes(620)
    late = made.seats[0].post("/moves", {"move_id": "late", "move": "throw", "at": seq})
    assert refused(late) == (403, "bot-seat")


def test_the_others_may_wait_on_or_have_a_bot_play(local: LocalServer, time: ServerTime) -> None:
    made = timed(local, out="wait", bot="careful")
    assert refused(made.seats[1].act(0, "bot", bot="random")) == (403, "token")
    time.passes(700)
    clock = made.spectator.look()["clocks"]["seats"][0]
    assert (clock["left"], clock["running"], clock["out"]) == (0, False, True)
    assert len(notes(made, "out")) == 1
    made.seats[0].plays("throw")  # nobody minded
    assert refused(made.spectator.act(0, "bot")) == (401, "token")
    assert made.seats[1].act(0, "bot", bot="random").status_code == 200
    assert made.spectator.look()["seats"][0]["bot"] == "careful"  # the table's choice
    assert len(notes(made, "out")) == 1


def test_the_next_turn_brings_time_where_the_others_waited(
    local: LocalServer, time: ServerTime
) -> None:
    made = timed(local, out="wait")
    time.passes(700)
    made.seats[0].plays("throw", "end")
    made.seats[1].plays("throw", "end")
    assert (left(made)[0], running(made)) == (20, [0])


def test_a_game_can_be_left_for_good(local: LocalServer, time: ServerTime) -> None:
    made = timed(local, out="leave")
    time.passes(700)
    assert made.spectator.look()["seats"][0]["resigned"]
    assert notes(made, "resign")[0]["clock"] is True
    assert refused(made.seats[0].act(0, "human")) == (403, "token")
    assert made.host.act(0, "human").status_code == 200


def test_a_kill_gives_back_what_lies_between_the_last_sign_and_the_next_start(
    tmp_path: Path, time: ServerTime
) -> None:
    folder, copy = tmp_path / "before", tmp_path / "after"
    folder.mkdir()
    with opened(folder, now=time) as local:
        made = timed(local)
        time.passes(40)
        local.does(local.tables.timekeeper.look, local.tables.visit)
        time.passes(9)
        shutil.copytree(folder, copy)  # what a kill leaves
    time.passes(86_400)
    with opened(copy, now=time) as local:
        again = NewTable(local, made.answer)
        assert (left(again), running(again)) == ([580, 600], [0])
        time.passes(5)
        assert left(again) == [575, 600]
    time.passes(-3_600)  # somebody has set the machine's clock back
    with opened(copy, now=time) as local:
        assert left(NewTable(local, made.answer))[0] >= 575


def test_without_running_clocks_nothing_is_signed(local: LocalServer) -> None:
    made = local.table()
    made.seats[0].plays("throw")
    assert local.does(local.tables.store.signed) is None
    assert local.tables.timekeeper.due is None


def test_clocks_start_when_the_set_up_is_drawn(local: LocalServer, time: ServerTime) -> None:
    answer = local.post_table(seats=[ADA, BEN], clock=LIVE)
    made = Waiting(local, answer.json())
    before = made.spectator.look()
    assert (before["status"], before["clock"]["bank"]) == ("waiting", 600)
    time.passes(5_000)
    made.begins()
    assert (left(made), running(made)) == ([620, 600], [0])
    time.passes(8)
    assert left(made) == [612, 600]


def test_a_pause_needs_everybodys_agreement_where_there_are_clocks(
    local: LocalServer, time: ServerTime
) -> None:
    made = timed(local)
    ada, ben = made.seats
    assert ben.pause().json()["paused"] is None
    assert made.spectator.look()["clocks"]["agreed"] == [1]
    assert ben.pause(False).json()["paused"] is None
    assert made.spectator.look()["clocks"]["agreed"] == []
    ben.pause()
    time.passes(20)
    assert ada.pause().json()["paused"] == {"why": "asked", "seat": 0}
    time.passes(5_000)
    assert (left(made), running(made)) == ([600, 600], [])
    assert ben.pause(False).json()["paused"] is not None  # Ada's clock would run
    assert made.spectator.look()["clocks"]["agreed"] == [1]
    assert ada.pause(False).json()["paused"] is None
    assert running(made) == [0]
    assert made.host.pause().json()["paused"] == {"why": "asked", "seat": None}


def test_in_a_rated_game_no_host_stops_the_clocks_alone_and_nobody_waits_for_ever(
    local: LocalServer, time: ServerTime
) -> None:
    ada = person(local, "Ada")
    made = rated_table(ada, person(local, "Ben"), clock={**LIVE, "out": "wait"})
    made.begins()
    host = ada.at(made, *made.host.tokens, *made.seats[0].tokens)
    assert host.pause().json()["paused"] is None
    assert made.spectator.look()["clocks"]["agreed"] == [0]
    (first,) = running(made)
    time.passes(700)
    assert made.seats[1 - first].act(first, "bot").status_code == 200


def test_the_record_tells_the_time_used_and_replays(local: LocalServer, time: ServerTime) -> None:
    made = timed(local, credit=0)
    for seconds in (30, 40, 50, 60):
        seat = made.deciding()
        time.passes(seconds)
        seat.plays("throw", "end")
    used = [(note["seat"], note["used"], note["left"]) for note in notes(made, "clock")]
    assert used == [
        (0, 30_000, 570_000),
        (1, 40_000, 560_000),
        (0, 80_000, 520_000),
        (1, 100_000, 500_000),
    ]
    text = made.spectator.get("/record").text
    record = read_record(text.splitlines())
    assert record.header.extra["clock"] == {
        **LIVE,
        "credit": 0,
        "cap": None,
        "out": "bot",
        "bot": None,
        "nights": False,
    }
    assert verify(tiny.GAME, record).chosen
    brought = local.client.post("/api/v1/replays", content=text).json()
    assert brought["total"] == made.spectator.look()["steps_total"]


def test_a_rematch_has_the_same_clock_from_its_beginning(
    local: LocalServer, time: ServerTime
) -> None:
    made = timed(local)
    time.passes(100)
    made.play_out()
    assert running(made) == []
    answer = made.seats[0].post("/rematch", {}).json()
    again = local.client.get(f"/api/v1/tables/{answer['table']}").json()
    assert again["clock"]["bank"] == 600
