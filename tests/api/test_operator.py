"""The operator in the page: who that is, and that nobody else is, whatever they send."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from carrack.server.app import ROUTES, make_app
from carrack.server.http.operator_routes import OPERATOR, OPERATOR_ROUTES
from carrack.server.http.route_row import Row
from carrack.server.http.schema import is_public
from carrack.server.operating.operators import LIFE, TRIES
from carrack.server.reach import Door, Reach
from carrack.server.settings import Settings
from carrack.server.store.store import Store
from support.server import in_turn
from support.server.clubs import FOUNDING, club_of
from support.server.local import AT_HOME, InlineBots, LocalServer, opened, own_token
from support.server.operating import OperatorsDevice, new_link, operators, operators_device
from support.server.people import Device, done
from support.server.shared_luck import refused

LINE = {"kind": "table", "place": "t", "number": 1, "action": "keep"}
BODIES: dict[tuple[str, str], dict[str, Any] | None] = {
    ("GET", ""): None,
    ("POST", "/leave"): {},
    ("PUT", "/address"): {"address": "https://mine.example"},
    ("PUT", "/open"): {"open": True},
    ("GET", "/reports"): None,
    ("POST", "/reports"): LINE,
    ("GET", "/damage"): None,
}
"""What each route of the operator may be sent, but for the one that makes a device theirs."""

LAN, TYPED = "http://192.168.1.5:8090", "carrack play --lan"


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalServer]:
    """A server that asks for nothing from this machine: nobody there is anybody special."""
    with opened(tmp_path) as local:
        yield local


def test_every_route_of_the_operator_is_tried_here() -> None:
    rows = {(row.method, row.path.removeprefix(OPERATOR)) for row in OPERATOR_ROUTES}
    assert rows - {("POST", "")} == BODIES.keys()
    named = [row for row in ROUTES if isinstance(row, Row) and "operator" in row.first]
    assert {row.path for row in named} - {row.path for row in OPERATOR_ROUTES} == {"/api/v1/clubs"}
    assert all(is_public(row) for row in OPERATOR_ROUTES)


def test_nothing_but_a_link_makes_a_device_the_operators(local: LocalServer) -> None:
    made, first = local.table(), Device(local).remembered("Ada")
    host = made.answer["host"]
    shown = [
        {},
        {"Authorization": f"Bearer {own_token()}"},
        {"Authorization": f"Bearer {host}"},
        {"Authorization": f"Bearer {made.tokens[0]}"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1;host=localhost"},
        {"Host": "localhost", "Origin": "http://localhost"},
        {"Authorization": f"Bearer {new_link(local)}"},  # a link is no token
    ]
    for headers in shown:
        for (method, path), body in BODIES.items():
            answer = first.ask(method, f"/operator{path}", body, **headers)
            assert refused(answer) == (403, "operator"), (headers, path)


def test_a_host_of_a_club_is_not_the_operator(tmp_path: Path) -> None:
    with opened(tmp_path, settings=FOUNDING) as local:
        ada = Device(local).remembered("Ada")
        club_of(ada)
        assert refused(ada.ask("GET", "/operator")) == (403, "operator")


def test_a_link_is_good_once(local: LocalServer) -> None:
    link = new_link(local)
    one, other = OperatorsDevice(local), OperatorsDevice(local)
    assert one.enters(link).json()["devices"][0]["here"]
    assert refused(other.enters(link)) == (410, "code")
    assert other.ask("GET", "/operator").status_code == 403
    assert one.enters(link).status_code == 201, "the answer may have been lost"
    assert len(one.get("/operator")["devices"]) == 1


def test_a_link_is_good_for_a_quarter_of_an_hour(alone: LocalServer) -> None:
    now = datetime(2031, 5, 1, 12, tzinfo=UTC)
    operators(alone).now = lambda: now
    link, late = new_link(alone), new_link(alone)
    operators(alone).now = lambda: now + LIFE - timedelta(seconds=1)
    assert OperatorsDevice(alone).enters(link).status_code == 201
    operators(alone).now = lambda: now + LIFE
    assert OperatorsDevice(alone).enters(late).status_code == 410


def test_guesses_are_few_and_cost_others_nothing(alone: LocalServer) -> None:
    times = iter(range(1000))
    operators(alone).clock = lambda: next(times) / 1000
    guessing = OperatorsDevice(alone)
    guesses = [guessing.enters(own_token()).status_code for _ in range(TRIES + 1)]
    assert guesses == [410] * TRIES + [429]
    assert guessing.enters(new_link(alone)).status_code == 429
    alone.client = in_turn.from_elsewhere(alone.client, "192.0.2.9")
    assert OperatorsDevice(alone).enters(own_token()).status_code == 410


def test_no_secret_is_kept_as_it_is(local: LocalServer, tmp_path: Path) -> None:
    link, device = new_link(local), operators_device(local)
    kept = in_turn.all_kept(tmp_path / "carrack.db")
    assert link not in kept and device.token not in kept
    for file in tmp_path.glob("carrack.db*"):
        assert link.encode() not in file.read_bytes()


def test_devices_are_ended_here_elsewhere_and_all_at_once(local: LocalServer) -> None:
    ada, ben, cleo = (operators_device(local) for _ in range(3))
    (here,) = [each["device"] for each in ben.get("/operator")["devices"] if each["here"]]
    assert len(ada.post("/operator/leave", {"device": here})) == 2
    assert ben.ask("GET", "/operator").status_code == 403
    assert refused(ada.ask("POST", "/operator/leave", {"device": here})) == (404, "no-device")
    assert ada.post("/operator/leave", {}) == []
    assert ada.ask("GET", "/operator").status_code == 403
    assert cleo.post("/operator/leave", {"everywhere": True}) == []
    assert cleo.ask("GET", "/operator").status_code == 403


def test_commands_make_a_link_list_the_devices_and_end_all(
    alone: LocalServer, tmp_path: Path, printed: Callable[..., str]
) -> None:
    if in_turn.OfThisTest.database:
        pytest.skip("commands on PostgreSQL: evidence/server")
    where = ("--data", str(tmp_path))
    line, about = printed("operator", "link", "--address", "https://a.example", *where).splitlines()
    found = re.fullmatch(r"https://a\.example/#/server/([\w-]{43})", line)
    assert found and "once" in about
    device = OperatorsDevice(alone)
    assert device.enters(found[1]).status_code == 201
    assert "Firefox, Windows" in printed("operator", "list", *where)
    device.ask("PUT", "/operator/address", {"address": "https://b.example"})
    assert printed("operator", "link", *where).startswith("https://b.example/#/server/")
    void = printed("operator", "link", *where).splitlines()[0].rpartition("/")[2]
    assert "1 device was" in printed("operator", "end", *where)
    assert device.ask("GET", "/operator").status_code == 403
    assert device.enters(void).status_code == 410


def test_the_operator_founds_clubs_where_nobody_else_may(local: LocalServer) -> None:
    device = operators_device(local).remembered("Ada")
    assert device.get("/clubs")["may_found"]
    club = device.post("/clubs", {"name": "Sea dogs"})
    assert (club["name"], club["role"]) == ("Sea dogs", "host")
    ben = Device(local).remembered("Ben")
    assert not ben.get("/clubs")["may_found"]
    assert refused(ben.ask("POST", "/clubs", {"name": "Gulls"})) == (403, "clubs")
    assert operators_device(local).ask("POST", "/clubs", {"name": "Gulls"}).status_code == 401


def test_an_address_is_in_force_at_once_and_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        device = operators_device(local)
        assert Device(local).get("/server")["address"] is None
        answer = device.ask("PUT", "/operator/address", {"address": " https://a.example/table/ "})
        assert answer.json()["address"] == "https://a.example/table"
        assert Device(local).get("/server")["address"] == "https://a.example/table"
    with opened(tmp_path) as local:
        assert Device(local).get("/server")["address"] == "https://a.example/table"
        assert device_again(local, device).get("/operator")["address"] == "https://a.example/table"
        device.ask("PUT", "/operator/address", {"address": ""})
        assert Device(local).get("/server")["address"] is None


def device_again(local: LocalServer, device: OperatorsDevice) -> OperatorsDevice:
    """The same browser, once its server has been started again."""
    device.local = local
    return device


def test_the_settings_win_over_the_page(tmp_path: Path) -> None:
    with opened(tmp_path) as local:
        device = operators_device(local)
        device.ask("PUT", "/operator/address", {"address": "https://a.example"})
    given = Settings(loopback_exempt=True, address="https://b.example")
    with opened(tmp_path, settings=given) as local:
        shown = device_again(local, device).get("/operator")
        assert (shown["address"], shown["address_given"]) == ("https://b.example", True)
        answer = device.ask("PUT", "/operator/address", {"address": "https://c.example"})
        assert refused(answer) == (422, "given")
        assert Device(local).get("/server")["address"] == "https://b.example"


@pytest.mark.parametrize(
    "address",
    ["a.example", "ftp://a.example", "https://", "https://u@a.example", "https://a.example/?x",
     "https://a.example/#x", "https://a.example/#/", "https://a.example?", r"https://a\b.c",
     "https://a.example:0x", "https://a b.example", "https://[::1"],
)  # fmt: skip
def test_what_is_no_address_is_refused_with_an_example(local: LocalServer, address: str) -> None:
    device = operators_device(local)
    answer = device.ask("PUT", "/operator/address", {"address": address})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == "address"
    assert "https://table.example.org" in answer.json()["error"]["message"]


def test_a_name_that_is_not_among_the_listed_ones_is_refused(tmp_path: Path) -> None:
    listed = Settings(loopback_exempt=True, hosts=("testserver", "*.club.org"))
    with opened(tmp_path, settings=listed) as local:
        device = operators_device(local)
        answer = device.ask("PUT", "/operator/address", {"address": "https://a.example"})
        assert refused(answer) == (422, "given")
        assert "*.club.org" in answer.json()["error"]["message"]
        device.ask("PUT", "/operator/address", {"address": "https://my.club.org"})
        assert device.get("/operator")["address"] == "https://my.club.org"


def test_where_only_local_names_are_answered_the_own_address_is_too(tmp_path: Path) -> None:
    def asked(host: str) -> int:
        return local.client.get("/api/v1/server", headers={"Host": host}).status_code

    with opened(tmp_path, settings=Settings(loopback_exempt=True, hosts=("local",))) as local:
        device = operators_device(local)
        assert asked("a.example") == 421
        device.ask("PUT", "/operator/address", {"address": "https://a.example"})
        assert (asked("a.example"), asked("b.example")) == (200, 421)
    with opened(tmp_path, settings=Settings(loopback_exempt=True, hosts=("local",))) as local:
        assert asked("a.example") == 200
        device_again(local, device).ask("PUT", "/operator/address", {"address": ""})
        assert asked("a.example") == 421


def test_a_server_that_cannot_be_opened_here_says_where_it_can(local: LocalServer) -> None:
    device = operators_device(local)
    assert not device.get("/operator")["may_open"]
    answer = device.ask("PUT", "/operator/open", {"open": True})
    assert refused(answer) == (422, "given")
    assert "--host 0.0.0.0" in answer.json()["error"]["message"]


class Hinge(Door):
    """A door that opens no socket; `stuck` says why it does not move."""

    stuck = ""

    async def swing(self, is_open: bool) -> Reach:
        if self.stuck:
            raise OSError(self.stuck)
        self.is_open = is_open
        return Reach(LAN) if is_open else Reach(None, TYPED)


def test_the_operator_opens_the_server_to_the_network_and_closes_it(tmp_path: Path) -> None:
    door, file = Hinge(), tmp_path / "carrack.db"

    def made(store: Store) -> Starlette:
        return make_app(store, InlineBots(), Reach(None, TYPED), settings=AT_HOME, door=door)

    with in_turn.client(made, file, store=in_turn.kept_in(file)) as client:
        device = operators_device(LocalServer(client, InlineBots()))
        shown = device.get("/operator")
        assert (shown["may_open"], shown["open"], shown["open_with"]) == (True, False, TYPED)
        opened = done(device.ask("PUT", "/operator/open", {"open": True}))
        assert (opened["open"], opened["lan"], opened["open_with"]) == (True, LAN, None)
        assert device.get("/server")["lan"] == LAN
        assert not client.app.state.connections.clients.loopback_exempt  # type: ignore[attr-defined]
        door.stuck = "cannot listen on 0.0.0.0:8090"
        answer = device.ask("PUT", "/operator/open", {"open": False})
        assert refused(answer) == (422, "given")
        assert door.stuck in answer.json()["error"]["message"]
        assert device.get("/operator")["open"], "as it was"
        door.stuck = ""
        device.ask("PUT", "/operator/open", {"open": False})
        assert device.get("/server")["open_with"] == TYPED
