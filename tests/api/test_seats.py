"""Seats: several people on one device, handing over, lost links, names, resigning."""

from __future__ import annotations

import pytest

from support.server.local import (
    InlineBots,
    LocalServer,
    NewTable,
    Seat,
    own_token,
    until_person_decides,
)


def test_on_a_shared_device_everybody_looks_from_the_seat_that_decides(local: LocalServer) -> None:
    made = local.table()
    both = Seat(local, made.table, *made.seats[1].tokens, *made.seats[0].tokens)
    now = both.look()
    assert (now["you"], now["viewer"], now["view"]["hand"]) == ([1, 0], 0, hand(made, 0))
    answer = both.plays("throw", "end")
    assert (answer["viewer"], answer["view"]["hand"]) == (1, hand(made, 1))
    assert [move["move"] for move in answer["legal"]] == ["throw", "look"]
    both.plays("throw")
    made.play_out()
    assert both.look()["viewer"] == 1  # who decided last


def test_on_a_shared_device_nobody_looks_while_others_decide_but_who_decided_last(
    local: LocalServer,
) -> None:
    people = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Eve")]
    made = local.table(players=3, seats=people)
    both = Seat(local, made.table, *made.seats[1].tokens, *made.seats[0].tokens)
    both.plays("throw", "end")
    both.plays("throw")
    assert both.look()["viewer"] == 1
    seq = both.plays("end")["seq"]
    now = both.look()
    assert (now["deciding"], now["viewer"], now["view"]["hand"]) == (2, 1, hand(made, 1))
    early = both.get("/at/1").json()  # in the turn of seat 0
    assert early["view"]["hand"] == made.seats[1].get("/at/1").json()["view"]["hand"]
    made.play_out()
    late = both.get(f"/at/{seq - 3}").json()  # nothing is private any more
    assert (
        late["view"]["hand"]
        == made.seats[late["deciding"]].get(f"/at/{seq - 3}").json()["view"]["hand"]
    )


def hand(made: NewTable, seat: int) -> list[int]:
    return list(made.seats[seat].look()["view"]["hand"])


def test_tokens_that_open_nothing_are_passed_over(local: LocalServer) -> None:
    made = local.table()
    mixed = Seat(local, made.table, "not-a-token", *made.seats[1].tokens, *made.host.tokens)
    now = mixed.look()
    assert (now["you"], now["host"]) == ([1], True)
    elsewhere = Seat(local, local.table().table, *made.seats[0].tokens, *made.host.tokens)
    assert (elsewhere.look()["you"], elsewhere.look()["host"]) == ([], False)


def test_the_host_hands_a_seat_to_a_bot_and_back(local: LocalServer) -> None:
    made = local.table(options={"rounds": 3})
    answer = made.host.act(0, "bot", bot="careful").json()
    assert (answer["seat"]["kind"], answer["seat"]["bot"]) == ("bot", "careful")
    until_person_decides(made)
    now = made.seats[0].look()
    assert (now["deciding"], now["viewer"]) == (1, 0)  # it still looks from its own seat
    assert made.host.act(0, "human").json()["seat"]["kind"] == "human"
    made.seats[1].plays("throw", "end")
    assert made.seats[0].look()["deciding"] == 0
    made.seats[0].plays("throw")
    notes = [s["note"] for s in made.spectator.get("/steps").json()["steps"] if s["kind"] == "note"]
    assert notes == [{"action": "bot", "bot": "careful", "seat": 0}, {"action": "human", "seat": 0}]


def test_a_person_cannot_play_while_a_bot_does(local: LocalServer) -> None:
    made = local.table()
    made.host.act(1, "bot")
    before = made.fingerprint()
    response = made.seats[1].command("call", 1)
    assert (response.status_code, response.json()["error"]["code"]) == (403, "bot-seat")
    assert made.seats[1].look()["commands"] == []
    assert made.fingerprint() == before


def test_a_seat_that_began_as_a_bots_gets_an_invitation_for_a_person(local: LocalServer) -> None:
    made = local.against_bots(2)
    invitation = made.host.act(1, "human").json()["invitation"]
    person = Seat(local, made.table)
    assert person.accepts(1, invitation).status_code == 200
    assert person.look()["you"] == [1]
    made.seats[0].plays("throw", "end")
    person.plays("throw")


