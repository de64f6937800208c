"""A rematch: the same seats, everybody one seat on, or against stronger bots."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.bots import stronger
from support.games import searchable
from support.server.local import LocalServer, NewTable, Seat, until_person_decides

SEATS = [
    {"kind": "human", "name": "Ada"},
    {"kind": "bot", "bot": "random", "name": ""},
    {"kind": "human", "name": "Ben"},
]


def over(local: LocalServer, **changes: Any) -> NewTable:
    """A finished game of two people and a bot between them."""
    made = local.table(players=3, seats=SEATS, **changes)
    while (now := until_person_decides(made))["status"] == "running":
        made.seats[now["deciding"]].plays("throw", "end")
    return made


def again(made: NewTable, who: Seat, **body: Any) -> dict[str, Any]:
    answer = who.post("/rematch", body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_rotated_everybody_sits_one_seat_on_and_links_go_with_people(local: LocalServer) -> None:
    made = over(local)
    ada, _, ben = made.seats
    answer = again(made, ada, seats="rotated")
    assert [seat["token"] for seat in answer["seats"]] == [None, ada.tokens[0], None]
    new = answer["table"]
    now = Seat(local, new).look()
    assert [seat["name"] for seat in now["seats"]] == ["Ben", "Ada", "Random 2"]
    assert [seat["kind"] for seat in now["seats"]] == ["human", "human", "bot"]
    for person, seat in ((ada, 1), (ben, 0)):
        there = Seat(local, new, *person.tokens)
        assert there.look()["you"] == [seat]
    assert Seat(local, new, *made.host.tokens).look()["host"] is True
    Seat(local, new, *ben.tokens).plays("throw", "end")


def test_asked_again_it_is_the_same_table_and_tells_each_their_new_seat(local: LocalServer) -> None:
    made = over(local)
    ada, _, ben = made.seats
    table = again(made, ada, seats="rotated")["table"]
    everybody = Seat(local, made.table, *ada.tokens, *ben.tokens, *made.host.tokens)
    for body in ({}, {"seats": "same"}, {"seats": "stronger"}, {"seats": "rotated"}):
        answer = again(made, everybody, **body)
        assert answer["table"] == table
        assert [seat["token"] for seat in answer["seats"]] == [ben.tokens[0], ada.tokens[0], None]
        assert answer["host"] == made.host.tokens[0]


def test_stronger_bots_are_one_strength_up_people_stay(local: LocalServer) -> None:
    made = over(local, game="guided")
    table = again(made, made.seats[0], seats="stronger")["table"]
    seats = Seat(local, table).look()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Ada", None),
        ("Deckhand 2", "deckhand"),
        ("Ben", None),
    ]


def test_a_name_that_was_given_stays_when_its_bot_is_stronger(local: LocalServer) -> None:
    bots = [
        {"kind": "human"},
        {"kind": "bot", "bot": "helmsman", "name": "Leonor"},
        {"kind": "bot", "bot": "careful", "name": ""},
    ]
    made = local.table(game="guided", players=3, seats=bots)
    while until_person_decides(made)["status"] == "running":
        made.seats[0].plays("throw", "end")
    table = again(made, made.host, seats="stronger")["table"]
    seats = Seat(local, table).look()["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[1:]] == [
        ("Leonor", "navigator"),
        ("Navigator 3", "navigator"),
    ]


@pytest.mark.parametrize(
    ("name", "next_up"),
    [
        ("random", "deckhand"),
        ("deckhand", "helmsman"),
        ("careful", "navigator"),
        ("navigator", "admiral"),
        ("admiral", "admiral"),
        ("flat:iterations=4", "flat:iterations=4"),
    ],
)
def test_which_bot_is_the_next_above(name: str, next_up: str) -> None:
    assert stronger(searchable.GAME, name) == next_up


def test_a_game_without_strengths_has_no_stronger_bots(local: LocalServer) -> None:
    made = over(local)
    table = again(made, made.seats[0], seats="stronger")["table"]
    assert Seat(local, table).look()["seats"][1]["bot"] == "random"


def test_another_wish_is_refused_and_none_is_the_same_seats(local: LocalServer) -> None:
    made = over(local)
    wrong = made.seats[0].post("/rematch", {"seats": "weaker"})
    assert (wrong.status_code, wrong.json()["error"]["field"]) == (400, "seats")
    assert made.spectator.look()["rematch"] is None
    address = f"/api/v1/tables/{made.table}/rematch"
    answer = local.client.post(address, headers=made.seats[0].headers)
    assert answer.status_code == 201
    names = [seat["name"] for seat in Seat(local, answer.json()["table"]).look()["seats"]]
    assert names == ["Ada", "Random 2", "Ben"]
