"""The end of a turn taken back: for some seconds, while bots wait and people do not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.server.local import LocalServer, NewTable, next_of, opened, until_person_decides
from support.waiting import until

SECONDS = 4.0


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[LocalServer]:
    with opened(tmp_path, ended_seconds=SECONDS) as local:
        yield local


def people(local: LocalServer, bots: int = 0) -> NewTable:
    """Four at a table of which the last are bots, when the deck is used up and seat 0 has thrown.

    From then on an end of a turn shows nothing.
    """
    seats: list[dict[str, Any]] = [{"kind": "human"} for _ in range(4 - bots)]
    seats += [{"kind": "bot", "bot": "careful"} for _ in range(bots)]
    made = local.table(players=4, seats=seats, options={"rounds": 3}, seed=1)
    for seat in range(4 - bots):
        made.seats[seat].plays("throw", "end")
    if bots:
        local.passes(SECONDS)
    until_person_decides(made)
    made.seats[0].plays("throw")
    return made


def test_it_is_shown_to_all_how_long_an_end_can_be_taken_back(patient: LocalServer) -> None:
    made = people(patient)
    ada, ben = made.seats[:2]
    assert ada.look()["ended"] is None
    answer = ada.plays("end")
    assert answer["ended"] == {"seat": 0, "to": answer["decision"] - 1, "seconds": SECONDS}
    assert ben.look()["ended"]["seat"] == made.spectator.look()["ended"]["seat"] == 0
    assert answer["undo_floor"] == answer["decision"]
    taken = ada.undo(answer["ended"]["to"])
    assert taken.status_code == 200, taken.text
    now = taken.json()
    assert (now["deciding"], now["ended"], now["decision"]) == (0, None, answer["decision"] - 1)
    assert [step["kind"] for step in now["steps"]] == ["undo"]
    steps = made.spectator.get("/steps").json()["steps"]
    assert [(step["move"], step["undone"]) for step in steps[-3:]] == [
        ("throw", False),
        ("end", True),
        ("", False),
    ]
    assert ada.plays("end")["ended"]["seat"] == 0


def test_afterwards_it_is_too_late(patient: LocalServer) -> None:
    made = people(patient)
    ada = made.seats[0]
    to = ada.plays("end")["ended"]["to"]
    patient.passes(SECONDS + 1.1)  # and a second for those who are late
    assert ada.look()["ended"] is None
    refused = ada.undo(to)
    assert refused.status_code == 422
    assert "too late" in refused.json()["error"]["message"]


def test_nobody_else_takes_it_back_and_who_plays_on_need_not_wait(patient: LocalServer) -> None:
    made = people(patient)
    ada, ben = made.seats[:2]
    to = ada.plays("end")["ended"]["to"]
    assert ben.undo(to).status_code == 422
    assert ben.undo(to, seat=0).status_code == 403
    assert ben.plays("throw")["ended"] is None
    assert ada.undo(to).status_code == 422


def test_a_bot_waits_as_long_and_is_not_said_to_think(patient: LocalServer) -> None:
    made = people(patient, bots=1)
    for seat in (0, 1):
        made.seats[seat].plays("end" if seat == 0 else "throw")
    made.seats[1].plays("end")
    made.seats[2].plays("throw")
    with made.seats[2].watching() as socket:
        next_of(socket, "sync")
        asked = len(patient.bots.jobs)  # type: ignore[attr-defined]
        answer = made.seats[2].plays("end")
        assert (answer["deciding"], answer["thinking"]) == (3, None)
        assert len(patient.bots.jobs) == asked  # type: ignore[attr-defined]
        patient.passes(SECONDS - 0.01)
        assert made.spectator.look()["thinking"] is None
        assert len(patient.bots.jobs) == asked  # type: ignore[attr-defined]
        patient.passes(0.02)
        next_of(socket, "thinking")
        assert len(patient.bots.jobs) > asked  # type: ignore[attr-defined]


def test_an_end_taken_back_costs_the_bot_nothing(patient: LocalServer) -> None:
    made = people(patient, bots=3)
    ada = made.seats[0]
    for _ in range(2):
        ended = ada.plays("end")["ended"]
        assert ada.undo(ended["to"]).status_code == 200
    asked = len(patient.bots.jobs)  # type: ignore[attr-defined]
    patient.passes(3600)
    assert len(patient.bots.jobs) == asked  # type: ignore[attr-defined]
    assert ada.look()["deciding"] == 0
    ada.plays("end")
    patient.passes(SECONDS)
    assert until_person_decides(made)["view"]["turn"] == 8


def test_what_bots_end_is_waited_for_by_nobody(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "bot": "careful"} for _ in range(4)]
    with opened(tmp_path, ended_seconds=120) as local:
        made = local.table(players=4, seats=seats, options={"rounds": 9}, seed=1)
        with made.attended():
            until(lambda: is_over(made), "36 turns are played and no time passes")


def is_over(made: NewTable) -> bool:
    """Whether a game is over, of which no end of a turn can be taken back."""
    now = made.spectator.look()
    assert now["ended"] is None
    return bool(now["status"] == "over")


def test_after_a_restart_nothing_is_waited_for(tmp_path: Path) -> None:
    with opened(tmp_path, ended_seconds=30) as local:
        made = people(local, bots=3)
        to = made.seats[0].plays("end")["ended"]["to"]
        text = made.host.get("/record").text
    with opened(tmp_path, ended_seconds=30) as local:
        again = NewTable(local, made.answer)
        now = until_person_decides(again)
        assert now["ended"] is None
        assert again.seats[0].undo(to).status_code == 422
        assert again.host.get("/record").text.startswith(text)
