"""The addresses that people and tables give: what service each belongs to."""

from __future__ import annotations

import asyncio
import logging
from importlib.util import find_spec
from typing import Any

from carrack.server.notices.address_guard import Allowed, Forbidden, resolved
from carrack.server.notices.http_delivery import place_of

OFFERED = {
    "discord": "discord",
    "slack": "slack",
    "matrix": "matrix",
    "matrixs": "matrix",
    "tgram": "telegram",
    "ntfy": "ntfy",
    "ntfys": "ntfy",
    "gotify": "gotify",
    "gotifys": "gotify",
}
"""The services of Apprise that everybody may use, by the beginnings of their addresses."""
SERVICES = ("discord", "slack", "matrix", "telegram", "ntfy", "gotify")
LONGEST = 1000
CONNECTING, READING = 5.0, 10.0  # seconds


class UnknownAddress(Exception):
    """The address is of no service that is offered; `key` names the text that says why."""

    def __init__(self, key: str, host: str = "") -> None:
        super().__init__(key, host)
        self.key = key
        self.host = host


async def service_of(address: str, more: tuple[str, ...], allowed: Allowed) -> tuple[str, str]:
    """The service of an address, and the host that its owner knows it by. Raises UnknownAddress."""
    if len(address) > LONGEST or not address.isprintable():
        raise UnknownAddress("notice-address")
    here = find_spec("apprise") is not None
    service = await asyncio.to_thread(apprise_of, address) if here else None  # a second, once
    if service is not None:
        kind = _kind(service, more)
        if kind is None:
            raise UnknownAddress("notice-kind", type(service).__name__.removeprefix("Notify"))
        host = _host(service) if kind in ("matrix", "gotify", "ntfy") else ""
        if host:
            await _require_allowed(host, int(service.port or 443), allowed)
        return kind, host
    try:
        place = place_of(address)
    except ValueError:
        raise UnknownAddress("notice-address") from None
    await _require_allowed(place.host, place.port, allowed)
    return "webhook", place.host


async def _require_allowed(host: str, port: int, allowed: Allowed) -> None:
    try:
        await resolved(host, port, allowed)
    except Forbidden:
        raise UnknownAddress("notice-host", host) from None
    except OSError:
        raise UnknownAddress("notice-nowhere", host) from None


def apprise_of(address: str) -> Any:
    """The service of Apprise that an address belongs to, set so that it follows no redirect.

    None where there is none, or where it would send along what a file says.
    """
    import apprise

    logging.getLogger("apprise").disabled = True  # it writes addresses, which are secrets
    asset = apprise.AppriseAsset(storage_mode="memory", http_redirects=False)
    service = apprise.Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    if service is None or _reads_files(service):
        return None
    service.redirects = False
    service.verify_certificate = True
    service.socket_connect_timeout, service.socket_read_timeout = CONNECTING, READING
    return service


def _reads_files(service: Any) -> bool:
    """Whether an address names a file, which would be one of the server's (`?template=/etc/…`)."""
    import apprise

    held = [each for each in vars(service).values() if isinstance(each, apprise.AppriseAttachment)]
    return any(len(each) > 0 for each in held)


def _kind(service: Any, more: tuple[str, ...]) -> str | None:
    names = [*_listed(service.protocol), *_listed(service.secure_protocol)]
    offered = (OFFERED[name] for name in names if name in OFFERED)
    return next(offered, None) or next((name for name in names if name in more), None)


def _listed(names: Any) -> list[str]:
    return [] if not names else [names] if isinstance(names, str) else list(names)


def _host(service: Any) -> str:
    """The host of a service that anybody may run; "" for the one of its maker."""
    if _kind(service, ()) == "ntfy" and str(getattr(service, "mode", "")) == "cloud":
        return ""
    return str(service.host or "")


def harmless(text: str) -> str:
    """A text in which no name calls everybody at a service."""
    return text.replace("@", "@\u200b").replace("<", "‹")
