"""Whose requests are counted together."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.server.http.clients import Clients
from carrack.server.settings import Settings


def asked(peer: str, *forwarded: str, **more: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    headers += [(name.encode(), value.encode()) for name, value in more.items()]
    return {"type": "http", "client": (peer, 5000), "headers": headers}


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("127.0.0.1", "127.0.0.1"),
    ],
)
def test_an_address_pays_for_itself_and_in_ipv6_for_its_whole_network(
    peer: str, counted: str
) -> None:
    assert Clients(Settings()).of(asked(peer)) == counted


def test_nobody_is_believed_who_was_not_named() -> None:
    strangers = Clients(Settings(proxies=("10.0.0.1",)))
    for claim in ("127.0.0.1", "::1", "10.0.0.1", "203.0.113.9"):
        assert strangers.of(asked("192.0.2.7", claim)) == "192.0.2.7"
        assert strangers.of(asked("127.0.0.1", claim)) == "127.0.0.1"


@pytest.mark.parametrize(
    ("forwarded", "counted"),
    [
        (["203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9:4711"], "203.0.113.9"),
        (["[2001:db8::9]:4711"], "2001:db8::/64"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
        (["1.2.3.4, 203.0.113.9"], "203.0.113.9"),  # what the client itself claims stands first
        (["1.2.3.4", "203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1, 203.0.113.9, 172.20.0.5"], "203.0.113.9"),  # two proxies in a row
        (["nonsense"], "172.16.0.2"),
        (["203.0.113.9, nonsense"], "172.16.0.2"),
        ([""], "172.16.0.2"),
        ([], "172.16.0.2"),
    ],
)
def test_behind_a_named_proxy_the_client_it_saw_pays(forwarded: list[str], counted: str) -> None:
    behind = Clients(Settings(proxies=("172.16.0.0/12",)))
    assert behind.of(asked("172.16.0.2", *forwarded)) == counted
    assert behind.of(asked("::ffff:172.16.0.2", *forwarded)) == counted


def test_only_this_machine_is_exempt_only_if_it_was_said_and_never_for_a_tunnel() -> None:
    at_home, served = Clients(Settings(loopback_exempt=True)), Clients(Settings())
    for here in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert at_home.of(asked(here)) is None
        assert served.of(asked(here)) is not None
        assert at_home.of(asked(here, "203.0.113.9")) is not None
        assert at_home.of(asked(here, via="1.1 tunnel")) is not None
    assert at_home.of(asked("192.0.2.7", "127.0.0.1")) == "192.0.2.7"
    behind = Clients(Settings(loopback_exempt=True, proxies=("172.16.0.2",)))
    assert behind.of(asked("172.16.0.2", "127.0.0.1")) == "127.0.0.1"


def test_this_machine_pays_as_long_as_others_reach_the_server() -> None:
    at_home, elsewhere = (Clients(Settings(loopback_exempt=free)) for free in (True, False))
    for clients, counted in ((at_home, None), (elsewhere, "127.0.0.1")):
        clients.open_to_others(True)
        assert clients.of(asked("127.0.0.1")) == "127.0.0.1"
        clients.open_to_others(False)
        assert clients.of(asked("127.0.0.1")) == counted
