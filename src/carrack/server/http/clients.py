"""Clients: whose request it is, and who pays: the person who is signed in, else the address.

A club behind one router shares an address; its people need not share a budget. But fake accounts
must not multiply the budget: an address carries only so many people, and whoever comes after pays
as the address does.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from carrack.server.budget import ADDRESSES, Clock
from carrack.server.people.cookies import session_secret
from carrack.server.settings import Settings
from carrack.server.tables.auth import hashed

CLIENT = "carrack.client"
"""The key of the paying address in a request's scope; its value is None if exempt."""
ACCOUNT = "carrack.account"
"""The key of who pays in a request's scope, a person or an address; None if nobody does."""

SITE = 64  # bits of an IPv6 address that tell one customer of a provider from another
KNOWN_SECONDS = 60.0  # for which a session is known without having been looked up again
PEOPLE = 16  # with budgets of their own at one address, and
THERE_SECONDS = 3_600.0  # for how long somebody who asks nothing keeps such a place


class Clients:
    """Determines the clients of a server from its settings."""

    def __init__(self, settings: Settings) -> None:
        self.freed = self.loopback_exempt = settings.loopback_exempt
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]

    def open_to_others(self, is_open: bool) -> None:
        """Let requests of this machine be free only while no other reaches the server."""
        self.loopback_exempt = self.freed and not is_open

    def of(self, scope: Scope) -> str | None:
        """The address that pays for a request; None if it is free."""
        peer = scope["client"][0] if scope.get("client") else ""
        headers = Headers(scope=scope)
        if self.exempt(peer) and not is_forwarded(headers):
            return None  # a request of this machine's own page, not through a tunnel
        named = ",".join(headers.getlist("x-forwarded-for")).split(",")
        while named and self.trusts(peer):  # what stands before the nearest stranger may be false
            text = _without_port(named.pop().strip())
            if parsed(text) is None:
                break
            peer = text
        return site(peer)

    def exempt(self, peer: str) -> bool:
        """Whether requests of a peer are free."""
        address = parsed(peer)
        return self.loopback_exempt and address is not None and address.is_loopback

    def trusts(self, peer: str) -> bool:
        """Whether a peer is one of the named proxies."""
        address = parsed(peer)
        return address is not None and any(address in network for network in self.proxies)


class Payers:
    """The people whose sessions were seen lately, and the addresses that they asked from."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self.clock = clock
        self.sessions: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.places: OrderedDict[str, dict[str, float]] = OrderedDict()

    def learn(self, session: str, person: str) -> None:
        """Note whose session that is, by the hash of its secret."""
        self.sessions.pop(session, None)
        self.sessions[session] = (person, self.clock())
        if len(self.sessions) > ADDRESSES:
            self.sessions.popitem(last=False)

    def of(self, scope: Scope, client: str) -> str:
        """Return who pays for a request from an address."""
        now, secret = self.clock(), session_secret(HTTPConnection(scope))
        person, seen = self.sessions.get(hashed(secret), ("", 0.0)) if secret else ("", 0.0)
        if person and now - seen <= KNOWN_SECONDS and self._has_place(person, client, now):
            return f"person {person}"
        return client

    def _has_place(self, person: str, client: str, now: float) -> bool:
        """Whether a person has a budget of their own at an address."""
        there = self.places.pop(client, {})
        if person not in there and len(there) >= PEOPLE:
            there = {one: seen for one, seen in there.items() if now - seen <= THERE_SECONDS}
        if person in there or len(there) < PEOPLE:
            there[person] = now
        self.places[client] = there
        if len(self.places) > ADDRESSES:
            self.places.popitem(last=False)
        return person in there


@lru_cache(4096)
def parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as an object; an IPv4 address written as IPv6 (`::ffff:…`) becomes IPv4."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def site(text: str) -> str:
    """The address that is charged: for IPv6 the /64, which belongs to one customer."""
    address = parsed(text)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((address, SITE), strict=False))
    return text[:64] if address is None else str(address)


def is_near(client: str | None) -> bool:
    """Whether a paying address is this machine's or in a private network."""
    address = parsed((client or "").partition("/")[0])
    return client is None or (address is not None and address.is_private)


def is_forwarded(headers: Headers) -> bool:
    """Whether a proxy or a tunnel says that a request has come through it."""
    return any(name in headers for name in ("x-forwarded-for", "forwarded", "via"))


def _without_port(text: str) -> str:
    """`192.0.2.7:443` and `[2001:db8::7]:443` without the port."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
