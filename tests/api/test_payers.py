"""Limits by person where there is one, else by address; nobody gets more by making up people."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from carrack.server.http.clients import KNOWN_SECONDS, PEOPLE, THERE_SECONDS, Payers
from carrack.server.tables.auth import hashed
from support.server.clock import Clock
from support.server.local import InlineBots, LocalServer, stranger
from support.server.people import Device

ROUTER = "192.0.2.7"


def asks(secret: str) -> dict[str, Any]:
    """A request by the device of a session."""
    headers = [(b"host", b"a.org"), (b"cookie", f"carrack={secret}".encode())]
    return {"type": "http", "method": "GET", "path": "/", "headers": headers}


@pytest.fixture
def payers(clock: Clock) -> Payers:
    return Payers(clock)


@pytest.fixture
def ada(payers: Payers) -> str:
    """The secret of Ada's session, which was looked up just now."""
    secret = secrets.token_urlsafe(32)
    payers.learn(hashed(secret), "ada")
    return secret


def test_a_person_pays_at_whatever_address_and_a_stranger_with_any_cookie_does_not(
    payers: Payers, ada: str
) -> None:
    assert payers.of(asks(ada), ROUTER) == payers.of(asks(ada), "198.51.100.1") == "person ada"
    assert payers.of(asks(secrets.token_urlsafe(32)), ROUTER) == ROUTER
    other_site = {**asks(ada), "method": "POST"}
    assert payers.of(other_site, ROUTER) == ROUTER, "nobody else's page spends somebody's budget"


def test_who_was_signed_out_pays_as_the_address_soon(
    payers: Payers, ada: str, clock: Clock
) -> None:
    clock.now = KNOWN_SECONDS + 1
    assert payers.of(asks(ada), ROUTER) == ROUTER
    payers.learn(hashed(ada), "ada")
    assert payers.of(asks(ada), ROUTER) == "person ada"


def test_an_address_carries_only_so_many_people_for_an_hour(payers: Payers, clock: Clock) -> None:
    people = [secrets.token_urlsafe(32) for _ in range(PEOPLE + 1)]

    def known() -> list[str]:
        for number, secret in enumerate(people):
            payers.learn(hashed(secret), str(number))
        return [payers.of(asks(secret), ROUTER) for secret in people]

    assert known() == [f"person {number}" for number in range(PEOPLE)] + [ROUTER]
    clock.now = THERE_SECONDS + 1
    assert known()[-1] == ROUTER, "the others are still there"
    clock.now *= 2
    payers.learn(hashed(people[-1]), "late")
    assert payers.of(asks(people[-1]), ROUTER) == "person late"


def test_whoever_uses_up_the_budget_of_an_address_leaves_its_people_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrack.server.http.prices.PATIENCE", 0)  # nobody lets time pass
    with stranger(tmp_path, ROUTER, cost_per_second=0.1, cost_at_once=60) as client:
        local = LocalServer(client, InlineBots())
        ada, ben = Device(local).remembered("Ada"), Device(local).remembered("Ben")
        guest = Device(local)
        assert [each.ask("GET", "/me").status_code for each in (ada, ben)] == [200, 200]
        while guest.ask("GET", "/server").status_code == 200:
            pass
        assert [each.ask("GET", "/me").status_code for each in (ada, ben)] == [200, 200]
        while ada.ask("GET", "/server").status_code == 200:
            pass
        assert ben.ask("GET", "/me").status_code == 200
        assert guest.ask("GET", "/server").status_code == 429
