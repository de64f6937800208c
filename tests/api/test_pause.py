"""A table that stands still: asked for, or because nobody is left who plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.server.local import LocalServer, NewTable, Seat, next_of, opened, until_person_decides
from support.server.shared_luck import refused
from support.waiting import found


def until_paused(made: NewTable) -> dict[str, Any]:
    """The table once it stands still."""
    with made.attended():
        return seen(made, lambda now: now["paused"], "the table stands still")


def seen(made: NewTable, holds: Callable[[dict[str, Any]], Any], what: str) -> dict[str, Any]:
    """The table, once this holds for it."""

    def looked() -> dict[str, Any] | None:
        now = made.spectator.look()
        return now if holds(now) else None

    return found(looked, what)


def test_a_paused_table_refuses_everything_until_it_continues(local: LocalServer) -> None:
    made = local.table()
    ada, ben = made.seats
    ada.plays("throw")
    assert ben.pause().json() == {"paused": {"why": "asked", "seat": 1}, "seq": 2}
    now = ada.look()
    assert (now["paused"], now["legal"], now["left"]) == ({"why": "asked", "seat": 1}, [], [])
    assert refused(ada.move("end")) == (422, "paused")
    assert refused(ada.post("/moves", {"move_id": "r", "moves": ["end"], "at": 1})) == (
        422,
        "paused",
    )
    assert refused(ada.undo(0)) == (422, "paused")
    assert refused(ada.command("call", 0)) == (422, "paused")
    assert refused(ada.post("/hint", {"at": 2})) == (422, "paused")
    assert made.host.pause(False).json() == {"paused": None, "seq": 3}
    ada.plays("end")


def test_who_may_pause_and_saying_it_again_changes_nothing(local: LocalServer) -> None:
    made = local.table()
    stranger = Seat(local, made.table, "x" * 43)
    for nobody in (made.spectator, stranger):
        assert refused(nobody.pause()) == (401, "token")
    assert made.host.pause().json()["paused"] == {"why": "asked", "seat": None}
    before = made.fingerprint()
    assert made.seats[0].pause().status_code == 200
    assert made.fingerprint() == before
    made.seats[0].pause(False)
    before = made.fingerprint()
    assert made.seats[1].pause(False).status_code == 200
    assert made.fingerprint() == before
    assert refused(made.seats[0].post("/pause", {"paused": 1})) == (400, "malformed")
    assert refused(made.seats[0].post("/pause", {})) == (400, "malformed")
    made.play_out()
    assert refused(made.host.pause()) == (422, "over")


def test_everybody_hears_of_it_and_the_record_says_so(local: LocalServer) -> None:
    made = local.table()
    with made.spectator.watching() as socket:
        assert next_of(socket, "sync")["paused"] is None
        made.seats[0].pause()
        push = next_of(socket, "steps")
        assert push["paused"] == {"why": "asked", "seat": 0}
        assert push["steps"][0]["note"] == {"action": "pause", "seat": 0}
        made.seats[1].pause(False)
        push = next_of(socket, "steps")
        assert (push["paused"], push["steps"][0]["note"]["action"]) == (None, "resume")


def test_bots_pause_too_and_continue_even_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.against_bots(options={"rounds": 3})
        made.seats[0].plays("throw")
        made.host.act(0, "bot", bot="careful")  # a turn that nobody waits for
        made.host.act(0, "human")
        made.host.pause()
        seq = made.spectator.look()["seq"]
    with opened(tmp_path) as local:
        again = NewTable(local, made.answer)
        local.passes(3600)
        now = again.spectator.look()
        assert (now["seq"], now["paused"]["why"], now["thinking"]) == (seq, "asked", None)
        again.host.pause(False)
        assert again.spectator.look()["paused"] is None


def handed(local: LocalServer, how: str, **changes: Any) -> NewTable:
    """A table of Ada and bots, whose seat has just been given away on her turn."""
    made = local.against_bots(3, "careful", options={"rounds": 3}, **changes)
    if how == "resign":
        assert made.seats[0].act(0, "resign").status_code == 200
    else:
        assert made.host.act(0, "bot", bot="careful").status_code == 200
    return made


@pytest.mark.parametrize("how", ["bot", "resign"])
def test_when_nobody_is_left_the_turn_is_played_then_the_table_waits(
    local: LocalServer, how: str
) -> None:
    made = handed(local, how)
    now = until_paused(made)
    assert now["paused"] == {"why": "nobody", "seat": 0}
    assert (now["view"]["turn"], now["deciding"], now["status"]) == (1, 1, "running")
    local.passes(3600)
    assert made.spectator.look()["seq"] == now["seq"]


def test_it_waits_after_a_restart_too(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = handed(local, "bot")
        seq = until_paused(made)["seq"]
    with opened(tmp_path) as local:
        now = NewTable(local, made.answer).spectator.look()
        assert (now["seq"], now["paused"]) == (seq, {"why": "nobody", "seat": 0})


def test_who_takes_the_seat_back_continues_from_there(local: LocalServer) -> None:
    made = handed(local, "bot")
    until_paused(made)
    assert made.host.act(0, "human").status_code == 200
    now = seen(made, lambda now: now["deciding"] == 0, "Ada decides")
    assert (now["paused"], now["view"]["turn"], now["deciding"]) == (None, 3, 0)
    made.seats[0].plays("throw", "end")


def test_the_bots_may_be_let_to_finish(local: LocalServer) -> None:
    made = handed(local, "bot")
    until_paused(made)
    assert made.seats[0].pause(False).json()["paused"] is None
    with made.attended():
        assert until_person_decides(made)["status"] == "over"


def test_where_somebody_is_left_nothing_waits_nor_where_only_bots_ever_played(
    local: LocalServer,
) -> None:
    three = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "careful"}]
    made = local.table(players=3, seats=three)
    made.host.act(0, "bot", bot="careful")
    now = seen(made, lambda now: now["deciding"] == 1, "the other person decides")
    assert (now["deciding"], now["paused"]) == (1, None)
    alone = local.table(seats=[{"kind": "bot", "bot": "careful"}] * 2)
    with alone.attended():
        seen(alone, lambda now: now["paused"] or now["status"] == "over", "the game is over")
        assert alone.spectator.look()["status"] == "over"
