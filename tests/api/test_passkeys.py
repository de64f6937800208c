"""Passkeys: each opens one server, by its name, for one person, once for each question."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.server.people import passkeys
from carrack.server.people.passkeys import relying_party
from carrack.server.refusals import Problem
from support.server.authenticator import Authenticator
from support.server.local import LocalServer
from support.server.people import Device

ORIGIN = "https://testserver"


def with_passkey(local: LocalServer) -> tuple[Device, Authenticator]:
    """Ada's device, and a passkey that she has made with it."""
    device, key = Device(local, ORIGIN).remembered(), Authenticator(ORIGIN)
    me = device.post("/me/passkeys", {"credential": key.makes(asked(device))})
    assert [each["party"] for each in me["passkeys"]] == ["testserver"]
    return device, key


def asked(device: Device, path: str = "/me/passkeys/options") -> Any:
    return device.post(path, {})


def enters(device: Device, credential: Any) -> int:
    return device.ask("POST", "/enter/passkey", {"credential": credential}).status_code


def test_a_passkey_signs_in_its_person(local: LocalServer) -> None:
    ada, key = with_passkey(local)
    phone = Device(local, ORIGIN)
    for count in (2, 3):
        key.count = count
        assert enters(phone, key.shows(asked(phone, "/enter/passkey/options"))) == 201
        assert phone.get("/me")["person"]["name"] == "Ada"
        phone.post("/me/leave", {})
    (shown,) = ada.get("/me")["passkeys"]
    gone = ada.ask("DELETE", f"/me/passkeys/{shown['passkey']}", {})
    assert gone.json()["passkeys"] == []
    key.count = 4
    assert enters(phone, key.shows(asked(phone, "/enter/passkey/options"))) == 400


def test_an_answer_counts_once_and_not_for_long(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, key = with_passkey(local)
    phone = Device(local, ORIGIN)
    key.count = 2
    answer = key.shows(asked(phone, "/enter/passkey/options"))
    assert enters(phone, answer) == 201
    phone.cookie = ""
    assert enters(phone, answer) == 400
    key.count = 3
    monkeypatch.setattr(passkeys, "LIFE", 0)
    late = key.shows(asked(phone, "/enter/passkey/options"))
    assert enters(phone, late) == 400


def test_a_copied_passkey_is_noticed_by_its_count(local: LocalServer) -> None:
    _, key = with_passkey(local)
    phone = Device(local, ORIGIN)
    key.count = 7
    assert enters(phone, key.shows(asked(phone, "/enter/passkey/options"))) == 201
    phone.cookie = ""
    key.count = 6
    assert enters(phone, key.shows(asked(phone, "/enter/passkey/options"))) == 400


def test_an_answer_for_another_page_server_person_or_question_opens_nothing(
    local: LocalServer,
) -> None:
    ada, key = with_passkey(local)
    phone = Device(local, ORIGIN)
    key.count = 2
    key.origin = "https://evil.example"
    assert enters(phone, key.shows(asked(phone, "/enter/passkey/options"))) == 400
    key.origin = ORIGIN
    assert enters(phone, key.shows({**asked(phone, "/enter/passkey/options"), "rpId": "x"})) == 400
    assert enters(phone, Authenticator(ORIGIN).shows(asked(phone, "/enter/passkey/options"))) == 400
    fake = Authenticator(ORIGIN)
    fake.name = key.name
    assert enters(phone, fake.shows(asked(phone, "/enter/passkey/options"))) == 400
    for wrong in ({}, {"response": {"clientDataJSON": "!"}}, {"id": 1, "response": []}):
        assert enters(phone, wrong) == 400
    ben = Device(local, ORIGIN).remembered("Ben")
    for credential in (
        Authenticator(ORIGIN).makes(asked(ada)),  # made for Ada
        Authenticator(ORIGIN).makes(asked(ben), "evil.example"),
        key.makes(asked(ben)),  # Ada's own
    ):
        refused = ben.ask("POST", "/me/passkeys", {"credential": credential})
        assert refused.status_code == 400
    assert ben.get("/me")["passkeys"] == []
    assert phone.get("/me")["person"] is None


@pytest.mark.parametrize(
    "origin",
    ["http://127.0.0.1:8090", "https://192.0.2.7", "https://[::1]", "http://a.example", ""],
)
def test_passkeys_are_offered_at_names_over_https_only(origin: str) -> None:
    with pytest.raises(Problem) as refused:
        relying_party(origin)
    assert refused.value.code == "no-passkeys-here"


def test_at_localhost_too_and_nobody_needs_the_library(
    local: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert relying_party("http://localhost:8090").name == "localhost"
    assert relying_party("https://Table.example.org:444").name == "table.example.org"
    device = Device(local, ORIGIN).remembered()
    assert "passkey" in device.get("/me")["offers"]
    monkeypatch.setattr(passkeys, "find_spec", lambda name: None)
    assert device.get("/me")["offers"] == []
    refused = device.ask("POST", "/me/passkeys/options", {})
    assert (refused.status_code, refused.json()["error"]["code"]) == (501, "missing")
