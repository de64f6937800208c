"""Guard over the machines that notices are sent to: none of the network that this one stands in.

People name addresses of their own, so without this they could have the server reach machines that
only it can reach. Every address behind a name is checked, and the checked one is connected to: a
name that leads elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from carrack.server.notices.blocking import in_a_thread

NAME_SECONDS = 10.0  # for finding the addresses behind a name
Address = IPv4Address | IPv6Address
NAT64 = IPv6Network("64:ff9b::/96")
LOCAL_NAT64 = IPv6Network("64:ff9b:1::/48")


class Forbidden(Exception):
    """The host is none that notices may be sent to."""


class Allowed:
    """The hosts, addresses and networks that the operator lets notices be sent to."""

    def __init__(self, named: tuple[str, ...] = ()) -> None:
        self.names = {each.lower() for each in named}
        self.networks = [net for net in map(_network, named) if net is not None]

    def lets(self, host: str, address: str) -> bool:
        """Whether notices may be sent to this address, of a host of that name."""
        if host.lower().rstrip(".") in self.names:
            return True
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if any(_plain(found) in network for network in self.networks):
            return True
        return is_public(found)


def _network(text: str) -> Any:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def _plain(address: Address) -> Address:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo[1] if address.teredo is not None else None
    return address.ipv4_mapped or address.sixtofour or teredo or address


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, however it is written."""
    plain = _plain(address)
    if isinstance(plain, IPv6Address) and (plain.is_site_local or plain in LOCAL_NAT64):
        return False
    if isinstance(plain, IPv6Address) and int(plain) < 2**32:  # `::127.0.0.1`
        return False
    other = plain.is_multicast or plain.is_reserved or plain.is_unspecified
    local = plain.is_private or plain.is_loopback or plain.is_link_local
    return plain.is_global and not other and not local


async def resolved(host: str, port: int, allowed: Allowed) -> str:
    """An address of a host. Raises Forbidden if any of its addresses is, OSError if it has none."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await in_a_thread(ask, NAME_SECONDS)
    except UnicodeError:  # `a..example`: no name at all
        raise OSError(f"{host[:80]} is not a host name") from None
    addresses = [str(each[4][0]) for each in found]
    for address in addresses:
        if not allowed.lets(host, address):
            raise Forbidden(f"{host} is not a host on the public internet")
    return addresses[0]


# --- libraries that open connections of their own -------------------------------------------------


class _Guarded(threading.local):
    allowed: Allowed | None = None
    hosts: dict[str, str] = {}  # noqa: RUF012 (replaced, never changed)


_guarded = _Guarded()
_hooked = threading.Lock()
_hook: list[Any] = []


@contextmanager
def guarded_thread(allowed: Allowed) -> Iterator[None]:
    """Whatever this thread connects to within is allowed, or Forbidden is raised.

    What a library is told to connect to is looked at by the interpreter itself, after names have
    become addresses: no library, redirect or name gets past that.
    """
    with _hooked:
        if not _hook:
            _hook.append(_look)
            sys.addaudithook(_look)
    _guarded.allowed, _guarded.hosts = allowed, {}
    try:
        yield
    finally:
        _guarded.allowed = None


def _look(event: str, args: tuple[Any, ...]) -> None:
    if not event.startswith("socket.") or _guarded.allowed is None:
        return
    if event == "socket.getaddrinfo":
        _guarded.hosts = {**_guarded.hosts, "asked": str(args[0])}
    elif event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        _require(args[1])


def _require(target: Any) -> None:
    allowed = _guarded.allowed
    if allowed is None or not isinstance(target, tuple):
        raise Forbidden("notices can only be sent over the network")
    if not allowed.lets(_guarded.hosts.get("asked", ""), str(target[0])):
        raise Forbidden("this is not a host on the public internet")
