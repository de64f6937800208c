"""Whose request it is: the address that pays for it."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network

from starlette.datastructures import Headers
from starlette.types import Scope

from carrack.server.settings import Settings

CLIENT = "carrack.client"
"""The key of the paying address in a request's scope; its value is None if exempt."""

FORWARDED = ("x-forwarded-for", "forwarded", "via")
SITE = 64  # bits of an IPv6 address that tell one customer of a provider from another

Address = IPv4Address | IPv6Address


class Clients:
    """Determines the clients of a server from its settings."""

    def __init__(self, settings: Settings) -> None:
        self.loopback_exempt = settings.loopback_exempt
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]

    def of(self, scope: Scope) -> str | None:
        """The address that pays for a request; None if it is free."""
        peer = scope["client"][0] if scope.get("client") else ""
        headers = Headers(scope=scope)
        if self.exempt(peer) and not is_forwarded(headers):
            return None  # a request of this machine's own page, not through a tunnel
        if self.trusts(peer):
            return self._forwarded(headers.getlist("x-forwarded-for"), peer)
        return site(peer)

    def exempt(self, peer: str) -> bool:
        """Whether requests of a peer are free."""
        address = parsed(peer)
        return self.loopback_exempt and address is not None and address.is_loopback

    def trusts(self, peer: str) -> bool:
        """Whether a peer is one of the named proxies."""
        address = parsed(peer)
        return address is not None and any(address in network for network in self.proxies)

    def _forwarded(self, lines: list[str], peer: str) -> str:
        """The nearest address that is no named proxy: earlier ones are not trusted."""
        for named in reversed(",".join(lines).split(",")):
            text = _without_port(named.strip())
            if parsed(text) is None:
                break
            peer = text
            if not self.trusts(text):
                break
        return site(peer)


@lru_cache(4096)
def parsed(text: str) -> Address | None:
    """An address as an object; an IPv4 address written as IPv6 (`::ffff:…`) becomes IPv4."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def site(text: str) -> str:
    """The address that is charged: for IPv6 the /64, which belongs to one customer."""
    address = parsed(text)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, SITE), strict=False))
    return text[:64] if address is None else str(address)


def is_near(client: str | None) -> bool:
    """Whether a paying address is this machine's or in a private network."""
    try:
        return client is None or ipaddress.ip_network(client).is_private
    except ValueError:
        return False


def is_forwarded(headers: Headers) -> bool:
    """Whether a proxy or a tunnel says that a request has come through it."""
    return any(name in headers for name in FORWARDED)


def _without_port(text: str) -> str:
    """`192.0.2.7:443` and `[2001:db8::7]:443` without the port."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
