"""Several moves of one turn in one request: all of them are played, or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from support.server.local import LocalServer, NewTable, Seat, move_id, next_of, opened, repeated


def rowed(seat: Seat, *moves: str, **more: Any) -> httpx.Response:
    """Sends a row on the newest position."""
    body = {"move_id": move_id(), "moves": list(moves), "at": seat.look()["seq"], **more}
    return seat.post("/moves", body)


def begun(local: LocalServer) -> tuple[NewTable, Seat, str]:
    """A table after Ada's first throw, which was no 1, and a card that she holds."""
    made = local.table(seed=1)
    ada = made.seats[0]
    card = next(m["move"] for m in ada.plays("throw")["legal"] if m["move"].startswith("card"))
    return made, ada, card


def test_a_row_is_one_answer_and_one_push_but_a_step_for_each_move(local: LocalServer) -> None:
    made, ada, card = begun(local)
    with made.spectator.watching() as socket:
        next_of(socket, "sync")
        answer = rowed(ada, card, "look")
        assert answer.status_code == 200, answer.text
        steps = answer.json()["steps"]
        assert [(step["seq"], step["decision"], step["move"]) for step in steps] == [
            (2, 1, card),
            (3, 2, "look"),
        ]
        assert answer.json()["decision"] == 3
        push = next_of(socket, "steps")
        assert [step["move"] for step in push["steps"]] == [card, "look"]
    written = ada.get("/record").text
    assert written.count('{"move":') == 3


def test_each_move_of_a_row_can_be_taken_back(local: LocalServer) -> None:
    _, ada, card = begun(local)
    before = ada.look()
    assert rowed(ada, card).status_code == 200
    assert ada.undo(1).status_code == 200
    assert ada.look()["legal"] == before["legal"]


def test_a_row_with_a_bad_move_is_refused_whole(local: LocalServer) -> None:
    made, ada, card = begun(local)
    before = made.fingerprint()
    for row, rule, field in (
        ((card, card, "end"), "TI-TURN-3", "moves[1]"),
        ((card, "throw", "end"), "", "moves[1]"),
        (("end", "throw"), "", "moves[0]"),
        ((card, "fly"), "", "moves[1]"),
    ):
        refused = rowed(ada, *row)
        assert refused.status_code == 422
        error = refused.json()["error"]
        assert (error["code"], error["rule"]) == ("refused", rule)
        assert error["field"] == field
    assert rowed(made.seats[1], "throw").status_code == 422
    assert made.fingerprint() == before


def test_a_row_has_moves_and_is_no_single_move_besides(local: LocalServer) -> None:
    made, ada, card = begun(local)
    before = made.fingerprint()
    for wrong in ({"moves": []}, {"moves": ["end"] * 201}, {"moves": [card], "move": card}):
        answer = ada.post("/moves", {"move_id": move_id(), "at": 1, **wrong})
        assert answer.status_code == 400
        assert answer.json()["error"]["field"] in ("moves", "move")
    assert made.fingerprint() == before


def test_a_repeated_row_is_carried_out_once_also_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made, ada, card = begun(local)
        body = {"move_id": "row", "moves": [card, "end"], "at": 1}
        first = ada.post("/moves", body)
        assert first.status_code == 200
        repeated(ada, ada.post("/moves", body), first.json()["seq"])
        before = made.fingerprint()
    with opened(tmp_path) as local:
        again = NewTable(local, made.answer)
        repeated(again.seats[0], again.seats[0].post("/moves", body), first.json()["seq"])
        assert again.fingerprint() == before
