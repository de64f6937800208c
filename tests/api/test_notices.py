"""Notices: who is told what, once, and what became of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from support.server.clubs import club_of, listed
from support.server.leagues import League
from support.server.local import next_of
from support.server.mailbox import HOME, mailbox
from support.server.people import Device, done
from support.server.receiver import Receiver
from support.server.shared_luck import waiting
from support.server.telling import GRACE, Telling, telling
from support.waiting import until


def kinds(taken: Any) -> list[str]:
    return [each["kind"] for each in taken.json["notices"]]


def test_whoever_does_not_look_is_told_of_a_turn_once(server: Telling, hook: Receiver) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    made.seats[0].plays("throw", "end")
    server.rests()
    assert not hook.taken, "a turn may be taken back for a while"
    server.passes(GRACE)
    taken = hook.next(1)
    assert taken.path == "/Ben"
    assert taken.json["text"] == "Du bist am Zug: Lanterns"
    assert taken.json["notices"][0]["link"] == f"{HOME}/#/t/{made.table}"
    assert taken.headers["Idempotency-Key"] == taken.json["id"]
    made.seats[1].plays("throw", "end")
    server.passes(GRACE)
    assert hook.next(2).path == "/Ada"
    server.passes(3600)
    server.rests()
    assert (server.fates(ada), server.fates(ben)) == ([("turn", "sent")], [("turn", "sent")])
    assert len(hook.taken) == 2


def test_a_turn_that_is_taken_back_and_ended_again_is_told_once(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    people = [{"kind": "human"}] * 4
    made = server.table(ada, ben, players=4, seats=people, options={"rounds": 3}, seed=1)
    for seat in range(4):
        made.seats[seat].plays("throw", "end")
    made.seats[0].plays("throw")  # the deck is used up: from here on an end shows nothing
    done(made.seats[0].undo(made.seats[0].plays("end")["ended"]["to"]))
    server.passes(GRACE)
    server.rests()
    assert not hook.taken, "it is not Ben's turn"
    made.seats[0].plays("end")
    server.passes(60)
    hook.next(1)
    assert server.fates(ben) == [("turn", "left-out"), ("turn", "sent")]


def test_a_turn_that_others_open_again_is_told_and_so_is_the_next_one(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    people = [{"kind": "human"}] * 4
    made = server.table(ada, ben, players=4, seats=people, options={"rounds": 3}, seed=1)
    for seat in range(4):
        made.seats[seat].plays("throw", "end")
    now = made.seats[0].plays("throw", "end")
    server.passes(60)
    assert hook.next(1).path == "/Ben"
    for seat, answer in ((0, "ask"), (2, "yes"), (3, "yes"), (1, "yes")):
        done(made.seats[seat].post("/reopen", {"answer": answer, "at": now["decision"]}))
    server.passes(60)
    assert hook.next(2).path == "/Ada"
    made.seats[0].plays("end")
    server.passes(60)
    assert hook.next(3).path == "/Ben"


def test_whoever_plays_before_being_told_is_not_told(server: Telling, hook: Receiver) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    made.seats[0].plays("throw", "end")
    made.seats[1].plays("throw")
    server.passes(GRACE)
    server.rests()
    assert server.fates(ben) == [("turn", "left-out")]
    assert not hook.taken


def test_whoever_looks_is_not_told_until_five_minutes_after_leaving(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    with ben.at(made, made.tokens[1] or "").watching() as page:
        next_of(page, "sync")
        made.seats[0].plays("throw", "end")
        seq = made.spectator.look()["seq"]
        page.send_json({"type": "ping", "seen": seq})
        next_of(page, "pong")
        server.passes(GRACE)
        server.passes(3600)
        server.rests()
        assert not hook.taken
    until(lambda: bool(server.sender.looking.last))
    server.passes(4 * 60)
    server.rests()
    assert not hook.taken, "five minutes are not over"
    server.passes(60)
    hook.next(1)
    assert server.fates(ben) == [("turn", "sent")]


def test_an_open_page_that_nobody_sees_or_that_lags_behind_is_no_looking(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    with ben.at(made, made.tokens[1] or "").watching() as page:
        next_of(page, "sync")
        page.send_json({"type": "ping", "seen": 0})
        next_of(page, "pong")
        made.seats[0].plays("throw", "end")
        server.passes(GRACE)
        hook.next(1)
        page.send_json({"type": "ping"})
        next_of(page, "pong")
        made.seats[1].plays("throw", "end")
        server.passes(GRACE)
        assert hook.next(2).path == "/Ada"


def test_what_happens_at_night_is_told_together_in_the_morning(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    begin = (server.clock.now // 3_600_000) % 24  # UTC; Berlin is an hour ahead in January
    hours = {"night": {"begin": (begin + 1) % 24, "end": (begin + 5) % 24}, "holidays": []}
    done(ben.ask("PUT", "/me/hours", hours))
    tables = [server.table(ada, ben) for _ in range(3)]
    for made in tables:
        made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    server.rests()
    assert not hook.taken
    for _ in range(5):
        server.passes(3600)
        server.rests()
    taken = hook.next(1)
    assert taken.json["text"] == "3 Neuigkeiten an deinen Tischen"
    assert {each["link"] for each in taken.json["notices"]} == {
        f"{HOME}/#/t/{made.table}" for made in tables
    }
    fates = server.fates(ben)
    assert sorted(fates) == [("turn", "bunched"), ("turn", "bunched"), ("turn", "sent")]


def test_beginning_and_end_are_told_to_all_and_only_to_whoever_wants(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada", ["ended"]), server.told("Ben", ["began"])
    made = waiting(server.local)
    made.everybody_comes()
    for device, seat in zip((ada, ben), made.seats, strict=True):
        device.post("/me/claims", {"tokens": seat.tokens})
    for share in made.devices:
        share.opens()
    server.passes(GRACE)
    taken = hook.next(1)
    assert (taken.path, kinds(taken)) == ("/Ben", ["began"])
    made.play_out()
    server.passes(GRACE)
    taken = hook.next(2)
    assert (taken.path, kinds(taken)) == ("/Ada", ["ended"])


def test_a_group_hears_of_its_table_by_its_own_address(server: Telling, hook: Receiver) -> None:
    made = server.local.table()
    body = {"address": f"{hook.address}/group", "wanted": ["turn", "ended"], "language": "en"}
    assert made.seats[0].post("/notices", body).status_code == 403
    assert made.spectator.get("/notices").status_code == 401
    assert made.host.post("/notices", body).status_code == 201
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    assert hook.next(1).json["text"] == "It is Ben’s turn: Lanterns"
    made.play_out()
    server.passes(GRACE)
    assert kinds(hook.next(2)) == ["ended"]


def test_a_host_may_nudge_once_a_day(server: Telling, hook: Receiver) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    assert made.seats[0].post("/nudge", {}).status_code == 403
    assert made.host.post("/nudge", {}).json() == {"told": 1}
    server.settles()
    taken = hook.next(1)
    assert (taken.path, kinds(taken)) == ("/Ada", ["waits"])
    assert made.host.post("/nudge", {}).json() == {"told": 0}


def test_whose_clock_of_days_runs_out_soon_is_told_once_a_turn(
    server: Telling, hook: Receiver
) -> None:
    ada = server.told("Ada", ["waits"])
    clock = {"kind": "days", "bank": 2 * 86_400, "credit": 0, "out": "wait"}
    seats = [{"kind": "human"}, {"kind": "human", "elsewhere": True}]
    made = server.table(ada, seats=seats, clock=clock, seed=3)
    assert made.comes(1).status_code == 200
    server.passes(42 * 3600 - 60)
    server.rests()
    assert not hook.taken
    server.passes(120)
    server.rests()
    server.settles()
    taken = hook.next(1)
    assert (taken.path, kinds(taken)) == ("/Ada", ["waits"])
    server.passes(3600)
    server.rests()
    assert len(hook.taken) == 1


def test_others_tell_people_of_invitations_and_rounds(server: Telling, hook: Receiver) -> None:
    ada = server.told("Ada")
    notices = server.local.client.app.state.carrack.notices  # type: ignore[attr-defined]
    made = server.local.table()
    server.do(notices.notify, server.person(ada), "invited", made.table)
    server.settles()
    assert hook.next(1).json["text"] == "Du bist an einen Tisch eingeladen: Lanterns"
    server.do(notices.notify, server.person(ada), "round")
    server.settles()
    assert hook.next(2).json["notices"][0]["link"] == f"{HOME}/#/"


def test_what_is_known_of_notices_can_be_taken_away_and_goes_with_the_person(
    server: Telling, hook: Receiver
) -> None:
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    made.seats[0].plays("throw", "end")
    file = ben.ask("GET", "/me/file").text
    assert f"{hook.address}/Ben" in file and '"notices":[{"kind":"turn"' in file
    phone = Device(server.local).remembered("Ben too")
    phone.post("/me/notices", {"address": f"{hook.address}/phone", "wanted": ["turn"]})
    phone.post("/me/merge", {"code": ben.post("/me/code", {})["code"]})
    assert [each["label"] for each in phone.get("/me/notices")["channels"]] == ["127.0.0.1"]
    assert f"{hook.address}/Ben" not in phone.ask("GET", "/me/file").text, "no address is won"
    server.passes(GRACE)
    assert hook.next(1).path == "/phone", "what was to be told is told to whoever both are"
    person = server.person(phone)
    done(phone.ask("DELETE", "/me", {}))
    store = server.local.tables.store
    assert server.do(store.channels.of, person) == [] == server.do(store.outbox.of_person, person)


def test_members_are_told_of_invitations_and_rounds_where_they_play(
    tmp_path: Path, hook: Receiver
) -> None:
    with mailbox() as box, telling(tmp_path, box, hook, clubs="everybody") as server:
        ada, ben = server.told("Ada", []), server.told("Ben")
        club = club_of(ada, ben)
        made = listed(ada, server.local, club=club)
        member = next(m for m in ada.get(f"/clubs/{club}")["members"] if m["name"] == "Ben")
        invitation = {"seat": 1, "person": member["person"]}
        for whom in (invitation, {"seat": 1, "person": None}, invitation):  # told once
            ada.post(f"/lobby/{made.table}/invite", whom)
        league = League({"Ada": ada, "Ben": ben})
        league.begins()
        (table,) = [game["table"] for game, _ in league.games()]
        server.passes(GRACE)
        server.rests()
        told = [each for taken in hook.taken for each in taken.json["notices"]]
        assert len(told) == 2
        places = {each["kind"]: each["link"] for each in told}
        assert places == {
            "invited": f"{HOME}/#/lobby",
            "round": f"{HOME}/#/t/{table}",
        }
        assert {taken.path for taken in hook.taken} == {"/Ben"}
