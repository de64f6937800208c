"""The ways of notices: mail, pushes, webhooks, services; and what none may reach or say."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from carrack.server.notices import addresses, channels
from carrack.server.notices.address_guard import Allowed, Forbidden, guarded_thread
from carrack.server.notices.addresses import UnknownAddress, service_of
from carrack.server.notices.http_delivery import post
from carrack.server.notices.notices import CLIENTS_AT_ONCE
from carrack.server.refusals import Problem
from support.server import in_turn
from support.server.local import LocalServer
from support.server.mailbox import HOME, Mailbox, link_in
from support.server.people import Device, done
from support.server.push import Subscriber, is_signed_by
from support.server.receiver import Receiver, receiver
from support.server.telling import EVERYTHING, GRACE, Telling, telling

HERE = Allowed(("127.0.0.1",))
NOWHERE = Allowed()


@pytest.fixture
def server(tmp_path: Path, box: Mailbox, hook: Receiver) -> Iterator[Telling]:
    with telling(tmp_path, box, hook, notice_kinds=("jsons", "json")) as server:
        yield server


# --- mail ----------------------------------------------------------------------------------------


def mailed(server: Telling, box: Mailbox, name: str = "Ben") -> Device:
    """Somebody who is told by mail."""
    device = Device(server.local).remembered(name)
    refused = device.ask("POST", "/me/notices", {"wanted": EVERYTHING})
    assert refused.json()["error"]["key"] == "problem-notice-mailbox"
    device.ask("POST", "/me/mail", {"address": f"{name}@example.org"})
    device.post("/enter", {"code": link_in(box.next(1)).rpartition("/")[2]})
    device.post("/me/notices", {"wanted": EVERYTHING})
    return device


def test_a_mail_has_a_name_of_its_own_and_a_way_out_by_one_click(
    server: Telling, box: Mailbox
) -> None:
    ben = mailed(server, box)
    made = server.table(server.told("Ada"), ben)
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    mail = box.next(2)
    assert mail["Subject"] == "Du bist am Zug: Lanterns"
    assert f"{HOME}/#/t/{made.table}" in mail.get_content()
    assert mail["Message-ID"].endswith("@carrack.invalid>")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = mail["List-Unsubscribe"].strip("<>").removeprefix(HOME)
    assert f"{HOME}/#/stop/{stop.rpartition('/')[2]}" in mail.get_content()

    client = server.local.client
    page = client.get(stop, headers={"Accept": "text/html"}, follow_redirects=False)
    assert (page.status_code, page.headers["location"]) == (303, f"../../../#{stop[7:]}")
    assert client.get(stop).json() == {"kind": "mail", "label": "ben@example.org", "stopped": False}
    assert client.head(stop).status_code == 200
    assert len(ben.get("/me/notices")["channels"]) == 1, "only a click ends it"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    ended = client.post(stop, content="List-Unsubscribe=One-Click", headers=form)
    assert ended.json()["stopped"] and not ben.get("/me/notices")["channels"]
    assert client.post(stop).json() == {"kind": "", "label": "", "stopped": True}


def test_a_mail_server_that_is_down_or_refuses_the_mailbox(
    server: Telling, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = mailed(server, box)
    made = server.table(server.told("Ada"), ben)

    async def refuse(*_: Any) -> str:
        return "550 no such mailbox"

    monkeypatch.setattr(Mailbox, "handle_RCPT", refuse, raising=False)
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    server.rests()
    assert server.fates(ben) == [("turn", "given-up")]
    assert ben.get("/me/notices")["channels"][0]["gone"]
    ben.post("/me/notices", {"wanted": []})
    done(ben.ask("DELETE", "/me/mail", {}))
    assert not ben.get("/me/notices")["channels"]


# --- pushes --------------------------------------------------------------------------------------


def test_a_push_is_signed_encrypted_and_has_the_same_name_twice(
    server: Telling, hook: Receiver
) -> None:
    ben, browser = Device(server.local).remembered("Ben"), Subscriber(f"{hook.address}/push")
    body = {"wanted": ["turn"], "subscription": browser.subscription}
    told = ben.post("/me/notices", body)
    assert told["channels"][0]["label"] == "Firefox, Windows"
    made = server.table(server.told("Ada", []), ben)
    hook.status = 500
    made.seats[0].plays("throw", "end")
    server.passes(GRACE)
    first = hook.next(1)
    server.rests()
    hook.status = 201
    server.passes(60)
    second = hook.next(2)
    said = browser.reads(second)
    assert said == browser.reads(first) and said["web_push"] == 8030
    assert said["notification"]["title"] == "Du bist am Zug: Lanterns"
    assert said["notification"]["actions"][0]["navigate"].startswith(f"{HOME}/#/stop/")
    topics = {first.headers["Topic"], second.headers["Topic"], said["notification"]["tag"]}
    assert len(topics) == 1 and len(topics.pop()) <= 32
    assert is_signed_by(first, told["push_key"])
    assert ben.get("/me/notices")["push_key"] == told["push_key"], "it is kept"
    hook.status = 410
    tried = ben.ask("POST", f"/me/notices/{told['channels'][0]['channel']}/test", {})
    assert tried.json()["error"]["args"] == {"status": 410}
    desk = Device(server.local)
    desk.post("/enter", {"code": ben.post("/me/code", {})["code"]})
    done(ben.ask("POST", "/me/leave", {}))
    assert not desk.get("/me/notices")["channels"], "whoever is signed out there is told nothing"


# --- services ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("https://discord.com/api/webhooks/1234567890/abcdefghijklmnop", "discord"),
        ("https://hooks.slack.com/services/T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ", "slack"),
        ("https://ntfy.sh/mytopic", "ntfy"),
        ("tgram://123456789:abcdefg_hijklmnop/12315544/", "telegram"),
        ("matrix://token@127.0.0.1:8008/#room", "matrix"),
        ("gotify://127.0.0.1:8080/AbCdEfGhIjKlMnO", "gotify"),
        ("http://127.0.0.1:8080/hook", "webhook"),
    ],
)
def test_addresses_are_known_as_people_have_them(address: str, kind: str) -> None:
    assert asyncio.run(service_of(address, (), HERE))[0] == kind


@pytest.mark.parametrize(
    "address",
    ["json://127.0.0.1/", "syslog://", "file:///etc/passwd", "mailto://a:b@example.org", "dbus://"],
)
def test_other_kinds_are_refused_unless_the_operator_switches_them_on(address: str) -> None:
    with pytest.raises(UnknownAddress):
        asyncio.run(service_of(address, (), HERE))


def test_gotify_and_a_kind_of_the_operator_are_told_by_apprise(
    server: Telling, hook: Receiver
) -> None:
    ben = Device(server.local).remembered("Ben")
    host = hook.address.removeprefix("http://")
    hook.status = 200
    told = ben.post("/me/notices", {"address": f"gotify://{host}/AbCdEfGhIjKlMnO", "wanted": []})
    done(ben.ask("POST", f"/me/notices/{told['channels'][0]['channel']}/test", {}))
    assert hook.next(1).json["title"] == "So sagt Carrack dir Bescheid"
    told = ben.post("/me/notices", {"address": f"json://{host}/x", "wanted": []})
    assert [each["kind"] for each in told["channels"]] == ["gotify", "json"]


def test_no_name_of_a_player_calls_everybody_at_a_service() -> None:
    assert "@everyone" not in addresses.harmless("@everyone <!channel>")
    assert "<!" not in addresses.harmless("<!channel>")


# --- what may be reached -------------------------------------------------------------------------

INSIDE = [
    *("127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "fec0::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    *("64:ff9b:1::a00:1", "2001:0:7f00:1::80ff:fffe"),
]


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_the_servers_own_network_is_reached(address: str) -> None:
    assert not NOWHERE.lets("a.example.org", address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:8.8.8.8"])
def test_the_open_internet_is(address: str) -> None:
    assert NOWHERE.lets("a.example.org", address)


def test_only_what_the_operator_names_is_reached_in_the_own_network() -> None:
    allowed = Allowed(("10.1.0.0/16", "ntfy.local"))
    assert allowed.lets("x", "10.1.2.3") and allowed.lets("ntfy.local", "192.168.0.9")
    assert not allowed.lets("x", "10.2.0.1") and not allowed.lets("x", "192.168.0.9")


def test_a_name_leads_into_the_own_network_by_none_of_its_addresses(
    hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = int(hook.address.rpartition(":")[2])

    def both(*_: Any, **__: Any) -> list[Any]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kind, (each, port)) for each in ("93.184.216.34", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    address = f"http://rebound.example.org:{port}/"
    with pytest.raises(Forbidden):
        asyncio.run(post(address, {}, b"", NOWHERE))
    with pytest.raises(UnknownAddress):
        asyncio.run(service_of(address, (), NOWHERE))
    assert not hook.taken


@pytest.mark.parametrize("host", ["a..example", f"{'a' * 64}.example"])
def test_a_host_whose_name_cannot_be_is_nowhere(host: str) -> None:
    with pytest.raises(UnknownAddress) as refused:
        asyncio.run(service_of(f"https://{host}/", (), NOWHERE))
    assert refused.value.key == "notice-nowhere"


@pytest.mark.parametrize(
    "service",
    ["slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ", "discord://1234567890/abcdefghijklmn"],
)
def test_no_address_sends_what_a_file_of_the_server_says(service: str, tmp_path: Path) -> None:
    file = tmp_path / "private.json"
    file.write_text('{"blocks": []}')
    assert addresses.apprise_of(f"{service}/") is not None
    assert addresses.apprise_of(f"{service}/?template={file}") is None
    with pytest.raises(UnknownAddress):
        asyncio.run(service_of(f"{service}/?template={file}", (), HERE))


def test_a_redirect_is_not_followed(server: Telling, hook: Receiver) -> None:
    with receiver() as inside:
        hook.status, hook.headers = 307, {"Location": f"{inside.address}/secret"}
        assert asyncio.run(post(f"{hook.address}/x", {}, b"{}", HERE)) == 307
        service = addresses.apprise_of(hook.address.replace("http", "gotify") + "/AbCdEfGhIjKlMnO")
        with guarded_thread(HERE):
            assert not service.notify(body="x", title="y")
        assert len(hook.taken) == 2 and not inside.taken


@pytest.mark.parametrize("service", ["gotify://{}/AbCdEfGhIjKlMnO", "ntfy://{}/topic"])
def test_apprise_reaches_nothing_that_is_not_allowed(hook: Receiver, service: str) -> None:
    found = addresses.apprise_of(service.format(hook.address.removeprefix("http://")))
    with guarded_thread(NOWHERE), suppress(Forbidden):
        assert not found.notify(body="x", title="y")
    assert not hook.taken
    with pytest.raises(Forbidden), guarded_thread(NOWHERE):
        socket.create_connection(("localhost", int(hook.address.rpartition(":")[2])), 1)


def test_people_are_told_what_is_wrong_with_an_address_and_what_is_missing(
    tmp_path_factory: pytest.TempPathFactory,
    local: LocalServer,
    box: Mailbox,
    hook: Receiver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with telling(tmp_path_factory.mktemp("inside"), box, hook) as server:
        device = Device(server.local).remembered()
        for wrong, key in (
            ("http://10.0.0.1/", "notice-host"),
            ("gotify://192.168.0.1/AbCdEfGhIjKlMnO", "notice-host"),
            ("ftp://example.org/", "notice-address"),
            ("http://user:pass@example.org/", "notice-address"),
            ("json://127.0.0.1/", "notice-kind"),
        ):
            refused = device.ask("POST", "/me/notices", {"address": wrong, "wanted": []})
            assert refused.json()["error"]["key"] == f"problem-{key}", refused.text
        monkeypatch.setattr(channels, "find_spec", lambda name: None if name == "apprise" else True)
        told = device.get("/me/notices")
        assert (told["missing"], told["services"]) == (["apprise"], ["mail", "push", "webhook"])
        monkeypatch.undo()
    lan = Device(local).remembered()
    assert lan.get("/me/notices")["missing"] == ["address"]
    refused = lan.ask("POST", "/me/notices", {"address": "http://1.1.1.1/", "wanted": []})
    assert refused.json()["error"]["key"] == "problem-no-notices"


# --- secrets -------------------------------------------------------------------------------------


def test_notices_say_nothing_of_a_game_and_nobody_learns_an_address(
    server: Telling, hook: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ada, ben = server.told("Ada"), server.told("Ben")
    made = server.table(ada, ben)
    made.host.post(
        "/notices", {"address": f"{hook.address}/CANARY-hook", "wanted": ["turn", "ended"]}
    )
    hook.status = 500
    made.play_out()
    server.passes(GRACE)
    server.rests()
    hook.status = 200
    server.passes(60)
    server.rests()
    assert len(hook.taken) >= 6
    open_table = made.open_table()
    hidden = [open_table.row.seed.hex(), open_table.row.host, *made.tokens, made.answer["host"]]
    words = {"Ada", "Ben", "Lanterns", made.table}
    for taken in hook.taken:
        said = taken.body.decode()
        assert not any(secret and secret in said for secret in hidden)
        assert set(taken.json) == {"id", "text", "notices", "stop"}
        for line in taken.json["notices"]:
            assert line["link"] == f"{HOME}/#/t/{made.table}"
            known = {"turn", "ended", "began", "waits"}
            assert line["kind"] in known and any(word in line["text"] for word in words)
            assert not any(letter.isdigit() for letter in line["text"])
    seen = made.spectator.get().text + made.host.get("/notices").text + caplog.text
    seen += ben.get("/me/notices").__repr__()
    assert "CANARY" not in seen and f"{hook.address}/Ada" not in seen


def test_nobody_lets_the_server_send_without_end(server: Telling, hook: Receiver) -> None:
    ada = server.told("Ada")
    channel = ada.get("/me/notices")["channels"][0]["channel"]
    statuses = [
        ada.ask("POST", f"/me/notices/{channel}/test", {}).status_code
        for _ in range(21 * in_turn.servers())
    ]
    assert (statuses[0], statuses[-1]) == (200, 429)
    notices = server.local.client.app.state.carrack.notices  # type: ignore[attr-defined]
    with pytest.raises(Problem):
        for _ in range(CLIENTS_AT_ONCE + 1):
            notices.admit("198.51.100.7")
    notices.admit("198.51.100.8")