def test_a_replaced_link_is_dead(local: LocalServer) -> None:
    made, token = local.table(), own_token()
    assert made.seats[0].act(0, "link", token=token).status_code == 200
    assert made.seats[0].look()["you"] == []
    assert made.seats[0].move("throw").status_code == 401
    Seat(local, made.table, token).plays("throw")
    kinds = [step["kind"] for step in made.spectator.get("/steps").json()["steps"]]
    assert kinds == ["setup", "move"]  # nobody's business


def test_who_resigns_is_played_for_by_a_bot_and_the_record_says_so(local: LocalServer) -> None:
    made = local.table()
    assert made.host.act(0, "resign").status_code == 403
    answer = made.seats[0].act(0, "resign").json()
    assert (answer["seat"]["kind"], answer["seat"]["bot"]) == ("bot", "careful")
    assert answer["seat"]["resigned"] is True
    until_person_decides(made)
    assert made.spectator.look()["deciding"] == 1
    assert '{"note":{"action":"resign","bot":"careful","seat":0}}' in made.host.get("/record").text
    assert made.seats[0].act(0, "resign").status_code == 422
    back = made.host.act(0, "human").json()["seat"]
    assert (back["kind"], back["resigned"]) == ("human", False)


def test_a_game_that_everybody_resigned_can_be_played_out_by_bots(local: LocalServer) -> None:
    made = local.table()
    for seat in made.seats:
        assert seat.act(seat.look()["you"][0], "resign").status_code == 200
    assert made.seats[0].pause(False).status_code == 200
    with made.attended():
        assert until_person_decides(made)["status"] == "over"


def test_names_are_changed_by_their_owners_and_the_host(local: LocalServer) -> None:
    made = local.table()
    assert made.seats[0].act(0, "rename", name=" Countess  Ada ").json()["seat"]["name"] == (
        "Countess Ada"
    )
    assert made.host.act(1, "rename", name="Bea").status_code == 200
    assert made.seats[0].act(1, "rename", name="Silly").status_code == 403
    assert made.spectator.act(1, "rename", name="Silly").status_code == 401
    for name in (None, "", "  ", "a\tb\u200e", "x" * 41):
        changes = {} if name is None else {"name": name}
        response = made.host.act(1, "rename", **changes)
        assert response.status_code == 400
        assert response.json()["error"]["field"] == "name"
    assert [seat["name"] for seat in made.spectator.look()["seats"]] == ["Countess Ada", "Bea"]


@pytest.mark.parametrize(
    ("action", "more", "status"),
    [
        ("human", {}, 422),
        ("bot", {"bot": "genius"}, 400),
        ("dance", {}, 400),
        ("bot", {"bot": 3}, 400),
        ("invite", {"strange": 1}, 400),
    ],
)
def test_what_makes_no_sense_is_refused(
    local: LocalServer, action: str, more: dict[str, object], status: int
) -> None:
    made = local.table()
    before = made.fingerprint()
    assert made.host.act(0, action, **more).status_code == status
    assert made.host.act(9, "bot").status_code == 404
    assert made.fingerprint() == before


@pytest.mark.parametrize("action", ["bot", "human", "invite"])
def test_only_the_host_rules_over_the_seats_of_others(local: LocalServer, action: str) -> None:
    made = local.table()
    assert made.seats[1].act(0, action).status_code == 403
    assert made.spectator.act(0, action).status_code == 401


def test_after_the_end_seats_are_not_handed_over(local: LocalServer) -> None:
    made = local.table()
    made.play_out()
    assert made.host.act(0, "bot").json()["error"]["code"] == "over"
    assert made.seats[0].act(0, "resign").status_code == 422
    assert made.seats[0].act(0, "link", token=own_token()).status_code == 200


def test_a_bot_is_told_an_imagined_state(local: LocalServer) -> None:
    """The hidden cards in a bot's job are guesses: in eight games one differs from the truth."""
    assert isinstance(local.bots, InlineBots)
    truth, shown = [], []
    for _ in range(8):
        made = local.against_bots(2)
        made.seats[0].plays("throw", "end")
        until_person_decides(made)
        truth.append(hand(made, 0))
        shown.append(local.bots.jobs[-1].state["hands"][0])
        assert local.bots.jobs[-1].seat == 1
    assert truth != shown
    assert all(len(a) == len(b) for a, b in zip(truth, shown, strict=True))
