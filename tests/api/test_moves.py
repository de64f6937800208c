"""Moves: who may make them, that they are made once, and that a refused one changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.server.local import LocalServer, NewTable, Seat, opened, repeated


def test_an_answer_holds_the_step_and_the_position_it_led_to(local: LocalServer) -> None:
    made = local.table()
    answer = made.seats[0].plays("throw")
    assert (answer["type"], answer["seq"], answer["decision"]) == ("steps", 1, 1)
    [step] = answer["steps"]
    assert (step["seq"], step["kind"], step["seat"], step["move"]) == (1, "move", 0, "throw")
    assert step["events"][0]["event"] == "threw"
    now = made.seats[0].look()
    assert {key: now[key] for key in answer if key in now} == {
        key: value for key, value in answer.items() if key not in ("type", "steps")
    }


def refused(made: NewTable, response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """Checks a refusal; gives its error."""
    error = response.json()["error"]
    assert (response.status_code, error["code"]) == (status, code), response.text
    assert len(error["message"]) > 8
    return dict(error)


def test_refused_moves_say_why_and_change_nothing(local: LocalServer) -> None:
    made = local.table()
    ada, ben = made.seats
    ada.plays("throw")
    before = made.fingerprint()
    stranger = Seat(local, made.table, "x" * 43)

    error = refused(made, ada.move("card 9"), 422, "refused")
    assert "card 9" in error["message"]
    hand = ada.look()["view"]["hand"]
    missing = next(card for card in range(1, 7) if card not in hand)
    if ada.look()["legal"] != [] and "throw" in [m["move"] for m in ada.look()["legal"]]:
        error = refused(made, ada.move(f"card {missing}"), 422, "refused")
        assert error["rule"] == "TI-TURN-3"
    refused(made, ben.move("throw"), 422, "refused")
    refused(made, ben.move("throw", seat=0), 403, "seat")
    refused(made, ada.move("throw", seat=1), 403, "seat")
    assert refused(made, ada.move("throw", seat=5), 400, "malformed")["field"] == "seat"
    for nobody in (made.spectator, made.host, stranger):
        refused(made, nobody.move("throw"), 401, "token")
    assert made.fingerprint() == before


def test_a_move_decided_on_an_older_position_is_stale_and_shows_what_was_missed(
    local: LocalServer,
) -> None:
    made = local.table()
    ada = made.seats[0]
    ada.plays("throw")
    before = made.fingerprint()
    response = ada.move("look", at=0)
    refused(made, response, 409, "stale")
    assert [step["move"] for step in response.json()["missed"]] == ["throw"]
    assert response.json()["snapshot"] == ada.look()
    refused(made, ada.move("look", at=7), 409, "stale")  # after a backup was restored
    assert made.fingerprint() == before


def test_notes_and_commands_of_others_make_no_move_stale(local: LocalServer) -> None:
    made = local.table()
    made.host.act(1, "rename", name="Bea")
    assert made.seats[1].command("call", 1).status_code == 200
    response = made.seats[0].move("throw", at=0)
    assert response.status_code == 200
    assert [step["kind"] for step in response.json()["steps"]] == ["move"]


WRONG: list[tuple[Any, str | None]] = [
    ({"move": "throw", "at": 0}, "move_id"),
    ({"move_id": "a", "move": "throw"}, "at"),
    ({"move_id": "a", "at": 0}, "move"),
    ({"move_id": "a", "at": 0, "move": "throw", "index": 0}, "move"),
    ({"move_id": "a b", "move": "throw", "at": 0}, "move_id"),
    ({"move_id": "", "move": "throw", "at": 0}, "move_id"),
    ({"move_id": "a", "move": ["throw"], "at": 0}, "move"),
    ({"move_id": "a", "move": "", "at": 0}, "move"),
    ({"move_id": "a", "move": "x" * 201, "at": 0}, "move"),
    ({"move_id": "a", "move": "throw", "at": "0"}, "at"),
    ({"move_id": "a", "move": "throw", "at": -1}, "at"),
    ({"move_id": "a", "move": "throw", "at": 2**70}, "at"),
    ({"move_id": "a", "move": "throw", "at": 0, "seat": "me"}, "seat"),
    ({"move_id": "a", "move": "throw", "at": 0, "cheat": 1}, "cheat"),
    ([], None),
    ("throw", None),
    (b"", None),
    (b'{"move_id":', None),
]


@pytest.mark.parametrize(("body", "field"), WRONG)
def test_a_malformed_move_names_the_field_and_changes_nothing(
    local: LocalServer, body: Any, field: str | None
) -> None:
    made = local.table()
    before = made.fingerprint()
    error = refused(made, made.seats[0].post("/moves", body), 400, "malformed")
    assert error["field"] == field
    assert made.fingerprint() == before


def test_a_repeated_request_is_carried_out_once_and_shows_how_things_stand(
    local: LocalServer,
) -> None:
    made = local.table()
    ada = made.seats[0]
    body = {"move_id": "only-once", "move": "throw", "at": 0}
    assert ada.post("/moves", body).json()["seq"] == 1
    ada.plays("end")
    made.seats[1].plays("throw", "end")
    before = made.fingerprint()
    repeated(ada, ada.post("/moves", body), 1)
    reordered = b'{"at": 0, "move": "throw",  "move_id": "only-once"}'
    repeated(ada, ada.post("/moves", reordered), 1)
    assert made.fingerprint() == before


def test_a_request_is_carried_out_once_however_late_it_is_repeated(local: LocalServer) -> None:
    first = {"move_id": "first", "move": "throw", "at": 0}
    cards: list[str] = []
    while not cards:  # after a throw of 1 there is none
        made = local.table(options={"rounds": 4})
        ada = made.seats[0]
        ada.post("/moves", first)
        cards = [m["move"] for m in ada.look()["legal"] if m["move"].startswith("card")]
    for _ in range(150):
        ada.plays(cards[0])
        assert ada.undo(1).status_code == 200
    repeated(ada, ada.post("/moves", first), 1)
    last = {"move_id": "last", "move": "end", "at": ada.look()["seq"]}
    ada.post("/moves", last)
    made.play_out()
    before = made.fingerprint()
    repeated(ada, ada.post("/moves", first), 1)
    repeated(ada, ada.post("/moves", last), last["at"] + 1)
    assert made.fingerprint() == before


def test_a_move_id_stands_for_one_request_of_one_seat(local: LocalServer) -> None:
    made = local.table()
    ada, ben = made.seats
    ada.post("/moves", {"move_id": "m", "move": "throw", "at": 0})
    before = made.fingerprint()
    other = ada.post("/moves", {"move_id": "m", "move": "end", "at": 1})
    assert refused(made, other, 400, "malformed")["field"] == "move_id"
    theirs = ben.post("/moves", {"move_id": "m", "move": "throw", "at": 0})
    assert refused(made, theirs, 403, "seat")
    assert "hand" not in theirs.text
    refused(
        made,
        made.spectator.post("/moves", {"move_id": "m", "move": "throw", "at": 0}),
        401,
        "token",
    )
    assert made.fingerprint() == before


def test_a_request_is_known_again_after_a_restart(tmp_path: Path) -> None:
    body = {"move_id": "before-the-crash", "move": "throw", "at": 0}
    with opened(tmp_path) as local:
        made = local.table()
        made.seats[0].post("/moves", body)
    with opened(tmp_path) as local:
        made = NewTable(local, made.answer)
        before = made.fingerprint()
        repeated(made.seats[0], made.seats[0].post("/moves", body), 1)
        assert made.fingerprint() == before


def test_of_requests_sent_together_each_is_carried_out_once_and_only_one_wins(
    local: LocalServer,
) -> None:
    """Twelve requests at the same instant: two different moves on one position, each repeated."""
    made = local.table()
    bodies = [
        {"move_id": f"together{i}", "move": move, "at": 0}
        for i, move in enumerate(["throw", "look"])
    ]

    async def storm() -> list[httpx.Response]:
        transport = httpx.ASGITransport(local.client.app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            address, headers = f"/api/v1/tables/{made.table}/moves", made.seats[0].headers
            posts = [client.post(address, json=bodies[i % 2], headers=headers) for i in range(12)]
            return await asyncio.gather(*posts)

    responses = local.does(storm)
    statuses = [response.status_code for response in responses]
    assert sorted(statuses) == [200] * 6 + [409] * 6
    answers = [response.json() for response in responses if response.status_code == 200]
    assert ["repeated" in answer for answer in answers] == [False] + [True] * 5
    assert {answer["seq"] for answer in answers} == {made.open_table().seq} == {1}


def test_taking_back_is_a_step_of_its_own(local: LocalServer) -> None:
    made = local.table(seed=1)
    ada = made.seats[0]
    ada.plays("throw")
    card = next(m["move"] for m in ada.look()["legal"] if m["move"].startswith("card"))
    before = ada.look()
    assert before["undo_floor"] == before["decision"] == 1
    assert ada.plays(card)["provisional"] is True
    now = ada.look()
    assert (now["undo_floor"], now["decision"]) == (1, 2)
    answer = ada.undo(1)
    assert answer.status_code == 200
    [step] = answer.json()["steps"]
    assert (step["kind"], step["decision"], step["seat"]) == ("undo", 1, 0)
    after = ada.look()
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    steps = made.spectator.get("/steps").json()["steps"]
    assert [(s["kind"], s["move"], s["undone"]) for s in steps[1:]] == [
        ("move", "throw", False),
        ("move", card, True),
        ("undo", "", False),
    ]


def test_what_chance_or_others_have_shown_cannot_be_taken_back(local: LocalServer) -> None:
    made = local.table()
    ada, ben = made.seats
    ada.plays("throw")
    before = made.fingerprint()
    assert "nothing to take back" in refused(made, ada.undo(0), 422, "refused")["message"]
    refused(made, ben.undo(0), 422, "refused")
    refused(made, ben.undo(0, seat=0), 403, "seat")
    refused(made, ada.undo(0, at=0), 409, "stale")
    assert (
        refused(made, ada.post("/undo", {"move_id": "u", "at": 1}), 400, "malformed")["field"]
        == "to"
    )
    assert made.fingerprint() == before


def test_commands_are_given_out_of_turn_and_once(local: LocalServer) -> None:
    made = local.table()
    ben = made.seats[1]
    assert [(c["move"], c["seat"]) for c in ben.look()["commands"]] == [("call", 1)]
    assert made.spectator.look()["commands"] == []
    answer = ben.command("call", 1)
    assert answer.status_code == 200
    assert answer.json()["steps"][0]["kind"] == "command"
    assert ben.look()["view"]["points"] == [0, 1]
    before = made.fingerprint()
    refused(made, ben.command("call", 1), 422, "refused")
    refused(made, ben.command("call", 0), 403, "seat")
    refused(made, ben.command("dance", 1), 422, "refused")
    assert made.fingerprint() == before


def test_after_the_end_nothing_can_be_played(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    before = made.fingerprint()
    for response in (
        made.seats[0].move("throw"),
        made.seats[0].undo(0),
        made.seats[0].command("call", 0),
    ):
        assert "over" in refused(made, response, 422, "refused")["message"]
    assert made.fingerprint() == before


def test_addresses_that_lead_nowhere_are_reported(local: LocalServer) -> None:
    made = local.table()
    get, post = local.client.get, local.client.post
    assert get("/api/v1/tables/nothing").json()["error"]["code"] == "no-table"
    assert post("/api/v1/tables/nothing/moves", json=WRONG[0][0]).status_code == 400
    body = {"move_id": "a", "move": "throw", "at": 0}
    assert post("/api/v1/tables/nothing/moves", json=body).status_code == 404
    assert get("/api/v1/nothing").json()["error"]["code"] == "no-route"
    assert local.client.put(f"/api/v1/tables/{made.table}").status_code == 404
    for steps in ("x", "-1", "1e3", "٣"):
        assert made.spectator.get(f"/steps?from={steps}").status_code == 400
    for header in ("Basic abc", "Bearer", "Bearer ,", "Bearer " + ",".join("x" * 65)):
        response = get(f"/api/v1/tables/{made.table}", headers={"Authorization": header})
        assert response.status_code == 401


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(["move_id", "move", "at", "index", "seat", "to", "action", "bot", "name"])
VALUES = JSON | st.sampled_from(["m1", "throw", "look", "end", "card 3", "resign", "bot", 0, 1])
PATHS = st.sampled_from(["moves", "undo", "commands", "seats/0", "seats/1", "seats/x", "rematch"])
BODIES = st.dictionaries(FIELDS, VALUES, max_size=5) | JSON | st.binary(max_size=40)


def test_no_request_breaks_the_server_and_refused_ones_change_nothing(local: LocalServer) -> None:
    made = local.table()
    made.seats[0].plays("throw")

    @settings(max_examples=300)
    @given(PATHS, BODIES, st.integers(0, 2))
    def ask(path: str, body: Any, who: int) -> None:
        before = made.fingerprint()
        asking = [*made.seats, made.spectator][who]
        response = asking.post(f"/{path}", body)
        assert response.status_code < 500, response.text
        if response.status_code != 200:
            assert made.fingerprint() == before

    ask()
