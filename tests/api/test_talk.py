"""Talk at a table: who may speak, who hears it, and what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.server.settings import DEFAULTS
from carrack.server.store.schema import MIGRATIONS
from support.server import in_turn
from support.server.earlier import in_version
from support.server.local import LocalServer, NewTable, Seat, next_of, opened


def say(who: Seat, text: str, **more: Any) -> Any:
    return who.post("/talk", {"text": text, **more})


def switch(made: NewTable, who: Seat, on: bool) -> int:
    return switched(made, who, on=on).status_code


def switched(made: NewTable, who: Seat, **wish: bool) -> Any:
    address = f"/api/v1/tables/{made.table}/talk"
    return made.local.client.put(address, json=wish, headers=who.headers)


def texts(seat: Seat, after: int = 0) -> list[str]:
    return [line["text"] for line in seat.get(f"/talk?after={after}").json()["lines"]]


def test_everybody_hears_what_a_seat_says(local: LocalServer) -> None:
    made = local.table()
    assert switched(made, made.host, overheard=True).json() == {"on": True, "overheard": True}
    with made.seats[0].watching() as ada, made.spectator.watching() as watcher:
        next_of(ada, "sync")
        next_of(watcher, "sync")
        line = say(made.seats[1], "  Ahoy,   Ada! ").json()
        assert (line["number"], line["seat"], line["text"]) == (1, 1, "Ahoy, Ada!")
        for socket in (ada, watcher):
            said = {"type": "talk", "on": True, "overheard": True, "lines": [line]}
            assert next_of(socket, "talk") == said
    say(made.seats[0], "Ahoy, Ben!")
    assert made.spectator.get("/talk").json()["lines"][0] == line
    assert texts(made.seats[0], 1) == ["Ahoy, Ben!"]


def test_talk_changes_nothing_in_game_and_record(local: LocalServer) -> None:
    made = local.table()
    before, record = made.fingerprint(), made.host.get("/record").text
    say(made.seats[0], "a secret plan")
    assert made.fingerprint() == before
    assert made.host.get("/record").text == record
    made.play_out()
    say(made.seats[0], "well played")
    assert "well played" not in made.host.get("/record").text


def test_only_seats_speak_each_for_itself(local: LocalServer) -> None:
    made = local.table()
    assert say(made.spectator, "Ahoy").status_code == 401
    assert say(made.host, "Ahoy").status_code == 401
    assert say(made.seats[0], "Ahoy", seat=1).status_code == 403
    both = Seat(local, made.table, *made.seats[0].tokens, *made.seats[1].tokens)
    assert say(both, "Ahoy", seat=1).json()["seat"] == 1
    assert say(both, "Ahoy").json()["seat"] == made.spectator.look()["deciding"]
    assert Seat(local, "nowhere").get("/talk").status_code == 404


def test_people_talk_before_all_are_here_and_after_a_bot_took_over(local: LocalServer) -> None:
    seats = [{"kind": "human"}, {"kind": "human", "elsewhere": True}]
    made = local.table(seats=seats)
    assert say(made.seats[0], "where are you?").status_code == 200
    made.comes(1)
    made.host.act(1, "bot")
    assert say(made.seats[1], "the bot plays for me").status_code == 200


@pytest.mark.parametrize("text", ["", "   ", "x" * 201, "a\u202eb", "a\x00b", 7])
def test_what_is_no_line_is_refused(local: LocalServer, text: object) -> None:
    made = local.table()
    response = made.seats[0].post("/talk", {"text": text})
    assert (response.status_code, response.json()["error"]["field"]) == (400, "text")
    assert texts(made.seats[0]) == []


@pytest.mark.parametrize(
    "text", ["x" * 200, "Grüße 👨\u200d👩\u200d👧 ⚓", "<img src=x onerror=alert(1)>"]
)
def test_any_letters_are_kept_as_they_are(local: LocalServer, text: str) -> None:
    made = local.table()
    assert say(made.seats[0], text).json()["text"] == text


def test_a_table_may_be_made_without_talk_and_the_host_switches_it(local: LocalServer) -> None:
    made = local.table(talk=False)
    assert made.spectator.look()["talk"] is False
    response = say(made.seats[0], "Ahoy")
    assert (response.status_code, response.json()["error"]["code"]) == (403, "talk")
    assert switch(made, made.seats[0], True) == 403
    with made.seats[1].watching() as ben:
        next_of(ben, "sync")
        assert switch(made, made.host, True) == 200
        now = {"type": "talk", "on": True, "overheard": False, "lines": []}
        assert next_of(ben, "talk") == now
    assert say(made.seats[0], "Ahoy").status_code == 200
    switch(made, made.host, False)
    assert made.spectator.get("/talk").json()["on"] is False
    assert texts(made.seats[1]) == ["Ahoy"]


def test_talk_and_its_switch_survive_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        made = local.table()
        say(made.seats[0], "good night")
        switch(made, made.host, False)
    with opened(tmp_path) as local:
        ada = Seat(local, made.table, *made.seats[0].tokens)
        assert (ada.look()["talk"], texts(ada)) == (False, ["good night"])


def test_a_rematch_keeps_the_switch_and_begins_in_silence(local: LocalServer) -> None:
    made = local.table()
    say(made.seats[0], "well played")
    switch(made, made.host, False)
    made.play_out()
    again = Seat(local, made.host.post("/rematch", {}).json()["table"])
    assert (again.look()["talk"], texts(again)) == (False, [])


def test_nobody_floods_a_table(local: LocalServer) -> None:
    made = local.table()
    most = DEFAULTS.talk_at_once
    answers = in_turn.let_through(lambda: say(made.seats[0], "again"), most, good=200, more=1)
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert say(made.seats[1], "and I?").status_code == 200


def judge(who: Seat, number: int, action: str) -> Any:
    return who.post(f"/talk/{number}", {"action": action})


def test_a_line_is_removed_by_its_speaker_or_the_host_for_everybody(local: LocalServer) -> None:
    made = local.table()
    switched(made, made.host, overheard=True)
    for text in ("one", "two", "three"):
        say(made.seats[1], text)
    with made.spectator.watching() as watcher:
        next_of(watcher, "sync")
        assert judge(made.seats[1], 1, "remove").json()["text"] == ""
        (line,) = next_of(watcher, "talk")["lines"]
        assert (line["number"], line["text"]) == (1, "")
    assert judge(made.host, 3, "remove").status_code == 200
    assert texts(made.spectator) == ["", "two", ""]
    assert say(made.seats[0], "four").json()["number"] == 4
    for stranger, status in ((made.seats[0], 403), (made.spectator, 401)):
        assert judge(stranger, 2, "remove").status_code == status
    assert judge(made.host, 5, "remove").json()["error"]["key"] == "problem-no-line"
    assert texts(made.spectator) == ["", "two", "", "four"]


def test_a_reported_line_is_marked_for_the_host_alone(local: LocalServer) -> None:
    made = local.table()
    say(made.seats[1], "rude")
    assert judge(made.spectator, 1, "report").status_code == 401
    with made.host.watching() as host, made.seats[1].watching() as ben:
        next_of(host, "sync")
        next_of(ben, "sync")
        judge(made.seats[0], 1, "report")
        assert next_of(host, "talk")["lines"][0]["reported"] is True
        assert next_of(ben, "talk")["lines"][0]["reported"] is False
    flags = [who.get("/talk").json()["lines"][0]["reported"] for who in (made.host, *made.seats)]
    assert flags == [True, False, False]
    judge(made.host, 1, "remove")
    assert made.host.get("/talk").json()["lines"][0]["reported"] is False


def test_watchers_read_what_was_said_after_the_end(local: LocalServer) -> None:
    made = local.table()
    with made.spectator.watching() as watcher:
        next_of(watcher, "sync")
        say(made.seats[0], "I am after the blue ones")
        silent = {"type": "talk", "on": True, "overheard": False, "lines": []}
        assert next_of(watcher, "talk") == silent
    assert texts(made.spectator) == []
    assert texts(made.host) == texts(made.seats[1]) == ["I am after the blue ones"]
    made.play_out()
    assert texts(made.spectator) == ["I am after the blue ones"]


def test_the_host_alone_lets_watchers_read_along(local: LocalServer) -> None:
    made = local.table()
    say(made.seats[0], "Ahoy")
    assert switched(made, made.seats[1], overheard=True).status_code == 403
    switched(made, made.host, overheard=True)
    assert texts(made.spectator) == ["Ahoy"]
    switched(made, made.host, on=False)
    assert made.spectator.get("/talk").json() | {"lines": 0} == {
        "on": False,
        "overheard": True,
        "lines": 0,
    }


def test_watchers_go_on_reading_along_at_tables_of_before(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    with opened(tmp_path / "new") as local:
        made = local.table()
        say(made.seats[0], "Ahoy")
        assert texts(made.spectator) == []
    version = next(n for n, m in enumerate(MIGRATIONS) if "COLUMN overheard" in m[0])
    in_version(version, tmp_path / "new" / "carrack.db", tmp_path / "carrack.db")
    with opened(tmp_path) as local:
        assert texts(Seat(local, made.table)) == ["Ahoy"]
