"""A second device: a code that the first one shows, a link of the host, two people who are one."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.cli.main import main
from carrack.server.people.codes import ALPHABET, SHORT_LIFE, TRIES, Codes, machines_time
from carrack.server.people.people import NEW_AT_ONCE, People
from carrack.server.settings import Settings
from carrack.server.store.endings import text
from support.server import in_turn
from support.server.clock import Clock
from support.server.local import AT_HOME, LocalServer, opened
from support.server.people import Device, people_of
from support.waiting import from_now


def test_a_code_lets_one_device_in_once(local: LocalServer) -> None:
    device, made = Device(local).remembered(), local.table()
    device.post("/me/claims", {"tokens": [made.tokens[0]]})
    code = device.post("/me/code", {})["code"]
    assert len(code) == 8 and set(code) <= set(ALPHABET)
    phone, late = Device(local), Device(local)
    me = phone.post("/enter", {"code": f" {code[:4].lower()}-{code[4:]} "})
    assert (me["person"]["name"], len(me["devices"])) == ("Ada", 2)
    assert phone.at(made).look()["you"] == [0]
    assert late.ask("POST", "/enter", {"code": code}).status_code == 410
    assert late.get("/me")["person"] is None


def test_a_new_code_makes_the_old_one_void_and_minutes_do(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, phone = Device(local).remembered(), Device(local)
    old = device.post("/me/code", {})["code"]
    new = device.post("/me/code", {})["code"]
    assert phone.ask("POST", "/enter", {"code": old}).status_code == 410
    later = from_now(seconds=2) + SHORT_LIFE
    with monkeypatch.context() as patched:
        for each in in_turn.apps(local.client):
            patched.setattr(each.people.codes, "now", lambda: later)
        assert phone.ask("POST", "/enter", {"code": new}).status_code == 410
    assert phone.ask("POST", "/enter", {"code": new}).status_code == 201


def test_servers_that_share_a_database_go_by_its_time(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of one machine may be ahead: its codes were good for longer."""
    keeper, replays = local.tables.timekeeper, local.client.app.state.carrack.replays
    monkeypatch.setattr(keeper, "has_duty", None)
    assert People(local.tables, replays).codes.now is machines_time
    monkeypatch.setattr(keeper, "has_duty", lambda: True)
    monkeypatch.setattr(keeper, "now", lambda: 1_800_000_000_000)
    people = People(local.tables, replays)
    for moment in (people.codes.now, people.mail.now):
        assert text(moment()) == "2027-01-15T08:00:00Z"


def test_no_other_site_lets_anybody_in_and_looking_at_a_link_uses_nothing(
    local: LocalServer,
) -> None:
    code = Device(local).remembered().post("/me/code", {})["code"]
    evil = Device(local, "http://evil.example")
    assert evil.ask("POST", "/enter", {"code": code}).status_code == 403
    assert local.client.post("/api/v1/enter", json={"code": code}).status_code == 403
    assert local.client.get("/api/v1/enter").status_code in (404, 405)
    assert Device(local).ask("POST", "/enter", {"code": code}).status_code == 201


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        clock = Clock()
        for each in in_turn.apps(local.client):
            each.people.codes.clock = clock
        device, guesser = Device(local).remembered(), Device(local)
        guess = {"code": "ABCDEFGH"}
        in_turn.let_through(lambda: guesser.ask("POST", "/enter", guess), TRIES, good=410)
        code = device.post("/me/code", {})["code"]
        refused = guesser.ask("POST", "/enter", {"code": code})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
        clock.now += 31
        assert guesser.ask("POST", "/enter", {"code": code}).status_code == 201


def test_nor_from_a_thousand_addresses(local: LocalServer) -> None:
    codes = Codes(local.tables.store.ways_in, Clock())
    refused = 0
    for number in range(1000):
        try:
            codes._count_try("abcdefgh", f"address {number}")
        except Exception:
            refused += 1
    assert refused == 900


def test_whoever_is_in_as_somebody_else_is_asked_and_can_become_one(local: LocalServer) -> None:
    ada, other, made = Device(local).remembered(), Device(local).remembered("Ada L."), local.table()
    ada.post("/me/claims", {"tokens": [made.tokens[0]]})
    other.post("/me/claims", {"tokens": [made.tokens[1]]})
    code = ada.post("/me/code", {})["code"]
    assert other.ask("POST", "/enter", {"code": code}).status_code == 409
    me = other.post("/me/merge", {"code": code})
    assert (me["person"]["name"], len(me["devices"])) == ("Ada L.", 1)
    assert sorted(other.at(made).look()["you"]) == [0, 1]
    assert ada.get("/me")["person"] is None, "whoever talks somebody into this is not in as them"
    assert ada.at(made).look()["you"] == []
    assert other.ask("POST", "/me/merge", {"code": code}).status_code == 410


def test_a_device_that_is_in_may_enter_again(local: LocalServer) -> None:
    device = Device(local).remembered()
    code, old = device.post("/me/code", {})["code"], device.cookie
    assert len(device.post("/enter", {"code": code})["devices"]) == 1
    device.cookie = old
    assert device.get("/me")["person"] is None


def test_the_host_lets_somebody_in_who_has_lost_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def typed(*arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        status = main(["people", *arguments, "--data", str(tmp_path)])
        said = capsys.readouterr()
        return status, said.out + said.err

    with opened(tmp_path, settings=AT_HOME) as local:
        Device(local).remembered("Ada")
        Device(local).remembered("Ben")
        Device(local).remembered("Ben")
        assert typed("link", "Eve") == (
            1,
            "carrack: nobody here is called 'Eve'; see `carrack people list`\n",
        )
        assert "2 people are called 'Ben'; say which: " in typed("link", "Ben")[1]
        one = typed("list")[1].split()[0]
        assert typed("link", one)[0] == 0
        assert '"name": "Ada"' in typed("list", "--json")[1]
        status, said = typed("link", "Ada", "--address", "https://table.example.org/")
        assert status == 0 and said.startswith("https://table.example.org/#/enter/")
        secret = said.split()[0].rpartition("/")[2]
        phone = Device(local)
        assert phone.post("/enter", {"code": secret})["person"]["name"] == "Ada"
        assert Device(local).ask("POST", "/enter", {"code": secret}).status_code == 410


def test_old_codes_are_tidied_away(local: LocalServer) -> None:
    device, phone = Device(local).remembered(), Device(local)
    code = device.post("/me/code", {})["code"]
    people: People = people_of(local)
    local.does(people.tidy, from_now(minutes=6))
    assert phone.ask("POST", "/enter", {"code": code}).status_code == 410


def test_nobody_fills_a_server_with_people(tmp_path: Path) -> None:
    with opened(tmp_path, settings=Settings(cost_at_once=10_000)) as local:
        in_turn.let_through(lambda: Device(local).ask("POST", "/me", {"name": "Ada"}), NEW_AT_ONCE)
