"""Addresses: where the server listens, and how a phone finds it."""

from __future__ import annotations

import socket
import sys

FIRST_PORT = 8090
PORTS_TRIED = 20
EVERYWHERE = ("0.0.0.0", "::")
"""A server that listens there is open to other machines."""


class AddressError(Exception):
    """The server cannot listen there; the message says why."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on a port (0: any), by default the first free one from 8090. Raises AddressError."""
    wanted = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    problem = "no port tried"
    for candidate in wanted:
        try:
            return _bound(host, candidate)
        except OSError as error:
            problem = f"{host}:{candidate}: {error.strerror or error}"
    raise AddressError(f"cannot listen on {problem}; choose another with --port")


def parted(address: str) -> tuple[str, int]:
    """The host and the port of an address to listen on (`127.0.0.1:9464`). Raises AddressError."""
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise AddressError(
            f"{address!r} is not an address to listen on; write it like 127.0.0.1:9464"
        )
    return host.removeprefix("[").removesuffix("]"), int(port)


def after(address: str, number: int) -> str:
    """An address with a port that is so much later. Raises AddressError."""
    _, port = parted(address)
    return f"{address.rpartition(':')[0]}:{port + number}"


def _bound(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    family, kind, protocol, _, address = found[0]
    # Naming the protocol matters: asyncio sends at once (TCP_NODELAY) on sockets that say TCP.
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would share the port with another server
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(256)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to type on this machine."""
    host, port = listening.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address(port: int) -> str | None:
    """The address for other devices on the same network; None if there is no network.

    The system is asked which of its addresses it would send from; nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # a documentation address (RFC 5737)
            host = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if host.startswith("127.") or host == "0.0.0.0" else f"http://{host}:{port}"
