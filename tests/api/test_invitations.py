"""Nobody needs to trust the host: seats are taken with invitations, keys are made by their owners.

A host never has another's token, cannot play for others, and takes an abandoned seat only visibly.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.core.record import read_record
from carrack.core.verify import verify
from carrack.server.tables.hub import AGAIN, LINK_CHANGED
from support.games import tiny
from support.server.local import (
    LocalServer,
    NewTable,
    Seat,
    closed_with,
    next_of,
    opened,
    own_token,
)
from support.server.shared_luck import ADA, BEN, refused, waiting

ASKED = {"action": "invite", "name": "Ben", "seat": 1}


def gathering(local: LocalServer) -> NewTable:
    """Ada has made a table of practice, which is set up at once, and invites Ben."""
    return local.table(seats=[ADA, BEN], seed=7)


def arrived(local: LocalServer) -> tuple[NewTable, Seat, Seat]:
    """Ada, who is the host too, and Ben, who has come with his invitation."""
    made = gathering(local)
    ada, ben = Seat(local, made.table, *made.seats[0].tokens, *made.host.tokens), made.spectator
    assert ben.accepts(1, made.invitations[1], name="Ben").status_code == 200
    made.spectator = Seat(local, made.table)
    return made, ada, ben


def notes(made: NewTable) -> list[dict[str, Any]]:
    steps = made.host.get("/steps").json()["steps"]
    return [step["note"] for step in steps if step["kind"] == "note"]


# --- invitations -------------------------------------------------------------------------------


def test_an_invitation_is_used_up_by_a_click_and_never_by_being_fetched(local: LocalServer) -> None:
    made = gathering(local)
    secret = made.invitations[1]
    looking = Seat(local, made.table, secret)
    for _ in range(3):  # previews of messengers, a reload
        now = looking.look()
        assert (now["you"], now["invited"], now["awaited"]) == ([], [1], [1])
    ben = Seat(local, made.table)
    answer = ben.accepts(1, secret, name=" Benedict ").json()["seat"]
    assert (answer["name"], answer["arrival"], answer["invited"]) == ("Benedict", "came", False)
    assert ben.look()["you"] == [1]
    assert refused(Seat(local, made.table).accepts(1, secret)) == (410, "invitation")
    assert looking.look()["invited"] == []
    assert ben.look()["you"] == [1]


def test_the_same_device_may_accept_again_when_its_answer_was_lost(local: LocalServer) -> None:
    made = gathering(local)
    body = {"action": "accept", "invitation": made.invitations[1], "token": own_token()}
    first = made.spectator.post("/seats/1", body)
    again = made.spectator.post("/seats/1", {**body, "name": "Somebody"})
    assert (again.status_code, again.json()) == (200, first.json())


@pytest.mark.parametrize(
    "wrong",
    [
        {"invitation": None},
        {"token": None},
        {"token": "short"},
        {"token": "x" * 42},
        {"token": "x" * 42 + "="},
        {"invitation": ""},
        {"name": "a\u200eb"},
    ],
)
def test_an_invitation_is_not_used_up_by_what_makes_no_sense(
    local: LocalServer, wrong: dict[str, object]
) -> None:
    made = gathering(local)
    body = {"action": "accept", "invitation": made.invitations[1], "token": own_token(), **wrong}
    assert made.spectator.post("/seats/1", body).status_code == 400
    assert made.spectator.accepts(1, made.invitations[1]).status_code == 200


def test_of_devices_that_accept_at_the_same_instant_one_has_the_seat(local: LocalServer) -> None:
    made = gathering(local)
    tokens = [own_token() for _ in range(8)]

    async def crowd() -> list[httpx.Response]:
        transport = httpx.ASGITransport(local.client.app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            asked = {"action": "accept", "invitation": made.invitations[1]}
            address = f"/api/v1/tables/{made.table}/seats/1"
            posts = [client.post(address, json={**asked, "token": token}) for token in tokens]
            return await asyncio.gather(*posts)

    responses = local.does(crowd)
    statuses = [response.status_code for response in responses]
    assert sorted(statuses) == [200] + [410] * 7
    owners = [bool(Seat(local, made.table, token).look()["you"]) for token in tokens]
    assert owners == [status == 200 for status in statuses]


def test_an_invitation_opens_its_own_seat_only(local: LocalServer) -> None:
    eve = {**BEN, "name": "Eve"}
    made = local.table(players=3, seats=[ADA, BEN, eve])
    for seat in (0, 2):
        assert refused(made.spectator.accepts(seat, made.invitations[1])) == (410, "invitation")
    for guess in (own_token(), str(made.tokens[0]), made.host.tokens[0]):
        assert refused(made.spectator.accepts(1, guess)) == (410, "invitation")


def test_the_others_see_that_an_invitation_was_opened(local: LocalServer) -> None:
    made = gathering(local)
    with made.seats[0].watching() as ada:
        next_of(ada, "sync")
        with Seat(local, made.table, made.invitations[1]).watching() as ben:
            assert next_of(ben, "sync")["invited"] == [1]
            next_of(ada, "presence")
            seats = next_of(ada, "presence")["seats"]
            assert [seat["arrival"] for seat in seats] == ["here", "opened"]
            assert made.spectator.accepts(1, made.invitations[1]).status_code == 200
            assert closed_with(ben) == AGAIN  # anybody else with it open sees that it is used up


def test_a_renewed_invitation_voids_the_old_one_and_everybody_sees_it(local: LocalServer) -> None:
    made = gathering(local)
    with made.seats[0].watching() as ada:
        next_of(ada, "sync")
        answer = made.host.act(1, "invite").json()
        assert next_of(ada, "steps")["steps"][0]["note"] == ASKED
    assert '{"note":{"action":"invite","name":"Ben","seat":1}}' in made.host.get("/record").text
    assert refused(made.spectator.accepts(1, made.invitations[1])) == (410, "invitation")
    assert made.spectator.accepts(1, answer["invitation"]).status_code == 200


def test_a_bot_in_the_seat_leaves_the_invitation_unused(local: LocalServer) -> None:
    made = gathering(local)
    made.host.act(1, "bot", bot="careful")
    assert refused(made.spectator.accepts(1, made.invitations[1])) == (422, "bot-seat")
    assert refused(made.host.act(1, "invite")) == (422, "bot-seat")


# --- before the set-up ---------------------------------------------------------------------------


def test_an_invitation_brings_somebody_to_a_table_that_gathers(local: LocalServer) -> None:
    made = waiting(local)
    made.host.post("/watchers", {"open": False})
    invited = Seat(local, made.table, made.invitations[1])
    with made.seats[0].watching() as ada, invited.watching() as ben:
        next_of(ada, "sync")
        now = next_of(ben, "sync")
        assert (now["invited"], now["watchable"], now["view"]) == ([1], False, None)
        news = next_of(ada, "gathering")
        assert news["seats"][1]["arrival"] == "opened"
        made.comes(1, name="Benedict")
        assert next_of(ada, "gathering")["seats"][1]["name"] == "Benedict"
        assert closed_with(ben) == AGAIN
    assert refused(made.spectator.get()) == (403, "closed")
    assert refused(invited.get()) == (403, "closed")
    assert made.seats[1].look()["you"] == [1]


def test_a_seat_taken_from_somebody_who_had_come_is_in_the_record_from_the_start(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as local:
        made = waiting(local)
        for _ in range(2):  # to somebody who has not come yet: nobody loses anything
            made.invitations[1] = made.host.act(1, "invite").json()["invitation"]
        made.comes(1)
        made.devices[1].commits()
        assert made.spectator.look()["notes"] == []
        ben = Seat(local, made.table, *made.seats[1].tokens)
        with made.seats[0].watching() as ada, ben.watching() as lost:
            next_of(lost, "sync")
            invitation = made.host.act(1, "invite").json()["invitation"]
            news = next_of(ada, "gathering")
            while not news["notes"]:
                news = next_of(ada, "gathering")
            assert (news["notes"], news["seats"][1]["invited"]) == ([ASKED], True)
            assert made.seats[1].accepts(1, invitation, name="Eve").status_code == 200
            assert closed_with(lost) == LINK_CHANGED
        assert ben.look()["lost"] == [1]
        assert made.spectator.look()["luck"]["seats"][1]["hash"] is None
    with opened(tmp_path) as local:
        made = made.after_restart(local)
        made.begins()
        taken = [ASKED, {"action": "join", "name": "Eve", "seat": 1}]
        assert notes(made) == taken
        assert "notes" not in json.loads(made.host.get("/record").text.splitlines()[0])["extra"]
        made.play_out()
        assert notes(made)[:2] == taken
        text = made.host.get("/record").text
    assert verify(tiny.GAME, read_record(text.splitlines())).shared == [0, 1]


def test_nobody_takes_the_seat_whose_device_alone_can_open_its_share(local: LocalServer) -> None:
    made = waiting(local)
    made.everybody_comes()
    invitation = made.host.act(1, "invite").json()["invitation"]
    eve = Seat(local, made.table)
    assert refused(eve.accepts(1, invitation)) == (422, "fixed")
    for device in made.devices:
        device.opens()
    assert made.spectator.look()["status"] == "running"
    assert eve.accepts(1, invitation).status_code == 200


def test_nobody_comes_to_a_table_that_was_given_up(local: LocalServer) -> None:
    made = waiting(local)
    made.host.post("/begin", {"give_up": True})
    assert refused(made.comes(1)) == (422, "ended")
    assert refused(made.host.act(1, "invite")) == (422, "ended")


# --- the host ----------------------------------------------------------------------------------


def test_the_host_never_gets_the_key_of_another(local: LocalServer) -> None:
    made, _, ben = arrived(local)
    answers = [
        made.host.act(1, "rename", name="B").text,
        made.host.act(1, "bot").text,
        made.host.act(1, "human").text,
        made.host.act(1, "invite").text,
        made.host.get().text,
        made.host.get("/steps").text,
        made.host.get("/record").text,
        local.client.post(
            "/api/v1/mine", json={"tables": [{"table": made.table, "tokens": made.host.tokens}]}
        ).text,
    ]
    for answer in answers:
        assert ben.tokens[0] not in answer
        assert made.host.tokens[0] not in answer
    assert ben.look()["you"] == [1]


def test_the_host_cannot_play_for_others_nor_see_with_their_eyes(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    ada.plays("throw", "end")
    assert ben.look()["deciding"] == 1
    before = made.fingerprint()
    assert made.host.move("throw").status_code == 401
    assert refused(ada.move("throw", seat=1)) == (403, "seat")
    assert refused(ada.command("call", 1)) == (403, "seat")
    assert (ada.look()["viewer"], made.host.look()["viewer"]) == (0, None)
    for invitation in (made.invitations[1], made.host.act(1, "invite").json()["invitation"]):
        assert Seat(local, made.table, invitation).look()["viewer"] is None
        assert Seat(local, made.table, invitation).move("throw").status_code == 401
    assert made.fingerprint()[0] == before[0]


def test_a_host_cannot_make_the_link_of_another(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    assert refused(ada.act(1, "link", token=own_token())) == (403, "token")
    assert refused(made.spectator.act(1, "link", token=own_token())) == (401, "token")
    assert ben.look()["you"] == [1]


def test_who_is_here_and_has_decided_something_keeps_the_seat(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    ada.plays("throw", "end")
    ben.plays("throw")
    before = made.fingerprint()
    with ben.watching() as socket:
        next_of(socket, "sync")
        made.until_online(1)
        assert refused(made.host.act(1, "invite")) == (422, "present")
        assert made.fingerprint() == before
    made.until_online(1, False)
    invitation = made.host.act(1, "invite").json()["invitation"]
    with ben.watching() as socket:  # back before anybody has accepted
        next_of(socket, "sync")
        made.until_online(1)
        assert refused(made.spectator.accepts(1, invitation)) == (422, "present")
        assert ben.look()["you"] == [1]


def test_an_abandoned_seat_is_taken_before_the_eyes_of_everybody(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    ada.plays("throw", "end")
    ben.plays("throw")
    eve = Seat(local, made.table)
    with ada.watching() as socket:
        next_of(socket, "sync")
        invitation = made.host.act(1, "invite").json()["invitation"]
        assert next_of(socket, "steps")["seats"][1]["invited"] is True
        assert ben.look()["you"] == [1]  # until somebody has come
        assert eve.accepts(1, invitation, name="Eve").status_code == 200
        push = next_of(socket, "steps")
        assert push["steps"][0]["note"] == {"action": "join", "name": "Eve", "seat": 1}
    taken = [ASKED, {"action": "join", "name": "Eve", "seat": 1}]
    assert notes(made)[-2:] == taken
    assert [json.loads(line) for line in made.host.get("/record").text.splitlines()[-2:]] == [
        {"note": note} for note in taken
    ]
    eve.plays("end")
    back = ben.look()  # a returning player sees what happened
    assert (back["you"], back["lost"], back["seats"][1]["name"]) == ([], [1], "Eve")
    assert ben.move("throw").status_code == 401


def test_a_watcher_with_a_replaced_token_is_informed(local: LocalServer) -> None:
    made, _, ben = arrived(local)
    with ben.watching() as socket:
        next_of(socket, "sync")
        invitation = made.host.act(1, "invite").json()["invitation"]  # nothing decided yet
        assert next_of(socket, "steps")["steps"][0]["note"]["action"] == "invite"
        made.spectator.accepts(1, invitation)
        assert closed_with(socket) == LINK_CHANGED


def test_after_the_end_nobody_is_invited(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    made.seats = [ada, ben]
    invitation = made.host.act(1, "invite").json()["invitation"]
    made.play_out()
    assert refused(made.host.act(1, "invite")) == (422, "over")
    assert refused(made.spectator.accepts(1, invitation)) == (422, "over")


# --- owners ------------------------------------------------------------------------------------


def test_an_owner_renews_the_own_link_and_every_other_copy_is_dead(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    invitation = made.host.act(1, "invite").json()["invitation"]
    token = own_token()
    with ben.watching() as socket:
        next_of(socket, "sync")
        assert ben.act(1, "link", token=token).status_code == 200
        assert closed_with(socket) == LINK_CHANGED
    assert (ben.look()["you"], ben.look()["lost"]) == ([], [1])
    renewed = Seat(local, made.table, token)
    assert renewed.look()["you"] == [1]
    assert refused(made.spectator.accepts(1, invitation)) == (410, "invitation")
    assert notes(made)[-1] == ASKED  # a link concerns nobody else
    both = Seat(local, made.table, *ben.tokens, token)
    assert (both.look()["you"], both.look()["lost"]) == ([1], [])
    assert refused(ada.act(1, "link", token=own_token())) == (403, "token")


def test_an_owner_lets_a_bot_play_and_takes_the_seat_back(local: LocalServer) -> None:
    made, ada, ben = arrived(local)
    answer = ben.act(1, "bot", bot="careful").json()["seat"]
    assert (answer["kind"], answer["resigned"]) == ("bot", False)
    assert refused(ben.act(0, "bot")) == (403, "token")
    assert ben.act(1, "human").json()["invitation"] is None
    assert notes(made)[-2:] == [
        {"action": "bot", "bot": "careful", "seat": 1},
        {"action": "human", "seat": 1},
    ]
    ben.act(1, "resign")
    assert refused(ben.act(1, "human")) == (403, "token")  # who has resigned asks the host
    assert ada.act(1, "human").status_code == 200
